import { chatRequest, confidence, more, said, sentences, source } from '@foyer/contract/chat'
import { type CallToolResult, McpServer } from '@modelcontextprotocol/server'
import { z } from 'zod'
import { failureOf } from '../../platform/http/errors.ts'
import { answerMessage, type ReceivedMessage } from '../../talk/chat/answer-message.ts'
import type { Chat } from '../../talk/chat/chat.ts'
import { silentSink } from '../../talk/chat/receive.ts'
import { readPagePart, searchPages } from './look-up-pages.ts'

export type Visit = Pick<ReceivedMessage, 'assistant' | 'caller' | 'address'> & { name: string }

const longestPart = 40_000

const { message, sessionId } = chatRequest.shape
const answered = z.object({
  answer: z.string(),
  answered: z.boolean().describe('Whether the answer is sure'),
  confidence,
  said,
  sentences,
  sources: z.array(source),
  more,
  conversationId: z.string().describe('Send it with the next question to go on from this one'),
})
const found = z.object({
  passages: z.array(
    z.object({ url: z.string(), title: z.string(), heading: z.array(z.string()), text: z.string() }),
  ),
})
const page = z.object({
  url: z.string(),
  title: z.string(),
  text: z.string(),
  next: z.number().nullable().describe('Where to go on reading; null at the end'),
})

// All tools are read-only and limited to one website.
const readsOnly = { readOnlyHint: true, openWorldHint: false }

export function makeServer(chat: Chat, visit: Visit): McpServer {
  const server = new McpServer(
    { name: `foyer-${visit.assistant.id}`, title: visit.name, version: '1.0.0' },
    {
      instructions: `Answers questions about ${visit.name} from its own website. Use ask for a question in words; search_pages and read_page to look for yourself.`,
    },
  )
  server.registerTool(
    'ask',
    {
      title: `Ask ${visit.name}`,
      description:
        'Asks a question in plain words and answers it from the website, with the pages it rests on.',
      inputSchema: z.object({
        question: message,
        conversationId: sessionId.describe('From the answer before, to ask on'),
      }),
      outputSchema: answered,
      annotations: readsOnly,
    },
    async ({ question, conversationId: before }, { mcpReq }) =>
      toToolResult(chat, async () => {
        const given = await answerMessage(
          chat,
          {
            ...visit,
            arrivedAt: chat.services.now(),
            request: { message: question, conversationId: before },
          },
          { ...silentSink, leaving: mcpReq.signal },
        )
        const {
          response: answer,
          conversationId,
          answered,
          confidence,
          said,
          sentences,
          sources,
          more,
        } = given
        // Several sentences may cite the same page.
        const pages = new Set(sources.map(({ url, title }) => (url ? `- ${title}: ${url}` : `- ${title}`)))
        const text = pages.size > 0 ? `${answer}\n\nSources:\n${[...pages].join('\n')}` : answer
        return {
          text,
          data: { answer, answered, confidence, said, sentences, sources, more, conversationId },
        }
      }),
  )
  server.registerTool(
    'search_pages',
    {
      title: `Search the website of ${visit.name}`,
      description: 'Finds the passages of the website that fit a question or a few words best.',
      inputSchema: z.object({
        query: message,
        limit: z.number().int().min(1).max(20).default(8),
      }),
      outputSchema: found,
      annotations: readsOnly,
    },
    async ({ query, limit }) =>
      toToolResult(chat, async () => {
        const passages = await searchPages(chat, visit, query, limit)
        const text = passages
          .map(({ url, title, heading, text }) => `## ${[title, ...heading].join(' › ')}\n${url}\n\n${text}`)
          .join('\n\n')
        return { text: text || 'Nothing on the website fits.', data: { passages } }
      }),
  )
  server.registerTool(
    'read_page',
    {
      title: `Read a page of ${visit.name}`,
      description: 'The text of one page of the website, by the address that ask or search_pages gave.',
      inputSchema: z.object({
        url: z.string().max(2_000),
        from: z.number().int().min(0).default(0).describe('Where to go on in a long page'),
      }),
      outputSchema: page,
      annotations: readsOnly,
    },
    async ({ url, from }) =>
      toToolResult(chat, async () => {
        const read = await readPagePart(chat, visit, url, from, longestPart)
        return { text: `# ${read.title}\n${read.url}\n\n${read.text}`, data: read }
      }),
  )
  return server
}

/** Failures become the tool's result, so that models can react to them. */
async function toToolResult(
  { services }: Chat,
  call: () => Promise<{ text: string; data: Record<string, unknown> }>,
): Promise<CallToolResult> {
  try {
    const { text, data } = await call()
    return { content: [{ type: 'text', text }], structuredContent: data }
  } catch (error) {
    const failure = failureOf(error as Error)
    if (failure.status >= 500) services.log.error({ err: failure.cause ?? failure }, failure.message)
    return { content: [{ type: 'text', text: failure.message }], isError: true }
  }
}
