"""Numbers and orders: logarithms, graph ranks, similarity sketches, diverse selection, weights. Knows no zettel."""
