import { ask } from '../conversation/ask.ts'
import type { Surroundings } from '../conversation/exchange.ts'
import { readable, readableBefore } from '../conversation/replay.ts'
import { localTime } from '../knowledge/clock.ts'
import type { KnowledgeIndex } from '../knowledge/knowledge-index.ts'
import { detectLanguage } from '../language/detect.ts'
import { dayName } from '../language/weekdays.ts'
import { resolving } from '../resolve/resolve.ts'
import { search } from '../search/search.ts'
import type { Passage, Turn } from '../types.ts'
import { splitQuestion } from '../understand/split-question.ts'

export interface PassageRequest {
  question: string
  history?: readonly Turn[]
  /** The business's name. */
  name: string
  limit?: number
  now?: Date
  timeZone?: string
}

const defaultLimit = 8
const longestPassage = 1_400

/** The passages a model should read to answer a question: whole blocks, best first, hours and contacts in front. */
export function retrievePassages(index: KnowledgeIndex, request: PassageRequest): Passage[] {
  const limit = request.limit ?? defaultLimit
  const around: Surroundings = { index, name: request.name, clock: localTime(request.now, request.timeZone) }
  const { language } = detectLanguage(request.question, index.language)
  let previous = null
  for (const turn of (request.history ?? []).filter((said) => said.role === 'user').slice(-3)) {
    previous = resolving.resolve(ask(readableBefore(turn.content), language, previous, around))
  }
  const found: Passage[] = []
  const seen = new Set<string>()
  const add = (passage: Passage) => {
    if (seen.has(passage.id) || found.length >= limit) return
    seen.add(passage.id)
    found.push(passage)
  }
  for (const part of splitQuestion(readable(request.question), language)) {
    const turn = resolving.resolve(ask(part, language, previous, around))
    previous = turn
    if (turn.outcome.kind === 'hours') add(hoursPassage(index, turn.outcome.hours.schedule))
    if (turn.outcome.kind === 'contact' || turn.outcome.kind === 'none')
      for (const passage of contactPassages(index)) add(passage)
    const chosen = turn.outcome.kind === 'passage' ? turn.outcome.units : []
    for (const unit of chosen) add(blockPassage(index, unit, 1))
    for (const judged of search(turn.question, index, 30)) add(blockPassage(index, judged.unit, judged.score))
  }
  return found
}

function blockPassage(index: KnowledgeIndex, at: number, score: number): Passage {
  const unit = index.units[at]!
  const page = index.pages[unit.page]!
  const lines: string[] = []
  for (let near = index.blockStart[unit.block]!; near < index.blockStart[unit.block + 1]!; near++) {
    const other = index.units[near]!
    if (other.kind === 'list' || other.kind === 'column') continue
    lines.push(other.subject ? `${other.subject}: ${other.text}` : other.text)
  }
  const prose = unit.kind === 'sentence'
  const text = lines.join(prose ? ' ' : '\n')
  return {
    id: `b${unit.block}`,
    url: page.url,
    title: page.title,
    heading: [...unit.path],
    text: text.length > longestPassage ? around(lines, unit, prose) : text,
    score,
  }
}

/** Of a long block, the part round the unit that was found. */
function around(lines: readonly string[], unit: { subject: string; text: string }, prose: boolean): string {
  const own = unit.subject ? `${unit.subject}: ${unit.text}` : unit.text
  let first = Math.max(0, lines.indexOf(own))
  let last = first
  let length = lines[first]?.length ?? 0
  while (length < longestPassage && (first > 0 || last < lines.length - 1)) {
    if (first > 0) length += lines[--first]!.length
    if (last < lines.length - 1) length += lines[++last]!.length
  }
  return lines.slice(first, last + 1).join(prose ? ' ' : '\n')
}

function hoursPassage(index: KnowledgeIndex, schedule: KnowledgeIndex['schedules'][0]): Passage {
  const page = index.pages[schedule.page]!
  const text = schedule.days
    .flatMap((hours, day) => (hours === null ? [] : [`${dayName(day, index.language)}: ${hours}`]))
    .join('\n')
  return {
    id: `hours-${schedule.page}-${schedule.title}`,
    url: page.url,
    title: page.title,
    heading: schedule.title ? [schedule.title] : [],
    text,
    score: 1,
  }
}

function contactPassages(index: KnowledgeIndex): Passage[] {
  const { phones, emails, addresses } = index.contacts
  const entries = [...phones.slice(0, 3), ...emails.slice(0, 2), ...addresses.slice(0, 1)]
  if (entries.length === 0) return []
  const page = index.pages[entries[0]!.page]!
  const text = entries.map((entry) => `${entry.label || entry.kind}: ${entry.value}`).join('\n')
  return [{ id: 'contact', url: page.url, title: page.title, heading: [], text, score: 0.5 }]
}
