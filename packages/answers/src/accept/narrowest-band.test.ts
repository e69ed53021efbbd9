import { beforeAll, expect, test } from 'vitest'
import { buildIndex } from '../knowledge/build-index.ts'
import type { KnowledgeIndex } from '../knowledge/knowledge-index.ts'
import { converse } from '../testing/converse.ts'
import { pagesAt } from '../testing/pages-at.ts'
import { quotedIn } from '../testing/quoted.ts'

const page = pagesAt('bowl.example')

let index: KnowledgeIndex
beforeAll(async () => {
  const pages = [
    page('', 'Hexham Bowl and Skate', 'Bowling, skating and a snooker room in Hexham.'),
    page(
      'prices',
      'Prices',
      `| Ticket | Off-peak | Peak |\n| --- | --- | --- |\n| Adult, one game | £7 | £9 |\n| Child under 16, one game | £5 | £6.50 |\n| Child under 16, two games | £8 | £11 |\n| Senior 60+, one game | £4.50 | £6 |\n\nChildren under 4 bowl free with a paying adult. Lockers cost £1.`,
    ),
    page(
      'skate',
      'Skating',
      '| Skater | Price |\n| --- | --- |\n| Under 5 | £2 |\n| Under 12 | £6 |\n| Under 18 | £8 |\n| Adult | £11 |',
    ),
    page(
      'rules',
      'House rules',
      'Under-18s must leave by 20:00.\n\nNobody under 14 may use the snooker tables.',
    ),
  ]
  index = await buildIndex({ pages, facts: [], websiteUrl: 'https://bowl.example/' }, { language: 'en' })
})

test.each([
  [['How much is one game for my 7 year old?'], /£5/, /free/],
  [['How much is one game at peak time?', 'And for my 3 year old?'], /under 4 bowl free/, /£6\.50/],
  // A row for adults tells that the others go by age.
  [['What does skating cost for a 4 year old?'], /£2/, /£6|£8/],
  [['What does skating cost for a 9 year old?'], /£6/, /£2|£8/],
  [['What does skating cost for a 15 year old?'], /£8/, /£2|£6/],
  // Nor need it be said that whoever is under 14 is so many years old.
  [['Can my 13 year old use the snooker tables?'], /Nobody under 14/, /20:00/],
])('%s', (questions, told, other) => {
  const { text } = converse(index, 'Hexham Bowl and Skate', questions)
  expect(text).toMatch(told)
  expect(text).not.toMatch(other)
})

test.each(['My son is only 3, do I have to pay for him?', 'How much is one game for my 3 year old?'])(
  '%s: the band is quoted beside the row',
  (question) => {
    const quoted = quotedIn(converse(index, 'Hexham Bowl and Skate', [question]))
    expect(quoted[0]).toContain('Child under 16, one game')
    expect(quoted[1]).toContain('under 4 bowl free')
  },
)
