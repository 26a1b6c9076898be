"""A collection of documents in parts: each part scores, and what they found is ranked as one index ranks it."""
