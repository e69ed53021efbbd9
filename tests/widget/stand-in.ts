// Speaks the part of Foyer's protocol that the widget uses, from memory.
import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ChatAnswer, ChatRequest } from '../../packages/contract/src/chat.ts'
import { type EmbedConfig, embedDefaults } from '../../packages/contract/src/embed.ts'
import { listen } from './listen.ts'

const dist = `${import.meta.dirname}/../../apps/widget/dist`

interface Said {
  role: 'user' | 'assistant'
  content: string
  timestamp: string
  sources?: ChatAnswer['sources']
}

interface Conversation {
  messages: Said[]
  rating: number | null
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

function send(response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}) {
  response.writeHead(status, { 'content-type': 'application/json', ...headers })
  response.end(JSON.stringify(body))
}

async function sendFile(response: ServerResponse, path: string) {
  try {
    const code = await readFile(`${dist}${path}.br`)
    const lasting = /\.[0-9a-f]{8}\.js$/.test(path)
    response.writeHead(200, {
      'content-type': 'text/javascript; charset=utf-8',
      'content-encoding': 'br',
      'content-length': code.length,
      'cache-control': lasting ? 'public, max-age=31536000, immutable' : 'public, max-age=300',
      'cross-origin-resource-policy': 'cross-origin',
    })
    response.end(code)
  } catch {
    send(response, 404, { message: 'No such file.', code: 'not_found' })
  }
}

export async function startStandIn() {
  const assistants = new Map<string, EmbedConfig>()
  const conversations = new Map<string, Conversation>()

  function remember(sessionId: string, said: Said) {
    const conversation = conversations.get(sessionId) ?? { messages: [], rating: null }
    conversation.messages.push(said)
    conversations.set(sessionId, conversation)
  }

  async function chat(request: IncomingMessage, response: ServerResponse) {
    const {
      message,
      sessionId = randomUUID(),
      fileIds,
    } = JSON.parse(String(await bodyOf(request))) as ChatRequest
    const text = fileIds?.length ? `I received ${fileIds.length} file(s).` : `You asked: ${message}`
    const timestamp = new Date().toISOString()
    const sources = [{ url: 'https://example.com/contact', title: 'Contact', quote: 'Call us any day.' }]
    remember(sessionId, { role: 'user', content: message, timestamp })
    remember(sessionId, { role: 'assistant', content: text, timestamp, sources })
    const answer: ChatAnswer = {
      response: text,
      sessionId,
      conversationId: sessionId,
      timestamp,
      answered: true,
      sources,
    }
    if (!request.headers.accept?.includes('text/event-stream')) return send(response, 200, answer)
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    for (const word of text.split(/(?<= )/))
      response.write(`event: delta\ndata: ${JSON.stringify({ text: word })}\n\n`)
    response.end(`event: done\ndata: ${JSON.stringify(answer)}\n\n`)
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? '/', 'http://localhost')
    response.setHeader('access-control-allow-origin', '*')
    if (request.method === 'OPTIONS') {
      response.setHeader('access-control-allow-headers', 'content-type')
      response.writeHead(204).end()
      return
    }
    if (url.pathname === '/embed.js' || url.pathname.startsWith('/widget/'))
      return sendFile(response, url.pathname)
    const [, id = '', rest = ''] = /^\/api\/(?:embed\/config|chat)\/([^/]+)(.*)$/.exec(url.pathname) ?? []
    const config = assistants.get(decodeURIComponent(id))
    if (!config) return send(response, 404, { message: 'No such assistant.', code: 'not_found' })
    if (url.pathname.startsWith('/api/embed/')) return send(response, 200, config)
    if (!config.isActive)
      return send(response, 403, { message: 'This assistant is not active.', code: 'inactive' })
    if (rest === '') return chat(request, response)
    if (rest === '/history') {
      const sessionId = url.searchParams.get('sessionId') ?? ''
      const conversation = conversations.get(sessionId)
      if (!conversation) return send(response, 404, { message: 'No such conversation.', code: 'not_found' })
      const { messages, rating } = conversation
      return send(response, 200, {
        sessionId,
        conversationId: sessionId,
        satisfactionRating: rating,
        messages,
      })
    }
    const body = await bodyOf(request)
    if (rest === '/feedback') {
      const { sessionId, rating } = JSON.parse(String(body))
      const conversation = conversations.get(sessionId)
      if (conversation) conversation.rating = rating
      return send(response, conversation ? 200 : 404, { message: 'Thank you.' })
    }
    const name = /filename="([^"]*)"/.exec(String(body))?.[1] ?? ''
    send(response, 201, { id: randomUUID(), name, type: 'text/plain', size: body.length })
  }

  const server = await listen((request, response) => {
    answer(request, response).catch(() => response.destroy())
  })
  return {
    ...server,
    async assistant(config: Partial<EmbedConfig>): Promise<string> {
      const assistantId = randomUUID()
      assistants.set(assistantId, {
        ...embedDefaults,
        assistantId,
        name: 'Bluebird Dental',
        language: 'en',
        isActive: true,
        voiceEnabled: false,
        ...config,
      })
      return assistantId
    },
  }
}
