import type { NewLead } from '@foyer/contract/leads'
import { secondsToNextDay } from '../../money/usage/periods.ts'
import { spendLead } from '../../money/usage/spend.ts'
import { lockAccount } from '../../people/auth/lock-account.ts'
import type { Queryable } from '../../platform/db/client.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { Services } from '../../services.ts'
import { notifyOwnerOfLead, sendLeadEvent } from './announce-lead.ts'
import { type ContactDetails, contactKeysOf, isSame, mergeLead } from './merge-lead.ts'
import { findLeadOfSession, insertAlias, insertLead, type LeadRow, updateLead } from './store.ts'

export type SubmittedLead = ContactDetails &
  Pick<NewLead, 'page'> & {
    accountId: string
    assistant: { id: string; name: string }
    /** Starts the conversation if needed. Called after all checks. */
    conversation: (tx: Queryable) => Promise<string>
    callerKind: LeadRow['callerKind']
    caller: string
    sessionId: string
    /** A keyed hash; null for integrators and the owner. */
    address: string | null
    consentText: string
  }

// More than any real visitor writes.
const maxSaid = 20_000

/**
 * Stores a lead and notifies the owner in one transaction. One session has one lead, and a repeat changes nothing, so
 * retries are safe. An address proves no identity: no other lead is read, and each answer has a new id.
 */
export async function keepLead(
  { db, queue, now }: Pick<Services, 'db' | 'queue' | 'now'>,
  left: SubmittedLead,
): Promise<{ id: string }> {
  const at = now()
  return db.transaction(async (tx) => {
    // The lock serializes requests of one session, which would each create a lead.
    await lockAccount(tx, left.accountId)
    const before = await findLeadOfSession(tx, { ...left, assistantId: left.assistant.id })
    if (!before) {
      await spend(tx, left, at)
      const row = await insertLead(tx, { ...valuesOf(left, at), conversationId: await left.conversation(tx) })
      await tellOwner({ db: tx, queue }, row, left, null)
      return { id: row.id }
    }
    const merged = mergeLead(before, left)
    // The conversation never changes. If the owner deleted it, a new one starts.
    const conversationId = before.conversationId ?? (await left.conversation(tx))
    if (isSame(before, merged)) {
      if (!before.conversationId) await updateLead(tx, left.accountId, before.id, { conversationId })
    } else {
      await spend(tx, left, at)
      if (merged.message.length > maxSaid) throw tooMuch(at)
      const values = {
        ...merged,
        ...contactKeysOf(merged),
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

const valuesOf = (left: SubmittedLead, at: Date) => ({
  accountId: left.accountId,
  assistantId: left.assistant.id,
  callerKind: left.callerKind,
  caller: left.caller,
  sessionId: left.sessionId,
  name: left.name,
  email: left.email,
  phone: left.phone,
  ...contactKeysOf(left),
  message: left.message,
  page: pageOf(left.page),
  consentText: left.consentText,
  consentAt: at,
  createdAt: at,
  updatedAt: at,
})

/** Keeps only web addresses, as the owner may open the link. */
const pageOf = (page: string | null) => (page && /^https?:\/\/\S+$/i.test(page) ? page : null)

const spend = (tx: Queryable, { accountId, address }: SubmittedLead, at: Date) =>
  spendLead(tx, accountId, address, at)

const tooMuch = (at: Date) =>
  new Failure('rate_limited', 'So much was left already. It will be read; please wait for the answer.', {
    limitReached: true,
    retryAfterSeconds: secondsToNextDay(at),
  })

/** The owner's own tries are not announced to them. */
async function tellOwner(
  services: { db: Queryable } & Pick<Services, 'queue'>,
  row: LeadRow,
  { callerKind, sessionId, assistant, message }: SubmittedLead,
  again: Date | null,
) {
  if (callerKind === 'owner') return
  await notifyOwnerOfLead(services.db, row, assistant.name, { added: message, at: again })
  if (!again) await sendLeadEvent(services, row, callerKind === 'integrator' ? { sessionId } : {})
}
