"""WebSockets at a table, who is connected, the chat."""
