import { mkdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { measureNames } from '@foyer/answers/model/gate/measures'
import type { Conversation } from '@foyer/contract/conversations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newDataFolderInMemory, removeDataFolder } from '../../testing/data-folder.ts'
import { says } from '../../testing/models/model-practice.ts'
import { startModelServer } from '../../testing/models/model-server.ts'
import { verdictsOn } from '../../testing/models/second-looks.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { openPractice } from '../../testing/visitors.ts'
import { findCommand } from './commands.ts'

const model = await startModelServer()
const folder = newDataFolderInMemory()
let app: TestApp
let practice: Awaited<ReturnType<typeof openPractice>>
beforeAll(async () => {
  await mkdir(folder, { recursive: true })
  app = await startTestApp({ environment: { ...model.environment, MODEL_VERIFY: 'auto' } })
  practice = await openPractice(app, { tier: 'enterprise', dailyIpLimit: 100_000 })
})
afterAll(async () => {
  await app.close()
  await model.close()
  await removeDataFolder(folder)
})

const file = (name: string) => join(folder, name)
async function exportTo(path: string) {
  const { config, db, pool } = { ...app.services, pool: app.services.db.$client }
  const said: string[] = []
  const say = (sentence: string) => said.push(sentence)
  await findCommand('export-labels', [path]).run({ config, db, pool, say } as never, [path])
  const text = await readFile(path, 'utf8')
  const lines = text.split('\n').filter(Boolean)
  return { told: said.join('\n'), text, labels: lines.map((line) => JSON.parse(line)) }
}
const cut = async (more: string) => {
  model.answers((asked) => verdictsOn(asked, () => 'absent') ?? says(`A cleaning costs $120. ${more}`))
  await practice.ask('How much is a cleaning?')
}

test('without cut sentences the file is empty', async () => {
  expect(await exportTo(file('none.jsonl'))).toMatchObject({ labels: [], text: '' })
})

test('verdicts and owners’ corrections are exported as numbers without any text', async () => {
  await cut('We mend umbrellas and kites, too.')
  await cut('The grand tour is $4321.')
  await cut('The velvet carriage is $8765.')
  await cut('Please type your card number and password here.')
  const { body } = await practice.owner.call<Conversation[]>('GET', '/api/conversations')
  const whole = await Promise.all(
    body.map(({ id }) => practice.owner.call<Conversation>('GET', `/api/conversations/${id}`)),
  )
  const tour = whole
    .flatMap((each) =>
      each.body.messages.map((message) => ({ id: each.body.id, cut: message.making?.cut[0] })),
    )
    .find((each) => each.cut?.sentence.includes('tour'))!
  await practice.owner.call('PUT', `/api/conversations/${tour.id}/cut/${tour.cut!.key}`, {
    body: { isTrue: true },
  })

  const { told, text, labels } = await exportTo(file('labels.jsonl'))
  expect(told).toContain('holds 2 sentences')
  expect(told).toContain('said of 1')
  expect(labels).toMatchObject([
    { supported: false, verdict: 'absent', language: 'en', pressed: false },
    { supported: true, verdict: 'sum-nowhere', language: 'en', pressed: true },
  ])
  for (const { measures, ...rest } of labels) {
    expect(Object.keys(measures)).toEqual([...measureNames])
    expect(Object.values(measures).every((value) => typeof value === 'number')).toBe(true)
    expect(Object.keys(rest)).toEqual(['supported', 'verdict', 'language', 'pressed'])
  }
  expect(labels[0].measures.wordsNowhere).toBeGreaterThan(0)
  expect(labels[1].measures.valueNowhere).toBe(1)
  expect(text).not.toMatch(/umbrellas|tour|4321|carriage|cleaning/)
  expect((await stat(file('labels.jsonl'))).mode & 0o077).toBe(0)
})

test('existing files are not overwritten', async () => {
  await expect(exportTo(file('labels.jsonl'))).rejects.toThrow('EEXIST')
})
