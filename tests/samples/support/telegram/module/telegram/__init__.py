"""Stands in for python-telegram-bot, version 20 or newer, where none is installed: as much of it as the copied bot uses,
under the same names and with the same meaning. It asks the same Bot API in the same words."""

import json

import httpx

from . import constants

__all__ = ["Bot", "Message", "Update", "constants"]


class TelegramError(Exception):
    pass


class Bot:
    def __init__(self, token):
        self._base = f"https://api.telegram.org/bot{token}/"
        self._client = httpx.AsyncClient()
        self._me = None

    async def call(self, method, patience=5, **parameters):
        """As the real one sends it: a form whose structured values are JSON."""
        form = {
            name: value if isinstance(value, str) else json.dumps(value)
            for name, value in parameters.items()
            if value is not None
        }
        reply = (await self._client.post(self._base + method, data=form, timeout=patience)).json()
        if not reply["ok"]:
            raise TelegramError(reply["description"])
        return reply["result"]

    async def initialize(self):
        self._me = await self.call("getMe")

    async def shutdown(self):
        await self._client.aclose()

    @property
    def id(self):
        return self._me["id"]

    @property
    def username(self):
        return self._me["username"]

    async def set_my_commands(self, commands):
        pairs = [{"command": command, "description": description} for command, description in commands]
        return await self.call("setMyCommands", commands=pairs)


class User:
    def __init__(self, data):
        self.id = data["id"]
        self.is_bot = data["is_bot"]


class Chat:
    def __init__(self, data):
        self.id = data["id"]
        self.type = data["type"]


class Message:
    def __init__(self, data, bot):
        self._bot = bot
        self.message_id = data["message_id"]
        self.chat = Chat(data["chat"])
        self.chat_id = self.chat.id
        self.from_user = User(data["from"]) if "from" in data else None
        self.text = data.get("text")
        self.entities = data.get("entities", [])
        replied = data.get("reply_to_message")
        self.reply_to_message = Message(replied, bot) if replied else None

    async def reply_text(self, text):
        # By itself it quotes in groups, and in private chats it does not.
        quoted = None if self.chat.type == constants.ChatType.PRIVATE else {"message_id": self.message_id}
        await self._bot.call("sendMessage", chat_id=self.chat_id, text=text, reply_parameters=quoted)

    async def reply_chat_action(self, action):
        await self._bot.call("sendChatAction", chat_id=self.chat_id, action=action)


class Update:
    MESSAGE = "message"
    EDITED_MESSAGE = "edited_message"

    def __init__(self, data, bot):
        self.update_id = data["update_id"]
        self.message = Message(data["message"], bot) if "message" in data else None
        edited = data.get("edited_message")
        self.edited_message = Message(edited, bot) if edited else None

    @property
    def effective_message(self):
        return self.message or self.edited_message

    @property
    def effective_user(self):
        return self.effective_message.from_user
