import type { PassageOutcome } from '../conversation/outcome.ts'
import type { KnowledgeIndex } from '../knowledge/knowledge-index.ts'
import type { IndexedPassage } from '../knowledge/passage.ts'
import { fieldsOf } from '../knowledge/presence.ts'
import { sentencesOf, wordCount } from '../knowledge/sentences.ts'
import { continuesPrevious } from '../language/continues-previous.ts'
import { wordsNamed } from '../language/patterns.ts'
import { startsWithPersonName } from '../language/person-names.ts'
import { isStopWord } from '../language/stop-words.ts'
import { tokenise } from '../language/tokenise.ts'
import { chooseCells } from '../resolve/table/columns.ts'
import type { Source, Tone } from '../types.ts'
import type { Question } from '../understand/question.ts'
import { speaksNegatively } from '../understand/type/polarity.ts'
import { rowText } from './say-row.ts'

export interface SaidPassages {
  text: string
  sources: Source[]
}

/** Maximum words to read from a page. */
const windows: Record<Tone, number> = {
  concise: 30,
  helpful: 45,
  detailed: 112,
  creative: 45,
  analytical: 45,
  encouraging: 45,
}
const wholeParagraph = 45

export function sayPassages(
  { passages, columns }: PassageOutcome,
  question: Question,
  index: KnowledgeIndex,
  tone: Tone,
): SaidPassages {
  const prose = index.passages[passages[0]!]!.kind === 'sentence'
  const most = Math.floor(windows[tone] / (prose ? passages.length : 1))
  const lines = passages.map((at) =>
    prose && index.pages[index.passages[at]!.page]!.owners
      ? saySentence(at, index)
      : sayPassage(at, columns, question, index, tone, most),
  )
  const text =
    prose || lines.length === 1
      ? lines.map((line) => line.text).join('\n\n')
      : lines.map((line) => `- ${line.text.replace(/\.$/, '')}`).join('\n')
  const sources: Source[] = []
  for (const [place, at] of passages.entries()) {
    const page = index.pages[index.passages[at]!.page]!
    if (!page.url || index.passages[at]!.restated || sources.some((source) => source.url === page.url))
      continue
    sources.push({ url: page.url, title: page.title, quote: shorten(lines[place]!.quote) })
  }
  return { text, sources }
}

interface Line {
  text: string
  quote: string
}

function sayPassage(
  at: number,
  columns: readonly string[] | null,
  question: Question,
  index: KnowledgeIndex,
  tone: Tone,
  most: number,
): Line {
  const passage = index.passages[at]!
  if (passage.cells) return sayRow(passage, columns, question, index, tone)
  switch (passage.kind) {
    case 'sentence':
      return sayProse(at, question, index, most)
    case 'faq':
    case 'taught':
      return { text: withinWords(passage.text, most), quote: `${passage.subject} ${passage.text}` }
    default: {
      const own = passage.subject
        ? passage.text
          ? `${passage.subject}: ${passage.text}`
          : passage.subject
        : passage.text
      const text = passage.kind === 'item' && !passage.subject ? withLead(passage, own) : own
      return { text: ended(withinWords(text, most)), quote: text }
    }
  }
}

function sayRow(
  passage: IndexedPassage,
  columns: readonly string[] | null,
  question: Question,
  index: KnowledgeIndex,
  tone: Tone,
): Line {
  const cells =
    tone === 'detailed' && !columns ? passage.cells! : chooseCells(passage, question, columns, index)
  return { text: ended(rowText(passage, cells)), quote: `${passage.subject}: ${passage.text}` }
}

const alreadyDenied = new RegExp(String.raw`^(?:${wordsNamed('begins with a denial')})(?!\p{L})`, 'iu')

/** 'Dents and paint' below 'What we don't do:' would mean the opposite alone. */
function withLead(passage: IndexedPassage, text: string): string {
  const lead = passage.path.at(-1) ?? ''
  if (/[:：]$/.test(lead) && wordCount(lead) <= 12) return `${lead} ${text}`
  // 'Bupa' needs 'We bill directly:'. Lowercase text continues its introduction.
  if (lead && wordCount(lead) <= 8 && (wordCount(text) <= 3 || beginsSmall(text))) return `${lead}: ${text}`
  return speaksNegatively(lead, passage.language) && !alreadyDenied.test(text) && wordCount(lead) <= 8
    ? `${lead}: ${text}`
    : text
}

/** 'has eaten chocolate', below 'Ring straight away if your pet'. */
const beginsSmall = (text: string): boolean => /^\p{Ll}/u.test(text)

/** Adds neighboring sentences that depend on each other. */
function saySentence(at: number, index: KnowledgeIndex): Line {
  const passage = index.passages[at]!
  const end = index.blockStart[passage.block + 1]!
  let first = at
  while (first > index.blockStart[passage.block]! && continuesPrevious(index.passages[first]!.text)) first--
  let last = at + 1
  while (last < end && continuesPrevious(index.passages[last]!.text)) last++
  const texts = index.passages.slice(first, last).map(({ text }) => text)
  return { text: ended(withHeading(passage, texts.join(' '))), quote: passage.text }
}

/** Adds as many related sentences as fit. */
function sayProse(at: number, question: Question, index: KnowledgeIndex, most: number): Line {
  const passage = index.passages[at]!
  const from = index.blockStart[passage.block]!
  const to = index.blockStart[passage.block + 1]!
  const texts: string[] = []
  for (let near = from; near < to; near++) texts.push(index.passages[near]!.text)
  const whole = texts.join(' ')
  if (wordCount(whole) <= Math.min(most, wholeParagraph))
    return { text: ended(withHeading(passage, whole)), quote: passage.text }
  let first = at - from
  let last = first
  let words = wordCount(texts[first]!)
  const worth = texts.map((_, place) => relevance(from + place, question, index))
  for (;;) {
    const before = first > 0 ? wordCount(texts[first - 1]!) : Number.POSITIVE_INFINITY
    const after = last < texts.length - 1 ? wordCount(texts[last + 1]!) : Number.POSITIVE_INFINITY
    const canBefore = words + before <= most
    const canAfter = words + after <= most
    if (!canBefore && !canAfter) break
    const takeBefore =
      canBefore && (!canAfter || continuesPrevious(texts[first]!) || worth[first - 1]! > worth[last + 1]!)
    if (takeBefore) {
      first--
      words += before
    } else {
      last++
      words += after
    }
  }
  const read = withinWords(texts.slice(first, last + 1).join(' '), 110)
  return { text: ended(withHeading(passage, read)), quote: passage.text }
}

const fewestWords = 4
export const endsSentence = /[.!?。！？؟।]["”»)]?$/

/** True if a sentence is clear without its heading: 'Paying: We take all cards.' repeats itself. */
export const isSelfContained = (text: string): boolean =>
  endsSentence.test(text) && !beginsSmall(text) && wordCount(text) >= fewestWords

const shortSection = 130

/** 'Late check-out: Until 13:00 for £25': a short section's heading completes its sentence. */
function withHeading(passage: IndexedPassage, text: string): string {
  if (passage.subject) return `${passage.subject}: ${text}`
  const heading = (passage.path.at(-1) ?? '').replace(/[:：]$/, '')
  const somebody = [heading, passage.path.at(-2) ?? ''].find(startsWithPersonName)
  if (somebody && !text.includes(somebody.split(' ')[0]!)) return `${somebody}: ${text}`
  const tells =
    !isSelfContained(text) &&
    passage.path.length > 1 &&
    passage.scope <= shortSection &&
    wordCount(heading) <= 7 &&
    !/[?？؟!]$/.test(heading)
  if (!tells) return text
  const said = new Set(tokenise(text, passage.language).map((token) => token.stem))
  const named = tokenise(heading, passage.language).filter(
    (token) => !token.echo && !isStopWord(token.folded, passage.language),
  )
  return named.length === 0 || named.some((token) => said.has(token.stem)) ? text : `${heading}: ${text}`
}

function relevance(at: number, question: Question, index: KnowledgeIndex): number {
  let sum = 0
  for (const group of question.groups) {
    if (group.alternatives.some(({ term }) => fieldsOf(index, term, at) & 3)) sum += group.importance
  }
  return sum
}

/** Cuts a text after a sentence, or a long sentence after a word. */
export function withinWords(text: string, most: number): string {
  if (wordCount(text) <= most) return text
  let kept = ''
  for (const sentence of sentencesOf(text)) {
    const longer = kept ? `${kept} ${sentence}` : sentence
    if (wordCount(longer) > most) break
    kept = longer
  }
  return (
    kept ||
    `${text
      .split(/\s+/)
      .slice(0, most - 1)
      .join(' ')} …`
  )
}

const ended = (text: string) => (/[.!?。！？…:।؟”"»]$/.test(text.trim()) ? text.trim() : `${text.trim()}.`)

const shorten = (text: string) =>
  text.length <= 300 ? text : `${text.slice(0, 297).replace(/(?<!\s)\s+\S*$/, '')} …`
