import type { FoundFact, KnownFact } from '@foyer/contract/facts'
import type { Page } from '@foyer/contract/scans'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { replaceFacts } from '../../knowledge/facts/replace-facts.ts'
import { openModelPractice, says } from '../../testing/models/model-practice.ts'
import { openPractice } from '../../testing/visitors.ts'

// Passages are only searched for if the site exceeds the prompt.
const { app, model, close } = await openModelPractice({ MODEL_SITE_TOKENS: '0' })
afterAll(close)
beforeEach(() => app.clock.advance(60_000))

const url = 'https://barber.example/'
const fact = (
  kind: FoundFact['kind'],
  label: string,
  value: string,
  sure: boolean,
  quote: string,
): FoundFact => ({
  kind,
  label,
  value,
  url,
  quote,
  origin: 'text',
  sure,
})

const text = `# Barber

## Opening hours

- Monday: 9:00–17:00
- Tuesday: 9:00–17:00
- Sunday: 10:00–12:00

## Prices

A haircut costs £20. A beard trim costs £12.

Phone: 01584 555 010

For taxis call Kwik Cabs on 01225 960 222.`

const facts = [
  fact('hours', 'Monday', '9:00–17:00', true, 'Monday: 9:00–17:00'),
  fact('hours', 'Tuesday', '9:00–17:00', true, 'Tuesday: 9:00–17:00'),
  fact('hours', 'Sunday', '10:00–12:00', false, 'Sunday: 10:00–12:00'),
  fact('price', 'Haircut', '£20', true, 'A haircut costs £20.'),
  fact('price', 'Beard trim', '£12', false, 'A beard trim costs £12.'),
  {
    ...fact('phone', 'Phone', '01225 960 222', false, 'For taxis call Kwik Cabs on 01225 960 222.'),
    otherValue: '01584 555 010',
  },
  fact('phone', 'Phone', '01584 555 010', true, 'Phone: 01584 555 010'),
]

async function site(found: readonly FoundFact[] = facts) {
  const { owner, assistant, ask } = await openPractice(app, {
    tier: 'enterprise',
    dailyIpLimit: 100_000,
    pages: [{ url, title: 'Barber', text }],
    facts: [...found],
  })
  const rebuild = () =>
    owner.call('POST', `/api/assistants/${assistant.id}/rebuild-prompt`, { body: { apply: true } })
  await rebuild()
  const at = `/api/assistants/${assistant.id}/facts`
  const factOf = async (value: string) =>
    (await owner.call<KnownFact[]>('GET', `${at}?questions=with`)).body.find((each) => each.value === value)!
  const change = async (value: string, body: object) =>
    expect((await owner.call('PATCH', `${at}/${(await factOf(value)).id}`, { body })).status).toBe(200)
  const told = async (question: string) => {
    const before = model.state.asked.length
    await ask(question)
    expect(model.state.asked.length).toBeGreaterThan(before)
    const { messages } = model.state.asked.at(-1)!
    const block = /<site-(\w+)>([\s\S]*)<\/site-\1>/.exec(String(messages[0]!.content))![2]!
    return { site: block, asked: String(messages.at(-1)!.content) }
  }
  const rescan = async () => {
    await replaceFacts(app.services.db, assistant.id, facts)
    await rebuild()
  }
  const readOn = async () =>
    new Date((await owner.call<Page[]>('GET', `/api/assistants/${assistant.id}/pages`)).body[0]!.scrapedAt)
  return { ask, told, change, rescan, readOn }
}

test('a fact under review is marked as unconfirmed in the prompt that needs it', async () => {
  model.does(says('Please ring us.'))
  const { told, change } = await site()
  const trim = await told('How much is a beard trim?')
  expect(trim.site).not.toContain('£12')
  expect(trim.site).toContain('£20')
  expect(trim.asked).toContain('A beard trim costs £12. (not confirmed)')
  expect(trim.asked).not.toContain('£20. (not confirmed)')
  const sunday = await told('Are you open on Sunday?')
  expect(sunday.site).not.toContain('10:00–12:00')
  expect(sunday.asked).toContain('Sunday: 10:00–12:00 (not confirmed)')
  const phone = await told('What is the number for a taxi?')
  expect(phone.site).not.toContain('01225')
  expect(phone.site).toContain('01584 555 010')
  expect(phone.asked).toContain('01225 960 222. (not confirmed)')

  // Confirming removes the mark, correcting removes the old value everywhere.
  await change('£12', {})
  const confirmed = await told('How much is a beard trim?')
  expect(confirmed.asked + confirmed.site).toContain('£12')
  expect(confirmed.asked).not.toContain('£12. (not confirmed)')
  await change('10:00–12:00', { value: '11:00–13:00' })
  const corrected = await told('Are you open on Sunday?')
  expect(corrected.asked + corrected.site).not.toContain('10:00')
})

test('a model learns since when the website contradicts a confirmed fact', async () => {
  model.does(says('A haircut costs £20 as of today, which is not confirmed. [1]'))
  const before = facts.map((each) => (each.label === 'Haircut' ? { ...each, value: '£18' } : each))
  const { ask, told, change, rescan, readOn } = await site(before)
  await change('£18', {})
  expect((await told('How much is a haircut?')).asked).not.toContain('as of')
  await rescan()
  const { site: beside, asked } = await told('How much is a haircut?')
  expect(beside).not.toMatch(/£18|£20/)
  const read = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(await readOn())
  expect(asked).toContain(`A haircut costs £20. (not confirmed, as of ${read})`)
  expect(asked).not.toContain('£18')
  expect((await ask('How much is a haircut?')).body).toMatchObject({ confidence: 'unsure' })
})

test('a model can say that a fact is not confirmed', async () => {
  const { ask } = await site()
  model.does(says('A beard trim costs £12, which is not confirmed.'))
  const { body } = await ask('How much is a beard trim?')
  expect(body.response).toBe('A beard trim costs £12, which is not confirmed.')
})

test.each([
  ['How much is a beard trim?', 'A beard trim costs £12.'],
  ['Are you open on Sunday?', 'On Sunday we are open from 10:00 to 12:00, which is not confirmed.'],
  ['What does a haircut and a beard trim cost?', 'A haircut costs £20. A beard trim costs £12.'],
])('an answer from an unconfirmed line is recorded as unsure: %s', async (question, said) => {
  const { ask } = await site()
  model.does(says(said))
  expect((await ask(question)).body).toMatchObject({ response: said, confidence: 'unsure' })
})

test.each([
  ['How much is a haircut?', 'A haircut costs £20.', '£20'],
  ['How much is a beard trim?', 'A beard trim costs £12.', '£12'],
])('an answer from a confirmed line is sure: %s', async (question, said, value) => {
  const { ask, change } = await site()
  await change(value, {})
  model.does(says(said))
  expect((await ask(question)).body).toMatchObject({ response: said, confidence: 'sure' })
})
