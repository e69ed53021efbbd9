import { beforeAll, describe, expect, test } from 'vitest'
import { buildIndex } from '../knowledge/build-index.ts'
import type { KnowledgeIndex } from '../knowledge/knowledge-index.ts'
import { bandOf, bandsIn } from '../language/bands.ts'
import { converse } from '../testing/converse.ts'
import { quotedIn } from '../testing/quoted.ts'

test.each<[string[], string, number, string | null]>([
  [['Times', 'Under 3', '3 and 4 years', '5 to 11', '12 and over'], '', 2, 'Under 3'],
  [['Times', 'Under 3', '3 and 4 years', '5 to 11', '12 and over'], '', 4.5, '3 and 4 years'],
  [['Times', 'Under 3', '3 and 4 years', '5 to 11', '12 and over'], '', 40, '12 and over'],
  [['1 person', '2 to 5', '6–15'], 'Staff', 6, '6–15'],
  [['One horse', 'Two horses', 'Three horses'], '', 2, 'Two horses'],
  [['Up to 10', 'Up to 25', 'Up to 60'], 'Guests', 12, 'Up to 25'],
  [['6–18 months', '18 months to 3 years'], '', 1, '6–18 months'],
  [['1 person', '2 to 5', '6–15'], 'Staff', 99, null],
])('%s (%s): %s lies in %s', (labels, context, amount, meant) => {
  const bands = bandsIn(labels, context, 'en')!
  const place = bandOf(bands, amount)
  expect(place === null ? null : labels[place]).toBe(meant)
})

test.each([
  [['Fee', 'With VAT']],
  [['30 minutes', '60 minutes']],
  [['Monday', 'Tuesday']],
  [['2 adults', '3 children']],
  [['Morning and evening', 'Two']],
])('%s are no bands', (labels) => {
  expect(bandsIn(labels, '', 'en')).toBe(null)
})

const talk = (index: KnowledgeIndex, ...questions: string[]): string =>
  converse(index, 'Thornbury Stables', questions).text

describe('stables and sheds', () => {
  let index: KnowledgeIndex
  beforeAll(async () => {
    const text = `# Thornbury Stables

Riding for everybody, and sheds made to order.

## Riding lessons

| Lesson | When | Under 7 | 7 to 11 | 12 years and over |
| --- | --- | --- | --- | --- |
| Group lesson | 10:00 – 11:00 | £18.20 | £21.40 | £26.10 |
| Private lesson | 14:00 – 15:00 | £33.10 | £37.60 | £44.30 |

## Pony membership

| Age | Per month |
| --- | --- |
| Under 7 | £41 |
| 7 years | £47 |
| 8 to 11 years | £52 |

## Mucking out

| Horses | Paid monthly | Paid weekly |
| --- | --- | --- |
| 1 horse | £75 | £19 |
| 2 to 4 | £130 | £34 |
| 5 to 9 | £240 | £63 |

## Livery

Paddock stable
: 1 horse £112
: 2 horses sharing £190
: 3 horses sharing £255

Barn stable
: 2 horses sharing £214
: 3 horses sharing £289

## Hiring the yard

| Months | Monday to Thursday | Friday | Saturday |
| --- | --- | --- | --- |
| November to March | £310 | £420 | £530 |
| April to October | £390 | £515 | £645 |

A Saturday in July for 40 riders, with tea and a judge, came to about £1,150 last year.

## Sheds

|  |  |  |  |
| --- | --- | --- | --- |
| 6 x 4 | A few tools. | Pine £310 | Cedar £455 |
| 8 x 6 | A bicycle and a mower. | Pine £420 | Cedar £610 |
| 8 x 10 | A workbench. | Pine £590 | Cedar not available |`
    const pages = [{ url: 'https://thornbury.example/', title: 'Thornbury Stables', text }]
    index = await buildIndex({ pages, facts: [] }, { language: 'en' })
  })

  test.each<[string[], string]>([
    [['How much is a group lesson for a 5 year old?'], '18.20'],
    [['How much is a group lesson for a 5 year old?', 'and a private one?'], '33.10'],
    [['what do 14 year olds pay for a private lesson'], '44.30'],
    [['What is the pony membership for a seven year old?'], '47'],
    [['What is the pony membership for a seven year old?', 'And for a 9 year old?'], '52'],
    [['mucking out for 3 horses paid every week, how much is that'], '34'],
    [['mucking out for 3 horses paid every week, how much is that', 'And if I paid monthly instead?'], '130'],
    [['How much for two horses sharing a paddock stable?'], '190'],
    [['How much for two horses sharing a paddock stable?', 'and three?'], '255'],
    [['How much for two horses sharing a paddock stable?', 'and three?', 'and in the barn?'], '289'],
  ])('%s: £%s', (questions, price) => {
    const said = talk(index, ...questions)
    expect(said).toContain(`£${price}`)
    expect(said.match(/£/g)).toHaveLength(1)
  })

  test('the other day of a price is quoted', () => {
    const said = converse(index, 'Thornbury', ['How much is a Saturday in July?', 'And a Friday?'])
    expect(quotedIn(said).slice(0, 2).join()).toContain('£515')
  })

  test('a size that is not made is not told by another', () => {
    const { answered } = converse(index, 'Thornbury', ['How much is a 12x20 shed in pine?'])
    expect(answered).toBe(false)
  })
})
