"""E-mails through the SMTP server of the settings."""

from __future__ import annotations

import smtplib
import ssl
from email.message import EmailMessage
from email.utils import formatdate, make_msgid

from duchy.server.settings import Settings

TIMEOUT = 20.0  # seconds


def compose(settings: Settings, to: str, subject: str, text: str, stop: str) -> EmailMessage:
    """A message; ``stop`` is the address that ends such messages, for the mail program's own button (RFC 8058)."""
    message = EmailMessage()
    message["From"] = settings.mail_from
    message["To"] = to
    message["Subject"] = subject
    message["Date"] = formatdate()
    message["Message-ID"] = make_msgid(domain="duchy.invalid")
    message["Auto-Submitted"] = "auto-generated"
    message["List-Unsubscribe"] = f"<{stop}>"
    message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    message.set_content(text)
    return message


def send(settings: Settings, message: EmailMessage) -> None:
    """Send a message. Blocks; raises ``OSError`` or ``smtplib.SMTPException``."""
    secure = ssl.create_default_context()
    if settings.smtp_security == "tls":
        server: smtplib.SMTP = smtplib.SMTP_SSL(settings.smtp_host, settings.smtp_port, timeout=TIMEOUT, context=secure)
    else:
        server = smtplib.SMTP(settings.smtp_host, settings.smtp_port, timeout=TIMEOUT)
    with server:
        if settings.smtp_security == "starttls":
            server.starttls(context=secure)
        if settings.smtp_user:
            server.login(settings.smtp_user, settings.smtp_password)
        server.send_message(message)
