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

const site = (text: string, facts: FoundFact[], other?: string) => openFactSite(app, text, facts, other)

test('no page tells hours that the owner corrected, but the other days stay', async () => {
  const quote = 'Monday to Friday 9:00–17:00 · Saturday 10:00–14:00 · Sunday closed'
  const facts = days.map((label): FoundFact => {
    const value = label === 'Saturday' ? '10:00–14:00' : label === 'Sunday' ? 'closed' : '9:00–17:00'
    return { kind: 'hours', label, value, url, quote, origin: 'text', sure: true }
  })
  const { ask, correct, prompt, rescan } = await site(
    `# Opening hours\n\n${quote.replaceAll(' · ', '\n\n')}`,
    facts,
    'Welcome to the barber. Saturday: 10:00–14:00. We cut hair.',
  )
  await correct('Saturday', '8:00–12:00')
  expect((await ask('Are you open on Saturday?')).response).toBe('Yes. Saturday: 8:00–12:00.')
  expect((await ask('What are your hours on Friday?')).response).toBe('Friday: 9:00–17:00.')
  expect(await prompt()).not.toContain('14:00')
  expect(await prompt()).toContain('We cut hair.')
  await rescan()
  await correct('Monday', '7:00–15:00')
  const week = `These are our opening hours:
- Monday: 7:00–15:00
- Tuesday to Friday: 9:00–17:00
- Saturday: 8:00–12:00
- Sunday: closed`
  expect((await ask('What are your hours?')).response).toBe(week)
  expect(await prompt()).not.toMatch(/Monday to Friday|14:00/)
})

test('corrected hours are recognized however a page writes them', async () => {
  const facts = days.map((label): FoundFact => {
    const value = label === 'Sunday' ? '11:00–16:00' : '10:00–18:00'
    return { kind: 'hours', label, value, url, origin: 'structured', sure: true }
  })
  const { ask, correct, prompt } = await site(
    `# Opening hours

| Day | Shop |
| --- | --- |
| Monday to Saturday | 10am–6pm |
| Sunday | 11am–4pm |

The shop is open on Sundays from 11 am to 4 pm. Dogs are welcome.

On Sunday at 2pm there is cake.`,
    facts,
    'Monday to Saturday 10am–6pm\nSunday 11am–4pm\nCall us first.',
  )
  expect((await ask('When is the shop open on Sunday?')).response).toMatch(/4 ?pm|16:00/)
  await correct('Sunday', '11:00–15:00')
  for (const question of ['When is the shop open on Sunday?', 'When are you open on Sundays?'])
    expect((await ask(question)).response).not.toMatch(/4 ?pm|16:00/)
  expect((await ask('When are you open on Sundays?')).response).toBe('Sunday: 11:00–15:00.')
  const told = await prompt()
  expect(told).not.toMatch(/4 ?pm|16:00/)
  for (const rest of ['10am–6pm', 'Dogs are welcome.', 'On Sunday at 2pm there is cake.', 'Call us first.'])
    expect(told).toContain(rest)
})
