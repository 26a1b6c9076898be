"""What a span of text says, one question a module: each has `reader(columns, options)`, which gathers evidence once."""
