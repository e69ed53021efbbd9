import type { PassageOutcome } from '../../conversation/outcome.ts'
import type { IndexedPage, KnowledgeIndex } from '../../knowledge/knowledge-index.ts'
import type { IndexedPassage } from '../../knowledge/passage.ts'
import { conceptsIn } from '../../language/lexicon.ts'
import { tokenise } from '../../language/tokenise.ts'
import { value, valuesIn } from '../../language/value-types.ts'
import type { Resolver } from '../resolver.ts'

const fewestPrices = 2
const mostPrices = 10

/** 'What does it cost?' without a subject gets the top of the price page, which most visitors want. */
export const priceList: Resolver = {
  name: 'price-list',
  example: {
    page: `## Prices

| Service | Price |
| --- | --- |
| Bellows repair | €120 |
| Full tuning | €480 |`,
    asked: ['Prices?'],
    told: '€480',
  },
  resolve({ question, index }) {
    const asksKind = question.groups.some(({ role }) => role === 'type')
    const namesThing = question.groups.some(({ role }) => role !== 'weak' && role !== 'type')
    if (question.type !== 'price' || !asksKind || namesThing) return null
    const priced = pricesOf(index)
    const pages = [...Map.groupBy(priced, (at) => index.passages[at]!.page)].toSorted(
      ([one, its], [other, others]) =>
        Number(isTitledPrices(index.pages[other]!)) - Number(isTitledPrices(index.pages[one]!)) ||
        others.length - its.length,
    )
    const lists = [...Map.groupBy(pages[0]?.[1] ?? [], (at) => index.passages[at]!.block).values()]
    const list = lists.find(({ length }) => length >= fewestPrices)
    return list
      ? { kind: 'passage', passages: list.slice(0, mostPrices), columns: columnOf(list, index) }
      : null
  },
}

/** Passages with prices from the business itself, without reviews and posts. */
function pricesOf({ passages }: KnowledgeIndex): number[] {
  const isPriced = ({ kind, subject, text, voice }: IndexedPassage) =>
    (kind === 'row' || kind === 'item') && subject !== '' && !voice && (valuesIn(text) & value.money) !== 0
  return [...passages.keys()].filter((at) => isPriced(passages[at]!))
}

function isTitledPrices({ title, language }: IndexedPage): boolean {
  return conceptsIn(tokenise(title, language), language).some(({ concept }) => concept === '#price')
}

function columnOf(list: readonly number[], { passages }: KnowledgeIndex): PassageOutcome['columns'] {
  const priced = list
    .flatMap((at) => passages[at]!.cells ?? [])
    .filter((cell) => valuesIn(cell.value) & value.money)
  const columns = [...new Set(priced.map(({ header }) => header))]
  return columns.length === 1 && columns[0] !== '' ? columns : null
}
