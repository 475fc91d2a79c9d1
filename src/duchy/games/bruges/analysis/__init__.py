"""What judges positions and tells about them: evaluation, observation, coverage, reasons."""
