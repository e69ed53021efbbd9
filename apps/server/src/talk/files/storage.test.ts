import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { plans } from '@foyer/contract/plans'
import type { Limits } from '@foyer/contract/usage'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { instanceAccountId, instanceStorageBytes } from '../../money/usage/instance-account.ts'
import { monthOf } from '../../money/usage/periods.ts'
import { conversations } from '../../platform/db/schema/conversations.ts'
import { files } from '../../platform/db/schema/files.ts'
import { eraseOldConversations } from '../../platform/own-assistants/erase-old-conversations.ts'
import { ownAssistants } from '../../platform/own-assistants/own-assistants.ts'
import { setUpOwnAssistant } from '../../platform/own-assistants/set-up-own-assistant.ts'
import { setAssistant } from '../../testing/assistants.ts'
import { sendFile } from '../../testing/send-file.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { agree, noticeSubjectsOf } from '../../testing/usage.ts'
import { openPractice } from '../../testing/visitors.ts'
import { sweepFiles } from './sweep-files.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
  await setUpOwnAssistant(app.services, {
    of: 'house',
    websiteUrl: 'https://foyer.example/',
    build: '1',
    pages: [{ url: 'https://foyer.example/', title: 'Foyer', text: '' }],
    facts: [],
  })
})
afterAll(() => app.close())

const send = (path: string, text: string, token?: string) =>
  sendFile(app, path, text, {
    name: 'note.txt',
    ...(token && { headers: { authorization: `Bearer ${token}` } }),
  })

const open = () =>
  openPractice(app, { tier: 'pro', embed: { allowFileUpload: true, fileUploadEnabled: true } })

async function fill(accountId: string, assistantId: string, bytes: number, createdAt = app.services.now()) {
  const { db } = app.services
  const [conversation] = await db
    .insert(conversations)
    .values({
      accountId,
      assistantId,
      callerKind: 'visitor',
      caller: crypto.randomUUID(),
      sessionId: crypto.randomUUID(),
      createdAt,
      lastMessageAt: createdAt,
    })
    .returning()
  const each = 1_073_741_824
  for (let left = bytes; left > 0; left -= each)
    await db.insert(files).values({
      accountId,
      conversationId: conversation!.id,
      name: 'old.txt',
      type: 'text/plain',
      size: Math.min(left, each),
      createdAt,
    })
  return conversation!.id
}

const filesOf = (accountId: string) =>
  app.services.db.select().from(files).where(eq(files.accountId, accountId))

test('refused files leave nothing behind, and the sweep removes orphans', async () => {
  const { path, owner, assistant } = await open()
  const stored = async () => {
    const names = await readdir(join(app.services.config.dataDir, 'files'), {
      recursive: true,
      withFileTypes: true,
    })
    return names.filter((entry) => entry.isFile()).map((entry) => entry.name)
  }
  // The first file creates the folder.
  await send(path, 'kept')
  const before = (await stored()).length
  await send(path, '\0'.repeat(10))
  expect(await stored()).toHaveLength(before)
  const { body } = await send(path, 'hello')
  expect(await stored()).toContain(body.id)
  expect((await owner.call('DELETE', `/api/assistants/${assistant.id}`)).status).toBeLessThan(300)
  expect(await stored()).not.toContain(body.id)

  const orphan = crypto.randomUUID()
  await app.services.files.put(orphan, Readable.from(['nobody’s']))
  const sweep = () => sweepFiles(app.services).run({}, new AbortController().signal)
  await sweep()
  expect(await stored()).toContain(orphan)
  app.clock.advance(2 * 3_600_000)
  await sweep()
  expect(await stored()).not.toContain(orphan)
})

test('files and pages count towards the plan’s storage, which the owner sees', async () => {
  const { owner, path } = await open()
  const read = async () => (await owner.call<Limits>('GET', '/api/subscription/limits')).body
  const before = await read()
  expect(before.storage.maxBytes).toBe(plans.pro.storageBytes)
  expect(before.storage.usedBytes).toBeGreaterThan(0)
  expect((await send(path, 'twelve bytes')).status).toBe(201)
  const { usedBytes } = (await read()).storage
  expect(usedBytes).toBe(before.storage.usedBytes + 12)
  expect(await noticeSubjectsOf(app, owner.id)).toEqual([])
  // A negotiated limit applies, and the owner is notified when it is reached.
  const agreed = usedBytes + 12
  await agree(app, owner.id, { storageBytes: agreed })
  expect((await read()).storage.maxBytes).toBe(agreed)
  expect((await send(path, 'twelve bytes')).status).toBe(201)
  expect((await send(path, 'twelve bytes')).status).toBe(403)
  const month = monthOf(app.services.now())
  expect(await noticeSubjectsOf(app, owner.id)).toEqual([`limit_reached:storage:${month}:${agreed}`])
})

test('with room for one file, one of eight concurrent uploads is kept', async () => {
  const { owner, assistant, path } = await open()
  const { body } = await owner.call<Limits>('GET', '/api/subscription/limits')
  await fill(owner.id, assistant.id, plans.pro.storageBytes - body.storage.usedBytes - 19)
  const sent = await Promise.all(Array.from({ length: 8 }, () => send(path, 'twelve bytes', owner.token)))
  expect(sent.map(({ status }) => status).sort()).toEqual([201, ...Array(7).fill(403)])
  const refused = sent.find(({ status }) => status === 403)!
  expect(refused.body).toMatchObject({
    code: 'limit_reached',
    limitReached: true,
    message: 'Storage limit reached. This assistant has no room for more files.',
  })
  const stored = []
  for await (const { id } of app.services.files.list()) stored.push(id)
  const known = (await filesOf(owner.id)).map(({ id }) => id)
  expect(stored.filter((id) => known.includes(id))).toHaveLength(1)
})

test('a full account can’t start a scan, is told what to do, and the scan isn’t counted', async () => {
  const { owner, assistant } = await open()
  await fill(owner.id, assistant.id, plans.pro.storageBytes)
  await setAssistant(app, assistant.id, { websiteUrl: 'https://harbour.example/' })
  const scan = await owner.call('POST', `/api/assistants/${assistant.id}/scrape`)
  expect(scan).toMatchObject({
    status: 403,
    body: {
      limitReached: true,
      message: expect.stringMatching(/^Storage limit reached\. .* 2 GB .* to make room/),
    },
  })
  const { body } = await owner.call<Limits>('GET', '/api/subscription/limits')
  expect(body.usage).toMatchObject({ assistants: 1, scans: 0 })
  expect(body.storage.usedBytes).toBeGreaterThanOrEqual(plans.pro.storageBytes)
})

test('no files are accepted on a nearly full disk', async () => {
  const { path } = await open()
  const { files: store } = app.services
  const { freeBytes } = store
  store.freeBytes = async () => 1_000_000
  try {
    expect(await send(path, 'twelve bytes')).toMatchObject({
      status: 503,
      body: { message: 'There is no room for files at the moment. Please try again later.' },
    })
  } finally {
    store.freeBytes = freeBytes
  }
  expect((await send(path, 'twelve bytes')).status).toBe(201)
})

test('the instance’s own assistant deletes its oldest files when its storage is full', async () => {
  const long = new Date(app.services.now().getTime() - 86_400_000)
  const path = `/api/chat/${ownAssistants.house.id}`
  await fill(instanceAccountId, ownAssistants.house.id, 100, new Date(long.getTime() - 1_000))
  await fill(instanceAccountId, ownAssistants.house.id, instanceStorageBytes - 150, long)
  expect((await send(path, 'twelve bytes')).status).toBe(201)
  expect((await filesOf(instanceAccountId)).map(({ size }) => size).sort()).toEqual(
    [100, 12, instanceStorageBytes - 150].sort(),
  )
  expect((await send(path, 'x'.repeat(60))).status).toBe(201)
  expect((await filesOf(instanceAccountId)).map(({ size }) => size)).not.toContain(100)
})

test('conversations and files of the instance’s own assistant are erased after 30 days; an owner’s stay', async () => {
  const { path, ask } = await open()
  const mine = (await send(path, 'twelve bytes')).body
  await ask('When are you open?', { sessionId: mine.sessionId })
  const house = `/api/chat/${ownAssistants.house.id}`
  const sent = (await send(house, 'twelve bytes')).body
  const talk = (message: string, sessionId: string) =>
    app.call('POST', house, { body: { message, sessionId } })
  await talk('Hello', sent.sessionId)
  const sweep = () =>
    eraseOldConversations(app.services).run(undefined as never, new AbortController().signal)
  const isThere = async (id: string) => {
    const bytes = await app.services.files.open(id)
    bytes?.destroy()
    return bytes !== null
  }
  const ids = async () =>
    (await app.services.db.select().from(conversations)).filter(
      ({ accountId }) => accountId === instanceAccountId,
    )

  app.clock.advance(29 * 86_400_000)
  await sweep()
  expect(await isThere(sent.id)).toBe(true)
  await talk('Hello again', sent.sessionId)
  app.clock.advance(2 * 86_400_000)
  await sweep()
  // Its conversation continued, but the file is a month old.
  expect(await isThere(sent.id)).toBe(false)
  expect((await filesOf(instanceAccountId)).map(({ id }) => id)).not.toContain(sent.id)
  expect((await ids()).map(({ sessionId }) => sessionId)).toEqual([sent.sessionId])
  app.clock.advance(31 * 86_400_000)
  await sweep()
  expect(await ids()).toEqual([])
  expect(await isThere(mine.id)).toBe(true)
})
