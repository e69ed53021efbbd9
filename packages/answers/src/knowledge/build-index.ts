import { setImmediate as nextTurn } from 'node:timers/promises'
import { speaksToBots } from '../guard/commands.ts'
import { fold } from '../language/fold.ts'
import { isStopWord } from '../language/stop-words.ts'
import type { Token } from '../language/tokenise.ts'
import { type Fact, type Knowledge, type Language, languages, type Page } from '../types.ts'
import { findContacts } from './contacts.ts'
import { field, type IndexedPage, type KnowledgeIndex } from './knowledge-index.ts'
import { makeUnits } from './make-units.ts'
import { PostingsBuilder } from './postings.ts'
import { findSchedules } from './schedules.ts'
import { dayTerms, termsOf } from './terms.ts'
import { trustOf } from './trust.ts'
import { essay, section, type Unit } from './unit.ts'

const sliceMs = 25

/** Builds what an assistant knows, giving the event loop a turn whenever a slice of work has lasted long enough. */
export async function buildIndex(
  knowledge: Knowledge,
  options: { language: Language },
): Promise<KnowledgeIndex> {
  const steps = building(knowledge, options)
  let since = performance.now()
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return step.value
    if (performance.now() - since < sliceMs) continue
    await nextTurn()
    since = performance.now()
  }
}

/** The same at one go, for something as small as a visitor's file. */
export function buildSmallIndex(knowledge: Knowledge, options: { language: Language }): KnowledgeIndex {
  const steps = building(knowledge, options)
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value
}

function* building(knowledge: Knowledge, options: { language: Language }): Generator<void, KnowledgeIndex> {
  const pages: IndexedPage[] = []
  const units: Unit[] = []
  const context = { page: 0, language: options.language, trust: 1, nextBlock: 0 }
  const sources = [...knowledge.pages, ...ownersWords(knowledge)]
  for (const page of sources) {
    const language = languageOf(page, options.language)
    context.page = pages.length
    context.language = language
    context.trust = trustOf(page)
    pages.push({ url: page.url, title: page.title, language })
    for (const unit of makeUnits(page.text, context)) units.push(unit)
    yield
  }
  const pageByUrl = new Map(pages.map((page, index) => [page.url, index]))
  const pageOf = (url: string) => {
    const known = pageByUrl.get(url)
    if (known !== undefined) return known
    pages.push({ url, title: '', language: options.language })
    pageByUrl.set(url, pages.length - 1)
    return pages.length - 1
  }
  addFacts(units, knowledge.facts, pageOf, options.language, context)
  addTaught(units, knowledge, pageOf, options.language, context)

  const titles = withoutSiteName(pages)
  const postings = new PostingsBuilder()
  const spellings: KnowledgeIndex['spellings'] = new Map()
  const lengths = new Uint16Array(units.length)
  let total = 0
  const contextTerms = new ContextTerms(spellings)
  for (let at = 0; at < units.length; at++) {
    lengths[at] = addUnit(postings, units[at]!, at, titles, contextTerms, spellings)
    total += lengths[at]!
    if (at % 64 === 0) yield
  }
  const packed = yield* postings.pack()
  const blockStart = startsOfBlocks(units, context.nextBlock)
  return {
    language: options.language,
    languages: languagesByFrequency(pages, options.language),
    pages,
    units,
    blockStart,
    lengths,
    averageLength: Math.max(1, total / Math.max(1, units.length)),
    terms: postings.terms,
    ...packed,
    blocks: context.nextBlock,
    spellings,
    byShape: shapesOf(spellings),
    contacts: findContacts(units, knowledge.facts, pageOf, titles, options.language),
    schedules: findSchedules(units, knowledge.facts, titles, pageOf, options.language),
  }
}

const languageOf = (page: Page, fallback: Language): Language => {
  const short = (page.language ?? '').slice(0, 2).toLowerCase()
  return languages.find((language) => language === short) ?? fallback
}

/** The owner's description of the business is knowledge; the owner's wishes to the assistant are not. */
function ownersWords(knowledge: Knowledge): Page[] {
  const lines = (knowledge.context ?? '')
    .split('\n')
    .filter((line) => !speaksToBots(line) && !tellsAssistant.test(line))
  const text = lines.join('\n').trim()
  return text ? [{ url: knowledge.websiteUrl ?? '', title: '', text }] : []
}
const tellsAssistant =
  /^\W*(?:always|never|do not|don't|you are|you should|you must|please|be |answer|reply|respond|use |speak|act |immer|niemals|du bist|sei |antworte|siempre|nunca|eres |responde|toujours|jamais|tu es |réponds)/i

const factConcepts: Partial<Record<Fact['kind'], string>> = {
  price: '#price',
  hours: '#hours',
  phone: '#phone',
  email: '#email',
  address: '#address',
}

function addFacts(
  units: Unit[],
  facts: readonly Fact[],
  pageOf: (url: string) => number,
  language: Language,
  context: { nextBlock: number },
) {
  const said = new Set(units.map((unit) => fold(`${unit.subject}|${unit.text}`)))
  for (const fact of facts) {
    if (
      fact.kind !== 'price' &&
      fact.kind !== 'service' &&
      fact.kind !== 'product' &&
      fact.kind !== 'description'
    )
      continue
    if (
      !fact.value ||
      speaksToBots(`${fact.label} ${fact.value}`) ||
      said.has(fold(`${fact.label}|${fact.value}`))
    )
      continue
    const text = fact.kind === 'price' || fact.label === fact.value ? fact.value : fact.value
    units.push({
      kind: 'fact',
      page: pageOf(fact.url),
      block: context.nextBlock++,
      subject: fact.label,
      text,
      path: [],
      scope: 0,
      language,
      trust: 0.85,
    })
  }
}

function addTaught(
  units: Unit[],
  knowledge: Knowledge,
  pageOf: (url: string) => number,
  language: Language,
  context: { nextBlock: number },
) {
  for (const pair of knowledge.taught ?? []) {
    const page = pageOf(pair.url ?? '')
    units.push({
      kind: 'taught',
      page,
      block: context.nextBlock++,
      subject: pair.question,
      text: pair.answer,
      path: [],
      scope: 0,
      language,
      trust: 2.5,
    })
  }
}

/** Titles without what every page repeats: 'Fees – Brightwater Dental' is found by 'Fees'. */
function withoutSiteName(pages: readonly IndexedPage[]): string[] {
  const parts = pages.map((page) => page.title.split(/\s+[|–—·»:-]+\s+/))
  const seen = new Map<string, number>()
  for (const part of parts.flatMap((all) => [...new Set(all)])) seen.set(part, (seen.get(part) ?? 0) + 1)
  const many = Math.max(2, pages.length * 0.4)
  return parts.map((all) => all.filter((part) => all.length === 1 || (seen.get(part) ?? 0) < many).join(' '))
}

/** Headings and titles repeat over many units; their terms are worked out once. */
class ContextTerms {
  private readonly known = new Map<string, string[]>()
  private readonly spellings: KnowledgeIndex['spellings']
  constructor(spellings: KnowledgeIndex['spellings']) {
    this.spellings = spellings
  }
  of(text: string, language: Language): string[] {
    const key = `${language}${text}`
    let terms = this.known.get(key)
    if (!terms) {
      const read = termsOf(text, language)
      remember(this.spellings, read.tokens, language)
      terms = [...new Set(read.terms.concat(dayTerms(text, language)))]
      this.known.set(key, terms)
    }
    return terms
  }
}

function remember(spellings: KnowledgeIndex['spellings'], tokens: readonly Token[], language: Language) {
  for (const token of tokens) {
    if (isStopWord(token.folded, language)) continue
    const known = spellings.get(token.folded)
    if (known) known.count++
    else spellings.set(token.folded, { stem: token.stem, count: 1 })
  }
}

function addUnit(
  postings: PostingsBuilder,
  unit: Unit,
  at: number,
  titles: readonly string[],
  context: ContextTerms,
  spellings: KnowledgeIndex['spellings'],
): number {
  const found = new Map<string, { count: number; fields: number }>()
  const put = (term: string, where: number, count: number) => {
    const known = found.get(term)
    if (!known) found.set(term, { count, fields: where })
    else {
      known.count += count
      known.fields |= where
    }
  }
  let length = 0
  const values = unit.cells ? unit.cells.map((cell) => cell.value).join(' ; ') : unit.text
  // A whole list is found by what heads it; its points have units of their own.
  if (unit.kind !== 'list') {
    const body = termsOf(values, unit.language)
    remember(spellings, body.tokens, unit.language)
    for (const term of body.terms) put(term, field.body, 1)
    const subject = unit.subject ? termsOf(unit.subject, unit.language) : null
    if (subject) {
      remember(spellings, subject.tokens, unit.language)
      for (const term of subject.terms) put(term, field.subject, 1)
    }
    for (const term of dayTerms(
      unit.cells || unit.subject ? `${unit.subject}: ${values}` : unit.text,
      unit.language,
    ))
      put(term, unit.subject ? field.subject : field.body, 1)
    length = Math.min(body.terms.length + (subject?.terms.length ?? 0), 65_535)
  }
  for (const cell of unit.cells ?? [])
    if (cell.header) for (const term of context.of(cell.header, unit.language)) put(term, field.header, 0)
  unit.path.forEach((heading, depth) => {
    const nearest = depth === unit.path.length - 1
    const where =
      unit.scope > essay ? field.title : nearest && unit.scope <= section ? field.heading : field.outer
    for (const term of context.of(heading, unit.language)) put(term, where, 0)
  })
  const title = titles[unit.page]
  if (title) for (const term of context.of(title, unit.language)) put(term, field.title, 0)
  for (const [term, { count, fields }] of found) postings.add(term, at, unit.block, count, fields)
  const concept = unit.kind === 'fact' ? factConcepts.price : undefined
  if (concept && !found.has(concept)) postings.add(concept, at, unit.block, 1, field.header)
  return length
}

function startsOfBlocks(units: readonly Unit[], blocks: number): Uint32Array {
  const starts = new Uint32Array(blocks + 1).fill(units.length)
  for (let at = units.length - 1; at >= 0; at--) starts[units[at]!.block] = at
  for (let block = blocks - 1; block >= 0; block--)
    if (starts[block]! > starts[block + 1]!) starts[block] = starts[block + 1]!
  return starts
}

function shapesOf(spellings: KnowledgeIndex['spellings']): Map<string, string[]> {
  const shapes = new Map<string, string[]>()
  for (const word of spellings.keys()) {
    const shape = `${word[0]}${word.length}`
    const same = shapes.get(shape)
    if (same) same.push(word)
    else shapes.set(shape, [word])
  }
  return shapes
}

function languagesByFrequency(pages: readonly IndexedPage[], own: Language): Language[] {
  const counts = new Map<Language, number>([[own, 0.5]])
  for (const page of pages) counts.set(page.language, (counts.get(page.language) ?? 0) + 1)
  return [...counts.entries()].sort((a, b) => b[1] - a[1]).map(([language]) => language)
}
