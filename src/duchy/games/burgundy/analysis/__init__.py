"""What judges or checks positions: evaluation, features, invariants, coverage."""
