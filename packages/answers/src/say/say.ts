import { chosenPassages } from '../accept/answer-candidates.ts'
import type { Verdict } from '../accept/verdict.ts'
import type { ConversationContext, Exchange } from '../conversation/exchange.ts'
import type { KnowledgeIndex } from '../knowledge/knowledge-index.ts'
import type { Answer, Assistant, Language, Source, VisitorFile } from '../types.ts'
import { answerFromFiles } from './answer-from-files.ts'
import { complaintIn } from './complaint.ts'
import { isGibberish } from './gibberish.ts'
import { phrasesOf, registerOf } from './phrases/phrases.ts'
import { sayReach } from './say-contact.ts'
import { sayExchange } from './say-exchange.ts'
import { sayUsually } from './say-hours.ts'
import { withinWords } from './say-passages.ts'
import { sayUnsure } from './say-unsure.ts'
import { addPersonality } from './style.ts'
import { toAnswer } from './to-answer.ts'
import { offerTopics } from './topics.ts'
import type { WayOfAnswering } from './ways.ts'

export interface MessageToAnswer {
  assistant: Assistant
  /** The message without commands to the assistant. */
  question: string
  /** Language of the answer. */
  language: Language
  /** True for the first question. */
  opens: boolean
  files: readonly VisitorFile[]
}

/** Combines the results of a message's questions: certain ones are given, others quoted. */
export function say(
  verdicts: readonly Verdict[],
  speaking: MessageToAnswer,
  around: ConversationContext,
): Answer {
  const { assistant, language, question, opens } = speaking
  const { index } = around
  const exchanges = verdicts.map(({ exchange }) => exchange)
  const trace = [...exchanges, ...verdicts].flatMap((each) => each.trace)
  const by = (way: WayOfAnswering) => [...trace, way]
  const phrases = phrasesOf(language, index)
  const timely = exchanges.some(
    ({ outcome }) =>
      outcome.kind === 'hours' && (outcome.hours.moment !== null || outcome.hours.dates.length > 0),
  )
  const reach = sayReach(index, language)
  const complaint = complaintIn(question, language)
  // The site may say how to complain, but it can't respond to a complaint.
  if (
    complaint === 'story' ||
    (complaint === 'wish' && !verdicts.some((verdict) => verdict.said === 'plain'))
  )
    return toAnswer(reach ? 'plain' : 'none', {
      text: [phrases.chatter.sorry, reach].filter(Boolean).join(' '),
      kind: 'chat',
      language,
      trace: by('say/sorry-for-complaint'),
    })
  const said: string[] = []
  const sources: Source[] = []
  const unsure: Verdict[] = []
  const told = new Set<number>()
  for (const verdict of verdicts) {
    const { exchange } = verdict
    const piece = verdict.said === 'plain' ? sayExchange(exchange, language, assistant, around) : null
    if (!piece) unsure.push(verdict)
    else {
      // A result contained in another is dropped, whichever came first.
      const within = said.findIndex((text) => piece.text.includes(text))
      if (within >= 0) said[within] = piece.text
      else if (!said.some((text) => text.includes(piece.text))) said.push(piece.text)
      addSources(sources, piece.sources)
      for (const passage of chosenPassages(exchange.outcome, index)) told.add(passage)
    }
  }
  const body = withinWords(said.join('\n'), 112)
  const spoken = { language, written: languagesOf(exchanges, index), question, opens }
  if (said.length > 0 && unsure.length === 0) {
    const text = isTaught(exchanges, index) ? body : addPersonality(body, assistant, spoken)
    return toAnswer('plain', { text, sources, kind: 'answer', language, timely, trace })
  }
  const fromFile = said.length > 0 ? null : answerFromFiles(speaking, around.name)
  if (fromFile) return fromFile
  const mayBeTold = unsure.filter((verdict) => verdict.said !== 'none')
  const quoted = sayUnsure(mayBeTold, language, index, { text: body, passages: told })
  if (quoted) {
    const text = body ? `${body}\n\n${quoted.text}` : quoted.text
    addSources(sources, quoted.sources)
    const { more } = quoted
    return toAnswer(quoted.said, {
      text,
      sources,
      more,
      kind: 'answer',
      language,
      timely,
      trace: by('say/quoted'),
    })
  }
  if (said.length > 0) {
    const text = addPersonality(`${body} ${phrases.unknownRest}`, assistant, { ...spoken, incomplete: true })
    return toAnswer('plain', {
      text,
      sources,
      kind: 'answer',
      language,
      timely,
      trace: by('say/told-in-part'),
    })
  }
  if (isGibberish(question, index))
    return toAnswer('none', {
      text: [phrases.notUnderstood, offerTopics(index, language, phrases)].filter(Boolean).join(' '),
      kind: 'clarify',
      language,
      trace: by('say/not-understood'),
    })
  // After a declined question, asking back is pointless.
  if (opens && exchanges.every(({ outcome }) => outcome.kind === 'vague')) {
    return toAnswer('none', {
      text: [phrases.clarify, offerTopics(index, language, phrases)].filter(Boolean).join(' '),
      kind: 'clarify',
      language,
      trace: by('say/asked-back'),
    })
  }
  const usually = exchanges.map(({ outcome }) =>
    outcome.kind === 'none' && outcome.usually ? sayUsually(outcome.usually, language) : '',
  )
  const text = [phrases.unknown[registerOf[assistant.personality]], ...usually, reach]
    .filter(Boolean)
    .join(' ')
  return toAnswer('none', { text, kind: 'refusal', language, trace: by('say/not-told') })
}

const addSources = (sources: Source[], more: readonly Source[]) => {
  for (const source of more)
    if (!sources.some((known) => known.url === source.url && known.quote === source.quote))
      sources.push(source)
}

/** Taught answers get no opener. */
const isTaught = (exchanges: readonly Exchange[], { passages }: KnowledgeIndex): boolean =>
  exchanges.some(
    ({ outcome }) =>
      outcome.kind === 'passage' && outcome.passages.some((at) => passages[at]!.kind === 'taught'),
  )

const languagesOf = (exchanges: readonly Exchange[], index: KnowledgeIndex): Language[] =>
  exchanges.flatMap(({ outcome }) => {
    const read = outcome.kind === 'offers' ? [outcome.offers.described ?? -1] : []
    const passages = outcome.kind === 'passage' ? outcome.passages : read
    return passages.map((at) => index.passages[at]?.language ?? index.language)
  })
