import { boundsIn } from '../language/quantities.ts'
import { isStopWord } from '../language/stop-words.ts'
import type { Token } from '../language/tokenise.ts'
import { value, valuesIn } from '../language/value-types.ts'
import type { Language } from '../types.ts'
import { field } from './fields.ts'
import type { KnowledgeIndex } from './knowledge-index.ts'
import { essay, type IndexedPassage, section } from './passage.ts'
import type { PostingsBuilder } from './postings.ts'
import { dayTerms, termsOf } from './terms.ts'

/** Caches the terms of headings and titles, which many passages share. */
export class ContextTerms {
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

/** Adds a passage's terms to the postings and returns their number. */
export function addPassage(
  postings: PostingsBuilder,
  passage: IndexedPassage,
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
  const values = passage.cells ? passage.cells.map((cell) => cell.value).join(' ; ') : passage.text
  const body = termsOf(values, passage.language)
  remember(spellings, body.tokens, passage.language)
  for (const term of body.terms) put(term, field.body, 1)
  const subject = passage.subject ? termsOf(passage.subject, passage.language) : null
  if (subject) {
    remember(spellings, subject.tokens, passage.language)
    for (const term of subject.terms) put(term, field.subject, 1)
  }
  const own = passage.subject ? field.subject : field.body
  const whole = passage.cells || passage.subject ? `${passage.subject}: ${values}` : passage.text
  for (const term of dayTerms(whole, passage.language)) put(term, own, 1)
  for (const bounds of boundsIn(`${passage.subject} ; ${values}`)) put(`%${bounds.measure}`, own, 1)
  for (const cell of passage.cells ?? [])
    if (cell.header) for (const term of context.of(cell.header, passage.language)) put(term, field.header, 0)
  if (passage.subjectHeader)
    for (const term of context.of(passage.subjectHeader, passage.language)) put(term, field.header, 0)
  passage.path.forEach((heading, depth) => {
    const nearest = depth === passage.path.length - 1
    const where =
      passage.scope > essay ? field.title : nearest && passage.scope <= section ? field.heading : field.outer
    for (const term of context.of(heading, passage.language)) put(term, where, 0)
  })
  if (passage.intro) for (const term of context.of(passage.intro, passage.language)) put(term, field.intro, 0)
  const title = titles[passage.page]
  if (title) for (const term of context.of(title, passage.language)) put(term, field.title, 0)
  for (const [term, { count, fields }] of found) postings.add(term, at, passage.block, count, fields)
  // A price fact answers questions about prices, whatever its label.
  if (passage.kind === 'fact' && valuesIn(passage.text) & value.money && !found.has('#price')) {
    postings.add('#price', at, passage.block, 1, field.header)
  }
  return Math.min(body.terms.length + (subject?.terms.length ?? 0), 65_535)
}
