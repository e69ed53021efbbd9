import type { Handoff, OwnersHandoff } from '@foyer/contract/handoff'
import { hasConfirmedAddress } from '../../people/auth/confirmations.ts'
import { isUnsubscribed } from '../../people/mail/unsubscribed-addresses.ts'
import type { Queryable } from '../../platform/db/client.ts'
import type { Services } from '../../services.ts'
import { findReachable } from '../leads/find-reachable.ts'
import type { HandoffRow } from './store.ts'

/** What it takes to say who answers in a conversation at this moment. */
export type Clock = Pick<Services, 'now' | 'handingOver'>

/** The moment until which a visitor who asked for a person waits. */
export const waitsUntil = (
  { wantedAt }: Pick<HandoffRow, 'wantedAt'>,
  { handingOver }: Pick<Clock, 'handingOver'>,
) => new Date((wantedAt?.getTime() ?? 0) + handingOver.patienceMs)

/** Whoever waited too long for a person has missed them, whether or not that was written down yet. */
export function showHandoff(
  row: Pick<HandoffRow, 'state' | 'person' | 'reason' | 'wantedAt'>,
  clock: Clock,
): Handoff {
  if (row.state === 'wanted' && waitsUntil(row, clock) <= clock.now())
    return { state: 'missed', person: null, reason: 'nobody' }
  const { state, person, reason } = row
  return { state, person, reason }
}

/** A chat that is open says so now and then; one that said nothing for longer than this is closed. */
export const isHere = (
  { visitorSeenAt }: Pick<HandoffRow, 'visitorSeenAt'>,
  { now, handingOver }: Clock,
): boolean =>
  visitorSeenAt !== null && now().getTime() - visitorSeenAt.getTime() < 2.5 * handingOver.presenceMs

export const showOwnersHandoff = async (
  db: Queryable,
  row: HandoffRow,
  clock: Clock,
): Promise<OwnersHandoff> => ({
  ...showHandoff(row, clock),
  wantedAt: row.wantedAt?.toISOString() ?? null,
  visitorHere: isHere(row, clock),
  replyMail: row.state === 'person' ? await replyMailOf(db, row) : null,
})

async function replyMailOf(db: Queryable, { accountId, conversationId }: HandoffRow) {
  const to = await findReachable(db, accountId, conversationId)
  if (!to) return 'no_address'
  if (await isUnsubscribed(db, to.address)) return 'stopped'
  return (await hasConfirmedAddress(db, accountId)) ? 'mailed' : 'unconfirmed'
}

/** What notices of a visitor who wants a person are about; they go with their conversation. */
export const wantedSubject = (conversationId: string) => `person_wanted:${conversationId}`
