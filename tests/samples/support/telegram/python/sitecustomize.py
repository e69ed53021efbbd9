"""Loaded by Python before the copied bot, so that it finds the stand-in where Telegram's Bot API would be. Whether the
module that the bot imports is the real one or stands in for it, both ask through httpx."""

import os
import sys

sys.path.append(os.path.join(os.path.dirname(__file__), "..", "..", "clock"))

import httpx
import move_clock  # noqa: F401

here = httpx.URL(os.environ["TELEGRAM_STAND_IN"])
send = httpx.AsyncHTTPTransport.handle_async_request


async def send_here(transport, request):
    if request.url.host == "api.telegram.org":
        request.url = request.url.copy_with(scheme=here.scheme, host=here.host, port=here.port)
    return await send(transport, request)


httpx.AsyncHTTPTransport.handle_async_request = send_here
