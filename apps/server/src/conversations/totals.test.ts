import type { Conversation, ConversationTotals } from '@foyer/contract/conversations'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { countedDays } from '../db/schema/conversation-days.ts'
import { createAssistant } from '../testing/assistants.ts'
import { createConversation } from '../testing/conversations.ts'
import { registerOwner } from '../testing/owners.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const dayMs = 24 * 3_600_000

/** An account with so many conversations that days which are over are counted once. */
async function openBusyAccount() {
  const owner = await registerOwner(app)
  const [one, two] = [await createAssistant(app, owner), await createAssistant(app, owner)]
  const { db } = app.services
  await db.execute(sql`
    insert into conversations (account_id, assistant_id, caller_kind, caller, session_id, message_count,
      satisfaction_rating, created_at)
    select ${owner.id}, case when nth % 3 = 0 then ${one.id}::uuid else ${two.id}::uuid end,
      case when nth % 50 = 0 then 'owner' else 'visitor' end, 'visitor', nth, nth % 7,
      case when nth % 4 = 0 then 1 + nth % 5 end, now() - nth * interval '20 minutes'
    from generate_series(1, 3000) nth`)
  const isCounted = async () =>
    (await db.select().from(countedDays).where(eq(countedDays.accountId, owner.id))).length > 0
  const totals = async (query = '') =>
    (await owner.call<ConversationTotals>('GET', `/api/conversations/totals${query}`)).body
  const counted = async (where = sql`true`) => {
    const { rows } = await db.execute<ConversationTotals>(sql`
      select count(*)::int as "totalConversations", coalesce(sum(message_count), 0)::int as "totalMessages",
        (count(*) filter (where caller_kind = 'owner'))::int as "testChats",
        avg(satisfaction_rating)::float8 as "averageSatisfaction"
      from conversations where account_id = ${owner.id} and message_count > 0 and ${where}`)
    const { averageSatisfaction, ...rest } = rows[0]!
    return { ...rest, averageSatisfaction: averageSatisfaction && expect.closeTo(averageSatisfaction, 9) }
  }
  return { owner, one, two, totals, counted, isCounted }
}

test('totals stay right through everything that can happen to a day that was counted', async () => {
  const { owner, one, two, totals, counted, isCounted } = await openBusyAccount()
  const { db } = app.services
  const expectRight = async () => {
    for (const again of ['looked at', 'counted']) {
      expect(await totals(), again).toEqual(await counted())
      expect(await totals('?tests=hide'), again).toEqual(await counted(sql`caller_kind <> 'owner'`))
      expect(await totals(`?assistant=${one.id}`), again).toEqual(
        await counted(sql`assistant_id = ${one.id}`),
      )
    }
  }
  await expectRight()
  expect(await isCounted()).toBe(true)
  expect(await totals('?tests=only')).toEqual(await counted(sql`caller_kind = 'owner'`))

  await createConversation(app, one, { rating: 1, createdAt: new Date(Date.now() - 20 * dayMs) })
  await createConversation(app, one, { rating: 5 })
  await expectRight()
  const old = sql`account_id = ${owner.id} and created_at < now() - interval '30 days'`
  await db.execute(sql`update conversations set satisfaction_rating = 5, message_count = message_count + 2
    where ${old} and assistant_id = ${two.id}`)
  await expectRight()
  const { body } = await owner.call<Conversation[]>('GET', `/api/conversations?assistant=${two.id}&limit=200`)
  expect((await owner.call('DELETE', `/api/conversations/${body.at(-1)!.id}`)).status).toBe(200)
  await expectRight()
  expect((await owner.call('DELETE', `/api/assistants/${two.id}`)).status).toBe(200)
  await expectRight()
})

test('a change under way while days are counted is not missed', async () => {
  const { totals, counted, isCounted, owner } = await openBusyAccount()
  const { db } = app.services
  await totals()
  expect(await isCounted()).toBe(true)
  const old = sql`account_id = ${owner.id} and created_at < now() - interval '10 days'`
  await db.execute(sql`update conversations set message_count = message_count + 1 where ${old}`)
  let waiting: Promise<ConversationTotals> | undefined
  await db.transaction(async (tx) => {
    await tx.execute(sql`update conversations set message_count = message_count + 1 where ${old}`)
    // Counts the days anew, and so has to wait for this change.
    waiting = totals()
    await new Promise((done) => setTimeout(done, 300))
  })
  await waiting
  expect(await totals()).toEqual(await counted())
})
