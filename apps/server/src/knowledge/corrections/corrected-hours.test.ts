import type { FoundFact } from '@foyer/contract/facts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openFactSite, url } from '../../testing/fact-site.ts'
import { days } from '../../testing/scanned-site.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

/** A week as a scan reads it from these lines, each for consecutive days. */
const week = (...lines: [quote: string, value: string, days: number, part?: string][]): FoundFact[] =>
  lines
    .flatMap(([quote, value, count, part]) => Array.from({ length: count }, () => ({ quote, value, part })))
    .map(({ part, ...each }, day) => ({
      ...each,
      ...(part && { part }),
      kind: 'hours',
      label: part ? `${days[day % 7]} – ${part}` : days[day % 7]!,
      url,
      origin: 'text',
      sure: true,
    }))
const pottery = week(
  ['Mon: closed', 'closed', 1],
  ['Tuesday to Thursday: 10:00 – 18:00', '10:00 – 18:00', 3],
  ['Friday: 10:00 – 20:00', '10:00 – 20:00', 1],
  ['Sat–Sun: 11:00 – 16:00', '11:00 – 16:00', 2],
)
const text = `# The pottery

Six wheels and two kilns wait for you.

## Opening hours

- Mon: closed
- Tuesday to Thursday: 10:00 – 18:00
- Friday: 10:00 – 20:00
- Sat–Sun: 11:00 – 16:00`

test('corrected hours replace the old ones in ranges, short day names, tables and prose', async () => {
  const { ask, correct, prompt } = await openFactSite(
    app,
    text,
    pottery,
    `# Welcome

Our wheels turn Tue–Thu from 10 am to 6 pm, on Fri until 8. Glazes are for sale.

We love visitors on Sun, 11am to 4pm. Bring an apron.

| Days | Wheels |
| --- | --- |
| Tue to Thu | 10–18 |
| Weekends | 11–16 |`,
  )
  await correct('Wednesday', '13:00–21:00')
  await correct('Sunday', '12:00–14:30')
  for (const [question, told, old] of [
    ['What are your opening hours on Wednesday?', '13:00–21:00', /10/],
    ['Are you open on Wednesday at eleven in the morning?', '13:00–21:00', /10/],
    ['Until when can I come on Wednesdays?', '13:00–21:00', /18|6 pm/],
    ['Are you open on Sunday?', '12:00–14:30', /16|4pm/],
    ['Can I visit you on Sunday at noon?', '12:00–14:30', /4pm/],
    ['open sundays', '12:00–14:30', /4pm/],
  ] as const) {
    const { response, sources } = await ask(question)
    expect([question, response]).toEqual([question, expect.stringContaining(told)])
    expect([question, response]).toEqual([question, expect.not.stringMatching(old)])
    expect([question, sources]).toEqual([question, []])
  }
  expect((await ask('Are you open on Wednesday at eleven in the morning?')).response).toMatch(/^No/)
  const all = await ask('When are you open?')
  for (const told of ['13:00–21:00', '12:00–14:30', '10:00 – 20:00', '10:00 – 18:00'])
    expect(all.response).toContain(told)
  expect(all).toMatchObject({ confidence: 'sure' })
  // Each page is named after its days.
  const quoted = all.sources.map(({ quote }) => quote).join('\n')
  expect(quoted).toContain('10:00 – 20:00')
  expect(quoted).not.toMatch(/13:00|12:00/)
  for (const question of [
    'What happens at the wheels?',
    'Do you love visitors?',
    'Tell me about Wednesdays',
  ]) {
    const { response, sources } = await ask(question)
    expect([question, response]).toEqual([
      question,
      expect.not.stringMatching(/Tuesday to Thursday|Tue–Thu|Tue to Thu|Weekends|11am/),
    ])
    for (const { quote } of sources) expect(quote).not.toMatch(/13:00|12:00/)
  }
  const said = await prompt()
  expect(said).toContain('Tuesday, Thursday from 10 am to 6 pm; Wednesday: 13:00–21:00, on Fri until 8.')
  expect(said).toContain('We love visitors on Sun, 12:00–14:30.')
  expect(said).toContain('Tuesday, Thursday: Wheels: 10–18')
  expect(said).toContain('Wednesday: Wheels: 13:00–21:00')
  expect(said).not.toMatch(/Tuesday to Thursday|Tue to Thu|Weekends|Sat–Sun/)
})

test('a corrected day is answered today, tomorrow and in other languages', async () => {
  const { ask, correct } = await openFactSite(app, text, pottery)
  for (const day of days) await correct(day, '14:05–15:45')
  for (const question of [
    'Are you open today?',
    'Are you open tomorrow?',
    'Are you open now?',
    'Hast du am Sonntag offen?',
  ])
    expect([question, (await ask(question)).response]).toEqual([
      question,
      expect.stringContaining('14:05–15:45'),
    ])
})

test('a closed day that the owner opened is answered as open, and another part’s line with the same hours is removed', async () => {
  const { ask, correct, prompt } = await openFactSite(
    app,
    `${text}\n\n## Café\n\n- Monday to Sunday: 10:00 – 18:00`,
    [...pottery, ...week(['Monday to Sunday: 10:00 – 18:00', '10:00 – 18:00', 7, 'Café'])],
    '# Welcome\n\nWe are closed on Mondays. Parking is behind the house.',
  )
  await correct('Monday', '9:00–12:00')
  await correct('Tuesday', '15:00–22:00')
  for (const question of [
    'Are you open on Monday?',
    'Which day are you closed?',
    'Are you closed on Mondays?',
  ])
    expect([question, (await ask(question)).response]).toEqual([
      question,
      expect.not.stringMatching(/closed on Monday|Monday: closed/i),
    ])
  expect((await ask('Are you open on Monday?')).response).toContain('9:00–12:00')
  expect((await ask('What are the hours of the café on Wednesday?')).response).toContain('10:00 – 18:00')
  expect((await ask('Where can I park?')).response).toContain('behind the house')
  const said = await prompt()
  expect(said).not.toMatch(/closed on Mondays|Mon: closed/)
  // The line could be either's, so the café's is not replaced by the pottery's hours.
  expect(said).not.toMatch(/Monday, Wednesday|Tuesday: 15:00–22:00;/)
})
