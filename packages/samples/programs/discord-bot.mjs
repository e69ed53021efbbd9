// A Discord bot that answers with your Foyer assistant.
// Answers mentions, direct messages and the slash commands /ask and /reset.

import { setTimeout as sleep } from 'node:timers/promises'
import { Client, Events, GatewayIntentBits, MessageFlags, Partials, SlashCommandBuilder } from 'discord.js'

const botToken = process.env.DISCORD_BOT_TOKEN ?? '{{BOT_TOKEN}}'
const apiKey = process.env.FOYER_API_KEY ?? '{{API_KEY}}'
const apiUrl = process.env.FOYER_API_URL ?? '{{BASE_URL}}/api/chat/{{ASSISTANT_ID}}'

const trouble = "Sorry, I'm having trouble connecting to my brain right now. Please try again later."
const nothing = 'Sorry, I could not process your request.'
const messageLimit = 2_000 // what Discord takes in one message
const questionLimit = 4_000 // what the assistant takes in one question
const timeoutMs = 30_000
const patienceSeconds = 15 // how long a busy server may ask us to wait
const typingMs = 8_000 // Discord shows it for ten seconds

// --- Asking the assistant --------------------------------------------------------------

const conversations = new Map() // user id -> what tells a conversation begun with /reset from those before

const conversationOf = (userId) => ['discord', userId, conversations.get(userId)].filter(Boolean).join('-')

/** The assistant's answer in words, whatever happens on the way. */
async function ask(userId, question) {
  const body = JSON.stringify({
    message: [...question].slice(0, questionLimit).join(''),
    sessionId: conversationOf(userId),
  })
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${apiKey}` }
  try {
    for (let attempt = 0; ; attempt++) {
      const reply = await fetch(apiUrl, {
        method: 'POST',
        headers,
        body,
        signal: AbortSignal.timeout(timeoutMs),
      })
      const wait = Number(reply.headers.get('retry-after') ?? 2)
      if (reply.status === 429 && attempt < 2 && wait <= patienceSeconds) {
        await sleep(wait * 1_000)
        continue
      }
      if (reply.status !== 200) {
        console.warn(`the assistant answered with status ${reply.status}`)
        return trouble
      }
      const { response } = await reply.json()
      return typeof response === 'string' && response.trim() ? response : nothing
    }
  } catch (error) {
    console.warn('the assistant could not be asked:', error)
    return trouble
  }
}

// --- Cutting long answers --------------------------------------------------------------

/**
 * Cuts a long answer into messages that fit: between lines or words where there are any, never inside an emoji, and a
 * code block goes on as one in the next message.
 */
function splitMessage(text, limit = messageLimit) {
  const messages = []
  let fence = '' // the line that opened the code block we are in
  for (let rest = text; rest; ) {
    const head = fence ? `${fence}\n` : ''
    if (head.length + rest.length <= limit) {
      messages.push(head + rest)
      break
    }
    const [piece, after] = cut(rest, limit - head.length - '\n```'.length)
    fence = fenceAfter(fence, piece)
    if (piece.trim()) messages.push(head + piece + (fence ? '\n```' : ''))
    // The block ends here anyway: no empty one in the next message.
    const ended = fence && after.match(/^```[ \t]*(\n|$)/)
    if (ended) fence = ''
    rest = ended ? after.slice(ended[0].length) : after
  }
  return messages
}

const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

function cut(text, room) {
  for (const separator of ['\n', ' ']) {
    const at = text.lastIndexOf(separator, room)
    if (at > room / 2) return [text.slice(0, at), text.slice(at + 1)]
  }
  let end = 0
  for (const { index, segment } of letters.segment(text.slice(0, room + 40))) {
    if (index + segment.length > room) break
    end = index + segment.length
  }
  let safe = end || room
  while (safe > 1 && text[safe - 1] === '`' && text[safe] === '`') safe--
  if (safe === 1) safe = end
  return [text.slice(0, safe), text.slice(safe)]
}

function fenceAfter(before, piece) {
  let fence = before
  for (const line of piece.split('\n'))
    if (line.split('```').length % 2 === 0)
      fence = fence ? '' : line.slice(line.indexOf('```')).trim().slice(0, 60)
  return fence
}

// --- Discord ---------------------------------------------------------------------------

const commands = [
  new SlashCommandBuilder()
    .setName('ask')
    .setDescription('Ask a question')
    .addStringOption((option) =>
      option.setName('question').setDescription('What would you like to know?').setRequired(true),
    ),
  new SlashCommandBuilder().setName('reset').setDescription('Begin a new conversation'),
]

const client = new Client({
  intents: [
    GatewayIntentBits.Guilds,
    GatewayIntentBits.GuildMessages,
    GatewayIntentBits.DirectMessages,
    GatewayIntentBits.MessageContent,
  ],
  // Direct messages come in channels that the bot has not seen before.
  partials: [Partials.Channel],
  // An answer may name people and roles; it calls nobody.
  allowedMentions: { parse: [], repliedUser: false },
  // A question that was deleted meanwhile is answered all the same.
  failIfNotExists: false,
})

client.once(Events.ClientReady, async ({ user, application }) => {
  await application.commands.set(commands)
  console.log(`signed in as ${user.tag}`)
})

client.on(Events.MessageCreate, async (message) => {
  if (message.author.bot) return
  const inPrivate = !message.guildId
  if (!inPrivate && !message.mentions.users.has(client.user.id)) return
  const question = message.content.replace(new RegExp(`<@!?${client.user.id}>`, 'g'), '').trim()
  if (!question) return
  try {
    const answer = await whileTyping(message.channel, ask(message.author.id, question))
    for (const part of splitMessage(answer))
      await (inPrivate ? message.channel.send(part) : message.reply(part))
  } catch (error) {
    console.warn('an answer could not be sent:', error)
  }
})

client.on(Events.InteractionCreate, async (interaction) => {
  if (!interaction.isChatInputCommand()) return
  try {
    if (interaction.commandName === 'reset') {
      conversations.set(interaction.user.id, Date.now())
      await interaction.reply({
        content: "Let's start over. What would you like to know?",
        flags: MessageFlags.Ephemeral,
      })
    }
    if (interaction.commandName === 'ask') {
      await interaction.deferReply()
      const answer = await ask(interaction.user.id, interaction.options.getString('question', true))
      const [first, ...others] = splitMessage(answer)
      await interaction.editReply(first)
      for (const part of others) await interaction.followUp(part)
    }
  } catch (error) {
    console.warn('a command could not be answered:', error)
  }
})

async function whileTyping(channel, answering) {
  const type = () => channel.sendTyping().catch(() => {})
  await type()
  const timer = setInterval(type, typingMs)
  try {
    return await answering
  } finally {
    clearInterval(timer)
  }
}

for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, async () => {
    await client.destroy()
    process.exit(0)
  })

await client.login(botToken)
