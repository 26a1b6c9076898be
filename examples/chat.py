"""A little chat for the examples beside it, and what shows the context of a question."""

from __future__ import annotations

import pathlib
import sys
from typing import Any

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent))  # from a checkout: zettelpy lies beside us

import zettelpy

CHAT = """
[2025-03-03 09:02] Ana: Morning! Did you sleep well in the new flat?
[2025-03-03 09:04] Bo: Not at all. The radiators stay cold, whatever I do with the valve.
[2025-03-03 09:05] Ana: Oh no. The landlord is away until Friday, but the caretaker has keys to everything.
[2025-03-03 09:11] Bo: I left a note under the door of the caretaker.
[2025-03-04 18:40] Ana: Are you still in bed with a fever?
[2025-03-04 18:52] Bo: Yes, 38.5 since noon. I had to call off the rehearsal.
[2025-03-04 18:53] Ana: Shall I bring soup? I pass the pharmacy too.
[2025-03-04 18:55] Bo: Soup would be lovely. The cello lesson on Thursday will be on video.
[2025-03-06 20:15] Ana: By the way, the kitten finally has a name: Pepper.
[2025-03-06 20:17] Bo: Ha! Does Pepper still climb the curtains?
[2025-03-06 20:18] Ana: Every night. Next week we go to the vet for the vaccinations.
[2025-03-07 12:30] Bo: The engineer came, replaced a pump, and now it is warm everywhere.
[2025-03-07 12:34] Ana: Wonderful. I booked two seats in the Mozarteum for the 21st, my treat.
[2025-03-07 12:36] Bo: You are the best. I will be on my feet by then.
"""


def show(question: str, *, max_tokens: int = 45, **hooks: Any) -> None:
    """Print the context of a question without the hooks, and with them."""
    memory = zettelpy.compress(CHAT)
    print(f"Question: {question}")
    for title, options in (("words alone", {}), (f"with {', '.join(hooks)}", hooks)):
        print(f"\n{title}:")
        print(zettelpy.recall_context(memory, question, max_tokens=max_tokens, **options) or "(nothing)")
