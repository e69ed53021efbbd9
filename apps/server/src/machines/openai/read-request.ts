import { createHash } from 'node:crypto'
import type { ChatRequest } from '@foyer/contract/chat'
import { chatRequest } from '@foyer/contract/chat'
import type { CompletionMessage, CompletionRequest } from '@foyer/contract/openai'
import { Failure } from '../../platform/http/failure.ts'

/** As many of the turns before as the chat API looks at. */
const turnsKept = 20
/** A turn that is longer was no answer of ours. */
const longestTurn = 20_000

/**
 * A question as the chat API takes it. Settings of a model are passed over, and so are system messages: what an
 * assistant may say is its owner's affair. What would need another kind of answer is refused in words.
 */
export function readRequest(body: CompletionRequest): ChatRequest {
  refuseWhatChangesTheAnswer(body)
  const said = body.messages.flatMap(turnOf)
  const last = said.at(-1)
  if (last?.role !== 'user') throw invalid('The last message must be the user’s question.', 'messages')
  const before = said.slice(0, -1)
  const read = chatRequest.safeParse({
    message: last.content,
    sessionId: sessionOf(body, said),
    conversationHistory: before
      .slice(-turnsKept)
      .map(({ role, content }) => ({ role, content: content.slice(0, longestTurn) })),
  })
  if (!read.success) throw invalid(read.error.issues[0]!.message, 'messages')
  return read.data
}

/** What a refusal is about, as OpenAI's errors say it. */
export class InvalidParameter extends Failure {
  readonly param: string
  constructor(message: string, param: string) {
    super('invalid_input', message)
    this.param = param
  }
}
const invalid = (message: string, param: string) => new InvalidParameter(message, param)

function refuseWhatChangesTheAnswer({ n, response_format: format, tool_choice: tools }: CompletionRequest) {
  if (n != null && n !== 1) throw invalid('n must be 1: a question has one answer here.', 'n')
  if (format && format.type !== 'text')
    throw invalid('response_format must be text: answers are sentences, not data.', 'response_format')
  if (tools != null && tools !== 'auto' && tools !== 'none')
    throw invalid('tool_choice must be auto or none: assistants call no tools.', 'tool_choice')
}

function turnOf({ role, content }: CompletionMessage): { role: 'user' | 'assistant'; content: string }[] {
  if (role !== 'user' && role !== 'assistant') return []
  return [{ role, content: textOf(content) }]
}

function textOf(content: CompletionMessage['content']): string {
  if (typeof content === 'string') return content
  return (content ?? [])
    .map((part) => {
      if ('text' in part) return part.text
      throw invalid(`Only text can be asked; ${part.type} can’t be read here.`, 'messages')
    })
    .join('\n')
}

/**
 * The protocol has no conversations: each request brings all that was said. Who says for whom they ask gets one
 * conversation for what begins alike; without that, two strangers who both begin with 'Hello' would share one.
 */
function sessionOf({ user, safety_identifier: person }: CompletionRequest, said: { content: string }[]) {
  const who = person || user
  if (!who) return undefined
  const first = said[0]?.content ?? ''
  return `openai-${createHash('sha256').update(`${who}\n${first}`).digest('base64url').slice(0, 32)}`
}
