"""Loaded before a copied program, so that a test can see what it does after 30 seconds without waiting for them: at a
signal, the clock of its event loop is 30 seconds further, and a blocking connection that gives up by then gives up."""

import asyncio
import signal
import socket
import time

ahead = 0
patience = None  # of the last blocking connection
connect = socket.create_connection


def note_patience(address, timeout=None, *others, **named):
    global patience
    patience = timeout
    return connect(address, timeout, *others, **named)


def pass_half_a_minute(number, frame):
    global ahead
    ahead += 30
    if patience is not None and patience <= 30:
        raise socket.timeout("timed out")


socket.create_connection = note_patience
asyncio.BaseEventLoop.time = lambda loop: time.monotonic() + ahead
signal.signal(signal.SIGUSR2, pass_half_a_minute)
