import type { Conversation } from '@foyer/contract/conversations'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { conversations, messages } from '../db/schema/chat.ts'
import { createAssistant } from '../testing/assistants.ts'
import { createConversation } from '../testing/conversations.ts'
import { registerOwner } from '../testing/owners.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const day = 24 * 3_600_000
const daysAgo = (days: number) => new Date(Date.now() - days * day)

async function start() {
  const owner = await registerOwner(app)
  const assistant = await createAssistant(app, owner)
  const found = async (q: string) => {
    const { body } = await owner.call<Conversation[]>(
      'GET',
      `/api/conversations?${new URLSearchParams({ q })}`,
    )
    return body.map((each) => each.messages[0]!.content)
  }
  const begin = (...said: string[]) => createConversation(app, assistant, { said, createdAt: daysAgo(200) })
  return { owner, assistant, found, begin }
}
type Owner = Awaited<ReturnType<typeof start>>['owner']

type Said = {
  id: string
  assistantId: string
  kind: 'visitor' | 'owner'
  createdAt: Date
  said: string
  saidAt: Date
}

/** Conversations of one message each, many at a time. */
async function insertAll(owner: Owner, all: readonly Said[]) {
  const { db } = app.services
  await db.insert(conversations).values(
    all.map(({ id, assistantId, kind, createdAt, saidAt }) => ({
      id,
      assistantId,
      createdAt,
      lastMessageAt: saidAt,
      accountId: owner.id,
      callerKind: kind,
      caller: id,
      sessionId: id,
      messageCount: 1,
    })),
  )
  await db.insert(messages).values(
    all.map(({ id, said, saidAt }, turn) => ({
      conversationId: id,
      accountId: owner.id,
      turn,
      role: 'user' as const,
      content: said,
      createdAt: saidAt,
    })),
  )
}

/** So many that what comes before them is looked up, not read. */
const insertNewer = (owner: Owner, assistantId: string) =>
  insertAll(
    owner,
    Array.from({ length: 120 }, (_, nth) => ({
      id: crypto.randomUUID(),
      assistantId,
      kind: 'visitor',
      createdAt: daysAgo(1),
      said: `newer ${nth}`,
      saidAt: daysAgo(1),
    })),
  )

for (const deep of [false, true])
  test(`what anybody said is found in any capitals, script and part of a word, ${deep ? 'far back' : 'near'}`, async () => {
    const { owner, assistant, found, begin } = await start()
    await begin('one', 'A Cleaning costs 100% of $120_00')
    await begin('Ещё вопрос', 'Мы ОТКРЫТЫ до пяти')
    await begin('営業時間は何時ですか', '九時から五時まで')
    await begin('İstanbul', 'KAPALI ÇARŞI, 5 \u212a')
    await begin('Grüße', 'Die ÖFFNUNGSZEITEN, bitte')
    await begin('the parking\tgarage', 'Parking garages are 5% off?!?')
    if (deep) await insertNewer(owner, assistant.id)
    expect(await found('CLEAN')).toEqual(['one'])
    expect(await found(' 100% ')).toEqual(['one'])
    expect(await found('0_0')).toEqual(['one'])
    expect(await found('100_')).toEqual([])
    expect(await found('costs 100')).toEqual(['one'])
    expect(await found('costs7100')).toEqual([])
    expect(await found('открыты')).toEqual(['Ещё вопрос'])
    expect(await found('営業')).toEqual(['営業時間は何時ですか'])
    expect(await found('時間は何')).toEqual(['営業時間は何時ですか'])
    // A small letter of A to Z may have a capital of another alphabet.
    expect(await found('istanbul')).toEqual(['İstanbul'])
    expect(await found('5 k')).toEqual(['İstanbul'])
    expect(await found('kapali çarşi')).toEqual(['İstanbul'])
    expect(await found('öffnungszeit')).toEqual(['Grüße'])
    expect(await found('GRÜSSE')).toEqual([])
    expect(await found('king gara')).toEqual(['the parking\tgarage'])
    expect(await found('5% OFF')).toEqual(['the parking\tgarage'])
    expect(await found('?!?')).toEqual(['the parking\tgarage'])
    expect(await found('parking7garage')).toEqual([])
    expect(await found('the parking garage')).toEqual([])
    expect(await found("'; drop table messages; --")).toEqual([])
  })

test('what is common, seldom and rare is found near and long ago, under every filter, and nothing gets lost', async () => {
  const { owner, assistant } = await start()
  const other = await createAssistant(app, owner)
  const all = Array.from({ length: 2_500 }, (_, nth): Said => {
    // Many in two weeks, then a few a day.
    const days = nth < 1_500 ? nth / 107 : 15 + (nth - 1_500) / 5
    const said = [
      `question ${nth}`,
      nth % 3 === 0 && 'parking',
      nth % 40 === 7 && 'a garage',
      nth % 400 === 399 && 'tanzanite',
      nth % 4 === 1 && 'ionize',
      nth % 250 === 249 && 'questionize',
      nth % 5 === 2 && 'umbrellas',
      nth % 70 === 69 && 'behind the blue door',
      nth % 70 === 68 && 'a blue car, an old door',
      nth % 300 === 150 && 'qz',
    ]
    return {
      id: crypto.randomUUID(),
      assistantId: nth % 5 === 0 ? other.id : assistant.id,
      kind: nth % 25 === 2 ? 'owner' : 'visitor',
      createdAt: daysAgo(days),
      said: said.filter(Boolean).join(' '),
      // Some come back weeks or months later.
      saidAt: daysAgo(nth % 400 === 399 || nth % 40 === 7 ? days / 3 : days),
    }
  })
  await insertAll(owner, all)

  const searchAll = async (filter: Record<string, string>, q: string) => {
    const found: string[] = []
    let path: string | undefined = `/api/conversations?${new URLSearchParams({ ...filter, q, limit: '200' })}`
    while (path) {
      const { body, headers }: { body: Conversation[]; headers: Headers } = await owner.call('GET', path)
      found.push(...body.map(({ id }) => id))
      path = /<([^>]+)>/.exec(headers.get('link') ?? '')?.[1]
    }
    return found
  }
  const filters: Partial<Record<'assistant' | 'date' | 'tests', string>>[] = [
    {},
    { assistant: assistant.id },
    { assistant: other.id },
    { date: 'week' },
    { date: 'month' },
    { tests: 'hide' },
    { tests: 'only' },
    { assistant: assistant.id, date: 'week' },
    { assistant: other.id, date: 'month', tests: 'hide' },
  ]
  const searches = [
    'parking',
    'garage',
    'tanzanite',
    'umbrella',
    // Rare, but not by its letters.
    'questionize',
    'uestioniz',
    'THE BLUE DO',
    'parking behind',
    'hind the blue do',
    'question 1',
    'question 24',
    'qz',
    'nowhere',
    'no where',
  ]
  const check = async (filter: (typeof filters)[number]) => {
    for (const q of searches) {
      const expected = all.filter(
        ({ said, assistantId, kind, createdAt }) =>
          said.includes(q.toLowerCase()) &&
          (!filter.assistant || filter.assistant === assistantId) &&
          (!filter.tests || (filter.tests === 'only') === (kind === 'owner')) &&
          (!filter.date || createdAt > daysAgo(filter.date === 'week' ? 7 : 30)),
      )
      expect({ q, filter, found: await searchAll(filter, q) }).toEqual({
        q,
        filter,
        found: expected.map(({ id }) => id),
      })
    }
  }
  for (const filter of filters) await check(filter)

  // Where nearly all that was said is one account's, the index is asked otherwise; what others said stays theirs.
  const stranger = await start()
  await stranger.begin('where is the tanzanite behind the blue door')
  await app.services.db.execute(sql`analyze ${messages}`)
  const { rows } = await app.services.db.execute<{ share: number }>(sql`
    select most_common_freqs[array_position(most_common_vals::text::uuid[], ${owner.id}::uuid)] as share
    from pg_stats where tablename = 'messages' and attname = 'account_id'`)
  expect(rows[0]!.share).toBeGreaterThan(0.5)
  for (const filter of filters.slice(0, 3)) await check(filter)
  expect(await stranger.found('the blue door')).toEqual(['where is the tanzanite behind the blue door'])
})
