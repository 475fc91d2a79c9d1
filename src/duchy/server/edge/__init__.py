"""What stands in front of the routes: connections, limits, headers, encoded responses, the built client."""
