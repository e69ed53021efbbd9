import type { Fact } from '@foyer/answers/types'
import { type Language, languages } from '@foyer/contract/assistants'
import type { Hints } from '@foyer/contract/chat'
import { LRUCache } from 'lru-cache'
import { readMostAsked } from '../analytics/read-most-asked.ts'
import { findOwnedAssistant } from '../assistants/find-assistant.ts'
import type { KnowledgeVersion } from '../knowledge/knowledge-cache.ts'
import { withKnowledge } from '../knowledge/loaded-knowledge.ts'
import { readKnowledge } from '../knowledge/read-for-prompt.ts'
import type { Chat } from './chat.ts'
import { isOnlyClass } from './class-labels.ts'
import { questionWords } from './question-words.ts'

// Each is asked of the index before it is suggested, once for all visitors of what an assistant knows.
const mostTried = 24
const mostOffered = 12
const mostPrices = 3
const mostPlaces = 5
const remembered = 500
const length = { least: 8, most: 120 }

type HintedAssistant = KnowledgeVersion & { accountId: string; language: string }

/**
 * What an assistant can be asked, found on its website: what most visitors ask, what has a price, and the questions
 * that the pages put themselves. Visitors' own questions are none of it: they may hold what is theirs alone.
 */
export function createHints(chat: Chat): (assistant: HintedAssistant) => Promise<Hints> {
  const worked = new LRUCache<string, Promise<Hints>>({ max: remembered })
  return (assistant) => {
    const key = `${assistant.id} ${assistant.knowledgeVersion} ${assistant.language}`
    const before = worked.get(key)
    if (before) return before
    const hints = workOut(chat, assistant)
    worked.set(key, hints)
    hints.catch(() => worked.delete(key))
    return hints
  }
}

async function workOut(chat: Chat, assistant: HintedAssistant): Promise<Hints> {
  const { facts, pages } = await readKnowledge(chat.services.db, assistant.id)
  const addresses = facts.filter(({ kind }) => kind === 'address').map(({ value }) => value.trim())
  const candidates = [
    ...usual(facts, languageOf(assistant)),
    ...pages.flatMap(({ text }) => questionsOn(text)),
  ]
  const questions = await surelyAnswered(chat, assistant, candidates)
  return {
    questions: questions.slice(0, mostOffered),
    places: [...new Set(addresses)].filter(Boolean).slice(0, mostPlaces),
  }
}

/** For an owner who chooses: also what visitors ask most. */
export async function suggestQuestions(
  chat: Chat,
  hintsOf: (assistant: HintedAssistant) => Promise<Hints>,
  accountId: string,
  assistantId: string,
): Promise<string[]> {
  const assistant = await findOwnedAssistant(chat.services.db, accountId, assistantId)
  const asked = await readMostAsked(chat.services, accountId, assistant.id, languageOf(assistant))
  const [popular, { questions }] = await Promise.all([
    surelyAnswered(chat, assistant, asked.filter(isQuestion)),
    hintsOf(assistant),
  ])
  const all = [...popular.slice(0, 4), ...questions].map(({ question }) => question)
  return [...new Set(all)].slice(0, mostOffered)
}

const languageOf = ({ language }: { language: string }): Language =>
  languages.find((each) => each === language) ?? 'en'

function usual(facts: readonly Fact[], language: Language): string[] {
  const words = questionWords[language]
  // Once each: a table has a thing's price for every season.
  const priced = new Set(
    facts.flatMap(({ kind, label }) =>
      kind === 'price' && label && label.length < 60 && !isOnlyClass(label) ? label : [],
    ),
  )
  return [
    words.hours,
    ...[...priced].slice(0, mostPrices).map((label) => words.price.replace('{}', () => label)),
    words.place,
    words.contact,
    words.offer,
  ]
}

const isQuestion = (text: string) =>
  text.length >= length.least && text.length <= length.most && /[?？؟]$/.test(text) && !/\n/.test(text)

/** Headings that are questions. */
const questionsOn = (text: string) =>
  text
    .split('\n')
    .flatMap((line) => /^#{1,6} (.*)$/.exec(line)?.[1]?.trim() ?? [])
    .filter(isQuestion)

/** Those that the built-in answerer answers surely, each with the page that does; of two with one answer the first. */
async function surelyAnswered(
  chat: Chat,
  assistant: HintedAssistant,
  candidates: readonly string[],
): Promise<Hints['questions']> {
  const sure: Hints['questions'] = []
  const told = new Set<string>()
  for (const text of [...new Set(candidates)].slice(0, mostTried)) {
    const question = { text, history: [], files: [], multiLanguage: false }
    const { answer } = await withKnowledge(
      chat.services.knowledge,
      assistant,
      question,
      ({ index, assistant: speaking }) =>
        index.ask(
          { question, assistant: speaking, prompt: null, now: chat.services.now() },
          assistant.accountId,
        ),
    )
    const url = answer.sources[0]?.url
    if (answer.confidence !== 'sure' || !url || told.has(answer.text)) continue
    told.add(answer.text)
    sure.push({ question: text, url })
  }
  return sure
}
