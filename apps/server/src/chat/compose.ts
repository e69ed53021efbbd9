import { detectLanguage } from '@foyer/answers/language/detect'
import type { Answer, AnswerKind } from '@foyer/answers/types'
import { costOf, recordSpending } from '../models/budget.ts'
import type { Model, Picture } from '../models/open-model.ts'
import { askModel, type Heard } from './ask-model.ts'
import { answerBuiltIn, type Question } from './built-in.ts'
import type { Chat } from './chat.ts'
import type { Known } from './load-knowledge.ts'
import type { Said } from './store.ts'

export type Composed = Omit<Said, 'responseMs'>

export type Listener = {
  say(text: string): void
  leaving: AbortSignal
  /** Somebody reads along: the first words are worth sending ahead. */
  watched: boolean
  pictures(): Promise<Picture[]>
}

/** What needs no reading of the site needs no model either; and what commands the assistant gets none. */
const withoutModel: ReadonlySet<AnswerKind> = new Set([
  'greeting',
  'thanks',
  'farewell',
  'identity',
  'chat',
  'guarded',
])

/** An answer in words; null when whoever asked left before the first of them. */
export async function compose(
  chat: Chat,
  known: Known,
  question: Question,
  listener: Listener,
): Promise<Composed | null> {
  const found = answerBuiltIn(known, question)
  const said = await sayIt(chat, known, question, found, listener)
  return said && { ...said, language: spokenIn(question, found) }
}

// A word or two may belong to several languages.
const sureOfLanguage = 0.3

/** The visitor's language, which is also that of the answer only where the assistant speaks several. */
function spokenIn({ text, multiLanguage }: Question, { language }: Answer) {
  if (multiLanguage) return language
  const detected = detectLanguage(text, language)
  return detected.confidence >= sureOfLanguage ? detected.language : language
}

async function sayIt(
  chat: Chat,
  known: Known,
  question: Question,
  found: Answer,
  listener: Listener,
): Promise<Omit<Composed, 'language'> | null> {
  const { model } = chat
  if (model && !withoutModel.has(found.kind)) {
    const heard = await askModel(chat, model, known, question, found, listener)
    if (heard.tokens)
      await recordSpending(chat.services.db, model.settings, heard.tokens, chat.services.now())
    if (heard.trouble) {
      const { reason, message } = heard.trouble
      chat.services.log.warn({ model: model.name, reason, detail: message }, 'the model did not answer')
    }
    if (heard.stands || listener.leaving.aborted) return heard.said ? byModel(model, heard) : null
    return afterModel(model, heard, found, listener)
  }
  if (listener.leaving.aborted) return null
  listener.say(found.text)
  return { ...plain(found), content: found.text }
}

const plain = ({ answered, sources }: Answer): Omit<Composed, 'content' | 'language'> => ({
  answered,
  sources,
  answeredBy: 'built-in',
  fallbackReason: null,
  inputTokens: null,
  outputTokens: null,
  costUsd: null,
})

const costs = (model: Model, { tokens }: Heard) => ({
  inputTokens: tokens?.input ?? null,
  outputTokens: tokens?.output ?? null,
  costUsd: tokens && costOf(model.settings, tokens),
})

function byModel(model: Model, heard: Heard): Omit<Composed, 'language'> {
  return {
    content: heard.said.trim(),
    answered: !heard.declined,
    sources: heard.declined ? [] : heard.sources,
    answeredBy: model.name,
    fallbackReason: heard.trouble?.reason ?? null,
    ...costs(model, heard),
  }
}

/** The built-in answerer stands in; where somebody heard the model begin, after what it began. */
function afterModel(model: Model, heard: Heard, found: Answer, { say, watched }: Listener) {
  const before = watched && heard.said ? `${heard.said.trimEnd()} ` : ''
  say(watched ? (before + found.text).slice(heard.said.length) : found.text)
  return {
    ...plain(found),
    content: before + found.text,
    fallbackReason: heard.trouble?.reason ?? null,
    ...costs(model, heard),
  }
}
