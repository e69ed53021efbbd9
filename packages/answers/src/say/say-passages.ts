import type { KnowledgeIndex } from '../knowledge/knowledge-index.ts'
import { fieldsOf } from '../knowledge/presence.ts'
import { sentencesOf, wordCount } from '../knowledge/sentences.ts'
import type { Unit } from '../knowledge/unit.ts'
import { leansBack } from '../language/leans-back.ts'
import { isSomebody } from '../language/person-names.ts'
import { isStopWord } from '../language/stop-words.ts'
import { tokenise } from '../language/tokenise.ts'
import { slotAsked } from '../resolve/passage/slots.ts'
import { chooseCells } from '../resolve/table/columns.ts'
import type { Source, Tone } from '../types.ts'
import type { Question } from '../understand/question.ts'
import { speaksNegatively } from '../understand/type/polarity.ts'
import { briefly } from './briefly.ts'
import { listLines, rowText } from './say-row.ts'

export interface Said {
  text: string
  sources: Source[]
}

/** How much of a page is read out at once, in words. */
const windows: Record<Tone, number> = {
  concise: 45,
  helpful: 100,
  detailed: 112,
  creative: 95,
  analytical: 100,
  encouraging: 95,
}
const wholeParagraph = 45

export interface Reading {
  units: readonly number[]
  columns: readonly string[] | null
  /** Without the sentences beside it, which speak of others. */
  alone?: boolean
  /** Of a line that tells of several things, the one that was asked for. */
  part?: string
}

/** Reads out the units that answer a question. */
export function sayUnits(
  { units, columns, alone = false, part }: Reading,
  question: Question,
  index: KnowledgeIndex,
  tone: Tone,
): Said {
  const prose = index.units[units[0]!]!.kind === 'sentence'
  const most = Math.floor(windows[tone] / (prose ? units.length : 1))
  const lines = units.map((at) =>
    part !== undefined
      ? sayPart(index.units[at]!, part)
      : alone && prose
        ? saySentence(at, question, index)
        : sayUnit(at, columns, question, index, tone, most),
  )
  const text =
    prose || lines.length === 1
      ? lines.map((line) => line.text).join('\n\n')
      : lines.map((line) => `- ${line.text.replace(/\.$/, '')}`).join('\n')
  const sources: Source[] = []
  for (const [place, at] of units.entries()) {
    const page = index.pages[index.units[at]!.page]!
    if (!page.url || sources.some((source) => source.url === page.url)) continue
    sources.push({ url: page.url, title: page.title, quote: shorten(lines[place]!.quote) })
  }
  return { text, sources }
}

const sayPart = (unit: Unit, part: string): Line => {
  const subject = unit.subject || unit.path.at(-1) || ''
  return { text: ended(subject ? `${subject}: ${part}` : part), quote: `${unit.subject} ${unit.text}`.trim() }
}

interface Line {
  text: string
  quote: string
}

function sayUnit(
  at: number,
  columns: readonly string[] | null,
  question: Question,
  index: KnowledgeIndex,
  tone: Tone,
  most: number,
): Line {
  const unit = index.units[at]!
  if (unit.cells) return sayRow(unit, columns, question, index, tone)
  switch (unit.kind) {
    case 'sentence':
      return tone === 'concise' ? sayBriefly(at, question, index, most) : sayProse(at, question, index, most)
    case 'list':
      return sayList(unit, index)
    case 'faq':
    case 'taught':
      return {
        text: withinWords(
          tone === 'concise'
            ? briefly({ ...unit, sentences: sentencesOf(unit.text), telling: 0 }, question, index)
            : unit.text,
          most,
        ),
        quote: `${unit.subject} ${unit.text}`,
      }
    default: {
      const own = unit.subject ? (unit.text ? `${unit.subject}: ${unit.text}` : unit.subject) : unit.text
      const text = unit.kind === 'item' && !unit.subject ? underItsLead(unit, own) : own
      return { text: ended(withinWords(text, most)), quote: text }
    }
  }
}

function sayRow(
  unit: Unit,
  columns: readonly string[] | null,
  question: Question,
  index: KnowledgeIndex,
  tone: Tone,
): Line {
  const cells = tone === 'detailed' && !columns ? unit.cells! : chooseCells(unit, question, columns, index)
  return { text: ended(rowText(unit, cells)), quote: `${unit.subject}: ${unit.text}` }
}

const alreadyDenied =
  /^(?:no|not|never|nothing|we (?:do not|don['’]t|cannot|can['’]t)|kein\p{L}*|nicht|sin|sans|ningun\p{L}*)(?!\p{L})/iu

/** 'Dents and paint' below 'What we don't do:' says the opposite without it. */
function underItsLead(unit: Unit, text: string): string {
  const lead = unit.path.at(-1) ?? ''
  if (/[:：]$/.test(lead) && wordCount(lead) <= 12) return `${lead} ${text}`
  // 'Bupa' alone says nothing; 'We bill directly: Bupa' does.
  if (wordCount(text) <= 3 && lead && wordCount(lead) <= 8) return `${lead}: ${text}`
  return speaksNegatively(lead, unit.language) && !alreadyDenied.test(text) && wordCount(lead) <= 8
    ? `${lead}: ${text}`
    : text
}

function sayList(unit: Unit, index: KnowledgeIndex): Line {
  const { heading, lines } = listLines(unit, index)
  return {
    text: `${heading}:\n${lines.map((line) => `- ${line}`).join('\n')}`,
    quote: `${heading}: ${lines.join('; ')}`,
  }
}

/** A sentence with those before and after it that cannot do without each other. */
function saySentence(at: number, question: Question, index: KnowledgeIndex): Line {
  const unit = index.units[at]!
  const end = index.blockStart[unit.block + 1]!
  let first = at
  while (first > index.blockStart[unit.block]! && leansBack(index.units[first]!.text)) first--
  let last = at + 1
  while (last < end && leansBack(index.units[last]!.text)) last++
  const slot = slotAsked(unit, question, index)
  if (slot !== unit.text) return { text: ended(underItsHeading(unit, slot)), quote: unit.text }
  const texts = index.units.slice(first, last).map(({ text }) => text)
  return { text: ended(underItsHeading(unit, texts.join(' '))), quote: unit.text }
}

function sayBriefly(at: number, question: Question, index: KnowledgeIndex, most: number): Line {
  const unit = index.units[at]!
  const from = index.blockStart[unit.block]!
  const texts = index.units.slice(from, index.blockStart[unit.block + 1]!).map(({ text }) => text)
  const told = briefly({ ...unit, sentences: texts, telling: at - from }, question, index)
  if (wordCount(told) > most) return sayProse(at, question, index, most)
  return { text: ended(underItsHeading(unit, told)), quote: unit.text }
}

/** A sentence and as many of its neighbours as belong to it. */
function sayProse(at: number, question: Question, index: KnowledgeIndex, most: number): Line {
  const unit = index.units[at]!
  const from = index.blockStart[unit.block]!
  const to = index.blockStart[unit.block + 1]!
  const texts: string[] = []
  for (let near = from; near < to; near++) texts.push(index.units[near]!.text)
  const whole = texts.join(' ')
  if (wordCount(whole) <= Math.min(most, wholeParagraph))
    return { text: ended(underItsHeading(unit, whole)), quote: unit.text }
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
      canBefore && (!canAfter || leansBack(texts[first]!) || worth[first - 1]! > worth[last + 1]!)
    if (takeBefore) {
      first--
      words += before
    } else {
      last++
      words += after
    }
  }
  const read = withinWords(texts.slice(first, last + 1).join(' '), 110)
  return { text: ended(underItsHeading(unit, read)), quote: unit.text }
}

const shortSection = 130

/** 'Late check-out: Until 13:00 for £25': of a short section the heading says what the sentence leaves out. */
function underItsHeading(unit: Unit, text: string): string {
  if (unit.subject) return `${unit.subject}: ${text}`
  const heading = (unit.path.at(-1) ?? '').replace(/[:：]$/, '')
  const somebody = [heading, unit.path.at(-2) ?? ''].find(isSomebody)
  if (somebody && !text.includes(somebody.split(' ')[0]!)) return `${somebody}: ${text}`
  const tells =
    unit.path.length > 1 && unit.scope <= shortSection && wordCount(heading) <= 7 && !/[?？؟!]$/.test(heading)
  if (!tells) return text
  const said = new Set(tokenise(text, unit.language).map((token) => token.stem))
  const named = tokenise(heading, unit.language).filter(
    (token) => !token.echo && !isStopWord(token.folded, unit.language),
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

/** Whole sentences up to a number of words; a single sentence longer than that is cut at a word. */
export function withinWords(text: string, most: number): string {
  if (wordCount(text) <= most) return text
  let kept = ''
  for (const sentence of sentencesOf(text)) {
    const longer = kept ? `${kept} ${sentence}` : sentence
    if (wordCount(longer) > most) break
    kept = longer
  }
  return kept || `${text.split(/\s+/).slice(0, most).join(' ')} …`
}

const ended = (text: string) => (/[.!?。！？…:।؟”"»]$/.test(text.trim()) ? text.trim() : `${text.trim()}.`)

const shorten = (text: string) =>
  text.length <= 300 ? text : `${text.slice(0, 297).replace(/(?<!\s)\s+\S*$/, '')} …`
