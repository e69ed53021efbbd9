import type { NewLead } from '@foyer/contract/leads'
import { lockAccount } from '../auth/lock-account.ts'
import type { Queryable } from '../db/client.ts'
import { Failure } from '../http/failure.ts'
import type { Services } from '../services.ts'
import { secondsToNextDay } from '../usage/periods.ts'
import { spendVisitorLead } from '../usage/spend.ts'
import { isSame, keysOf, type LeftDetails, mergeLead } from './merge-lead.ts'
import { hasSession, insertLead, type LeadRow, listSamePerson, mergeInto, updateLead } from './store.ts'
import { noticeLead, tellLead } from './tell-lead.ts'

/** A way to be reached, with who left it, where, and what they agreed to. */
export type LeftLead = LeftDetails &
  Pick<NewLead, 'page'> & {
    accountId: string
    assistant: { id: string; name: string }
    conversationId: string
    callerKind: LeadRow['callerKind']
    caller: string
    sessionId: string
    /** The visitor's address as a keyed hash; null of those who are not counted by it. */
    address: string | null
    consentText: string
  }

// Far more than anybody writes who wants to be called, and an end for those who only want to fill disks.
const mostSaid = 20_000

/**
 * Keeps what a visitor left, durable when it returns, and tells the owner in the same transaction. What the same person
 * left before becomes one lead with it; the same again changes nothing, so whoever got no answer may try again.
 */
export async function keepLead(
  { db, queue, now }: Pick<Services, 'db' | 'queue' | 'now'>,
  left: LeftLead,
): Promise<{ id: string }> {
  const at = now()
  return db.transaction(async (tx) => {
    // One after the other: two at once of the same person would both find nobody.
    await lockAccount(tx, left.accountId)
    const keys = keysOf(left)
    const who = { callerKind: left.callerKind, caller: left.caller, sessionId: left.sessionId, ...keys }
    const known = await listSamePerson(tx, left.accountId, left.assistant.id, who)
    const fresh = valuesOf(left, at)
    const [root, ...others] = known
    if (!root) {
      await spend(tx, left, at)
      const row = await insertLead(tx, fresh)
      await tellOwner({ db: tx, queue }, row, left, null)
      return { id: row.id }
    }
    // What is merged stays as it was left: its session goes on to lead here, and so does the id it was answered.
    if (!(await hasSession(tx, left.accountId, left.assistant.id, who)))
      await insertLead(tx, { ...fresh, mergedInto: root.id })
    await mergeInto(
      tx,
      left.accountId,
      others.map(({ id }) => id),
      root.id,
    )
    const merged = mergeLead(others.reduce(mergeLead, root), left)
    if (isSame(root, merged)) return { id: root.id }
    await spend(tx, left, at)
    // Who comes back with the address that gives way now is still the same person.
    if (givesWay(root, merged)) await insertLead(tx, { ...root, id: undefined, mergedInto: root.id })
    if (merged.message.length > mostSaid) throw enough(at)
    const { conversationId, page, consentText, consentAt } = fresh
    const values = {
      ...merged,
      ...keysOf(merged),
      conversationId,
      page: page ?? root.page,
      consentText,
      consentAt,
    }
    const row: LeadRow = { ...root, ...values, status: 'new', updatedAt: at }
    await updateLead(tx, left.accountId, root.id, row)
    await tellOwner({ db: tx, queue }, row, left, at)
    return { id: root.id }
  })
}

const valuesOf = (left: LeftLead, at: Date) => ({
  accountId: left.accountId,
  assistantId: left.assistant.id,
  conversationId: left.conversationId,
  callerKind: left.callerKind,
  caller: left.caller,
  sessionId: left.sessionId,
  name: left.name,
  email: left.email,
  phone: left.phone,
  ...keysOf(left),
  message: left.message,
  page: pageOf(left.page),
  consentText: left.consentText,
  consentAt: at,
  createdAt: at,
  updatedAt: at,
})

const givesWay = (root: LeadRow, merged: Pick<LeadRow, 'email' | 'phone'>) =>
  (root.email !== null && root.email !== merged.email) || (root.phone !== null && root.phone !== merged.phone)

/** Where the visitor was, if a link may lead there: what is not a page of the web is left out. */
const pageOf = (page: string | null) => (page && /^https?:\/\/\S+$/i.test(page) ? page : null)

async function spend(tx: Queryable, { accountId, address }: LeftLead, at: Date) {
  if (address !== null) await spendVisitorLead(tx, accountId, address, at)
}

const enough = (at: Date) =>
  new Failure('rate_limited', 'So much was left already. It will be read; please wait for the answer.', {
    limitReached: true,
    retryAfterSeconds: secondsToNextDay(at),
  })

/** An owner who tries it out needn't be told what they have just typed. */
async function tellOwner(
  services: { db: Queryable } & Pick<Services, 'queue'>,
  row: LeadRow,
  { callerKind, sessionId, assistant, message }: LeftLead,
  again: Date | null,
) {
  if (callerKind === 'owner') return
  await noticeLead(services.db, row, assistant.name, { added: message, at: again })
  if (!again) await tellLead(services, row, callerKind === 'integrator' ? { sessionId } : {})
}
