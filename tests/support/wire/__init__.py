"""A fuzzer of the wire: bytes of HTTP and WebSocket connections from a seed, and what a server makes of them.

``case.py`` says what a case is, ``requests.py`` and ``frames.py`` make cases, ``reading.py`` checks what comes back,
``driver.py`` runs cases against a server, ``honest.py`` plays beside them.
"""
