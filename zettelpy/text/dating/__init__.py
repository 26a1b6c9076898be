"""Readers of dates that need an anchor: units, weekdays, days of months, by languages with spaces and without."""
