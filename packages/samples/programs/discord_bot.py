"""A Discord bot that answers with your Foyer assistant.

Answers mentions, direct messages and the slash commands /ask and /reset.
"""

import asyncio
import logging
import os
import signal
import time
import unicodedata

import aiohttp
import discord
from discord import app_commands

BOT_TOKEN = os.environ.get("DISCORD_BOT_TOKEN", "{{BOT_TOKEN}}")
API_KEY = os.environ.get("FOYER_API_KEY", "{{API_KEY}}")
API_URL = os.environ.get("FOYER_API_URL", "{{BASE_URL}}/api/chat/{{ASSISTANT_ID}}")

TROUBLE = "Sorry, I'm having trouble connecting to my brain right now. Please try again later."
NOTHING = "Sorry, I could not process your request."
MESSAGE_LIMIT = 2000  # what Discord takes in one message
QUESTION_LIMIT = 4000  # what the assistant takes in one question
TIMEOUT_SECONDS = 30
PATIENCE_SECONDS = 15  # how long a busy server may ask us to wait

log = logging.getLogger("foyer")


# --- Asking the assistant -------------------------------------------------------------

conversations = {}  # user id -> what tells a conversation begun with /reset from those before


def conversation_of(user_id):
    begun = conversations.get(user_id)
    return f"discord-{user_id}-{begun}" if begun else f"discord-{user_id}"


async def ask(http, user_id, question):
    """The assistant's answer in words, whatever happens on the way."""
    body = {"message": question[:QUESTION_LIMIT], "sessionId": conversation_of(user_id)}
    headers = {"Authorization": f"Bearer {API_KEY}"}
    timeout = aiohttp.ClientTimeout(total=TIMEOUT_SECONDS)
    for attempt in range(3):
        try:
            async with http.post(API_URL, json=body, headers=headers, timeout=timeout) as reply:
                if reply.status == 429 and attempt < 2:
                    wait = seconds(reply.headers.get("Retry-After"))
                    if wait <= PATIENCE_SECONDS:
                        await asyncio.sleep(wait)
                        continue
                if reply.status != 200:
                    log.warning("the assistant answered with status %s", reply.status)
                    return TROUBLE
                data = await reply.json(content_type=None)
        except (aiohttp.ClientError, asyncio.TimeoutError, ValueError) as error:
            log.warning("the assistant could not be asked: %r", error)
            return TROUBLE
        answer = data.get("response") if isinstance(data, dict) else None
        return answer if isinstance(answer, str) and answer.strip() else NOTHING
    return TROUBLE


def seconds(retry_after):
    try:
        return max(0.0, float(retry_after))
    except (TypeError, ValueError):
        return 2.0


# --- Cutting long answers -------------------------------------------------------------
{{SPLIT_MESSAGE}}

# --- Discord --------------------------------------------------------------------------


class Bot(discord.Client):
    def __init__(self):
        intents = discord.Intents.default()
        intents.message_content = True
        super().__init__(
            intents=intents,
            # An answer may name people and roles; it calls nobody.
            allowed_mentions=discord.AllowedMentions.none(),
        )
        self.tree = app_commands.CommandTree(self)
        self.web = None

    async def setup_hook(self):
        self.web = aiohttp.ClientSession()
        self.tree.add_command(ask_command)
        self.tree.add_command(reset_command)
        await self.tree.sync()

    async def close(self):
        if self.web:
            await self.web.close()
        await super().close()

    async def on_ready(self):
        log.info("signed in as %s", self.user)

    async def on_message(self, message):
        if message.author.bot:
            return
        in_private = message.guild is None
        if not in_private and self.user not in message.mentions:
            return
        question = without_mention(message.content, self.user.id)
        if not question:
            return
        async with message.channel.typing():
            answer = await ask(self.web, message.author.id, question)
        # A question that was deleted meanwhile is answered all the same.
        question = None if in_private else message.to_reference(fail_if_not_exists=False)
        for part in split_message(answer):
            await message.channel.send(part, reference=question)


def without_mention(text, bot_id):
    return text.replace(f"<@{bot_id}>", "").replace(f"<@!{bot_id}>", "").strip()


@app_commands.command(name="ask", description="Ask a question")
@app_commands.describe(question="What would you like to know?")
async def ask_command(interaction, question: str):
    await interaction.response.defer(thinking=True)
    answer = await ask(interaction.client.web, interaction.user.id, question)
    for part in split_message(answer):
        await interaction.followup.send(part)


@app_commands.command(name="reset", description="Begin a new conversation")
async def reset_command(interaction):
    conversations[interaction.user.id] = int(time.time())
    await interaction.response.send_message("Let's start over. What would you like to know?", ephemeral=True)


async def main():
    logging.basicConfig(level=logging.INFO, format="%(asctime)s %(message)s")
    bot = Bot()
    loop = asyncio.get_running_loop()
    for name in (signal.SIGINT, signal.SIGTERM):
        try:
            loop.add_signal_handler(name, lambda: loop.create_task(bot.close()))
        except NotImplementedError:  # Windows: Ctrl+C ends it by itself
            pass
    async with bot:
        await bot.start(BOT_TOKEN)


if __name__ == "__main__":
    try:
        asyncio.run(main())
    except KeyboardInterrupt:
        pass
