import type { ApiKey } from '@foyer/contract/keys'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountKeys } from '../../platform/db/schema/keys.ts'
import { createAssistant } from '../../testing/assistants.ts'
import { registerOwner } from '../../testing/owners.ts'
import { sendFile } from '../../testing/send-file.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { newSessionId, openPractice } from '../../testing/visitors.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const atOnce = async (times: number, ask: () => Promise<{ status: number }>) => {
  const answers = await Promise.all(Array.from({ length: times }, ask))
  return answers.map(({ status }) => status).sort()
}

test('concurrent requests create at most a hundred keys per account', async () => {
  const owner = await registerOwner(app)
  const keys = Array.from({ length: 95 }, (_, nth) => ({ accountId: owner.id, name: 'k', nth }))
  await app.services.db.insert(accountKeys).values(
    keys.map(({ nth, ...key }) => ({
      ...key,
      keyCipher: app.services.secrets.encrypt(`key ${nth}`),
      keyHash: `${owner.id} ${nth}`,
    })),
  )
  const create = () => owner.call('POST', '/api/keys', { body: { name: 'One more' } })
  expect(await atOnce(20, create)).toEqual([...Array(5).fill(201), ...Array(15).fill(403)])
  const list = await owner.call<ApiKey[]>('GET', '/api/keys')
  expect(list.body).toHaveLength(100)
  await owner.call('DELETE', `/api/keys/${list.body[0]!.id}`)
  expect(await atOnce(5, create)).toEqual([201, 403, 403, 403, 403])
})

test('concurrent requests teach at most five hundred answers per assistant', async () => {
  const owner = await registerOwner(app)
  const taught = Array.from({ length: 497 }, (_, nth) => ({ question: `Question ${nth}?`, answer: 'Yes.' }))
  const assistant = await createAssistant(app, owner, { taught })
  const teach = () =>
    owner.call('POST', `/api/assistants/${assistant.id}/answers`, {
      body: { question: 'Do you repair violins?', answer: 'Yes, on Thursdays.' },
    })
  expect(await atOnce(12, teach)).toEqual([...Array(3).fill(201), ...Array(9).fill(403)])
})

test('concurrent requests send at most ten files per conversation', async () => {
  const { path } = await openPractice(app, {
    tier: 'pro',
    embed: { allowFileUpload: true, fileUploadEnabled: true },
  })
  const sessionId = newSessionId()
  const send = () => sendFile(app, path, 'Invoice 4711', { name: 'invoice.txt', sessionId })
  expect(await atOnce(15, send)).toEqual([...Array(10).fill(201), ...Array(5).fill(403)])
})
