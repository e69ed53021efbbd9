import { sharedTextMark } from '@foyer/contract/shared-text-mark'
import type { Question } from '../../knowledge/answering/answering-task.ts'
import { findPageByAddress } from '../../knowledge/prompt/find-page.ts'
import { withKnowledge } from '../../knowledge/prompt/loaded-knowledge.ts'
import { Failure } from '../../platform/http/failure.ts'
import { type ReceivedMessage, spend } from '../../talk/chat/answer-message.ts'
import type { Chat } from '../../talk/chat/chat.ts'

type Reader = Pick<ReceivedMessage, 'assistant' | 'caller' | 'address'>

/** Lookups count against the visitor's day but not the owner's month. */
async function charge(chat: Chat, reader: Reader) {
  const spent = await spend(chat, reader)
  await spent?.refund('month')
}

export async function searchPages(chat: Chat, reader: Reader, query: string, limit: number) {
  await charge(chat, reader)
  const question: Question = { text: query, history: [], files: [], multiLanguage: false }
  const passages = await withKnowledge(
    chat.services.knowledge,
    reader.assistant,
    question,
    ({ index, assistant }) => index.search({ query, name: assistant.name, limit }, reader.address),
  )
  return passages
    .filter(({ url }) => url.startsWith('http'))
    .map(({ url, title, heading, text }) => ({ url: url.replace(sharedTextMark, ''), title, heading, text }))
}

export async function readPagePart(chat: Chat, reader: Reader, url: string, from: number, most: number) {
  await charge(chat, reader)
  const { accountId, id } = reader.assistant
  const page = await findPageByAddress(chat.services.db, accountId, id, url)
  if (!page) throw new Failure('not_found', 'This website has no such page, or it was not read.')
  const end = from + most
  return {
    url: page.url,
    title: page.title,
    text: page.text.slice(from, end),
    next: end < page.text.length ? end : null,
  }
}
