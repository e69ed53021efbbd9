import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ChatAnswer } from '@foyer/contract/chat'
import type { FactCheck, KnownFact } from '@foyer/contract/facts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { mailQueue } from '../../people/mail/send-mail.ts'
import { waitForJobs } from '../../testing/jobs.ts'
import { rescannedSite } from '../../testing/rescanned-site.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { prose } from '../../testing/website.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ jobs: true, environment: { CRAWL_ALLOW_HOSTS: '127.0.0.1:*' } })
})
afterAll(() => app.close())

const fees = (values: Record<string, string>) =>
  `<title>Fees</title><h1>Fees</h1>${prose('the climbing hall')}<table><tr><th>Ticket</th><th>Price</th></tr>${Object.entries(
    values,
  )
    .map(([name, value]) => `<tr><td>${name}</td><td>${value}</td></tr>`)
    .join('')}</table>`
const before = { 'Day pass': '£14', 'Evening ticket': '£9', 'Rope course': '£48' }

async function climbingHall() {
  const made = await rescannedSite(app, {
    '/': `<title>Climbing hall</title>${prose('a climbing hall')}<p>We have ropes.</p>`,
    '/fees': fees(before),
  })
  const facts = `${made.at}/facts`
  const list = async () => (await made.owner.call<KnownFact[]>('GET', `${facts}?questions=with`)).body
  const of = async (label: string) => {
    const found = (await list()).find((fact) => fact.label === label)
    if (!found) throw new Error(`there is no ${label}`)
    return found
  }
  const check = async () => (await made.owner.call<FactCheck>('GET', `${facts}/check`)).body
  const answer = (body: object) => made.owner.call<FactCheck>('POST', `${facts}/check`, { body })
  const told = async (message: string) =>
    (await app.call<ChatAnswer>('POST', made.at.replace('assistants', 'chat'), { body: { message } })).body
  const say = async (values: Record<string, string>) => {
    made.site.pages['/fees'] = fees({ ...before, ...values })
    await made.rescan()
  }
  return { ...made, facts, list, of, check, answer, told, say }
}

test('a confirmed price that the page changes is the page’s again, and the owner is asked', async () => {
  const { owner, site, at, of, answer, check, told, say, notices } = await climbingHall()
  await answer({ confirm: [(await of('Rope course')).id] })
  expect(await of('Rope course')).toMatchObject({ origin: 'owner', confirmed: true, sure: true })
  expect(await told('How much is the rope course?')).toMatchObject({ confidence: 'sure' })

  app.clock.advance(23 * 3_600_000)
  await say({ 'Rope course': '£52' })
  expect(await of('Rope course')).toMatchObject({
    value: '£48',
    siteValue: '£52',
    sure: false,
    confirmed: true,
  })
  const asked = await told('How much is the rope course?')
  expect(asked).toMatchObject({
    confidence: 'unsure',
    answered: false,
    sources: [{ url: `${site.url}fees` }],
  })
  const read = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(
    app.services.now(),
  )
  expect(asked.response).toContain(`As of ${read}, our website says:`)
  expect(asked.response).toContain('£52')
  expect(asked.response).not.toContain('£48')
  // Other facts of the page stay sure.
  expect(await told('How much is a day pass?')).toMatchObject({ confidence: 'sure' })

  const [notice] = await notices()
  expect(notice).toMatchObject({
    kind: 'fact_outdated',
    title: 'Your page now says £52',
    href: `/website-settings#${at.split('/').at(-1)}`,
  })
  expect(notice!.text).toContain(`Rope course: you confirmed £48, ${site.url}fees now says £52.`)
  const outbox = join(app.services.config.dataDir, 'outbox')
  const mails = async () => {
    const names = await readdir(outbox).catch(() => [])
    const texts = await Promise.all(names.map((name) => readFile(join(outbox, name), 'utf8')))
    return texts.filter((raw) => raw.includes(owner.email) && raw.includes('Your page now says'))
  }
  await vi.waitFor(async () => expect(await mails()).toHaveLength(1), { timeout: 90_000 })

  // The same change is reported once.
  await say({ 'Rope course': '£52' })
  await waitForJobs(app, mailQueue)
  expect((await notices()).filter(({ kind }) => kind === 'fact_outdated')).toHaveLength(1)
  expect(await mails()).toHaveLength(1)

  const [question] = (await check()).facts
  expect(question).toMatchObject({ label: 'Rope course', value: '£48', siteValue: '£52', sure: false })
  await answer({ restore: [question!.id] })
  const settled = await told('How much is the rope course?')
  expect(settled).toMatchObject({ confidence: 'sure', response: expect.stringContaining('£52') })
  await site.close()
})

test('the old price stated again becomes the owner’s and stays', async () => {
  const { site, of, answer, told, say, notices } = await climbingHall()
  const { id } = await of('Evening ticket')
  await answer({ confirm: [id] })
  await say({ 'Evening ticket': '£11' })
  await answer({ confirm: [id] })
  expect(await of('Evening ticket')).toMatchObject({ value: '£9', confirmed: false, sure: true })
  const kept = await told('How much is an evening ticket?')
  expect(kept).toMatchObject({ confidence: 'sure', response: expect.stringContaining('£9'), sources: [] })
  await say({ 'Evening ticket': '£12' })
  expect(await of('Evening ticket')).toMatchObject({ value: '£9', siteValue: '£12', sure: false })
  expect(await told('How much is an evening ticket?')).toMatchObject({
    confidence: 'sure',
    response: expect.stringContaining('£9'),
  })
  expect((await notices()).map(({ title }) => title)).toEqual(['Your page now says £11'])
  await site.close()
})

test('a written value stays even if the page agreed meanwhile, and a value that returns is settled', async () => {
  const { site, owner, facts, of, answer, told, say, notices } = await climbingHall()
  const { id } = await of('Day pass')
  await owner.call('PATCH', `${facts}/${id}`, { body: { value: '£15' } })
  await answer({ confirm: [(await of('Rope course')).id] })
  await say({ 'Day pass': '£15', 'Rope course': '£50' })
  await say({ 'Day pass': '£16' })
  expect(await of('Day pass')).toMatchObject({ value: '£15', confirmed: false, siteValue: '£16' })
  expect(await told('How much is a day pass?')).toMatchObject({
    confidence: 'sure',
    response: expect.stringContaining('£15'),
  })
  // The page states the confirmed value again.
  expect(await of('Rope course')).toMatchObject({ value: '£48', confirmed: true, sure: true })
  expect(await told('How much is the rope course?')).toMatchObject({
    confidence: 'sure',
    response: expect.stringContaining('£48'),
  })
  expect((await notices()).map(({ title }) => title)).toEqual(['Your page now says £50'])
  await site.close()
})

test('several changes are one notice, and the API marks neither value as certain', async () => {
  const { site, owner, facts, of, answer, say, notices, list } = await climbingHall()
  await answer({ confirm: [(await of('Rope course')).id, (await of('Day pass')).id] })
  await say({ 'Day pass': '£17', 'Rope course': '£51' })
  const [notice, ...others] = await notices()
  expect(others).toEqual([])
  expect(notice!.title).toBe('Your website now says something else about 2 facts you confirmed')
  expect(notice!.text).toMatch(
    /Day pass: you confirmed £14, .*£17\.\nRope course: you confirmed £48, .*£51\./,
  )
  const schema = await owner.call<string>('GET', `${facts}/download?format=schema`)
  expect(schema.text).toContain('Evening ticket')
  expect(schema.text).not.toMatch(/Rope course|Day pass/)
  const told = (await owner.call<KnownFact[]>('GET', facts)).body.map(({ label }) => label)
  expect(told).toContain('Evening ticket')
  expect(told).not.toContain('Rope course')
  expect((await list()).map(({ label }) => label)).toContain('Rope course')
  const { body } = await owner.call<{ promptTemplate: string }>('GET', facts.replace('/facts', ''))
  expect(body.promptTemplate).not.toMatch(/£48|£51|£14|£17/)
  await site.close()
})
