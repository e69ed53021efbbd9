import { isFragment } from '../../conversation/carry-over.ts'
import type { KnowledgeIndex } from '../../knowledge/knowledge-index.ts'
import { labelTerms } from '../../knowledge/terms.ts'
import { valuesOf } from '../../knowledge/values-of.ts'
import { digitsOf } from '../../language/number-words.ts'
import { value } from '../../language/value-types.ts'
import type { Language } from '../../types.ts'
import { leaningOf } from '../../understand/type/leaning.ts'
import { understand } from '../../understand/understand.ts'
import type { Group } from '../../understand/words/group.ts'
import type { Resolver } from '../resolver.ts'
import { namedColumns } from '../table/columns.ts'

const people = ['#adult', '#child', '#teen', '#student', '#senior', '#family', '#baby']
const toGetIn = '#ticket'
const listed = new Set(['row', 'item', 'term'])
const mostWords = 14
/** Where no spaces part the words. */
const longestPart = 200

/**
 * 'How much for kids?', 'for two adults and a child on Saturday?': where nothing but people is named, the rows that bear
 * the name of such people are meant, before a club or a household that has them in its own.
 */
export const priceByClass: Resolver = {
  name: 'price-by-class',
  resolve({ said, language, previous, index, name }) {
    if (said.length > longestPart || said.trim().split(/\s+/).length > mostWords) return null
    const own = understand(said, language, index, { name })
    const asked = people.filter((concept) => own.concepts.has(concept))
    if (asked.length === 0 || !own.groups.every((group) => isOfPeople(group, language))) return null
    const { joins, pronoun } = leaningOf(said, language)
    const leans = previous !== null && (joins || pronoun || isFragment(said, language))
    const goesOn = leans && own.type === 'other' && previous.question.type === 'price'
    if (own.type !== 'price' && !goesOn) return null
    const told = previous?.outcome.kind === 'passage' ? previous.outcome : null
    const here = told ? rowsIn(index.passages[told.passages[0]!]!.block, asked, index) : null
    if (!here && leans && told) return null
    const passages = here ?? firstOf(asked, index)
    if (!passages) return null
    const named = namedColumns(index.passages[passages[0]!]!, own, index)
    const columns = named.length > 0 ? named : here && goesOn ? told!.columns : null
    return { kind: 'passage', passages, columns, answers: { ...own, type: 'price' } }
  },
}

const isOfPeople = ({ role, word, concepts, quantity }: Group, language: Language) =>
  role !== 'subject' ||
  /^\d{1,2}$/.test(digitsOf(word, language) ?? word) ||
  (quantity
    ? quantity.measure === 'people'
    : concepts.some((concept) => people.includes(concept) || concept === toGetIn))

/** The list that has a row for each of them: one of what it costs to get in before others, such as of memberships. */
function firstOf(asked: readonly string[], index: KnowledgeIndex): number[] | null {
  let first: number[] | null = null
  for (const block of blocksWithRows(index)) {
    const rows = rowsIn(block, asked, index)
    if (!rows) continue
    const { subjectHeader, path, language } = index.passages[rows[0]!]!
    if (labelTerms(`${subjectHeader ?? ''} ; ${path.at(-1) ?? ''}`, language).includes(toGetIn)) return rows
    first ??= rows
  }
  return first
}

function* blocksWithRows({ passages, blockStart, blocks }: KnowledgeIndex): Generator<number> {
  for (let block = 0; block < blocks; block++)
    if (listed.has(passages[blockStart[block]!]?.kind ?? '')) yield block
}

function rowsIn(block: number, asked: readonly string[], index: KnowledgeIndex): number[] | null {
  const rows: number[] = []
  // 'Two adults and three kids' are a family to some, and no list need have a row for it.
  const missing = new Set(asked.length > 1 ? asked.filter((concept) => concept !== '#family') : asked)
  for (let at = index.blockStart[block]!; at < index.blockStart[block + 1]!; at++) {
    const passage = index.passages[at]!
    if (!listed.has(passage.kind) || !passage.subject || !(valuesOf(passage) & (value.money | value.free)))
      continue
    const bears = asked.filter((concept) => isCalled(passage.subject, concept, passage.language))
    if (bears.length === 0) continue
    rows.push(at)
    for (const concept of bears) missing.delete(concept)
  }
  return missing.size === 0 ? rows : null
}

/** 'Child (under 16)' and 'Student / Carer / Over 60' are called so; 'Children's hour' is not. */
const isCalled = (label: string, concept: string, language: Language) =>
  label
    .replace(/\([^)]{0,200}\)/g, ' ')
    .split(/[/,|&+]|\s(?:and|or|und|oder|y|et|ou|e|o)\s/iu)
    .some((part) => {
      const terms = labelTerms(part, language)
      const words = terms.filter((term) => !term.startsWith('#') && !/^\d/.test(term))
      return words.length === 1 && terms.includes(concept)
    })
