import { boundsIn } from '../language/quantities.ts'
import { isStopWord } from '../language/stop-words.ts'
import type { Token } from '../language/tokenise.ts'
import { value, valuesIn } from '../language/value-types.ts'
import type { Language } from '../types.ts'
import { field, type KnowledgeIndex } from './knowledge-index.ts'
import type { PostingsBuilder } from './postings.ts'
import { dayTerms, termsOf } from './terms.ts'
import { essay, section, type Unit } from './unit.ts'

/** Headings and titles repeat over many units; their terms are worked out once. */
export class ContextTerms {
  private readonly known = new Map<string, string[]>()
  private readonly bounded = new Map<string, string[]>()
  private readonly spellings: KnowledgeIndex['spellings']
  constructor(spellings: KnowledgeIndex['spellings']) {
    this.spellings = spellings
  }
  measures(heading: string): readonly string[] {
    let found = this.bounded.get(heading)
    if (!found) {
      found = [...new Set(boundsIn(heading).map((bounds) => bounds.measure))]
      this.bounded.set(heading, found)
    }
    return found
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

/** Puts a unit's terms into the postings and returns how many words it is found by. */
export function addUnit(
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
    for (const bounds of boundsIn(`${unit.subject} ; ${values}`))
      put(`%${bounds.measure}`, unit.subject ? field.subject : field.body, 1)
    const nearest = unit.scope <= section ? unit.path.at(-1) : undefined
    for (const measure of nearest ? context.measures(nearest) : []) put(`%${measure}`, field.heading, 0)
    length = Math.min(body.terms.length + (subject?.terms.length ?? 0), 65_535)
  }
  for (const cell of unit.cells ?? [])
    if (cell.header) for (const term of context.of(cell.header, unit.language)) put(term, field.header, 0)
  for (const cell of unit.cells ?? []) for (const term of cell.legend ?? []) put(term, field.header, 0)
  if (unit.subjectHeader)
    for (const term of context.of(unit.subjectHeader, unit.language)) put(term, field.header, 0)
  if (unit.about) for (const term of context.of(unit.about, unit.language)) put(term, field.header, 0)
  unit.path.forEach((heading, depth) => {
    const nearest = depth === unit.path.length - 1
    const where =
      unit.scope > essay ? field.title : nearest && unit.scope <= section ? field.heading : field.outer
    for (const term of context.of(heading, unit.language)) put(term, where, 0)
  })
  if (unit.intro) for (const term of context.of(unit.intro, unit.language)) put(term, field.intro, 0)
  const title = titles[unit.page]
  if (title) for (const term of context.of(title, unit.language)) put(term, field.title, 0)
  for (const [term, { count, fields }] of found) postings.add(term, at, unit.block, count, fields)
  // A price stated as a fact is found by asking for prices, whatever its label says.
  if (unit.kind === 'fact' && valuesIn(unit.text) & value.money && !found.has('#price')) {
    postings.add('#price', at, unit.block, 1, field.header)
  }
  return length
}
