import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { crashOnceWords, crashWords } from '../../testing/crash-on-request.ts'
import { openCrashingPool } from '../../testing/crashing-answering.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { openPractice } from '../../testing/visitors.ts'

const { pool, warnings } = openCrashingPool()
let app: TestApp
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foyer-crash-'))
  const answering = { ordinary: pool, heavy: pool, windUp() {}, close: () => pool.close() }
  app = await startTestApp({ answering })
})
beforeEach(() => void warnings.splice(0))
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

const cantAnswer = {
  status: 503,
  body: { message: 'Foyer can’t answer right now. Please try again in a moment.' },
}

test('a question whose process crashed is retried once on a rebuilt index', async () => {
  const { ask } = await openPractice(app, { tier: 'enterprise' })
  const { status } = await ask(crashOnceWords(join(folder, 'crashed')))
  expect(status).toBe(200)
  expect(warnings).toEqual(['a task ended its process'])
})

test('a question that crashes two processes is refused with the reason', async () => {
  const { ask } = await openPractice(app, { tier: 'enterprise' })
  expect(await ask(`How much is a cleaning? ${crashWords}`)).toMatchObject(cantAnswer)
  expect(warnings).toHaveLength(2)
  expect((await ask('How much is a cleaning?')).body.response).toContain('$120')
  expect(warnings).toHaveLength(2)
})

test('knowledge that crashes two processes is refused and not retried at once', async () => {
  const { assistant } = await openPractice(app, { tier: 'enterprise', context: crashWords })
  const question = { text: 'How much is a cleaning?', history: [], files: [], multiLanguage: false }
  const get = () => app.services.knowledge.get(assistant, question).catch((error) => error)
  const first = await get()
  expect(first).toMatchObject({ code: 'unavailable', message: cantAnswer.body.message })
  expect(warnings).toHaveLength(2)
  expect(await get()).toBe(first)
  expect(warnings).toHaveLength(2)
})
