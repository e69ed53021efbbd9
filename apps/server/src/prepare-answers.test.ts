import type { Assistant } from '@foyer/contract/assistants'
import type { ChatAnswer } from '@foyer/contract/chat'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AnsweringPools } from './knowledge/answering/answering-pools.ts'
import { practicePages } from './knowledge/answering/warm-up-site.ts'
import { prepareAnswers } from './prepare-answers.ts'
import { registerOwner } from './testing/owners.ts'
import { shareAnsweringPools } from './testing/share-pools.ts'
import { startTestApp, type TestApp } from './testing/test-app.ts'
import { openPractice } from './testing/visitors.ts'
import { bakery, serveWebsite } from './testing/website.ts'

let app: TestApp
let built = 0
const warmedUpIn: string[] = []
beforeAll(async () => {
  const pools = shareAnsweringPools()
  const answering: AnsweringPools = {
    ...pools,
    ordinary: {
      ...pools.ordinary,
      async open(pages, rest, language) {
        const batches = [...pages]
        const found = await pools.ordinary.open(batches, rest, language)
        if (batches[0] === practicePages) warmedUpIn.push(language)
        else built++
        return found
      },
    },
  }
  app = await startTestApp({ answering, jobs: true, environment: { CRAWL_ALLOW_HOSTS: '127.0.0.1:*' } })
})
afterAll(() => app.close())

const ask = async (assistantId: string, message: string) =>
  (await app.call<ChatAnswer>('POST', `/api/chat/${assistantId}`, { body: { message } })).body.response

test('knowledge is indexed at startup, before visitors ask', async () => {
  const { assistant } = await openPractice(app, { tier: 'enterprise' })
  await prepareAnswers(app.services, new AbortController().signal)
  expect(warmedUpIn).toEqual(['en'])
  expect(built).toBe(1)
  expect(await ask(assistant.id, 'How much is a cleaning?')).toContain('$120')
  expect(built).toBe(1)
})

test('an aborted start prepares nothing more', async () => {
  await openPractice(app, { tier: 'enterprise' })
  const before = [built, warmedUpIn.length]
  await prepareAnswers(app.services, AbortSignal.abort())
  expect([built, warmedUpIn.length]).toEqual(before)
})

test('a scan’s knowledge is indexed when it is done, before anyone asks', async () => {
  const site = await serveWebsite(bakery)
  const owner = await registerOwner(app)
  const before = built
  const made = await owner.call<Assistant>('POST', '/api/assistants', {
    body: { name: 'Harbour Bakery', websiteUrl: site.url, language: 'de' },
  })
  await expect.poll(() => warmedUpIn.at(-1)).toBe('de')
  await expect.poll(() => built).toBe(before + 1)
  expect(await ask(made.body.id, 'How much is a rye loaf?')).toContain('£4.20')
  expect(built).toBe(before + 1)
})
