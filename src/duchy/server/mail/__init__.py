"""E-mails: how they are sent, how many, and to whom never again."""
