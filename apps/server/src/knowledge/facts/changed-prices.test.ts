import type { FoundFact } from '@foyer/contract/facts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openFactSite, price } from '../../testing/fact-site.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const boats = `# Boats

| Boat | A day | Deposit | Seats |
| --- | --- | --- | --- |
| Rowing boat | £34 | £60 | 4 |
| Sailing dinghy | £78 | £150 | 3 |
| Paddle board | £22 | £40 | 1 |

A life jacket is included. The lost key of a locker costs £15.`
const rows = (name: string, day: string, deposit: string, seats: string): FoundFact[] => {
  const quote = `${name} | ${day} | ${deposit} | ${seats}`
  return [price(`${name} – A day`, day, quote), price(`${name} – Deposit`, deposit, quote)]
}
const facts = [
  ...rows('Rowing boat', '£34', '£60', '4'),
  ...rows('Sailing dinghy', '£78', '£150', '3'),
  ...rows('Paddle board', '£22', '£40', '1'),
  price('Lost key of a locker', '£15', 'The lost key of a locker costs £15.'),
]

test('a changed price and deposit are sure, with the rest of their row and without citing the page', async () => {
  const { ask, correct } = await openFactSite(app, boats, facts)
  const others = [
    'How much is a paddle board?',
    'Is a life jacket included?',
    'What does a rowing boat cost for a day?',
  ]
  const before = []
  for (const question of others) before.push(await ask(question))
  await correct('Sailing dinghy – A day', '£85')
  await correct('Sailing dinghy – Deposit', '£175')
  for (const [question, told] of [
    ['How much is a sailing dinghy for a day?', ['£85']],
    ['How much deposit do you take for the sailing dinghy?', ['£175']],
    ['How much is the sailing dinghy?', ['£85', '£175']],
  ] as const) {
    const { response, confidence, sources } = await ask(question)
    expect([question, confidence, sources]).toEqual([question, 'sure', []])
    for (const each of told) expect([question, response]).toEqual([question, expect.stringContaining(each)])
    expect([question, response]).toEqual([question, expect.not.stringMatching(/£78|£150/)])
  }
  expect((await ask('How many seats does the sailing dinghy have?')).response).toContain('3')
  for (const [nth, question] of others.entries()) {
    const { response, confidence, sources } = await ask(question)
    const was = before[nth]!
    expect({ response, confidence, sources }).toEqual({
      response: was.response,
      confidence: was.confidence,
      sources: was.sources,
    })
  }
})

test('a changed price is not quoted from its page, which is still cited for the rest', async () => {
  const { ask, correct } = await openFactSite(app, boats, facts)
  await correct('Lost key of a locker', '£19')
  await correct('Rowing boat – A day', '£36')
  const key = await ask('What do I pay for a lost key of a locker?')
  expect(key).toMatchObject({ confidence: 'sure', response: expect.stringContaining('£19'), sources: [] })
  for (const question of [
    'Tell me about boats',
    'What does it cost to go out?',
    'What are your prices?',
    'boats keys lockers',
  ])
    for (const { quote } of (await ask(question)).sources) expect(quote).not.toMatch(/£19|£36/)
  expect((await ask('How much is a sailing dinghy for a day?')).sources).toMatchObject([
    { quote: expect.stringContaining('£78') },
  ])
})
