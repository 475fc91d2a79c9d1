"""The database: its schema, reading, the single writer, notices between processes, outages, copies."""
