"""Layer 1: reading characters. Words, sentences, blocks, messages, dates, token counts; knows no zettel."""
