"""What judges positions and tells about them: evaluation, features, coverage, reasons."""
