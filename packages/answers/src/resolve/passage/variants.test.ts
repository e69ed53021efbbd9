import { beforeAll, describe, expect, test } from 'vitest'
import { buildIndex } from '../../knowledge/build-index.ts'
import type { KnowledgeIndex } from '../../knowledge/knowledge-index.ts'
import { bySize, variantsIn } from '../../language/variants.ts'
import { converse } from '../../testing/converse.ts'
import { pagesAt } from '../../testing/pages-at.ts'

const page = pagesAt('saddler.example')

let index: KnowledgeIndex
beforeAll(async () => {
  const pages = [
    page('', 'Fell Foot Saddlery', 'Saddles, bridles and dog leads, made and mended in Keswick.'),
    page(
      'prices',
      'Workshop prices',
      `The first price is for a repair, the second for complete rebuilding.\n\n| Piece | Price |\n| --- | --- |\n| Hunting saddle | £140 repair · £620 complete |\n| Pony saddle | £95 repair · £410 complete |\n| Riding boots | £30 |`,
    ),
    page(
      'stable',
      'Stabling',
      '| Stay | Price |\n| --- | --- |\n| Half day in the paddock | £12, second horse £9 |\n| Full day in the paddock | £19, second horse £15 |\n| Trial day | £5 |',
    ),
    page(
      'balm',
      'Leather care',
      '## Beeswax balm\n\n50 g tin £6 1 kg tub £48\n\n## Neatsfoot oil\n\nsmall can £9, large can £21',
    ),
    page(
      'courses',
      'Courses',
      'The guild rate is for apprentices and for makers under contract.\n\n| Course | Standard price | Guild rate |\n| --- | --- | --- |\n| Stitching | £80 | £64 |\n| Bridle making | £150 | £120 |',
    ),
  ]
  index = await buildIndex({ pages, facts: [], websiteUrl: 'https://saddler.example/' }, { language: 'en' })
})

const talk = (...questions: string[]) => converse(index, 'Fell Foot Saddlery', questions)

describe('another of several things told in one line', () => {
  test.each([
    [['How much is it to repair a hunting saddle?', 'And for complete rebuilding?'], /£620/, /£140/],
    [['How much is it to rebuild a pony saddle?', 'And just a repair?'], /£95/, /£410/],
    [['How much is a half day in the paddock?', 'and for a second horse?'], /£9\b/, /£12/],
    [['How much is the beeswax balm?', 'and the small one?'], /£6\b/, /£48/],
    [['How much is the beeswax balm?', 'and the big one?'], /£48/, /£6\b/],
    [['How much is neatsfoot oil?', 'and the large can?'], /£21/, /£9\b/],
    // A row of that name goes before one that shares but a word with it.
    [['How much is a half day in the paddock?', 'and a full day?'], /£19/, /£5\b/],
  ])('%s', (questions, told, other) => {
    const { text } = talk(...questions)
    expect(text).toMatch(told)
    expect(text).not.toMatch(other)
  })

  test('is not told of what the line does not speak of', () => {
    expect(talk('How much is the beeswax balm?', 'and for suede?').text).toBe(
      "I couldn't find that on our website.",
    )
  })
})

describe('a column that is explained beside the table', () => {
  test.each([
    [['How much is the stitching course?', 'And for an apprentice?'], /£64/, /£80/],
    [['How much is bridle making?', 'And for a maker under contract?'], /£120/, /£150/],
  ])('%s', (questions, told, other) => {
    const { text } = talk(...questions)
    expect(text).toMatch(told)
    expect(text).not.toMatch(other)
  })
})

test.each([
  ['£860 re-cover · £1,390 full', ['re-cover', 'full'], [860, 1390]],
  ['12 oz bag $17 2 lb bag $39', ['12 oz bag', '2 lb bag'], [17, 39]],
  ['€48, second dog €39', ['', 'second dog'], [48, 39]],
  ['small £3 / large £4.50', ['small', 'large'], [3, 4.5]],
  ['£9', [], []],
  ['We charge £9 for one. Two cost £12 together.', [], []],
])('%s', (line, labels, prices) => {
  const variants = variantsIn(line)
  expect(variants.map(({ label }) => label)).toEqual(labels)
  expect(variants.map(({ price }) => price)).toEqual(prices)
})

test('sizes are compared across their measures', () => {
  expect(bySize(variantsIn('2 lb bag $15 12 oz bag $17')).map(({ label }) => label)).toEqual([
    '12 oz bag',
    '2 lb bag',
  ])
})
