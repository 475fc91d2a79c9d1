"""Telling people that it is their turn, by messages to browsers and by e-mail."""
