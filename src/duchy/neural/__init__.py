"""Networks that judge positions: what they consist of, their files, and the kernels that ask them.

Nothing here needs a library for learning: ``duchy.learn`` trains networks, and this is how they are used.
"""
