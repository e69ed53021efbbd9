import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export const botToken = '110201543:AAHdqTcvCH1vGWJxfSeofSAs0K5PALDsaw'

const bot = { id: 110201543, is_bot: true, first_name: 'Harbour Dental', username: 'Harbour_Dental_Bot' }

export type SentMessage = { chatId: number; text: string; repliesTo: number | null }
export type TelegramUser = { id: number; is_bot: boolean; first_name: string }
type Message = { message_id: number; from: object; chat: object; date: number; text: string }
type Update = { update_id: number } & Record<string, unknown>
type Parameters = Record<string, string | undefined>

class Refusal extends Error {
  readonly status: number
  constructor(status: number, description: string) {
    super(description)
    this.status = status
  }
}

let nth = 0
export const newUser = (first_name: string): TelegramUser => ({
  id: 5_000 + ++nth,
  is_bot: false,
  first_name,
})

/** Telegram's Bot API as far as the bots need it, equally strict. */
export async function startBotApi() {
  const sent: SentMessage[] = []
  const typing: number[] = []
  const refused: string[] = []
  const commands: { command: string }[] = []
  const waiting = new Set<() => void>()
  let updates: Update[] = []

  async function getUpdates(
    { offset = '0', timeout = '0', allowed_updates = '[]' }: Parameters,
    disconnected: AbortSignal,
  ) {
    const allowed: string[] = JSON.parse(allowed_updates)
    const isAllowed = (update: Update) => allowed.length === 0 || allowed.some((kind) => kind in update)
    // The offset confirms all earlier updates.
    updates = updates.filter(({ update_id }) => update_id >= Number(offset))
    if (!updates.some(isAllowed))
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, Number(timeout) * 1_000)
        disconnected.addEventListener('abort', () => resolve())
        waiting.add(() => {
          clearTimeout(timer)
          resolve()
        })
      })
    updates = updates.filter(isAllowed)
    return updates
  }

  function sendMessage({ chat_id, text: said = '', reply_parameters, reply_to_message_id }: Parameters) {
    if (!said.trim()) throw new Refusal(400, 'Bad Request: message text is empty')
    if (said.length > 4_096) throw new Refusal(400, 'Bad Request: message is too long')
    const quoted = reply_parameters ? JSON.parse(reply_parameters).message_id : reply_to_message_id
    const chat = chats.get(Number(chat_id))
    if (!chat) throw new Refusal(400, 'Bad Request: chat not found')
    sent.push({ chatId: Number(chat_id), text: said, repliesTo: quoted ? Number(quoted) : null })
    return messageOf(bot, chat, said)
  }

  const methods: Record<string, (parameters: Parameters, disconnected: AbortSignal) => unknown> = {
    getMe: () => bot,
    deleteWebhook: () => true,
    getUpdates,
    sendMessage,
    sendChatAction({ chat_id, action }) {
      if (action === 'typing') typing.push(Number(chat_id))
      return true
    },
    setMyCommands(parameters) {
      commands.splice(0, commands.length, ...JSON.parse(parameters.commands ?? '[]'))
      return true
    },
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const [, token, name = ''] = /^\/bot([^/]+)\/(\w+)$/.exec(request.url ?? '') ?? []
    const parameters = await readParameters(request)
    if (token !== botToken) throw new Refusal(401, 'Unauthorized')
    const method = methods[name]
    if (!method) throw new Refusal(404, 'Not Found')
    const disconnected = new AbortController()
    response.on('close', () => disconnected.abort())
    return method(parameters, disconnected.signal)
  }

  const server = createServer((request, response) => {
    const reply = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    answer(request, response).then(
      (result) => reply(200, { ok: true, result }),
      (error) => {
        // Typing notices may be cancelled mid-request.
        if (error.code === 'ECONNRESET') return
        const status = error instanceof Refusal ? error.status : 500
        refused.push(`${request.url}: ${error.message}`)
        reply(status, { ok: false, error_code: status, description: error.message })
      },
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

  const chats = new Map<number, object>()
  let lastMessage = 0
  const messageOf = (from: object, chat: object, said: string): Message => ({
    message_id: ++lastMessage,
    from,
    chat,
    date: Math.floor(Date.now() / 1_000),
    text: said,
    ...(said.startsWith('/') && {
      entities: [{ type: 'bot_command', offset: 0, length: said.split(/\s/)[0]!.length }],
    }),
  })

  let lastUpdate = 700
  function happen(kind: string, message: object) {
    updates.push({ update_id: ++lastUpdate, [kind]: message })
    for (const wake of waiting) wake()
    waiting.clear()
  }

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sent,
    typing,
    refused,
    commands,
    write(from: TelegramUser, said: string, kind = 'message') {
      const chat = { id: from.id, type: 'private', first_name: from.first_name }
      chats.set(chat.id, chat)
      happen(kind, messageOf(from, chat, said))
    },
    writeInGroup(from: TelegramUser, groupId: number, said: string, replyTo?: 'bot' | TelegramUser) {
      const chat = { id: groupId, type: 'supergroup', title: 'The quay' }
      chats.set(groupId, chat)
      const message = messageOf(from, chat, said)
      const before = replyTo && messageOf(replyTo === 'bot' ? bot : replyTo, chat, 'Something said before')
      happen('message', before ? { ...message, reply_to_message: before } : message)
      return message.message_id
    },
    close() {
      for (const wake of waiting) wake()
      server.closeAllConnections()
      server.close()
    },
  }
}

/** Parameters are JSON, or a form whose structured values are JSON. */
async function readParameters(request: IncomingMessage): Promise<Parameters> {
  const sent = await text(request)
  if (!request.headers['content-type']?.includes('json')) return Object.fromEntries(new URLSearchParams(sent))
  const named: Record<string, unknown> = JSON.parse(sent)
  return Object.fromEntries(
    Object.entries(named).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  )
}
