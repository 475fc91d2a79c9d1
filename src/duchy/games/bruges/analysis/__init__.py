"""What judges or checks positions: evaluation, features, legality, invariants, coverage."""
