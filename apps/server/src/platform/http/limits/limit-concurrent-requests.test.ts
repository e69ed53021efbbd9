import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { answerError } from '../errors.ts'
import { decorateVisitorAddress } from '../visitor-address.ts'
import { limitConcurrentRequests } from './limit-concurrent-requests.ts'

const few = { atOnce: 3, atOnceOfOne: 2, mostWaiting: 4, mostWaitingOfOne: 3, mostMilliseconds: 60_000 }

const apps: FastifyInstance[] = []
afterEach(() => Promise.all(apps.splice(0).map((app) => app.close())))

async function startServer(limits: typeof few = few) {
  const app = Fastify({ trustProxy: true, forceCloseConnections: true })
  apps.push(app)
  decorateVisitorAddress(app)
  const left: string[] = []
  app.addHook('onRequest', async ({ url }, { raw }) => {
    raw.once('close', () => void left.push(url.slice(1)))
  })
  app.setErrorHandler(answerError)
  limitConcurrentRequests(app, limits)
  const inside = new Map<string, () => void>()
  app.get('/:name', async (request) => {
    const { name } = request.params as { name: string }
    await new Promise<void>((resolve) => inside.set(name, resolve))
    inside.delete(name)
    return name
  })
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  const ask = (name: string, address: string, signal?: AbortSignal) =>
    fetch(`${url}/${name}`, { headers: { 'x-forwarded-for': address }, ...(signal && { signal }) }).then(
      ({ status }) => status,
      () => 'gone',
    )
  return { ask, left, inside: () => [...inside.keys()].sort(), let: (name: string) => inside.get(name)!() }
}

test('requests of one address run a few at a time without delaying others', async () => {
  const house = await startServer()
  const first = house.ask('a1', '192.0.2.1')
  void house.ask('a2', '192.0.2.1')
  await expect.poll(house.inside).toEqual(['a1', 'a2'])
  void house.ask('a3', '192.0.2.1')
  void house.ask('b1', '192.0.2.2')
  await expect.poll(house.inside).toEqual(['a1', 'a2', 'b1'])
  house.let('a1')
  expect(await first).toBe(200)
  await expect.poll(house.inside).toEqual(['a2', 'a3', 'b1'])
})

test('an aborted request makes room for the next of its address', async () => {
  const house = await startServer()
  const leaving = new AbortController()
  const left = house.ask('a1', '192.0.2.1', leaving.signal)
  void house.ask('a2', '192.0.2.1')
  await expect.poll(house.inside).toEqual(['a1', 'a2'])
  void house.ask('a3', '192.0.2.1')
  leaving.abort()
  expect(await left).toBe('gone')
  await expect.poll(house.inside).toContain('a3')
})

test('aborted requests leave the queue, and a full queue rejects new ones', async () => {
  const house = await startServer({ ...few, mostWaitingOfOne: 1 })
  for (const name of ['a1', 'a2']) void house.ask(name, '192.0.2.1')
  await expect.poll(house.inside).toEqual(['a1', 'a2'])
  const leaving = new AbortController()
  const waiting = ['a3', 'a4'].map((name) => house.ask(name, '192.0.2.1', leaving.signal))
  expect(await Promise.race(waiting)).toBe(429)
  leaving.abort()
  await Promise.all(waiting)
  await expect.poll(() => house.left.toSorted()).toEqual(['a3', 'a4'])
  const late = house.ask('late', '192.0.2.1')
  house.let('a1')
  await expect.poll(house.inside).toEqual(['a2', 'late'])
  house.let('late')
  expect(await late).toBe(200)
})

test('a slow request gives up its slot and is still answered', async () => {
  const house = await startServer({ ...few, mostMilliseconds: 1 })
  const slow = ['a1', 'a2', 'a3', 'a4'].map((name) => house.ask(name, '192.0.2.1'))
  await expect.poll(house.inside).toEqual(['a1', 'a2', 'a3', 'a4'])
  for (const name of house.inside()) house.let(name)
  expect(await Promise.all(slow)).toEqual([200, 200, 200, 200])
})
