"""Loaded by Python before the copied bot, so that discord.py finds the stand-in where Discord would be."""

import os
import sys

sys.path.append(os.path.join(os.path.dirname(__file__), "..", "..", "clock"))

import discord.gateway
import discord.http
import move_clock  # noqa: F401
import yarl

here = os.environ["DISCORD_STAND_IN"]
discord.http.Route.BASE = f"{here}/api/v10"
discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(here.replace("http", "ws") + "/")
