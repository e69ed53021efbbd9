import { createHash } from 'node:crypto'
import type { ChatRequest } from '@foyer/contract/chat'
import { chatRequest } from '@foyer/contract/chat'
import type { CompletionMessage, CompletionRequest } from '@foyer/contract/openai'
import { Failure } from '../../platform/http/failure.ts'

/** The same as in the chat API. */
const turnsKept = 20
/** Our own answers are shorter. */
const longestTurn = 20_000

/**
 * Ignores model settings and system messages, because the owner decides how the assistant answers. Throws for options
 * that need another kind of answer.
 */
export function readRequest(body: CompletionRequest): ChatRequest {
  rejectUnsupportedOptions(body)
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

export class InvalidParameter extends Failure {
  readonly param: string
  constructor(message: string, param: string) {
    super('invalid_input', message)
    this.param = param
  }
}
const invalid = (message: string, param: string) => new InvalidParameter(message, param)

function rejectUnsupportedOptions({ n, response_format: format, tool_choice: tools }: CompletionRequest) {
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
 * The protocol has no conversation ids, so one is derived from the user and the first message. Without a user, none is
 * derived, because strangers who begin with 'Hello' would share one.
 */
function sessionOf({ user, safety_identifier: person }: CompletionRequest, said: { content: string }[]) {
  const who = person || user
  if (!who) return undefined
  const first = said[0]?.content ?? ''
  return `openai-${createHash('sha256').update(`${who}\n${first}`).digest('base64url').slice(0, 32)}`
}
