"""The words of dates, one module a language: months, numbers, units, turns, and what tells past from future."""
