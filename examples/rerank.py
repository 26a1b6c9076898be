"""A second look at the best candidates: word vectors, 16 MB and without PyTorch, put them in a new order.

    pip install wordllama==0.4.0.post1    # the vectors are in the package; it brings numpy
    python examples/rerank.py

A cross-encoder goes in the same place, if you have one: `lambda query, passages: model.predict([(query, passage) for
passage in passages])`.
"""

from __future__ import annotations

import pathlib
import sys
from collections.abc import Sequence

from chat import show

try:
    import wordllama
except ImportError:
    sys.exit("rerank.py needs word vectors that a package holds: pip install wordllama==0.4.0.post1")

STEP = 0.04  # what a place is worth as a cosine

# The package brings its tokenizer along but looks for it among downloads: its own folder serves as their place.
model = wordllama.WordLlama.load(cache_dir=pathlib.Path(wordllama.__file__).parent, disable_download=True)


def rerank(query: str, passages: Sequence[str]) -> Sequence[float]:
    """Return the cosine of each candidate, less something for each place: they come best first, which tells a lot."""
    vectors = model.embed([query, *passages], norm=True)
    cosines = vectors[1:] @ vectors[0]
    return [cosine - STEP * place for place, cosine in enumerate(cosines)]


if __name__ == "__main__":
    show("Who could open the flat of Bo for the landlord?", rerank=rerank)
