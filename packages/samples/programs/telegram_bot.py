"""A Telegram bot that answers with your Foyer assistant.

Answers private messages, and in groups whoever mentions it, replies to it or uses /ask.
"""

import asyncio
import contextlib
import logging
import os
import re
import time
import unicodedata

import httpx
from telegram import Update
from telegram.constants import ChatAction, ChatType
from telegram.ext import Application, CommandHandler, ContextTypes, MessageHandler, filters

BOT_TOKEN = os.environ.get("TELEGRAM_BOT_TOKEN", "{{BOT_TOKEN}}")
API_KEY = os.environ.get("FOYER_API_KEY", "{{API_KEY}}")
API_URL = os.environ.get("FOYER_API_URL", "{{BASE_URL}}/api/chat/{{ASSISTANT_ID}}")

TROUBLE = "Sorry, I'm having trouble connecting to my brain right now. Please try again later."
NOTHING = "Sorry, I could not process your request."
MESSAGE_LIMIT = 4096  # what Telegram takes in one message
QUESTION_LIMIT = 4000  # what the assistant takes in one question
TIMEOUT_SECONDS = 30
PATIENCE_SECONDS = 15  # how long a busy server may ask us to wait
TYPING_SECONDS = 4  # Telegram shows it for five

log = logging.getLogger("foyer")


# --- Asking the assistant -------------------------------------------------------------

conversations = {}  # user id -> what tells a conversation begun with /reset from those before


def conversation_of(user_id):
    begun = conversations.get(user_id)
    return f"telegram-{user_id}-{begun}" if begun else f"telegram-{user_id}"


async def ask(http, user_id, question):
    """The assistant's answer in words, whatever happens on the way."""
    body = {"message": question[:QUESTION_LIMIT], "sessionId": conversation_of(user_id)}
    headers = {"Authorization": f"Bearer {API_KEY}"}
    for attempt in range(3):
        try:
            reply = await asyncio.wait_for(
                http.post(API_URL, json=body, headers=headers, timeout=TIMEOUT_SECONDS), TIMEOUT_SECONDS
            )
            if reply.status_code == 429 and attempt < 2:
                wait = seconds(reply.headers.get("Retry-After"))
                if wait <= PATIENCE_SECONDS:
                    await asyncio.sleep(wait)
                    continue
            if reply.status_code != 200:
                log.warning("the assistant answered with status %s", reply.status_code)
                return TROUBLE
            data = reply.json()
        except (httpx.HTTPError, asyncio.TimeoutError, ValueError) as error:
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

# --- Telegram -------------------------------------------------------------------------


async def answer(update: Update, context: ContextTypes.DEFAULT_TYPE, question: str):
    message = update.effective_message
    if not question:
        return
    http = context.bot_data["http"]
    async with typing(message):
        said = await ask(http, update.effective_user.id, question)
    for part in split_message(said):
        # In groups it quotes the question, so that everybody sees whom it answers.
        await message.reply_text(part)


@contextlib.asynccontextmanager
async def typing(message):
    async def show():
        while True:
            with contextlib.suppress(Exception):  # an answer without it is as good
                await message.reply_chat_action(ChatAction.TYPING)
            await asyncio.sleep(TYPING_SECONDS)

    task = asyncio.create_task(show())
    try:
        yield
    finally:
        task.cancel()


# What people see when they type a slash.
COMMANDS = [
    ("ask", "Ask a question"),
    ("reset", "Begin a new conversation"),
    ("help", "What this bot can do"),
]


async def on_text(update: Update, context: ContextTypes.DEFAULT_TYPE):
    message, me = update.effective_message, context.bot
    mention = re.compile(rf"@{re.escape(me.username)}\b", re.IGNORECASE)
    replied = message.reply_to_message and message.reply_to_message.from_user
    is_meant = mention.search(message.text) or (replied and replied.id == me.id)
    if message.chat.type == ChatType.PRIVATE or is_meant:
        await answer(update, context, mention.sub("", message.text).strip())


async def on_ask(update: Update, context: ContextTypes.DEFAULT_TYPE):
    question = " ".join(context.args or [])
    if question:
        await answer(update, context, question)
    else:
        await update.effective_message.reply_text("Write your question behind it: /ask When are you open?")


async def on_start(update: Update, context: ContextTypes.DEFAULT_TYPE):
    await update.effective_message.reply_text(
        "Hello! What would you like to know?\n\n/ask asks a question, /reset begins a new conversation."
    )


async def on_reset(update: Update, context: ContextTypes.DEFAULT_TYPE):
    conversations[update.effective_user.id] = int(time.time())
    await update.effective_message.reply_text("Let's start over. What would you like to know?")


async def on_error(update: object, context: ContextTypes.DEFAULT_TYPE):
    log.warning("an answer could not be sent: %r", context.error)


async def open_connection(application: Application):
    application.bot_data["http"] = httpx.AsyncClient()
    await application.bot.set_my_commands(COMMANDS)


async def close_connection(application: Application):
    await application.bot_data["http"].aclose()


def main():
    logging.basicConfig(level=logging.INFO, format="%(asctime)s %(message)s")
    # Its lines would hold the bot's token.
    logging.getLogger("httpx").setLevel(logging.WARNING)
    application = (
        Application.builder()
        .token(BOT_TOKEN)
        .concurrent_updates(True)  # nobody waits for somebody else's answer
        .post_init(open_connection)
        .post_shutdown(close_connection)
        .build()
    )
    application.add_handler(CommandHandler(["start", "help"], on_start))
    application.add_handler(CommandHandler("ask", on_ask))
    application.add_handler(CommandHandler("reset", on_reset))
    application.add_handler(MessageHandler(filters.TEXT & ~filters.COMMAND, on_text))
    application.add_error_handler(on_error)
    # New messages alone: what is edited was answered already. Ends in order when it is interrupted or told to end.
    application.run_polling(allowed_updates=[Update.MESSAGE])


if __name__ == "__main__":
    main()
