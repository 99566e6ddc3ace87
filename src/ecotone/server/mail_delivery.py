"""Sending e-mail through the host's mail server."""

import asyncio
import smtplib
import ssl
import threading
from collections.abc import Callable
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate, make_msgid, parseaddr
from enum import Enum

from ecotone.server.settings import MailSettings

SECONDS = 10.0
"""How long the mail server may take for each answer."""


class Sent(Enum):
    """What a mail server makes of a message."""

    TAKEN = "taken"
    REFUSED = "refused"
    """It will never take a message for this address."""
    LATER = "later"
    """It may take it at another time, or the host must mend something."""


def new_message(
    settings: MailSettings, to: str, subject: str, text: str, stop: str | None = None
) -> EmailMessage:
    """A message in plain text; `stop` is the address of the page that stops them."""
    message = EmailMessage(policy=SMTP)
    message["From"] = settings.sender
    message["To"] = to
    message["Subject"] = subject
    message["Date"] = formatdate(localtime=False)
    domain = parseaddr(settings.sender)[1].rpartition("@")[2]
    message["Message-ID"] = make_msgid(domain=domain)
    message["Auto-Submitted"] = "auto-generated"
    if stop is not None:
        message["List-Unsubscribe"] = f"<{stop}>"
    message.set_content(text)
    return message


async def send(settings: MailSettings, message: EmailMessage) -> Sent:
    """Hand a message to the mail server, in a thread for which no stopping server waits."""
    loop = asyncio.get_running_loop()
    answer: asyncio.Future[Sent] = loop.create_future()

    def settle(outcome: Sent) -> None:
        if not answer.done():
            answer.set_result(outcome)

    def work() -> None:
        outcome = handed_over(settings, message)
        if not loop.is_closed():
            loop.call_soon_threadsafe(settle, outcome)

    threading.Thread(target=work, name="mail", daemon=True).start()
    return await answer


def handed_over(settings: MailSettings, message: EmailMessage) -> Sent:
    """Hand a message to the mail server; nothing is sent unless the line is as safe as asked."""
    try:
        with connection(settings) as server:
            if settings.security == "starttls":
                server.starttls(context=ssl.create_default_context())
            if settings.user:
                server.login(settings.user, settings.password)
            server.send_message(message)
    except smtplib.SMTPRecipientsRefused as error:
        codes = [code for code, _ in error.recipients.values()]
        return Sent.REFUSED if all(code >= 500 for code in codes) else Sent.LATER
    except (smtplib.SMTPException, OSError):
        return Sent.LATER
    return Sent.TAKEN


def connection(settings: MailSettings) -> smtplib.SMTP:
    open_line: Callable[..., smtplib.SMTP] = smtplib.SMTP
    more = {}
    if settings.security == "tls":
        open_line, more = smtplib.SMTP_SSL, {"context": ssl.create_default_context()}
    return open_line(settings.server, settings.port, timeout=SECONDS, **more)
