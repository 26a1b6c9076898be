"""The one scorer, which recall and context share: passages, questions, and the ranking of the ones by the others."""
