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
import { isTold } from './already-told.ts'
import type { Chat } from './chat.ts'
import { priceQuestion, type WordsOfSite, wordsOfSite } from './price-question.ts'
import { questionWords } from './question-words.ts'

// Each is asked of the index before it is suggested, once for all visitors of what an assistant knows.
const mostTried = 24
const mostOffered = 12
const mostPrices = 3
const mostPlaces = 5
const remembered = 500
const length = { least: 8, most: 120 }

/** A question with its page, and what is answered, which is told to nobody who only wants to ask. */
type WorkedHint = Hints['questions'][number] & { answer: string }
interface WorkedHints {
  questions: WorkedHint[]
  places: string[]
}

type HintedAssistant = KnowledgeVersion & { accountId: string; language: string }

/**
 * What an assistant can be asked, found on its website: what most visitors ask, what has a price, and the questions
 * that the pages put themselves. Visitors' own questions are none of it: they may hold what is theirs alone.
 */
export function createHints(chat: Chat): (assistant: HintedAssistant) => Promise<WorkedHints> {
  const worked = new LRUCache<string, Promise<WorkedHints>>({ max: remembered })
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

async function workOut(chat: Chat, assistant: HintedAssistant): Promise<WorkedHints> {
  const { facts, pages } = await readKnowledge(chat.services.db, assistant.id)
  const addresses = facts.filter(({ kind }) => kind === 'address').map(({ value }) => value.trim())
  const language = languageOf(assistant)
  const site = wordsOfSite(pages.map(({ text }) => text).join('\n'))
  const candidates = [
    ...usual(facts, language, site),
    ...pages.flatMap((page) =>
      languageOf(page, language) === language ? questionsOn(page.text, language) : [],
    ),
  ]
  const questions = await surelyAnswered(chat, assistant, candidates)
  return {
    questions: questions.slice(0, mostOffered),
    places: [...new Set(addresses)].filter(Boolean).slice(0, mostPlaces),
  }
}

/** What is left to ask at a place, where something was said there. */
export async function leftToAsk(
  chat: Chat,
  { questions, places }: WorkedHints,
  place: ConversationPlace | null,
  language: Language,
): Promise<Hints> {
  const said = (place && (await chat.findPast(place)))?.messages ?? []
  return {
    questions: questions
      .filter((hint) => !isTold(hint, said, language))
      .map(({ question, url }) => ({ question, url })),
    places,
  }
}

/** For an owner who chooses: also what visitors ask most. */
export async function suggestQuestions(
  chat: Chat,
  hintsOf: (assistant: HintedAssistant) => Promise<WorkedHints>,
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

export const languageOf = ({ language }: { language: string | null }, otherwise: Language = 'en'): Language =>
  languages.find((each) => each === language?.slice(0, 2)) ?? otherwise

function usual(facts: readonly Fact[], language: Language, site: WordsOfSite): string[] {
  const words = questionWords[language]
  // Once each: a table has a thing's price for every season.
  const priced = new Set(
    facts.flatMap(({ kind, label }) =>
      kind === 'price' && label ? (priceQuestion(label, language, site) ?? []) : [],
    ),
  )
  return [words.hours, ...[...priced].slice(0, mostPrices), words.place, words.contact, words.offer]
}

const isQuestion = (text: string) =>
  text.length >= length.least && text.length <= length.most && /[?？؟]$/.test(text) && !/\n/.test(text)

/** Headings that are questions, not 'Ready to book?' */
const questionsOn = (text: string, language: Language) =>
  text
    .split('\n')
    .flatMap((line) => /^#{1,6} (.*)$/.exec(line)?.[1]?.trim() ?? [])
    .filter((heading) => isQuestion(heading) && asksSomething(heading, language))

const longestAnswer = 480

/**
 * Those that the built-in answerer answers surely, in full and briefly, each with the page that does; of two with one
 * answer the first.
 */
async function surelyAnswered(
  chat: Chat,
  assistant: HintedAssistant,
  candidates: readonly string[],
): Promise<WorkedHint[]> {
  const sure: WorkedHint[] = []
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
