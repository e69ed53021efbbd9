"""Receives what your Foyer tells and checks its signature. Needs Python 3.8 or newer and no packages."""

import base64
import hashlib
import hmac
import json
import os
import signal
import sys
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

SECRET = os.environ.get("FOYER_WEBHOOK_SECRET", "{{WEBHOOK_SECRET}}")
PORT = int(os.environ.get("PORT", "8080"))
MOST_BYTES = 1_000_000
MOST_SECONDS = 300


def handle(message_id, event):
    """The same id can come twice: keep the ids that you have handled where that matters."""
    print(message_id, event["timestamp"], event["type"], json.dumps(event["data"]), flush=True)


def verify(headers, body):
    """The event, where one of the signatures is ours and not older than five minutes."""
    message_id, sent_at = headers["webhook-id"], headers["webhook-timestamp"]
    if abs(time.time() - int(sent_at)) > MOST_SECONDS:
        raise ValueError("The message is too old")
    key = base64.b64decode(SECRET.split("_", 1)[-1])
    # Of the bytes as they came, not of what a framework makes of them.
    signed = f"{message_id}.{sent_at}.".encode() + body
    expected = b"v1," + base64.b64encode(hmac.new(key, signed, hashlib.sha256).digest())
    # There are two while a secret is being rotated.
    given = headers["webhook-signature"].encode().split()
    if not any(hmac.compare_digest(expected, each) for each in given):
        raise ValueError("The signature is wrong")
    return json.loads(body)


class Receiver(BaseHTTPRequestHandler):
    def do_POST(self):
        try:
            length = int(self.headers["content-length"])
            if not 0 <= length <= MOST_BYTES:
                raise ValueError("The body is too long")
            handle(self.headers["webhook-id"], verify(self.headers, self.rfile.read(length)))
            # Answer within 15 seconds; everything but 2xx is sent again.
            self.send_response(204)
        except (AttributeError, KeyError, TypeError, ValueError) as error:
            print(error, file=sys.stderr, flush=True)
            self.send_response(400)
        self.end_headers()

    def log_message(self, *_):
        """What matters is printed above."""


if __name__ == "__main__":
    server = ThreadingHTTPServer(("", PORT), Receiver)
    # From a thread of its own, because it waits until the server has stopped.
    stop = lambda *_: threading.Thread(target=server.shutdown).start()
    signal.signal(signal.SIGINT, stop)
    signal.signal(signal.SIGTERM, stop)
    print(f"Waiting for webhooks on port {server.server_port}", flush=True)
    server.serve_forever()
