import { expect, test } from 'vitest'
import { answer } from '../../answer.ts'
import { buildIndex } from '../../knowledge/build-index.ts'
import type { Fact, Message } from '../../types.ts'

const url = 'https://lantern.example/'
const week = `Monday and Tuesday: closed
Wednesday and Thursday: 19:00 – 01:00
Friday: 20:00 – 03:00
Saturday: 20:00 – 05:00
Sunday: closed`

async function open(hours = week, facts: readonly Fact[] = []) {
  const text = `# The Lantern\n\nA dance hall in Bristol.\n\n## Opening hours\n\n${hours}`
  const pages = [{ url, title: 'The Lantern', language: 'en', text }]
  const index = await buildIndex({ pages, facts, timeZone: 'Europe/London' }, { language: 'en' })
  const assistant = {
    name: 'The Lantern',
    language: 'en',
    multiLanguage: true,
    personality: 'professional',
    tone: 'helpful',
  } as const
  return (now: string, ...questions: string[]) => {
    const history: Message[] = []
    let text = ''
    for (const question of questions) {
      text = answer({ index, assistant, question, history, now: new Date(now) }).text
      history.push({ role: 'user', content: question }, { role: 'assistant', content: text })
    }
    return text
  }
}

const someTuesday = '2026-03-10T12:00:00Z'

test.each([
  ['Are you open at 4am on Sunday?', 'Yes. Saturday: 20:00 – 05:00.'],
  ['Are you open at 2am on Saturday?', 'Yes. Friday: 20:00 – 03:00.'],
  ['Habt ihr am Sonntag um 4 Uhr nachts auf?', 'Ja. Samstag: 20:00 – 05:00.'],
  ['Êtes-vous ouverts dimanche à 4h du matin ?', 'Oui. Samedi: 20:00 – 05:00.'],
  ['Are you closed at 4am on Sunday?', 'No. Saturday: 20:00 – 05:00.'],
  ['Do you close at 5am on Sunday?', 'Yes. Saturday: 20:00 – 05:00.'],
  ['Are you open on Saturday until 4am?', 'Yes. Saturday: 20:00 – 05:00.'],
  ['Are you open on Saturday at 11pm?', 'Yes. Saturday: 20:00 – 05:00.'],
  ['Are you open at 2am at the weekend?', 'Yes.\nFriday: 20:00 – 03:00\nSaturday: 20:00 – 05:00'],
  ['Are you open at 6am on Sunday?', 'We are closed on Sunday.'],
  ['Are you open at 4am on Monday?', 'We are closed on Monday.'],
])('%s is told by the evening whose night it is', async (question, told) => {
  expect((await open())(someTuesday, question)).toBe(told)
})

test('what is open now in the small hours is told by yesterday’s hours', async () => {
  const ask = await open()
  const sundayNight = '2026-03-15T02:10:00Z'
  for (const question of ['Are you open now?', 'Are you open today?', 'Until when are you open now?'])
    expect(ask(sundayNight, question)).toBe(
      'Yes, we are open right now. We close at 05:00. Saturday: 20:00 – 05:00.',
    )
  expect(ask('2026-03-15T05:10:00Z', 'Are you open now?')).toBe(
    'No, we are closed right now. We open again on Wednesday at 19:00. Sunday: closed.',
  )
  expect(ask('2026-03-14T22:10:00Z', 'Are you open now?')).toBe(
    'Yes, we are open right now. We close at 05:00. Saturday: 20:00 – 05:00.',
  )
})

test('a day that the week leaves out is told by the night before, as far as it reaches', async () => {
  const ask = await open('Friday: 20:00 – 03:00\n\nSaturday: 20:00 – 05:00')
  expect(ask(someTuesday, 'Are you open at 4am on Sunday?')).toBe('Yes. Saturday: 20:00 – 05:00.')
  expect(ask('2026-03-15T02:10:00Z', 'Are you open now?')).toContain('Saturday: 20:00 – 05:00.')
  expect(ask(someTuesday, 'Are you open at 4am on Monday?')).not.toMatch(/^Yes/)
})

test('the eve has the hours of its own date and season', async () => {
  const exception = (label: string, value: string): Fact => ({ kind: 'hours', label, value, url })
  const ask = await open(week, [
    exception('13 March 2026', 'closed'),
    exception('16 March 2026', '18:00 – 04:00'),
  ])
  // Saturday after a Friday exception; Tuesday after an open Monday.
  expect(ask('2026-03-14T01:30:00Z', 'Are you open now?')).toMatch(
    /^No, we are closed right now\. We open at 20:00\. Saturday/,
  )
  expect(ask('2026-03-17T01:30:00Z', 'Are you open now?')).toMatch(
    /^Yes, we are open right now\. We close at .*\. 16 March 2026: 18:00/,
  )

  const seasons = await open(`| Season | Monday to Friday | Saturday and Sunday |
| --- | --- | --- |
| May to September | 20:00 – 04:00 | 20:00 – 05:00 |
| October to April | 18:00 – 23:00 | 18:00 – 23:30 |`)
  expect(seasons('2026-10-01T01:00:00Z', 'Are you open now?')).toMatch(/^Yes.*20:00 – 04:00/)
  expect(seasons('2026-10-02T01:00:00Z', 'Are you open now?')).toMatch(/^No/)
})

test.each([
  [['Are you open on Saturday?', 'and at 4am?'], 'Yes. Saturday: 20:00 – 05:00.'],
  [['Are you open on Saturday?', 'and until what time?'], 'Saturday: 20:00 – 05:00.'],
  [['Are you open on Friday?', 'and when do you close?'], 'Friday: 20:00 – 03:00.'],
])('%s asks about the night of that day', async (questions, told) => {
  expect((await open())(someTuesday, ...questions)).toBe(told)
})

test('each part of a house is told by its own night', async () => {
  const ask = await open(`### Bar

Saturday: 18:00 – 02:00
Sunday: 18:00 – 23:00

### Dance floor

Saturday: 22:00 – 05:00
Sunday: closed`)
  const told = ask(someTuesday, 'Are you open at 1am on Sunday?')
  expect(told).toContain('18:00 – 02:00')
  expect(told).not.toContain('Sunday: 18:00')
})
