"""What people and clients are shown."""
