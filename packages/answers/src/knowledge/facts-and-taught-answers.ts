import { speaksToAssistants } from '@foyer/text/assistant-commands'
import type { FactKind } from '@foyer/text/fact-kinds'
import { fold } from '@foyer/text/fold'
import { splitOwnersWords, withoutPrivateLines } from '../guard/owners-words.ts'
import { addTo } from '../language/add-to.ts'
import type { Fact, Knowledge, Language, Page } from '../types.ts'
import { trust } from '../weights.ts'
import { nameOfFact, valueOfFact } from './fact-name.ts'
import type { IndexedPage } from './knowledge-index.ts'
import type { IndexedPassage } from './passage.ts'
import { withinLength } from './within-length.ts'

/** The owner's description without private lines and instructions to the assistant. */
export function ownersPages(knowledge: Knowledge): Page[] {
  const text = splitOwnersWords(knowledge.context ?? '').told
  // It has no page to cite.
  return text ? [{ url: '', title: '', text }] : []
}

const spoken: ReadonlySet<FactKind> = new Set(['price', 'service', 'product', 'description', 'social'])

export interface PassageList {
  passages: IndexedPassage[]
  pageOf: (url: string) => number
  language: Language
  /** The next free block number. */
  nextBlock: number
}

/** True for the owner's description, a stated fact or a taught answer. */
export const isFromOwner = ({ kind, trust: own, page }: IndexedPassage, pages: readonly IndexedPage[]) =>
  pages[page]!.owners === true || kind === 'taught' || (kind === 'fact' && own === trust.owners)

/** Adds facts that no page states in the same words; contacts and hours are handled elsewhere. */
export function* addFacts(shelf: PassageList, facts: readonly Fact[]): Generator<void> {
  const wanted = facts.filter(
    (fact) =>
      spoken.has(fact.kind) && fact.value && !speaksToAssistants(`${nameOfFact(fact)} ${valueOfFact(fact)}`),
  )
  if (wanted.length === 0) return
  const told = new Map<number, string[]>()
  const restated: { subject: string; said: string }[] = []
  for (const [at, passage] of shelf.passages.entries()) {
    const said = fold(`${passage.path.at(-1) ?? ''} ${passage.subject} ${passage.text}`)
    addTo(told, passage.page, said)
    if (passage.restated && passage.cells) restated.push({ subject: fold(passage.subject), said })
    if (at % 1_000 === 0) yield
  }
  for (const [at, fact] of wanted.entries()) {
    const name = nameOfFact(fact)
    // The row states the owner's price together with the other columns.
    if (fact.origin === 'owner' && isTold(name, fact.value, rowsOf(name, restated))) continue
    if (fact.origin === 'owner') put(shelf, 'fact', fact.url, name, valueOfFact(fact), trust.owners)
    else if (!isTold(name, fact.value, told.get(shelf.pageOf(fact.url)) ?? []))
      put(shelf, 'fact', fact.url, name, valueOfFact(fact), trust.fact)
    if (at % 20 === 0) yield
  }
}

const rowsOf = (name: string, rows: readonly { subject: string; said: string }[]): string[] =>
  rows.flatMap(({ subject, said }) => (subject !== '' && fold(name).startsWith(subject) ? said : []))

/** A table row says more than the fact taken from it and supports follow-ups. */
function isTold(name: string, stated: string, said: readonly string[]): boolean {
  const value = fold(stated)
  const whole = fold(`${name}${stated}`)
  // 'Otte' 'rs 1' came from 'Otters 1'.
  if (said.some((text) => text.includes(whole))) return true
  const words = fold(name).match(/[\p{L}\p{N}]+/gu) ?? []
  return said.some((text) => text.includes(value) && words.every((word) => text.includes(word)))
}

/** Taught answers outrank every page and keep their wording, except for private lines. */
export function addTaught(shelf: PassageList, knowledge: Knowledge) {
  for (const pair of knowledge.taught ?? []) {
    const answer = withoutPrivateLines(pair.answer)
    if (answer && splitOwnersWords(pair.question).kept.length === 0)
      put(shelf, 'taught', pair.url ?? '', pair.question, answer, trust.owners)
  }
}

function put(
  shelf: PassageList,
  kind: IndexedPassage['kind'],
  url: string,
  subject: string,
  text: string,
  worth: number,
) {
  const page = shelf.pageOf(url)
  const passage: IndexedPassage = {
    kind,
    page,
    block: shelf.nextBlock++,
    subject,
    text,
    path: [],
    scope: 0,
    language: shelf.language,
    trust: worth,
  }
  shelf.passages.push(...withinLength(passage))
}
