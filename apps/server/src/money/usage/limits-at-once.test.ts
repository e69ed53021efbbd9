import type { Assistant } from '@foyer/contract/assistants'
import type { Limits } from '@foyer/contract/usage'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAssistant } from '../../testing/assistants.ts'
import { registerOwner } from '../../testing/owners.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { agree, noticeSubjectsOf, setUsed } from '../../testing/usage.ts'
import { openPractice } from '../../testing/visitors.ts'
import { bakery, serveWebsite } from '../../testing/website.ts'
import { monthOf } from './periods.ts'

let one: TestApp
let other: TestApp
beforeAll(async () => {
  const options = { jobs: true, environment: { CRAWL_ALLOW_HOSTS: '127.0.0.1:*' } }
  one = await startTestApp(options)
  other = await startTestApp({ ...options, beside: one })
})
afterAll(async () => {
  await other.close()
  await one.close()
})

const atOnce = <Result>(times: number, instances: TestApp[], ask: (at: TestApp, nth: number) => Result) =>
  Promise.all(Array.from({ length: times }, (_, nth) => ask(instances[nth % instances.length]!, nth)))

const statusesOf = (answers: { status: number }[]) => answers.map(({ status }) => status).sort()

const limitsOf = async (owner: { call: TestApp['call'] }) =>
  (await owner.call<Limits>('GET', '/api/subscription/limits')).body

const where = [
  ['one instance', () => [one]],
  ['two instances', () => [one, other]],
] as const

test.each(where)(
  'exactly 10 of 200 concurrent chats get the last 10 messages, on %s',
  async (_, instances) => {
    const { owner, path } = await openPractice(one)
    await setUsed(one, owner.id, 'messages', 990)
    const ask = (at: TestApp, nth: number) =>
      at.call('POST', path, {
        body: { message: 'How much is a cleaning?' },
        headers: { 'x-forwarded-for': `203.0.113.${nth}` },
      })
    const answers = await atOnce(200, instances(), ask)
    expect(statusesOf(answers)).toEqual([...Array(10).fill(200), ...Array(190).fill(429)])
    expect(answers.find(({ status }) => status === 429)!.body).toMatchObject({
      limitReached: true,
      message: 'Message limit reached. This assistant has used all its messages for this month.',
    })
    expect((await limitsOf(owner)).usage.messages).toBe(1_000)
    const told = await noticeSubjectsOf(one, owner.id)
    expect(told.filter((subject) => subject.startsWith('limit_reached'))).toEqual([
      `limit_reached:messages:${monthOf(one.services.now())}:1000`,
    ])
    const tried = await owner.call('POST', path, { body: { message: 'How much is a cleaning?' } })
    expect(tried).toMatchObject({ status: 200, body: { answered: true } })
    expect((await limitsOf(owner)).usage.messages).toBe(1_000)
  },
)

test.each(where)(
  'exactly one of 20 concurrent creations gets the last assistant, on %s',
  async (_, instances) => {
    const owner = await registerOwner(one)
    const create = (at: TestApp) =>
      at.call('POST', '/api/assistants', {
        token: owner.token,
        body: { name: 'Harbour Dental', context: 'We are open on Mondays.' },
      })
    const answers = await atOnce(20, instances(), create)
    expect(statusesOf(answers)).toEqual([201, ...Array(19).fill(403)])
    expect(answers.find(({ status }) => status === 403)!.body).toMatchObject({
      limitReached: true,
      message: 'Assistant limit reached. Your plan includes 1 assistant.',
    })
    expect((await limitsOf(owner)).usage.assistants).toBe(1)
  },
)

test.each(where)(
  'exactly one of 20 concurrent scans gets the last agreed one, on %s',
  async (_, instances) => {
    const site = await serveWebsite(bakery)
    const owner = await registerOwner(one, { tier: 'custom' })
    await agree(one, owner.id, { scansPerMonth: 7, pagesPerScan: 2 })
    await setUsed(one, owner.id, 'scans', 6)
    const made = await Promise.all(
      Array.from({ length: 20 }, () => createAssistant(one, owner, { websiteUrl: site.url })),
    )
    const answers = await atOnce(20, instances(), (at, nth) =>
      at.call('POST', `/api/assistants/${made[nth]!.id}/scrape`, { token: owner.token }),
    )
    expect(statusesOf(answers)).toEqual([200, ...Array(19).fill(403)])
    expect(answers.find(({ status }) => status === 403)!.body).toMatchObject({
      limitReached: true,
      message: 'Scraping limit reached. Your plan includes 7 scans a month.',
    })
    expect((await limitsOf(owner)).usage.scans).toBe(7)
    expect(await noticeSubjectsOf(one, owner.id)).toEqual([
      `limit_reached:scans:${monthOf(one.services.now())}:7`,
    ])
    const { id } = made[answers.findIndex(({ status }) => status === 200)]!
    const { body } = await owner.call<Assistant>('GET', `/api/assistants/${id}`)
    expect(body.scan).toMatchObject({ status: 'done', pagesKept: 2 })
    await site.close()
  },
)
