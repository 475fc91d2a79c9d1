"""Tables: in memory and from their log, opening and beginning, seats and people, clocks, what a viewer is shown."""
