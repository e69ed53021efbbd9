import { beforeAll, describe, expect, test } from 'vitest'
import { answer } from '../../answer.ts'
import { buildIndex, buildSmallIndex } from '../../knowledge/build-index.ts'
import type { KnowledgeIndex } from '../../knowledge/knowledge-index.ts'
import { assistantOf } from '../../testing/assistant.ts'
import { converse } from '../../testing/converse.ts'
import { pagesAt } from '../../testing/pages-at.ts'
import { shownBy } from '../../testing/quoted.ts'

const page = pagesAt('rink.example')

const week = `| Day | Times |
| --- | --- |
| Monday | 12:00 – 20:00 |
| Tuesday | 12:00 – 20:00 |
| Wednesday | 12:00 – 20:00 |
| Thursday | 12:00 – 20:00 |
| Friday | 12:00 – 23:00 |
| Saturday | 10:00 – 23:00 |
| Sunday | 10:00 – 18:00 |

In the school holidays we open at 9:00 every day.`

const feasts = `We are closed on Christmas Day, Good Friday and New Year's Day. On Easter Monday we close at 16:00. We are open on all other bank holidays.`

const siteWith = (times: string) =>
  buildIndex(
    {
      pages: [
        page('', 'Kestrel Ice Rink', 'Skating for everyone in Durham, on two sheets of ice.'),
        page('times', 'Opening times', times),
        page('prices', 'Prices', 'Skate hire costs £3. Christmas parties cost £25 a head.'),
      ],
      facts: [],
      websiteUrl: 'https://rink.example/',
    },
    { language: 'en' },
  )

let told: KnowledgeIndex
let untold: KnowledgeIndex
beforeAll(async () => {
  told = await siteWith(`${week}\n\n${feasts}`)
  untold = await siteWith(week)
})

const asked = [
  'Are you open on Christmas Day?',
  '¿Abren el día de Navidad?',
  'Haben Sie an Weihnachten geöffnet?',
  'Sind Sie am ersten Weihnachtstag geöffnet?',
  'Êtes-vous ouverts le jour de Noël ?',
  'Siete aperti a Natale?',
  'Abrem no dia de Natal?',
  'Are you open on Good Friday?',
  'Haben Sie am Karfreitag offen?',
  '¿Abren el Viernes Santo?',
  'Are you open Easter Monday?',
  'Haben Sie am Ostermontag geöffnet?',
  '¿Abren el lunes de Pascua?',
  "Are you open on New Year's Day?",
  'Are you open on bank holidays?',
  'Haben Sie an Feiertagen geöffnet?',
  'Êtes-vous ouverts les jours fériés ?',
]

// A holiday with hours of its own may be quoted alone.
const toldBy = (question: string) =>
  /Easter Monday|Ostermontag|Pascua/.test(question) ? 'Easter Monday we close' : 'closed on Christmas Day'

describe.each(asked)('%s', (question) => {
  test('is told where feast days are spoken of', () => {
    expect(shownBy(converse(told, 'Kestrel Ice Rink', [question]))).toMatch(toldBy(question))
  })
  test('is told neither by the week nor by the holidays of schools', () => {
    expect(converse(untold, 'Kestrel Ice Rink', [question]).answered).toBe(false)
  })
})

test.each([
  [['Are you open in the school holidays?'], /9:00 every day/],
  [['When are you open on Friday?'], /^Friday: 12:00 – 23:00/],
  [['Are you open on Monday?'], /^Yes\. Monday: 12:00/],
])('%s', (questions, right) => {
  expect(converse(told, 'Kestrel Ice Rink', questions).text).toMatch(right)
})

describe('on a public holiday', () => {
  const ask = (text: string, question: string, now: string) => {
    const index = buildSmallIndex(
      {
        pages: [{ url: 'https://rink.example/times', title: 'Times', language: 'en', text }],
        facts: [],
        timeZone: 'Europe/London',
      },
      { language: 'en' },
    )
    return answer({ index, assistant: assistantOf('Kestrel Ice Rink'), question, now: new Date(now) })
  }
  const plain = '# Opening times\n\nMonday to Friday: 12:00–20:00\nSaturday: 10:00–18:00\nSunday: closed'

  test.each([
    ['Are you open today?', '2026-12-25T13:00:00Z'],
    ['is the rink open right now', '2026-08-31T13:00:00Z'],
    ['Are you open tomorrow at two?', '2026-05-24T13:00:00Z'],
  ])('%s (%s) is not told by the hours of a weekday', (question, now) => {
    const { text, answered } = ask(plain, question, now)
    expect(answered).toBe(false)
    expect(text).toContain('is a public holiday, and no hours are given for it. Our usual hours')
    expect(text).not.toMatch(/^Yes|^No,|we (?:are )?open/)
  })

  test('the day before and a weekday that is named are told as ever', () => {
    expect(ask(plain, 'Are you open today?', '2026-12-24T13:00:00Z').text).toMatch(/^Yes\./)
    expect(ask(plain, 'Are you open on Friday?', '2026-12-25T13:00:00Z').text).toMatch(/^Yes\. Friday/)
  })

  test('it is told by what the site says of it', () => {
    const { text } = ask(
      `${plain}\n\n# Holidays\n\nOn bank holidays we skate from 11:00 to 15:00.`,
      'Are you open today?',
      '2026-08-31T09:00:00Z',
    )
    expect(text).toContain('On bank holidays we skate from 11:00 to 15:00.')
    expect(text).not.toMatch(/^Yes/)
  })
})
