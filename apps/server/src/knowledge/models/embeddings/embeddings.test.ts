import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../../../config.ts'
import { passageVectors } from '../../../platform/db/schema/models.vectors.ts'
import { pages } from '../../../platform/db/schema/pages.ts'
import { asTokens, type ModelServer, startModelServer } from '../../../testing/models/model-server.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { openPractice } from '../../../testing/visitors.ts'
import { touchKnowledge } from '../../pages/touch-knowledge.ts'
import { embedPassages, embedStale } from './embed-passages.ts'

// The stand-in knows the meaning of two words. This tests the plumbing, not how well a real model finds.
const meaning = (text: string) => [
  /parking|wartburg/i.test(text) ? 1 : 0,
  /cleaning|hygiene/i.test(text) ? 1 : 0,
  0.01,
]

let model: ModelServer
let app: TestApp
let practice: Awaited<ReturnType<typeof openPractice>>
beforeAll(async () => {
  model = await startModelServer({ says: asTokens('There are twelve free parking spaces.') })
  app = await startTestApp({
    environment: { ...model.environment, MODEL_EMBEDDINGS: 'numbers', MODEL_SITE_TOKENS: '0' },
  })
  practice = await openPractice(app, { tier: 'enterprise' })
})
afterAll(async () => {
  await app.close()
  await model.close()
})

const embed = () =>
  embedPassages(app.services).run({ assistantId: practice.assistant.id }, new AbortController().signal)
const stored = () =>
  app.services.db.select().from(passageVectors).where(eq(passageVectors.assistantId, practice.assistant.id))

async function given(question: string): Promise<string[]> {
  await practice.ask(question)
  const told = String(model.state.asked.at(-1)!.messages.at(-1)!.content)
  return told.split(/^\[\d+\] /m).slice(1)
}
const question = 'What about my Wartburg?'

test('a passage with the same meaning in other words reaches the model, and is embedded once', async () => {
  const before = await given(question)
  expect(model.state.embedded).toEqual([])
  model.state.meaning = meaning
  await embed()
  const rows = await stored()
  expect(rows.length).toBeGreaterThan(3)
  expect(model.state.embedded).toHaveLength(rows.length)
  app.clock.advance(61_000)
  const after = await given(question)
  expect(model.state.embedded.at(-1)).toBe(question)
  const placeIn = (passages: string[]) => {
    const at = passages.findIndex((passage) => passage.includes('twelve free parking'))
    return at < 0 ? Number.POSITIVE_INFINITY : at
  }
  // Only the contact details come before it, because words find nothing.
  expect(placeIn(after)).toBe(1)
  expect(placeIn(before)).toBeGreaterThan(1)

  const paid = model.state.embedded.length
  await embed()
  expect(model.state.embedded).toHaveLength(paid)
})

test('changed passages are embedded again, and removed ones deleted', async () => {
  const { db } = app.services
  const before = await stored()
  const queued: unknown[] = []
  const services = {
    ...app.services,
    queue: { ...app.services.queue, send: async (...sent: unknown[]) => void queued.push(sent[1]) },
  }
  await embedStale(services).run({}, new AbortController().signal)
  expect(queued).not.toContainEqual({ assistantId: practice.assistant.id })
  const [page] = await db.select().from(pages).where(eq(pages.assistantId, practice.assistant.id))
  await db.delete(pages).where(eq(pages.id, page!.id))
  await touchKnowledge(db, practice.assistant.id)
  await embedStale(services).run({}, new AbortController().signal)
  expect(queued).toContainEqual({ assistantId: practice.assistant.id })
  await embed()
  expect((await stored()).length).toBeLessThan(before.length)
})

test.each([
  ['fails', null],
  ['answers with nonsense', () => []],
  ['answers with nothing but zeros', () => [0, 0, 0]],
])('a provider that %s changes nothing else', async (_name, does) => {
  model.state.meaning = does
  app.clock.advance(61_000)
  const passages = await given('How much is a cleaning?')
  expect(passages[0]).toContain('$120')
  await expect(embed()).resolves.toBeUndefined()
  model.state.meaning = meaning
})

test('embeddings are optional, and one provider has none', () => {
  const key = { MODEL_API_KEY: 'a key' }
  expect(readConfig({ MODEL: 'openai:m', ...key }).model!.embeddings).toBeNull()
  expect(readConfig({ MODEL: 'openai:m', MODEL_EMBEDDINGS: 'off', ...key }).model!.embeddings).toBeNull()
  expect(readConfig({ MODEL: 'openai:m', MODEL_EMBEDDINGS: 'e', ...key }).model!.embeddings).toBe('e')
  expect(() => readConfig({ MODEL: 'anthropic:m', MODEL_EMBEDDINGS: 'e', ...key })).toThrow(
    'Anthropic has no embeddings',
  )
})
