"""The bodies of requests and responses and the messages of the socket, as the API documents them.

A *ply* of a table counts the entries of its log, actions that were taken back and undos included: it only grows, and no
two things happen at the same ply. Views, boards and log lines are defined by each game (see its shapes).
"""
