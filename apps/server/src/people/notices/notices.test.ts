import type { Notices } from '@foyer/contract/notices'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { registerOwner } from '../../testing/owners.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { addNotice } from './add-notice.ts'
import { sweepNotices } from './sweep-notices.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

type Owner = Awaited<ReturnType<typeof registerOwner>>
const told = async (owner: Owner) => (await owner.call<Notices>('GET', '/api/notices')).body
const tell = (owner: Owner, subject: string) =>
  addNotice(app.services.db, owner.id, {
    kind: 'receipt',
    subject,
    title: `Receipt ${subject}`,
    text: 'You paid $10.00.',
    href: '/billing',
  })

test('an owner sees new notices, newest first, until they are read', async () => {
  const owner = await registerOwner(app)
  expect(await told(owner)).toEqual({ unread: 0, notices: [] })
  for (const subject of ['one', 'two', 'three']) expect(await tell(owner, subject)).toBe(true)
  expect(await tell(owner, 'two')).toBe(false)

  const { unread, notices } = await told(owner)
  expect(unread).toBe(3)
  expect(notices.map(({ title }) => title)).toEqual(['Receipt three', 'Receipt two', 'Receipt one'])
  expect(notices[0]).toMatchObject({
    kind: 'receipt',
    text: 'You paid $10.00.',
    href: '/billing',
    readAt: null,
  })

  const ids = [notices[0]!.id]
  expect((await owner.call('POST', '/api/notices/read', { body: { ids } })).body).toEqual({ unread: 2 })
  expect((await told(owner)).notices.map(({ readAt }) => readAt !== null)).toEqual([true, false, false])
  expect((await owner.call('POST', '/api/notices/read', { body: {} })).body).toEqual({ unread: 0 })
  expect((await told(owner)).notices.every(({ readAt }) => readAt !== null)).toBe(true)
})

test('an owner can neither see nor mark notices of others', async () => {
  const [owner, other] = [await registerOwner(app), await registerOwner(app)]
  await tell(owner, 'mine')
  expect(await tell(other, 'mine')).toBe(true)
  const before = await told(owner)
  const ids = before.notices.map(({ id }) => id)
  expect((await other.call('POST', '/api/notices/read', { body: { ids } })).body).toEqual({ unread: 1 })
  await other.call('POST', '/api/notices/read', { body: {} })
  expect(await told(owner)).toEqual(before)
})

test('notices require a token, and invalid requests are rejected', async () => {
  const owner = await registerOwner(app)
  await tell(owner, 'mine')
  expect((await app.call('GET', '/api/notices')).status).toBe(401)
  expect((await app.call('POST', '/api/notices/read', { body: {} })).status).toBe(401)
  const tooMany = Array.from({ length: 101 }, () => crypto.randomUUID())
  for (const body of [{ ids: ['garbage'] }, { ids: 'all' }, { ids: tooMany }, 'garbage', '[]', 'null'])
    expect((await owner.call('POST', '/api/notices/read', { body })).status, JSON.stringify(body)).toBe(400)
  expect((await told(owner)).unread).toBe(1)
})

test('the newest fifty are shown, and notices are deleted after a year', async () => {
  const owner = await registerOwner(app)
  await Promise.all(Array.from({ length: 60 }, (_, nth) => tell(owner, `${nth}`)))
  const { unread, notices } = await told(owner)
  expect([unread, notices.length]).toEqual([60, 50])
  const sweep = sweepNotices(app.services)
  await sweep.run({}, new AbortController().signal)
  expect((await told(owner)).unread).toBe(60)
  app.clock.advance(366 * 24 * 3_600_000)
  await sweep.run({}, new AbortController().signal)
  const { token } = (await app.call<{ token: string }>('POST', '/api/auth/login', { body: owner })).body
  expect((await app.call('GET', '/api/notices', { token })).body).toEqual({ unread: 0, notices: [] })
})
