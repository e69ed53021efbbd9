import { fold } from '@foyer/text/fold'
import type { KnowledgeIndex } from '../../knowledge/knowledge-index.ts'
import type { IndexedPassage } from '../../knowledge/passage.ts'
import { termIds } from '../../knowledge/term-ids.ts'
import { conceptsIn } from '../../language/lexicon.ts'
import { digitsOf } from '../../language/number-words.ts'
import { isStopWord } from '../../language/stop-words.ts'
import { tokenise } from '../../language/tokenise.ts'
import type { Group } from '../../understand/group.ts'
import { standsFor } from '../../weights.ts'
import { type FigureCell, figuresOf, type Kind } from './figures.ts'
import { countedBy, spansIn, type Unit, without } from './units.ts'

/** Passages that mention all groups, also in headings; all passages for no groups. */
export function passagesSaying(groups: readonly Group[], index: KnowledgeIndex): number[] {
  const sets = groups.map(({ alternatives }) => {
    const outright = alternatives.filter(({ weight }) => weight >= standsFor.outright)
    return new Set(
      outright.flatMap(({ term }) => [
        ...index.postings.subarray(index.offsets[term], index.offsets[term + 1]),
      ]),
    )
  })
  return [...(sets.length > 0 ? sets.reduce((all, some) => all.intersection(some)) : index.passages.keys())]
}

const rowsSaying = (groups: readonly Group[], index: KnowledgeIndex): number[] =>
  passagesSaying(groups, index).filter((at) => {
    const { kind, subject, voice } = index.passages[at]!
    return (kind === 'row' || kind === 'item' || kind === 'term') && !voice && /\p{L}/u.test(subject)
  })

/** Related words don't count: they may name another row. */
const says = (ids: ReadonlySet<number>) => (group: Group) =>
  group.alternatives.some(({ term, weight }) => weight >= standsFor.outright && ids.has(term))

const namesOf = ({ subject }: IndexedPassage) => subject.replace(/\([^()]{0,80}\)/g, ' ')

function wordsAround(row: IndexedPassage, index: KnowledgeIndex) {
  const { subjectHeader, path, intro, language, page } = row
  const ids = (...texts: (string | undefined)[]) => termIds(texts.join(' ; '), language, index)
  return {
    name: ids(namesOf(row)),
    near: ids(subjectHeader, path.at(-1), intro),
    all: ids(subjectHeader, intro, ...path, index.pages[page]!.title),
  }
}

/** Concepts that only mean a price. */
export const ofPrices = new Set(['#price', '#ticket', '#amount', '#pay', '#money'])

/** Cells that a thing names completely, by row or column, and that fit the rest of the question; only the best ones. */
export function cellsNamed(
  own: readonly Group[],
  shared: readonly Group[],
  unit: Unit | undefined,
  kind: Kind,
  index: KnowledgeIndex,
): FigureCell[] {
  const asked = [...own, ...shared]
  const fits = rowsSaying(own, index).flatMap((at) => {
    const row = index.passages[at]!
    const { language } = row
    const figures = figuresOf(at, kind, index)
    const { name, all } = wordsAround(row, index)
    const isAll = (text: string) =>
      tokenise(text, language).every(({ raw, folded, echo }, nth, tokens) => {
        const ids = termIds(raw, language, index)
        return (
          echo ||
          isStopWord(folded, language) ||
          asked.some(says(ids)) ||
          [...ids].some((id) => all.has(id)) ||
          conceptsIn([tokens[nth]!], language).some(({ concept }) => ofPrices.has(concept))
        )
      })
    const called = namesOf(row)
    const plain = spansIn(fold(called)).reduce((text, { start, end }) => without(text, start, end), called)
    // Rows like 'Ten visits' or '1 to 4 people' can't be multiplied.
    const isNumbered = tokenise(plain, language).some(
      ({ folded }) => /\d/.test(folded) || digitsOf(folded, language),
    )
    if (isNumbered || !isAll(plain)) return []
    return figures.flatMap((cell) => {
      const head = termIds(cell.header, language, index)
      const isHeaded = figures.length > 1 && own.some(says(head))
      const isNamed =
        (own.some(says(name)) || isHeaded) &&
        asked.every((group) => [name, head, all].some((ids) => says(ids)(group)))
      const { by, rest } = countedBy(fold(cell.header))
      const counted = [...by].find((other) => other !== 'person')
      const isUnit = counted !== undefined && counted === unit
      const isMeant = isUnit || (!counted && isAll(rest))
      const rank = isMeant && (isUnit || asked.some(says(head))) ? 2 : isMeant || figures.length === 1 ? 1 : 0
      return isNamed && rank > 0 ? [{ ...cell, rank }] : []
    })
  })
  const best = Math.max(...fits.map(({ rank }) => rank))
  return fits.filter(({ rank }) => rank === best)
}

/** Words in no row's name apply to every row. */
export const isInName = (groups: readonly Group[], index: KnowledgeIndex): boolean =>
  rowsSaying(groups, index).some((at) => groups.every(says(wordsAround(index.passages[at]!, index).name)))

const fewestRows = 2

/** Columns of the only matching list, by its headings first and its rows' names second. */
export function columnsOfList(
  asked: readonly Group[],
  unit: Unit | undefined,
  kind: Kind,
  index: KnowledgeIndex,
): FigureCell[][] | null {
  const lists = [
    ...Map.groupBy(rowsSaying(asked, index), (at) => index.passages[at]!.block).values(),
  ].flatMap((rows) => {
    const row = index.passages[rows[0]!]!
    const byHeader = Map.groupBy(
      rows.flatMap((at) => figuresOf(at, kind, index)),
      ({ header }) => header,
    )
    const columns = [...byHeader.values()].filter(
      ({ length }) => length >= fewestRows && (row.kind !== 'row' || length === rows.length),
    )
    const { near, all } = wordsAround(row, index)
    const heads = (cells: readonly FigureCell[]) => says(termIds(cells[0]!.header, row.language, index))
    const open = asked.filter((group) => !says(near)(group))
    const named = columns.filter(
      (cells) => open.some(heads(cells)) || (unit && cells[0]!.figure?.by.has(unit)),
    )
    const meant = named.length > 0 || unit ? named : columns
    const left = open.filter((group) => !named.some((cells) => heads(cells)(group)))
    const isCalled = rows.every((at) => left.every(says(wordsAround(index.passages[at]!, index).name)))
    // 'Room service' is no room: rows' names count only together with headings.
    const rank =
      left.length === 0 ? 0 : isCalled && left.length < asked.length ? 1 : left.every(says(all)) ? 2 : null
    return meant.length > 0 && rank !== null ? [{ rank, columns: meant }] : []
  })
  const best = Math.min(...lists.map(({ rank }) => rank))
  const [list, second] = lists.filter(({ rank }) => rank === best)
  return list && !second ? list.columns : null
}
