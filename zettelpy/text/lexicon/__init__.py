"""Word lists as data, one module a language or a subject; curated for this project and licensed with it."""
