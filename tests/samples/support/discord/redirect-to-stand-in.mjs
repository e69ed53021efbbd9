// Loaded before the copied bot, so that discord.js finds the stand-in where Discord would be. Where the gateway is, REST
// says by itself.

import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import '../clock/move-clock.mjs'

const fromHere = createRequire(pathToFileURL(`${process.cwd()}/discord-bot.mjs`))
const fromDiscordJs = createRequire(fromHere.resolve('discord.js'))
fromDiscordJs('@discordjs/rest').DefaultRestOptions.api = `${process.env.DISCORD_STAND_IN}/api`
