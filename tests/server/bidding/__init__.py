"""The toy game at a table, with a log whose lines differ by viewer: only the bidder reads how much was bid."""
