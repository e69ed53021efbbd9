import type { Handoff, OwnerHandoff } from '@foyer/contract/handoff'
import { hasConfirmedAddress } from '../../people/auth/confirmations.ts'
import { isUnsubscribed } from '../../people/mail/unsubscribed-addresses.ts'
import type { Queryable } from '../../platform/db/client.ts'
import type { Services } from '../../services.ts'
import { findVisitorContact } from '../leads/find-visitor-contact.ts'
import type { HandoffRow } from './store.ts'

export type Clock = Pick<Services, 'now' | 'handingOver'>

export const waitsUntil = (
  { wantedAt }: Pick<HandoffRow, 'wantedAt'>,
  { handingOver }: Pick<Clock, 'handingOver'>,
) => new Date((wantedAt?.getTime() ?? 0) + handingOver.patienceMs)

/** An expired wait shows as missed even before it is stored. */
export function showHandoff(
  row: Pick<HandoffRow, 'state' | 'person' | 'reason' | 'wantedAt'>,
  clock: Clock,
): Handoff {
  if (row.state === 'wanted' && waitsUntil(row, clock) <= clock.now())
    return { state: 'missed', person: null, reason: 'nobody' }
  const { state, person, reason } = row
  return { state, person, reason }
}

/** An open chat sends heartbeats. Without one for this long it counts as closed. */
export const isVisitorOnline = (
  { visitorSeenAt }: Pick<HandoffRow, 'visitorSeenAt'>,
  { now, handingOver }: Clock,
): boolean =>
  visitorSeenAt !== null && now().getTime() - visitorSeenAt.getTime() < 2.5 * handingOver.presenceMs

export const showOwnersHandoff = async (
  db: Queryable,
  row: HandoffRow,
  clock: Clock,
): Promise<OwnerHandoff> => ({
  ...showHandoff(row, clock),
  wantedAt: row.wantedAt?.toISOString() ?? null,
  visitorHere: isVisitorOnline(row, clock),
  replyMail: row.state === 'person' ? await replyMailOf(db, row) : null,
})

async function replyMailOf(db: Queryable, { accountId, conversationId }: HandoffRow) {
  const to = await findVisitorContact(db, accountId, conversationId)
  if (!to) return 'no_address'
  if (await isUnsubscribed(db, to.address)) return 'stopped'
  return (await hasConfirmedAddress(db, accountId)) ? 'mailed' : 'unconfirmed'
}

/** The subject of notices about a request, which are deleted with the conversation. */
export const wantedSubject = (conversationId: string) => `person_wanted:${conversationId}`
