"""Messages through the SMTP server of the settings."""

from __future__ import annotations

import smtplib
import ssl
from email import policy
from email.message import EmailMessage
from email.utils import formatdate, make_msgid

from duchy.server.settings import Settings

TIMEOUT = 20.0  # seconds
#: A header that is folded would break the address of List-Unsubscribe, which mail programs then do not understand.
LONG_LINES = policy.default.clone(max_line_length=990)


def compose(settings: Settings, to: str, subject: str, text: str, stop: str) -> EmailMessage:
    """A message; ``stop`` is the address that ends such messages, for the mail program's own button (RFC 8058)."""
    message = EmailMessage(LONG_LINES)
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


def send(settings: Settings, message: EmailMessage | None) -> None:
    """Send a message; without one, only greet the server and sign in. Blocks; raises ``OSError``, ``SMTPException``."""
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
        if message is not None:
            server.send_message(message)
        else:
            server.ehlo_or_helo_if_needed()


def reason(problem: Exception) -> str:
    """Why a message was not sent, for the log: what the mail server says names the recipient, so only its code."""
    if isinstance(problem, smtplib.SMTPRecipientsRefused):
        codes = sorted({code for code, _ in problem.recipients.values()})
        return f"{type(problem).__name__} {', '.join(map(str, codes))}"
    if isinstance(problem, smtplib.SMTPResponseException):
        return f"{type(problem).__name__} {problem.smtp_code}"
    return type(problem).__name__ if isinstance(problem, smtplib.SMTPException) else str(problem)
