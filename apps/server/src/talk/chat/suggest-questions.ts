import type { Fact } from '@foyer/answers/types'
import { asksSomething } from '@foyer/answers/understand/split-question'
import { type Language, languages } from '@foyer/contract/assistants'
import type { Hints } from '@foyer/contract/chat'
import { LRUCache } from 'lru-cache'
import type { KnowledgeVersion } from '../../knowledge/prompt/knowledge-cache.ts'
import { withKnowledge } from '../../knowledge/prompt/loaded-knowledge.ts'
import { readKnowledge } from '../../knowledge/prompt/read-prompt-knowledge.ts'
import { findOwnedAssistant } from '../../people/assistants/find-assistant.ts'
import { readMostAsked } from '../analytics/read-most-asked.ts'
import type { ConversationPlace } from '../conversations/conversation-place.ts'
import { isAlreadyAnswered } from './already-answered.ts'
import type { Chat } from './chat.ts'
import { priceQuestion, readSiteWords, type SiteWords } from './price-question.ts'
import { questionWords } from './question-words.ts'

// Each candidate is asked once per version of the knowledge.
const maxTried = 24
const maxOffered = 12
const maxPrices = 3
const maxPlaces = 5
const cachedAssistants = 500
const length = { least: 8, most: 120 }

/** The answer stays on the server: it only filters the hints. */
type AnsweredHint = Hints['questions'][number] & { answer: string }
interface AnsweredHints {
  questions: AnsweredHint[]
  places: string[]
}

type HintedAssistant = KnowledgeVersion & { accountId: string; language: string }

/**
 * Suggests questions from the website: common ones, prices and headings. Visitors' own questions are not used, as they
 * may be private.
 */
export function createHints(chat: Chat): (assistant: HintedAssistant) => Promise<AnsweredHints> {
  const cache = new LRUCache<string, Promise<AnsweredHints>>({ max: cachedAssistants })
  return (assistant) => {
    const key = `${assistant.id} ${assistant.knowledgeVersion} ${assistant.language}`
    const before = cache.get(key)
    if (before) return before
    const hints = findHints(chat, assistant)
    cache.set(key, hints)
    hints.catch(() => cache.delete(key))
    return hints
  }
}

async function findHints(chat: Chat, assistant: HintedAssistant): Promise<AnsweredHints> {
  const { facts, pages } = await readKnowledge(chat.services.db, assistant.id)
  const addresses = facts.filter(({ kind }) => kind === 'address').map(({ value }) => value.trim())
  const language = languageOf(assistant)
  const site = readSiteWords(pages.map(({ text }) => text).join('\n'))
  const candidates = [
    ...commonQuestions(facts, language, site),
    ...pages.flatMap((page) =>
      languageOf(page, language) === language ? questionsOn(page.text, language) : [],
    ),
  ]
  const questions = await findAnswered(chat, assistant, candidates)
  return {
    questions: questions.slice(0, maxOffered),
    places: [...new Set(addresses)].filter(Boolean).slice(0, maxPlaces),
  }
}

export async function withoutAnswered(
  chat: Chat,
  { questions, places }: AnsweredHints,
  place: ConversationPlace | null,
  language: Language,
): Promise<Hints> {
  const said = (place && (await chat.findPast(place)))?.messages ?? []
  return {
    questions: questions
      .filter((hint) => !isAlreadyAnswered(hint, said, language))
      .map(({ question, url }) => ({ question, url })),
    places,
  }
}

export async function suggestQuestions(
  chat: Chat,
  hintsOf: (assistant: HintedAssistant) => Promise<AnsweredHints>,
  accountId: string,
  assistantId: string,
): Promise<string[]> {
  const assistant = await findOwnedAssistant(chat.services.db, accountId, assistantId)
  const asked = await readMostAsked(chat.services, accountId, assistant.id, languageOf(assistant))
  const [popular, { questions }] = await Promise.all([
    findAnswered(chat, assistant, asked.filter(isQuestion)),
    hintsOf(assistant),
  ])
  const all = [...popular.slice(0, 4), ...questions].map(({ question }) => question)
  return [...new Set(all)].slice(0, maxOffered)
}

export const languageOf = ({ language }: { language: string | null }, otherwise: Language = 'en'): Language =>
  languages.find((each) => each === language?.slice(0, 2)) ?? otherwise

function commonQuestions(facts: readonly Fact[], language: Language, site: SiteWords): string[] {
  const words = questionWords[language]
  // A table may list an item's price for every season.
  const priced = new Set(
    facts.flatMap(({ kind, label }) =>
      kind === 'price' && label ? (priceQuestion(label, language, site) ?? []) : [],
    ),
  )
  return [words.hours, ...[...priced].slice(0, maxPrices), words.place, words.contact, words.offer]
}

const isQuestion = (text: string) =>
  text.length >= length.least && text.length <= length.most && /[?？؟]$/.test(text) && !/\n/.test(text)

/** Headings that ask something, unlike 'Ready to book?' */
const questionsOn = (text: string, language: Language) =>
  text
    .split('\n')
    .flatMap((line) => /^#{1,6} (.*)$/.exec(line)?.[1]?.trim() ?? [])
    .filter((heading) => isQuestion(heading) && asksSomething(heading, language))

const longestAnswer = 480

/**
 * Keeps candidates with a sure, complete and short answer, each with its page. Of several with the same answer the
 * first wins.
 */
async function findAnswered(
  chat: Chat,
  assistant: HintedAssistant,
  candidates: readonly string[],
): Promise<AnsweredHint[]> {
  const sure: AnsweredHint[] = []
  const told = new Set<string>()
  for (const text of [...new Set(candidates)].slice(0, maxTried)) {
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
    const isPlain =
      answer.confidence === 'sure' &&
      answer.text.length <= longestAnswer &&
      !answer.trace.includes('say/told-in-part')
    const rests = answer.sources.map(({ quote }) => quote).join('\n')
    if (!isPlain || !url || told.has(rests)) continue
    told.add(rests)
    sure.push({ question: text, url, answer: answer.text })
  }
  return sure
}
