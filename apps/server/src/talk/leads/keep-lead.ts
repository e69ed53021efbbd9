import type { NewLead } from '@foyer/contract/leads'
import { secondsToNextDay } from '../../money/usage/periods.ts'
import { spendLead } from '../../money/usage/spend.ts'
import { lockAccount } from '../../people/auth/lock-account.ts'
import type { Queryable } from '../../platform/db/client.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { Services } from '../../services.ts'
import { isSame, keysOf, type LeftDetails, mergeLead } from './merge-lead.ts'
import { findOfSession, insertAlias, insertLead, type LeadRow, updateLead } from './store.ts'
import { noticeLead, tellLead } from './tell-lead.ts'

/** A way to be reached, with who left it, where, and what they agreed to. */
export type LeftLead = LeftDetails &
  Pick<NewLead, 'page'> & {
    accountId: string
    assistant: { id: string; name: string }
    /** Its conversation, begun if there is none yet. Asked once nothing can be refused any more. */
    conversation: (tx: Queryable) => Promise<string>
    callerKind: LeadRow['callerKind']
    caller: string
    sessionId: string
    /** The visitor's address as a keyed hash; null of those who come with a key or are the owner. */
    address: string | null
    consentText: string
  }

// Far more than anybody writes who wants to be called, and an end for those who only want to fill disks.
const mostSaid = 20_000

/**
 * Keeps what a visitor left, durable when it returns, and tells the owner in the same transaction. What was left in one
 * session is one lead; the same again changes nothing, so whoever got no answer may try again. An address or a number is
 * no proof of who typed it, so that no other lead is looked at, and the id is a new one in every answer.
 */
export async function keepLead(
  { db, queue, now }: Pick<Services, 'db' | 'queue' | 'now'>,
  left: LeftLead,
): Promise<{ id: string }> {
  const at = now()
  return db.transaction(async (tx) => {
    // One after the other: two at once of the same session would both find nothing.
    await lockAccount(tx, left.accountId)
    const before = await findOfSession(tx, { ...left, assistantId: left.assistant.id })
    if (!before) {
      await spend(tx, left, at)
      const row = await insertLead(tx, { ...valuesOf(left, at), conversationId: await left.conversation(tx) })
      await tellOwner({ db: tx, queue }, row, left, null)
      return { id: row.id }
    }
    const merged = mergeLead(before, left)
    // It never moves. Where the owner deleted it, what is said from now on is another one.
    const conversationId = before.conversationId ?? (await left.conversation(tx))
    if (isSame(before, merged)) {
      if (!before.conversationId) await updateLead(tx, left.accountId, before.id, { conversationId })
    } else {
      await spend(tx, left, at)
      if (merged.message.length > mostSaid) throw enough(at)
      const values = {
        ...merged,
        ...keysOf(merged),
        conversationId,
        page: pageOf(left.page) ?? before.page,
        consentText: left.consentText,
        consentAt: at,
      }
      const asNew = { status: 'new', updatedAt: at } as const
      await updateLead(tx, left.accountId, before.id, { ...values, ...asNew })
      if (before.mergedInto) await updateLead(tx, left.accountId, before.mergedInto, asNew)
      await tellOwner({ db: tx, queue }, { ...before, ...values }, left, at)
    }
    return insertAlias(tx, left.accountId, before.id)
  })
}

const valuesOf = (left: LeftLead, at: Date) => ({
  accountId: left.accountId,
  assistantId: left.assistant.id,
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

/** Where the visitor was, if a link may lead there: what is not a page of the web is left out. */
const pageOf = (page: string | null) => (page && /^https?:\/\/\S+$/i.test(page) ? page : null)

const spend = (tx: Queryable, { accountId, address }: LeftLead, at: Date) =>
  spendLead(tx, accountId, address, at)

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
