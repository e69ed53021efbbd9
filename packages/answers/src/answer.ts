import { ask } from './conversation/ask.ts'
import { converse } from './conversation/converse.ts'
import type { Exchange, Surroundings } from './conversation/exchange.ts'
import { readable, rememberExchanges, replay, withoutCommands } from './conversation/replay.ts'
import { buildSmallIndex } from './knowledge/build-index.ts'
import { localTime } from './knowledge/clock.ts'
import type { KnowledgeIndex } from './knowledge/knowledge-index.ts'
import { detectLanguage } from './language/detect.ts'
import { isStopWord } from './language/stop-words.ts'
import { tokenise } from './language/tokenise.ts'
import { resolving } from './resolve/resolve.ts'
import { whatWeDo } from './resolve/what-we-do.ts'
import { affirms } from './say/affirm.ts'
import { chatterPhrases } from './say/phrases/chatter.ts'
import { registerOf } from './say/phrases/phrases.ts'
import { fill, phrasesOf } from './say/phrases/phrases-of.ts'
import { sayContact, sayReach } from './say/say-contact.ts'
import { quoteOf, sayHours } from './say/say-hours.ts'
import { sayUnits, withinWords } from './say/say-passages.ts'
import { flavour, topicsOf } from './say/style.ts'
import { withName, withoutOthersYes } from './say/whose-yes.ts'
import { plainly } from './say/yes-or-no.ts'
import { isComplaint } from './small-talk/chatter.ts'
import { smallTalkIn } from './small-talk/small-talk.ts'
import type { Answer, AnswerKind, Assistant, Language, Turn as Said, Source, VisitorFile } from './types.ts'
import { isOursMisspelled } from './understand/spelling/own-language-misspelled.ts'

export interface AnswerInput {
  index: KnowledgeIndex
  assistant: Assistant
  question: string
  /** The conversation so far, oldest first, without this question. */
  history?: readonly Said[]
  now?: Date
  /** The business's time zone (IANA), if it is known. Without it nobody is told that it is open now. */
  timeZone?: string
  files?: readonly VisitorFile[]
}

/** Answers from what the assistant knows, without any model. */
export function answer(input: AnswerInput): Answer {
  const { index, assistant } = input
  const message = readable(input.question)
  const spoken = languageSpoken(message, input.history ?? [], assistant, index)
  const language = assistant.multiLanguage ? spoken : assistant.language
  const phrases = phrasesOf(language)
  const register = registerOf[assistant.personality]
  const plainly = (text: string, kind: AnswerKind, answered: boolean): Answer => ({
    text,
    answered,
    sources: [],
    kind,
    language,
  })
  const talk = smallTalkIn(message)
  const named = { name: assistant.name }
  if (talk === 'greeting') return plainly(fill(phrases.greeting[assistant.personality], named), talk, true)
  if (talk === 'thanks' || talk === 'farewell' || talk === 'identity')
    return plainly(fill(phrases[talk][register], named), talk, true)
  if (talk) return plainly(fill(chatterPhrases[language][talk], named), 'chat', true)
  const asked = withoutCommands(message)
  if (asked === null) return plainly(fill(phrases.guarded, named), 'guarded', false)
  const around: Surroundings = { index, name: assistant.name, clock: localTime(input.now, input.timeZone) }
  const offered = whatWeDo(asked, spoken, index)
  if (offered) {
    const said = offered.language === language ? offered.text : `${phrases.siteSays} ${offered.text}`
    const text = flavour(said, assistant, { language, written: [offered.language], question: asked })
    return { text, answered: true, sources: offered.sources, kind: 'answer', language }
  }
  const before = (input.history ?? []).filter((turn) => turn.role === 'user').map((turn) => turn.content)
  const previous = replay(before, spoken, around, resolving)
  const exchanges = [...converse(asked, spoken, previous, around, resolving, () => true)]
  rememberExchanges([...before, input.question], exchanges, spoken, around)
  return compose(exchanges, { ...input, question: asked }, language, around)
}

/** Said the same way everywhere. */
const ofNoLanguage =
  /^\W*(?:ok(?:ay)?|k|no|si|lo+l|(?:ha){2,}h?|idiot|super|top|cool|email|e-mail|wifi|wlan|menu|info)\W*$/i

/** A short 'ok, and on Sunday?' is in the language of the conversation. */
function languageSpoken(
  message: string,
  history: readonly Said[],
  assistant: Assistant,
  index: KnowledgeIndex,
): Language {
  const detected = detectLanguage(message, assistant.language)
  if (
    detected.language !== assistant.language &&
    isOursMisspelled(message, assistant.language, index, detected.language)
  )
    return assistant.language
  const tellsNothing = ofNoLanguage.test(message)
  if (detected.confidence >= 0.15 && !tellsNothing) return detected.language
  if (history.length === 0)
    return !tellsNothing && speaksOnly(message, detected.language, assistant.language)
      ? detected.language
      : assistant.language
  const before = history
    .filter((turn) => turn.role === 'user')
    .slice(-2)
    .map((turn) => turn.content)
  return detectLanguage((tellsNothing ? before : [...before, message]).join(' '), assistant.language).language
}

/** 'Nehmt *ihr* American Express?': of the small words some are of one language, and none of the other. */
function speaksOnly(message: string, language: Language, other: Language): boolean {
  const words = tokenise(message, language).filter(({ echo }) => !echo)
  const small = (spoken: Language, not: Language) =>
    words.some(({ folded }) => folded.length > 1 && isStopWord(folded, spoken) && !isStopWord(folded, not))
  return language !== other && small(language, other) && !small(other, language)
}

function compose(
  turns: readonly Exchange[],
  input: AnswerInput,
  language: Language,
  around: Surroundings,
): Answer {
  const { index, assistant } = input
  const phrases = phrasesOf(language)
  const said: string[] = []
  const sources: Source[] = []
  let unanswered = 0
  for (const turn of turns) {
    const piece = sayTurn(turn, language, input, around)
    if (!piece) unanswered++
    else {
      // Told as part of another, a thing is not told again.
      const within = said.findIndex((text) => piece.text.includes(text))
      if (within >= 0) said[within] = piece.text
      else if (!said.some((text) => text.includes(piece.text))) said.push(piece.text)
      for (const source of piece.sources)
        if (!sources.some((known) => known.url === source.url && known.quote === source.quote))
          sources.push(source)
    }
  }
  if (said.length > 0) {
    const body = withinWords(said.join('\n'), 112)
    const rest = unanswered > 0 ? ` ${phrases.unknownRest}` : ''
    return {
      text: flavour(body + rest, assistant, {
        language,
        written: languagesOf(turns, index),
        question: input.question,
        incomplete: unanswered > 0,
      }),
      answered: true,
      sources,
      kind: 'answer',
      language,
    }
  }
  const fromFile = answerFromFiles(input, language)
  if (fromFile) return fromFile
  const reach = sayReach(index, language)
  if (reach && isComplaint(input.question))
    return {
      text: `${chatterPhrases[language].sorry} ${reach}`,
      answered: true,
      sources: [],
      kind: 'chat',
      language,
    }
  // Asked on after something that could not be told, asking back would lead nowhere.
  const opens = !(input.history ?? []).some((turn) => turn.role === 'user' && !smallTalkIn(turn.content))
  if (opens && turns.every((turn) => turn.outcome.kind === 'vague')) {
    const topics = topicsOf(index, assistant.name)
    const hint = topics.length > 1 ? ` ${fill(phrases.clarifyTopics, { topics: topics.join(', ') })}` : ''
    return { text: phrases.clarify + hint, answered: false, sources: [], kind: 'clarify', language }
  }
  const text = [phrases.unknown[registerOf[assistant.personality]], reach].filter(Boolean).join(' ')
  return { text, answered: false, sources: [], kind: 'refusal', language }
}

const languagesOf = (turns: readonly Exchange[], index: KnowledgeIndex): Language[] =>
  turns.flatMap(({ outcome }) =>
    outcome.kind === 'passage' ? outcome.units.map((at) => index.units[at]!.language) : [],
  )

interface Piece {
  text: string
  sources: Source[]
}

function sayTurn(turn: Exchange, language: Language, input: AnswerInput, around: Surroundings): Piece | null {
  const { index, assistant } = input
  const { outcome } = turn
  if (outcome.kind === 'hours') {
    const { schedule, rule } = outcome.hours
    const hours = {
      text: sayHours(outcome.hours, language, around.clock),
      sources: sourceOf(index, schedule.page, quoteOf(schedule, index.language)),
    }
    return rule === undefined ? hours : besideRule(rule, hours, language, index)
  }
  if (outcome.kind === 'contact') {
    const { entries } = outcome.contact
    const page = index.contacts.page
    return {
      text: sayContact(outcome.contact, index, language),
      sources:
        entries.length > 0 || page === null
          ? entries.flatMap((entry) => sourceOf(index, entry.page, entry.value))
          : sourceOf(index, page, index.pages[page]?.title ?? ''),
    }
  }
  if (outcome.kind !== 'passage') return null
  const said = sayUnits(outcome, turn.question, index, assistant.tone)
  const written = index.units[outcome.units[0]!]!.language
  const own = withoutOthersYes(said.text, turn.question, outcome.units[0]!, index)
  if (own !== said.text) return { ...said, text: own }
  if (outcome.units.length === 1) said.text = withName(said.text, turn.question, outcome.units[0]!, index)
  if (written === language && affirms(turn.question, outcome.units[0]!, said.text, index))
    said.text = `${phrasesOf(language).yes}.${said.text.startsWith('- ') ? '\n' : ' '}${said.text}`
  const phrases = phrasesOf(language)
  const { whether, text } = plainly(turn.question, outcome.units[0]!, said.text, language, index)
  const { sources } = said
  // In the page's own language its words say whether it is so, unless its yes was left out.
  if (written === language)
    return { text: text === said.text || !whether ? text : `${phrases[whether]}. ${text}`, sources }
  return { text: `${whether ? `${phrases[whether]}. ` : ''}${phrases.siteSays} ${text}`, sources }
}

/** 'The café closes an hour before us', and then when that is. */
function besideRule(rule: number, hours: Piece, language: Language, index: KnowledgeIndex): Piece {
  const { subject, text, language: written, page } = index.units[rule]!
  const told = `${subject ? `${subject}: ` : ''}${text}`
  const said = written === language ? told : `${phrasesOf(language).siteSays} ${told}`
  const sentence = /[.!?。]$/.test(said) ? said : `${said}.`
  return { text: `${sentence}\n${hours.text}`, sources: [...sourceOf(index, page, told), ...hours.sources] }
}

const sourceOf = (index: KnowledgeIndex, page: number, quote: string): Source[] => {
  const known = index.pages[page]
  return known?.url ? [{ url: known.url, title: known.title, quote: quote.slice(0, 300) }] : []
}

const fileIndexes = new WeakMap<VisitorFile, KnowledgeIndex>()

/** Remembered for as long as the caller keeps the file: it may be asked about many times. */
function indexOfFile(file: VisitorFile, language: Language): KnowledgeIndex {
  const before = fileIndexes.get(file)
  if (before?.language === language) return before
  const pages = [{ url: '', title: '', text: file.text.slice(0, 200_000) }]
  const index = buildSmallIndex({ pages, facts: [] }, { language })
  fileIndexes.set(file, index)
  return index
}

/** Last resort: what the visitor sent along. Its text is data like any page. */
function answerFromFiles(input: AnswerInput, language: Language): Answer | null {
  for (const file of input.files ?? []) {
    const index = indexOfFile(file, input.assistant.language)
    const around: Surroundings = { index, name: input.assistant.name, clock: null }
    const turn = resolving.resolve(ask(input.question, language, null, around))
    const piece = sayTurn(turn, language, { ...input, index }, around)
    if (!piece) continue
    const text = `${fill(phrasesOf(language).fileSays, { file: file.name })} ${piece.text}`
    return { text, answered: true, sources: [], kind: 'file', language }
  }
  return null
}
