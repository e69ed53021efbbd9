import { localTime } from '@foyer/calendar/intervals'
import { dayName } from '@foyer/calendar/read-days'
import type { ConversationContext } from '../conversation/exchange.ts'
import { exchangesOf, readMessage } from '../conversation/read-message.ts'
import type { ContactEntry } from '../knowledge/contact-list.ts'
import type { KnowledgeIndex } from '../knowledge/knowledge-index.ts'
import { resolve } from '../resolve/resolve.ts'
import { search } from '../search/search.ts'
import type { Message, Passage } from '../types.ts'
import { blockPassage } from './block-passage.ts'
import { fuseRankings } from './fuse-rankings.ts'
import { isWithin, wordsOfLine } from './repeats.ts'

export interface PassageRequest {
  question: string
  history?: readonly Message[]
  name: string
  limit?: number
  now?: Date
  /** Block numbers by semantic similarity, best first, as in `listBlocks`. */
  alike?: readonly number[]
}

const defaultLimit = 12

/** The passages to give a model: whole blocks, best first, after hours and contacts. */
export function retrievePassages(index: KnowledgeIndex, request: PassageRequest): Passage[] {
  const limit = request.limit ?? defaultLimit
  const around: ConversationContext = {
    index,
    name: request.name,
    clock: localTime(request.now, index.timeZone),
  }
  const heard = readMessage(request.question, request.history ?? [], index, index.language)
  // Visitors' commands never get here; a search by a program commands no one.
  const asked = heard.question ?? heard.message
  const found: Passage[] = []
  const seen = new Set<string>()
  const facts = new Set<Passage>()
  const add = (passage: Passage) => {
    if (seen.has(passage.id)) return
    seen.add(passage.id)
    found.push(passage)
  }
  const addBlock = (at: number) => {
    // A model would present reviews as facts.
    if (index.passages[at]!.voice === 'customer') return
    const passage = blockPassage(index, at)
    if (index.passages[at]!.kind === 'fact' && !passage.owners) facts.add(passage)
    add(passage)
  }
  for (const { question, outcome } of exchangesOf(asked, heard, around, resolve)) {
    if (outcome.kind === 'hours')
      for (const week of [outcome.hours.schedule, ...(outcome.hours.otherParts ?? [])])
        add(hoursPassage(index, week))
    if (outcome.kind === 'contact' || outcome.kind === 'none')
      for (const passage of contactPassages(index)) add(passage)
    const chosen = outcome.kind === 'passage' ? outcome.passages : []
    for (const at of chosen) addBlock(at)
    if (outcome.kind === 'offers' && outcome.offers.described !== null) addBlock(outcome.offers.described)
    const byWords = search(question, index).map(({ passage }) => passage)
    for (const passage of fused(index, byWords, request.alike ?? [])) addBlock(passage)
  }
  // Drops facts that a block already states. The owner's facts stay.
  const lines = found.filter((passage) => !facts.has(passage)).flatMap(linesWithWords)
  return found
    .filter((passage) => !facts.has(passage) || !linesWithWords(passage).every((line) => isTold(line, lines)))
    .slice(0, limit)
}

/** Fuses both rankings; uses words alone without similarities. */
function fused(
  index: KnowledgeIndex,
  byWords: readonly number[],
  alike: readonly number[],
): readonly number[] {
  if (alike.length === 0) return byWords
  const foundIn = new Map<number, number>()
  for (const passage of byWords) {
    const { block } = index.passages[passage]!
    if (!foundIn.has(block)) foundIn.set(block, passage)
  }
  const meant = alike.filter((block) => index.blockStart[block] !== undefined && block < index.blocks)
  return fuseRankings([[...foundIn.keys()], meant]).map(
    (block) => foundIn.get(block) ?? index.blockStart[block]!,
  )
}

/** A block's text with its headings. */
export type Block = { block: number; text: string }

/** Page blocks for embeddings; facts repeat some of them. */
export function listBlocks(index: KnowledgeIndex, most: number): Block[] {
  const blocks: Block[] = []
  for (let block = 0; block < index.blocks && blocks.length < most; block++) {
    const at = index.blockStart[block]!
    if (index.blockStart[block + 1]! <= at || index.passages[at]!.kind === 'fact') continue
    const { title, heading, text } = blockPassage(index, at)
    if (text.trim() !== '') blocks.push({ block, text: [title, ...heading, text].filter(Boolean).join('\n') })
  }
  return blocks
}

const linesWithWords = ({ text }: Passage) => text.split('\n').map(wordsOfLine)
const isTold = (line: ReadonlySet<string>, lines: readonly ReadonlySet<string>[]) =>
  lines.some((other) => isWithin(line, other))

function hoursPassage(index: KnowledgeIndex, schedule: KnowledgeIndex['schedules'][0]): Passage {
  const page = index.pages[schedule.page]!
  const lineOf = (hours: string, day: number) => `${dayName(day, index.language)}: ${hours}`
  const lines = schedule.days.map((hours, day) => (hours === null ? null : lineOf(hours, day)))
  const sure = index.schedules.find(
    (week) => week.page === schedule.page && week.part === schedule.part && !week.doubtful,
  )
  const asOf = schedule.passages.map((at) => index.doubted.get(at)).find(Boolean)
  const unconfirmed = schedule.doubtful ? lines.filter((_, day) => !sure?.days[day]).filter(isLine) : []
  const restated = lines.filter((_, day) => schedule.restated?.has(day)).filter(isLine)
  return {
    id: `hours-${schedule.page}-${schedule.title}`,
    url: page.url,
    title: page.title,
    heading: schedule.title ? [schedule.title] : [],
    text: lines.filter(isLine).join('\n'),
    ...(page.url === '' && { owners: true }),
    ...(unconfirmed.length > 0 && { unconfirmed }),
    ...(asOf && { asOf }),
    ...(restated.length > 0 && { restated }),
  }
}

const isLine = (line: string | null) => line !== null

function contactPassages(index: KnowledgeIndex): Passage[] {
  const { phones, emails, addresses } = index.contacts
  const entries = [...phones.slice(0, 3), ...emails.slice(0, 2), ...addresses.slice(0, 1)]
  const pageOf = (entry: ContactEntry) => index.pages[entry.page]!
  // The owner's entries cite no page.
  const byWhom = Map.groupBy(entries, (entry) => pageOf(entry).url === '')
  return [...byWhom].map(([owners, some]) => {
    const { url, title } = pageOf(some[0]!)
    const text = some.map((entry) => `${entry.label || entry.kind}: ${entry.value}`).join('\n')
    const id = owners ? 'contact-owner' : 'contact'
    return { id, url, title, heading: [], text, ...(owners && { owners }) }
  })
}
