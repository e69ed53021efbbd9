import { beforeAll, describe, expect, test } from 'vitest'
import { buildIndex } from '../../knowledge/build-index.ts'
import type { KnowledgeIndex } from '../../knowledge/knowledge-index.ts'
import { converse } from '../../testing/converse.ts'
import { pagesAt } from '../../testing/pages-at.ts'

const page = pagesAt('weir.example')

let index: KnowledgeIndex
beforeAll(async () => {
  const pages = [
    page('', 'Weir Farm', 'Bunkhouses, boats and a tea room on the river Teme.'),
    page(
      'visit',
      'Visiting',
      `## Opening hours

We are open on Tuesday, Wednesday and Friday from 9.15 to 17.45, on Thursday from 9.15 to 20.30 and on Saturday from 10.00 to 15.00. On Sunday and Monday we are closed.

## Moorings

Punts must be tied up by 19:20 and canoes and kayaks by 18:40. Lights go out on the jetty at 23:10.

## People

Ottilie Brandt books the boats and speaks Danish and Czech. Rhona Pike looks after the tea room. She bakes on Thursdays and speaks Gaelic.`,
    ),
    page(
      'crew',
      'The crew',
      `Fergus Lyle

Weir keeper

Twenty years on the river. Repairs paddles and dams. Works Wednesday and Saturday.

Ansa Mbeki

Archery teacher

Shot for Ghana in 2011. At the butts on Mondays.`,
    ),
    page(
      'prices',
      'Prices',
      `Quiet season: 1 November to 31 March

Busy season: 1 April to 31 October

| Per night | Quiet | Busy |
| --- | --- | --- |
| One-bedroom bunkhouse | £61 | £83 |
| Two-bedroom bunkhouse | £92 | £124 |
| Three-bedroom bunkhouse | £131 | £172 |

## Boats

| Boat | Weekday |  | Weekend |  |
| --- | --- | --- | --- | --- |
| Boat | Morning | Whole day | Morning | Whole day |
| Punt | £18 | £33 | £21 | £38 |
| Canoe | £14 | £26 | £17 | £30 |

## Archery

| Session | Members | Guests |
| --- | --- | --- |
| Taster, 1 hour | £9 | £13 |
| Practice, 2 hours | £16 | £22 |

## If you cancel

| You cancel | You pay |
| --- | --- |
| more than 5 weeks before | nothing |
| 5 to 2 weeks before | the deposit |
| less than 2 weeks before | 70% of the total |`,
    ),
  ]
  index = await buildIndex({ pages, facts: [], websiteUrl: 'https://weir.example/' }, { language: 'en' })
})

const talk = (...questions: string[]): string => converse(index, 'Weir Farm', questions).text

type Case = [questions: string[], said: RegExp, unsaid?: RegExp]

const check = (questions: string[], said: RegExp, unsaid?: RegExp) => {
  const text = talk(...questions)
  expect(text).toMatch(said)
  if (unsaid) expect(text).not.toMatch(unsaid)
}

describe('one day of hours told in a sentence', () => {
  test.each<Case>([
    [['What time do you close on Thursday?'], /20\.30/, /15\.00|17\.45/],
    [['What time do you close on Thursday?', 'and on saturday'], /15\.00/, /17\.45|20\.30/],
    [['When are you open on Friday?', 'And the day after?'], /15\.00/, /17\.45/],
    [['Are you open on Monday?'], /closed/i, /yes/i],
  ])('%s', check)
})

describe('rows told apart by an amount', () => {
  test.each<Case>([
    [['How much is a 2 bed bunkhouse in June?'], /£124/, /£83|£172/],
    [['How much is a 2 bed bunkhouse in June?', 'and a three bed?'], /£172/, /£124/],
    [['How much is one hour of archery for guests?'], /£13/, /£22|£9/],
    [['What do I pay if I cancel 10 days before?'], /70%/, /deposit/],
    [['What do I pay if I cancel 10 days before?', 'And three weeks before?'], /deposit/, /70%/],
  ])('%s', check)
})

describe('columns named in two rows', () => {
  test.each<Case>([
    [['What does a canoe cost for a whole day at the weekend?'], /£30/, /£26|£17/],
    [['How much is a punt on a weekday morning?'], /£18/, /£21|£33/],
  ])('%s', check)
})

describe('somebody by name', () => {
  test.each<Case>([
    [['Who teaches archery?'], /Ansa Mbeki/, /Fergus/],
    [['Who repairs paddles?', 'which days is he there?'], /Wednesday and Saturday/, /Monday/],
    [['Who speaks Czech?'], /Ottilie Brandt/, /Rhona/],
    [['Who looks after the tea room?', 'does she speak any other languages?'], /Gaelic/, /Czech/],
  ])('%s', check)
})
