"""What judges or checks positions."""
