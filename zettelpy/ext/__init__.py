"""What needs other packages: each module behind an extra of its own, imported when it is asked for."""
