import type { Conversation } from '@foyer/contract/conversations'
import { folded } from '@foyer/contract/folded'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { conversations, messages } from '../../platform/db/schema/conversations.ts'
import { createAssistant } from '../../testing/assistants.ts'
import { createConversation } from '../../testing/conversations.ts'
import { registerOwner } from '../../testing/owners.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

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

type OneMessageConversation = {
  id: string
  assistantId: string
  kind: 'visitor' | 'owner'
  createdAt: Date
  said: string
  saidAt: Date
}

async function insertAll(owner: Owner, all: readonly OneMessageConversation[]) {
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

/** Adds enough newer conversations that earlier ones are found by the index. */
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
  test(`messages are found in any case, script and by parts of words, ${deep ? 'far back' : 'near'}`, async () => {
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
    // Capitals of other alphabets have ASCII lowercase letters.
    expect(await found('istanbul')).toEqual(['İstanbul'])
    expect(await found('5 k')).toEqual(['İstanbul'])
    expect(await found('kapali çarşi')).toEqual(['İstanbul'])
    expect(await found('öffnungszeit')).toEqual(['Grüße'])
    expect(await found('GRÜSSE')).toEqual(['Grüße'])
    expect(await found('king gara')).toEqual(['the parking\tgarage'])
    expect(await found('5% OFF')).toEqual(['the parking\tgarage'])
    expect(await found('?!?')).toEqual(['the parking\tgarage'])
    expect(await found('parking7garage')).toEqual([])
    expect(await found('the parking garage')).toEqual([])
    expect(await found("'; drop table messages; --")).toEqual([])
  })

for (const deep of [false, true])
  test(`accents are ignored in messages and searches, ${deep ? 'far back' : 'near'}`, async () => {
    const { owner, assistant, found, begin } = await start()
    await begin('Wo in Zürich?', 'Ihr Café, Straße 5, naïve façade')
    await begin('Where in ZURICH', 'the cafe, Strasse 5, naive facade')
    // Decomposed, as some keyboards and files write it.
    await begin('de\u0301ja\u0300 vu', 'C\u0327a va')
    await begin('Łódź, Ærø, Đà Nẵng', 'smørrebrød œuvre Þór')
    await begin('Ёлка и ΑΘΉΝΑ', 'Где Χάρτης')
    await begin('がく ひらガナ', 'हिन्दी, ไทยกำลัง, مُحَمَّد, 한국어')
    await begin('ﬁne print', '12\u00a0€ １００％')
    if (deep) await insertNewer(owner, assistant.id)
    const both = ['Where in ZURICH', 'Wo in Zürich?']
    for (const q of [
      'Zurich',
      'zürich',
      'ZÜRICH',
      'cafe',
      'café',
      'cafe\u0301',
      'straße 5',
      'STRASSE',
      'naïve facade',
    ])
      expect({ q, found: (await found(q)).sort() }).toEqual({ q, found: both })
    expect(await found('deja vu')).toEqual(['de\u0301ja\u0300 vu'])
    expect(await found('déjà')).toEqual(['de\u0301ja\u0300 vu'])
    expect(await found('ca va')).toEqual(['de\u0301ja\u0300 vu'])
    for (const q of ['lodz', 'aero', 'ÆRØ', 'da nang', 'smorrebrod', 'oeuvre', 'thor', 'Þór'])
      expect({ q, found: await found(q) }).toEqual({ q, found: ['Łódź, Ærø, Đà Nẵng'] })
    for (const q of ['елка', 'ЁЛКА', 'αθηνα', 'ΧΑΡΤΗΣ', 'χάρτησ'])
      expect({ q, found: await found(q) }).toEqual({ q, found: ['Ёлка и ΑΘΉΝΑ'] })
    // In other scripts marks are part of the word.
    for (const q of ['がく', 'ガナ', 'हिन्दी', 'กำลัง', 'مُحَمَّد', '한국'])
      expect({ q, found: await found(q) }).toEqual({ q, found: ['がく ひらガナ'] })
    for (const q of ['かく', 'カナ', 'हनद', 'กลง', '하국'])
      expect({ q, found: await found(q) }).toEqual({ q, found: [] })
    for (const q of ['fine', '12 €', '100%', 'ﬁ'])
      expect({ q, found: await found(q) }).toEqual({ q, found: ['ﬁne print'] })
    expect(await found('´')).toEqual([])
  })

test('plain and typographic apostrophes, quotation marks and hyphens find each other', async () => {
  const { found, begin } = await start()
  await begin('You won’t deliver “today”?', 'Mon–Fri, 9‑17')
  await begin('We can\'t see the "menu"', 'open Sat-Sun')
  for (const q of ["won't", 'won’t', '"today"', 'mon-fri', 'Mon–Fri', '9-17'])
    expect({ q, found: await found(q) }).toEqual({ q, found: ['You won’t deliver “today”?'] })
  for (const q of ['can’t see', '“menu”', 'Sat–Sun'])
    expect({ q, found: await found(q) }).toEqual({ q, found: ['We can\'t see the "menu"'] })
})

test('searches and messages are folded alike, letter by letter', async () => {
  const ranges = [
    [0x20, 0x58f],
    [0x900, 0x97f],
    [0xe00, 0xe7f],
    [0x1100, 0x11ff],
    [0x1d00, 0x23ff],
    [0x3000, 0x30ff],
    [0xac00, 0xacff],
    [0xfb00, 0xfb4f],
    [0xff00, 0xffef],
  ] as const
  const letters = ranges.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, nth) => String.fromCodePoint(first + nth)),
  )
  const texts = [...letters.filter((letter) => /\P{Cn}/u.test(letter)).map((each) => `a${each} ${each}`)]
  const { rows } = await app.services.db.execute<{ said: string; as: string }>(sql`
    select said, search_folded(said) as as from unnest(${sql.param(texts)}::text[]) said`)
  expect(rows.length).toBeGreaterThan(3_000)
  expect(rows.filter(({ said, as }) => folded(said) !== as)).toEqual([])
})

test('common and rare words are found, recent or old, under every filter, without losing any', async () => {
  const { owner, assistant } = await start()
  const other = await createAssistant(app, owner)
  const all = Array.from({ length: 1_500 }, (_, nth): OneMessageConversation => {
    // Many within two weeks, then a few per day.
    const days = nth < 900 ? nth / 64 : 15 + (nth - 900) / 5
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
      // Some visitors return weeks or months later.
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
    // Rare, despite common trigrams.
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

  // One account dominates now, which changes the query; other accounts stay separate.
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
