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

/** The owner's description of the business is knowledge; wishes to the assistant and private lines are not. */
export function ownersWords(knowledge: Knowledge): Page[] {
  const text = splitOwnersWords(knowledge.context ?? '').told
  // No page says it, and none is cited for it.
  return text ? [{ url: '', title: '', text }] : []
}

const spoken: ReadonlySet<FactKind> = new Set(['price', 'service', 'product', 'description', 'social'])

export interface PassageList {
  passages: IndexedPassage[]
  pageOf: (url: string) => number
  language: Language
  /** The first block number that is still free. */
  nextBlock: number
}

/** Whether a passage is the owner's own word: of the context, a stated fact, a taught answer. */
export const isOwnersWord = ({ kind, trust: own, page }: IndexedPassage, pages: readonly IndexedPage[]) =>
  pages[page]!.owners === true || kind === 'taught' || (kind === 'fact' && own === trust.owners)

/** Facts that no page says in the same words; contacts and hours are read elsewhere. */
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
    // Its own row tells the owner's price with the other columns.
    if (fact.origin === 'owner' && isTold(name, fact.value, rowsOf(name, restated))) continue
    if (fact.origin === 'owner') put(shelf, 'fact', fact.url, name, valueOfFact(fact), trust.owners)
    else if (!isTold(name, fact.value, told.get(shelf.pageOf(fact.url)) ?? []))
      put(shelf, 'fact', fact.url, name, valueOfFact(fact), trust.fact)
    if (at % 20 === 0) yield
  }
}

/** The rows that have a name, or the beginning of one that goes on with a column's. */
const rowsOf = (name: string, rows: readonly { subject: string; said: string }[]): string[] =>
  rows.flatMap(({ subject, said }) => (subject !== '' && fold(name).startsWith(subject) ? said : []))

/** A table's row says more than the fact taken from it, and follow-ups can step on from it. */
function isTold(name: string, stated: string, said: readonly string[]): boolean {
  const value = fold(stated)
  const whole = fold(`${name}${stated}`)
  // 'Otte' 'rs 1' was cut out of 'Otters 1'.
  if (said.some((text) => text.includes(whole))) return true
  const words = fold(name).match(/[\p{L}\p{N}]+/gu) ?? []
  return said.some((text) => text.includes(value) && words.every((word) => text.includes(word)))
}

/** What the owner taught outranks every page, and is the owner's word as it stands: only private lines are left out. */
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
