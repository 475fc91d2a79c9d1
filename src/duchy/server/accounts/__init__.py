"""Who sent a request, and accounts: sign-ins, limits on guessing passwords."""
