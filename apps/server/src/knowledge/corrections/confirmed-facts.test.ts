import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ChatAnswer } from '@foyer/contract/chat'
import type { KnownFact } from '@foyer/contract/facts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAssistant } from '../../testing/assistants.ts'
import { scannedFixture } from '../../testing/fixture-sites.ts'
import { registerOwner } from '../../testing/owners.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { replaceFacts } from '../facts/replace-facts.ts'

const url = 'https://pedal.example/shop'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

test.each(['gym', 'hotel', 'tea-shop', 'boulangerie-fr', 'driving-school-es'])(
  'confirming sure facts changes no answer: %s',
  async (site) => {
    const { name, language, pages, facts, questions } = scannedFixture(site)
    const owner = await registerOwner(app, { tier: 'pro' })
    const { id } = await createAssistant(app, owner, { name, language, pages, facts: [...facts] })
    const at = `/api/assistants/${id}/facts`
    const answers = async () => {
      const said: unknown[] = []
      for (const message of questions) {
        const { body } = await owner.call<ChatAnswer>('POST', `/api/chat/${id}`, { body: { message } })
        const { response, confidence, sources } = body
        said.push({ message, response, confidence, sources })
      }
      return said
    }
    const before = await answers()
    const known = (await owner.call<KnownFact[]>('GET', `${at}?limit=500`)).body
    const confirmed = known.filter(({ sure, confirmable }) => sure && confirmable)
    expect(confirmed.length).toBeGreaterThan(10)
    for (let from = 0; from < confirmed.length; from += 100) {
      const confirm = confirmed.slice(from, from + 100).map((fact) => fact.id)
      expect((await owner.call('POST', `${at}/check`, { body: { confirm } })).status).toBe(200)
    }
    const now = (await owner.call<KnownFact[]>('GET', `${at}?limit=500`)).body
    expect(now.filter((fact) => fact.confirmed)).toHaveLength(confirmed.length)
    expect(await answers()).toEqual(before)
  },
)

test('older facts equal to the site’s value count as confirmed, others as written', async () => {
  const owner = await registerOwner(app)
  const price = (label: string, value: string) => ({ kind: 'price' as const, label, value, url })
  const { id } = await createAssistant(app, owner, {
    pages: [],
    facts: [price('Saddle', '£60'), price('Bell', '£8'), price('Lamp', '£20'), price('Lock', '£30')],
  })
  const at = `/api/assistants/${id}/facts`
  const list = async () => (await owner.call<KnownFact[]>('GET', `${at}?questions=with`)).body
  const of = async (label: string) => (await list()).find((fact) => fact.label === label)!.id
  await owner.call('POST', `${at}/check`, {
    body: {
      confirm: [await of('Saddle'), await of('Bell')],
      correct: [{ id: await of('Lamp'), value: '£22' }],
    },
  })
  await owner.call('POST', at, { body: { kind: 'price', label: 'Pump', value: '£12' } })
  // The page contradicts the confirmed fact, and agrees by now with the written one.
  const { db } = app.services
  await replaceFacts(db, id, [
    price('Saddle', '£60'),
    price('Bell', '£9'),
    price('Lamp', '£22'),
    price('Lock', '£30'),
  ])
  const confirmed = async () => (await list()).filter((fact) => fact.confirmed).map(({ label }) => label)
  expect((await confirmed()).sort()).toEqual(['Bell', 'Saddle'])

  const folder = join(import.meta.dirname, '../../../drizzle')
  const file = (await readdir(folder)).find((name) => name.endsWith('_confirmed_facts.sql'))!
  const statements = (await readFile(join(folder, file), 'utf8')).split('--> statement-breakpoint')
  await db.execute(sql`update assistant_facts set confirmed = false where assistant_id = ${id}`)
  expect(await confirmed()).toEqual([])
  await db.execute(sql.raw(statements.at(-1)!))
  expect((await confirmed()).sort()).toEqual(['Bell', 'Saddle'])
})
