import { fold } from '@foyer/text/fold'
import { addTo } from '../language/add-to.ts'
import { prepareLexicon } from '../language/lexicon.ts'
import { inSlices, runToEnd } from '../language/steps.ts'
import { type Knowledge, type Language, languages, type Page } from '../types.ts'
import { assistantsLanguage } from '../weights.ts'
import { findContacts } from './contacts.ts'
import { doubtedPassages } from './doubts.ts'
import { addFacts, addTaught, ownersPages, type PassageList } from './facts-and-taught-answers.ts'
import { addPassage, ContextTerms } from './index-passage.ts'
import type { IndexedPage, KnowledgeIndex } from './knowledge-index.ts'
import { longestPage } from './longest-page.ts'
import { makePassages, type PageContext } from './make-passages.ts'
import type { IndexedPassage } from './passage.ts'
import { PostingsBuilder } from './postings.ts'
import { findSchedules } from './schedules.ts'
import { shortTitle } from './short-title.ts'
import { timeZoneOf } from './time-zone-of.ts'
import { isPost, trustOf } from './trust.ts'

export const buildIndex = (knowledge: Knowledge, options: { language: Language }): Promise<KnowledgeIndex> =>
  inSlices(buildingInLanguage(knowledge, options))

/** Builds in one step, for something as small as a visitor's file. */
export function buildSmallIndex(knowledge: Knowledge, options: { language: Language }): KnowledgeIndex {
  return runToEnd(building(knowledge, options))
}

/** Builds in steps, so that a server can do other work in between. */
export function* buildingInLanguage(
  knowledge: Knowledge,
  options: { language: Language },
): Generator<void, KnowledgeIndex> {
  yield* prepareLexicon(options.language)
  return yield* building(knowledge, options)
}

function* building(knowledge: Knowledge, options: { language: Language }): Generator<void, KnowledgeIndex> {
  const pages: IndexedPage[] = []
  const passages: IndexedPassage[] = []
  const context: PageContext = { page: 0, language: options.language, trust: 1, nextBlock: 0 }
  const sources = [...knowledge.pages, ...ownersPages(knowledge)]
  for (const [at, page] of sources.entries()) {
    const language = languageOf(page, options.language)
    context.page = pages.length
    context.language = language
    context.trust = trustOf(page)
    context.voice = isPost(page) ? 'post' : undefined
    pages.push({ url: page.url, title: page.title, language, owners: at >= knowledge.pages.length })
    const isWritten = page.original === undefined ? null : saidIn(page.original, context)
    for (const passage of makePassages(page.text.slice(0, longestPage), context)) {
      if (isWritten && !isWritten(passage)) passage.restated = true
      passages.push(passage)
    }
    yield
  }
  const pageByUrl = new Map<string, number>()
  for (const [at, { url }] of pages.entries()) if (!pageByUrl.has(url)) pageByUrl.set(url, at)
  const pageOf = (url: string) => {
    const known = pageByUrl.get(url)
    if (known !== undefined) return known
    pages.push({ url, title: '', language: options.language })
    pageByUrl.set(url, pages.length - 1)
    return pages.length - 1
  }
  const shelf: PassageList = { passages, pageOf, language: options.language, nextBlock: context.nextBlock }
  yield* addFacts(shelf, knowledge.facts)
  addTaught(shelf, knowledge)

  // Words that every title repeats don't distinguish pages: 'Fees – Brightwater Dental' is 'Fees'.
  const titles = pages.map(({ title }) => shortTitle(title))
  // A page without a title gets the name of its address, for citations only.
  for (const page of pages) page.title ||= pages[pageByUrl.get(page.url) ?? -1]?.title ?? ''
  const postings = new PostingsBuilder()
  const spellings: KnowledgeIndex['spellings'] = new Map()
  const lengths = new Uint16Array(passages.length)
  let total = 0
  const contextTerms = new ContextTerms(spellings)
  for (let at = 0; at < passages.length; at++) {
    lengths[at] = addPassage(postings, passages[at]!, at, titles, contextTerms, spellings)
    total += lengths[at]!
    if (at % 64 === 0) yield
  }
  const packed = yield* postings.pack()
  const isOwners = (page: number) => pages[page]?.owners === true
  const doubts = knowledge.doubts ?? []
  const doubted = yield* doubtedPassages(passages, doubts, isOwners)
  const isWebsite = (page: number) => /^https?:/.test(pages[page]?.url ?? '')
  const places = { titles, pageOf, isOwners, isWebsite, language: options.language, doubts, doubted }
  const contacts = yield* findContacts(passages, knowledge.facts, places)
  const schedules = yield* findSchedules(passages, knowledge.facts, places)
  const blockStart = startsOfBlocks(passages, shelf.nextBlock)
  return {
    language: options.language,
    languages: languagesByFrequency(pages, options.language),
    otherLanguages: otherLanguagesOf(knowledge.pages),
    pages,
    passages,
    blockStart,
    lengths,
    averageLength: Math.max(1, total / Math.max(1, passages.length)),
    terms: postings.terms,
    ...packed,
    blocks: shelf.nextBlock,
    spellings,
    byShape: shapesOf(spellings),
    contacts,
    schedules,
    doubted,
    hasWebsite: Boolean(knowledge.websiteUrl) || knowledge.pages.some(({ url }) => url !== ''),
    timeZone: knowledge.timeZone || timeZoneOf(knowledge.facts, knowledge.websiteUrl, options.language),
  }
}

const sayingOf = ({ subject, text }: IndexedPassage) =>
  fold(`${subject} ${text}`).match(/[\p{L}\p{N}]+/gu) ?? []

/** True if a text contains a passage, even as part of a row. */
function saidIn(text: string, context: PageContext): (passage: IndexedPassage) => boolean {
  const said = makePassages(text.slice(0, longestPage), { ...context }).map(sayingOf)
  const whole = new Set(said.map((words) => words.join(' ')))
  const sets = said.map((words) => new Set(words))
  return (passage) => {
    const words = sayingOf(passage)
    return whole.has(words.join(' ')) || sets.some((set) => words.every((word) => set.has(word)))
  }
}

const twoLetters = (page: Page): string => (page.language ?? '').slice(0, 2).toLowerCase()

const otherLanguagesOf = (pages: readonly Page[]): string[] =>
  [...new Set(pages.map(twoLetters))].filter((short) => !languages.some((language) => language === short))

const languageOf = (page: Page, fallback: Language): Language => {
  const short = twoLetters(page)
  return languages.find((language) => language === short) ?? fallback
}

function startsOfBlocks(passages: readonly IndexedPassage[], blocks: number): Uint32Array {
  const starts = new Uint32Array(blocks + 1).fill(passages.length)
  for (let at = passages.length - 1; at >= 0; at--) starts[passages[at]!.block] = at
  for (let block = blocks - 1; block >= 0; block--)
    if (starts[block]! > starts[block + 1]!) starts[block] = starts[block + 1]!
  return starts
}

function shapesOf(spellings: KnowledgeIndex['spellings']): Map<string, string[]> {
  const shapes = new Map<string, string[]>()
  for (const word of spellings.keys()) addTo(shapes, `${word[0]}${word.length}`, word)
  return shapes
}

function languagesByFrequency(pages: readonly IndexedPage[], own: Language): Language[] {
  const counts = new Map<Language, number>([[own, assistantsLanguage]])
  for (const page of pages) counts.set(page.language, (counts.get(page.language) ?? 0) + 1)
  return [...counts.entries()].sort((a, b) => b[1] - a[1]).map(([language]) => language)
}
