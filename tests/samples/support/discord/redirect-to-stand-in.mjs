// Loaded before the copied bot to redirect discord.js; REST announces the gateway's address.

import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import '../clock/move-clock.mjs'

const fromHere = createRequire(pathToFileURL(`${process.cwd()}/discord-bot.mjs`))
const fromDiscordJs = createRequire(fromHere.resolve('discord.js'))
fromDiscordJs('@discordjs/rest').DefaultRestOptions.api = `${process.env.DISCORD_STAND_IN}/api`
