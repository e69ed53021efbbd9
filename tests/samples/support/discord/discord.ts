import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { openGateway } from './gateway.ts'
import { botId, botToken, guildId, memberOf, messageOf, newId, type Person, theBot } from './people.ts'

type Body = { content?: string; flags?: number; type?: number; data?: Body } & Record<string, unknown>
type Answer = { status: number; body?: unknown }

export type PostedMessage = {
  where: string
  content: string
  repliesTo: string | null
  calls: unknown
  ephemeral: boolean
}

/** Discord's gateway and REST as far as the bots need them, equally strict. */
export async function startDiscord() {
  const channelIds = Array.from({ length: 30 }, newId)
  const posted: PostedMessage[] = []
  const typing: string[] = []
  const refused: string[] = []
  const commands: { name: string }[] = []
  const thinking = new Set<string>()
  const channelOfCommand = new Map<string, string>()

  function post(where: string, body: Body): Answer {
    const { content = '' } = body
    if (!content.trim())
      return { status: 400, body: { code: 50006, message: 'Cannot send an empty message' } }
    if (content.length > 2_000) {
      const errors = { content: { _errors: [{ code: 'BASE_TYPE_MAX_LENGTH', message: 'Too long' }] } }
      return { status: 400, body: { code: 50035, message: 'Invalid Form Body', errors } }
    }
    posted.push({
      where,
      content,
      repliesTo: (body.message_reference as { message_id: string } | undefined)?.message_id ?? null,
      calls: body.allowed_mentions,
      ephemeral: ((body.flags ?? 0) & 64) !== 0,
    })
    return { status: 200, body: messageOf(theBot, channelOfCommand.get(where) ?? where, content) }
  }

  const routes: [string, RegExp, (found: string[], body: Body) => Answer][] = [
    ['GET', /^\/gateway\/bot$/, () => ({ status: 200, body: gatewayFor(`ws://127.0.0.1:${port()}/`) })],
    ['GET', /^\/users\/@me$/, () => ({ status: 200, body: theBot })],
    ['GET', /^\/oauth2\/applications\/@me$/, () => ({ status: 200, body: application })],
    [
      'PUT',
      /^\/applications\/(\d+)\/commands$/,
      (_found, body) => {
        const given = body as unknown as { name: string }[]
        commands.splice(0, commands.length, ...given)
        const kept = { application_id: botId, version: '1', default_member_permissions: null }
        return { status: 200, body: given.map((each) => ({ id: newId(), ...kept, ...each })) }
      },
    ],
    [
      'POST',
      /^\/channels\/(\d+)\/typing$/,
      ([channel]) => {
        typing.push(channel!)
        return { status: 204 }
      },
    ],
    ['POST', /^\/channels\/(\d+)\/messages$/, ([channel], body) => post(channel!, body)],
    [
      'POST',
      /^\/interactions\/\d+\/([\w-]+)\/callback$/,
      ([token], { type, data }) => {
        // 5: deferred answer; users see that the bot is thinking.
        if (type === 5) thinking.add(token!)
        else post(token!, data ?? {})
        return { status: 204 }
      },
    ],
    [
      'PATCH',
      /^\/webhooks\/\d+\/([\w-]+)\/messages\/@original$/,
      ([token], body) => {
        thinking.delete(token!)
        return post(token!, body)
      },
    ],
    [
      'POST',
      /^\/webhooks\/\d+\/([\w-]+)$/,
      ([token], body) => {
        thinking.delete(token!)
        return post(token!, body)
      },
    ],
  ]

  async function answer(request: IncomingMessage): Promise<Answer> {
    const { pathname } = new URL(request.url!, 'http://discord')
    const path = decodeURIComponent(pathname).replace(/^\/api\/v10/, '')
    const sent = await text(request)
    const isOfCommand = /^\/(interactions|webhooks)\//.test(path)
    if (!isOfCommand && request.headers.authorization !== `Bot ${botToken}`)
      return { status: 401, body: { code: 0, message: '401: Unauthorized' } }
    for (const [method, pattern, reply] of routes) {
      const found = method === request.method ? pattern.exec(path) : null
      if (found) return reply(found.slice(1), sent ? readBody(sent) : {})
    }
    return { status: 404, body: { code: 0, message: '404: Not Found' } }
  }

  const server = createServer((request, response) => {
    answer(request).then(({ status, body }) => {
      if (status >= 400) refused.push(`${request.method} ${request.url}: ${status} ${JSON.stringify(body)}`)
      if (body === undefined) return response.writeHead(status).end()
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    })
  })
  const port = () => (server.address() as AddressInfo).port
  const gateway = openGateway(server, channelIds, () => `ws://127.0.0.1:${port()}/`)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

  return {
    url: `http://127.0.0.1:${port()}`,
    posted,
    typing,
    refused,
    commands,
    thinking,
    gateway: gateway.state,
    newChannel: () => channelIds.pop()!,
    write(author: Person, channelId: string, content: string) {
      const message = messageOf(author, channelId, content)
      if (content.includes(botId)) message.mentions = [{ ...theBot, member: memberOf }]
      gateway.tell('MESSAGE_CREATE', { ...message, guild_id: guildId, channel_type: 0, member: memberOf })
      return message.id
    },
    writeDirectly(author: Person, channelId: string, content: string) {
      gateway.tell('MESSAGE_CREATE', { ...messageOf(author, channelId, content), channel_type: 1 })
    },
    /** Returns the token that identifies the bot's answer. */
    command(user: Person, channelId: string, name: string, options: Record<string, string> = {}) {
      const token = `command-${newId()}`
      channelOfCommand.set(token, channelId)
      gateway.tell('INTERACTION_CREATE', {
        id: newId(),
        application_id: botId,
        type: 2,
        token,
        version: 1,
        channel_id: channelId,
        channel: { id: channelId, type: 0, name: 'quay', permissions: '0' },
        guild_id: guildId,
        guild_locale: 'en-US',
        locale: 'en-US',
        app_permissions: '2248473465835073',
        member: { ...memberOf, user, permissions: '2248473465835073' },
        entitlements: [],
        authorizing_integration_owners: { 0: guildId },
        context: 0,
        attachment_size_limit: 10_485_760,
        data: {
          id: newId(),
          name,
          type: 1,
          options: Object.entries(options).map(([option, value]) => ({ name: option, type: 3, value })),
        },
      })
      return token
    },
    close() {
      gateway.close()
      server.closeAllConnections()
      server.close()
    },
  }
}

const application = {
  id: botId,
  name: 'Harbour Dental',
  icon: null,
  description: '',
  rpc_origins: [],
  bot_public: true,
  bot_require_code_grant: false,
  verify_key: 'a'.repeat(64),
  owner: theBot,
  team: null,
  flags: 0,
}

const gatewayFor = (url: string) => ({
  url,
  shards: 1,
  session_start_limit: { total: 1_000, remaining: 1_000, reset_after: 0, max_concurrency: 1 },
})

/** Numeric ids exceed JavaScript's safe integers. */
const readBody = (sent: string): Body => JSON.parse(sent.replace(/("\w*_id": ?)(\d+)/g, '$1"$2"'))
