"""Components: the data files as constant tables."""
