import asyncio
import logging
import signal

import httpx

from .. import Bot, TelegramError, Update
from . import filters

__all__ = ["Application", "CommandHandler", "ContextTypes", "MessageHandler", "filters"]

log = logging.getLogger("telegram.ext")


class Context:
    def __init__(self, application, args=None, error=None):
        self.application = application
        self.bot = application.bot
        self.bot_data = application.bot_data
        self.args = args
        self.error = error


class ContextTypes:
    DEFAULT_TYPE = Context


class CommandHandler:
    def __init__(self, command, callback):
        self.commands = {command} if isinstance(command, str) else set(command)
        self.callback = callback

    def match(self, update, bot):
        """Its arguments, or None where the message is no such command or one for another bot."""
        message = update.effective_message
        if not message or not message.text or not filters.COMMAND(message):
            return None
        name, *args = message.text.split()
        command, _, to = name[1:].partition("@")
        if command.lower() not in self.commands or (to and to.lower() != bot.username.lower()):
            return None
        return args


class MessageHandler:
    def __init__(self, wanted, callback):
        self.wanted = wanted
        self.callback = callback

    def match(self, update, bot):
        message = update.effective_message
        return [] if message and self.wanted(message) else None


class Builder:
    def __init__(self):
        self._token = None
        self._concurrent = False
        self._post_init = self._post_shutdown = None

    def token(self, token):
        self._token = token
        return self

    def concurrent_updates(self, concurrent):
        self._concurrent = concurrent
        return self

    def post_init(self, callback):
        self._post_init = callback
        return self

    def post_shutdown(self, callback):
        self._post_shutdown = callback
        return self

    def build(self):
        return Application(Bot(self._token), self._concurrent, self._post_init, self._post_shutdown)


class Application:
    def __init__(self, bot, concurrent, post_init, post_shutdown):
        self.bot = bot
        self.bot_data = {}
        self._concurrent = concurrent
        self._post_init = post_init
        self._post_shutdown = post_shutdown
        self._handlers = []
        self._error_handlers = []
        self._tasks = set()

    @staticmethod
    def builder():
        return Builder()

    def add_handler(self, handler):
        self._handlers.append(handler)

    def add_error_handler(self, callback):
        self._error_handlers.append(callback)

    def run_polling(self, allowed_updates=None):
        asyncio.run(self._run(allowed_updates))

    async def _run(self, allowed_updates):
        stopped = asyncio.Event()
        loop = asyncio.get_running_loop()
        for name in (signal.SIGINT, signal.SIGTERM, signal.SIGABRT):
            loop.add_signal_handler(name, stopped.set)
        await self.bot.initialize()
        if self._post_init:
            await self._post_init(self)
        await self.bot.call("deleteWebhook", drop_pending_updates=False)
        polling = asyncio.create_task(self._poll(allowed_updates))
        await stopped.wait()
        polling.cancel()
        # What was begun is brought to its end.
        await asyncio.gather(polling, *self._tasks, return_exceptions=True)
        await self.bot.shutdown()
        if self._post_shutdown:
            await self._post_shutdown(self)

    async def _poll(self, allowed_updates):
        offset = 0
        while True:
            try:
                updates = await self.bot.call(
                    "getUpdates", patience=15, timeout=10, offset=offset, allowed_updates=allowed_updates
                )
            except (httpx.HTTPError, TelegramError) as error:
                log.warning("updates could not be read: %r", error)
                await asyncio.sleep(1)
                continue
            for data in updates:
                offset = data["update_id"] + 1
                task = asyncio.create_task(self._handle(Update(data, self.bot)))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)
                if not self._concurrent:
                    await task

    async def _handle(self, update):
        for handler in self._handlers:
            args = handler.match(update, self.bot)
            if args is None:
                continue
            try:
                await handler.callback(update, Context(self, args))
            except Exception as error:  # handed to the bot's own handlers of errors
                for callback in self._error_handlers:
                    await callback(update, Context(self, error=error))
            return
