import type { NoticeKind } from '@foyer/contract/notices'
import type { MailContent } from '../mail/mail-content.ts'
import type { NoticeRow } from './store.ts'

const labels: Record<NoticeKind, string> = {
  receipt: 'See your receipts',
  payment_failed: 'Update your card',
  subscription_ended: 'See the plans',
  limit_near: 'See your usage',
  limit_reached: 'See your usage',
  webhook_failed: 'See the webhook',
  person_wanted: 'Open the conversation',
  new_lead: 'See the lead',
  question_unanswered: 'See the questions',
  scan_failed: 'See what happened',
  pages_gone: 'See which pages',
  fact_outdated: 'Check the facts',
}

const actionLabel = (kind: string) => labels[kind as NoticeKind] ?? 'Open Foyer'

export const noticeMail = ({ id, kind, title, text, href }: NoticeRow): MailContent => ({
  id,
  subject: title,
  text,
  action: href === null ? null : { label: actionLabel(kind), path: href },
  unsubscribe: kind as NoticeKind,
})

const mostListed = 50

const intros = {
  daily: 'What happened since your last daily summary:',
  weekly: 'What happened since your last weekly summary:',
  held: 'More happened than we mail one by one in a day. This is the rest:',
  now: 'What was waiting for your next summary:',
}

/** The id derives from the first notice, which appears in no other mail. */
export function digestMail(rows: readonly NoticeRow[], digest: keyof typeof intros): MailContent {
  const listed = rows.slice(0, mostListed)
  const more = rows.length - listed.length
  const [only] = rows
  return {
    id: `digest-${only!.id}`,
    subject: rows.length === 1 ? only!.title : `${rows.length} notices from Foyer`,
    text: intros[digest],
    items: listed.map(({ kind, title, text, href }) => ({
      title,
      text,
      action: href === null ? null : { label: actionLabel(kind), path: href },
    })),
    ...(more > 0 && { end: `And ${more} more, under the bell.` }),
    action: { label: 'Open Foyer', path: '/dashboard' },
    // Kinds sent at once can only be unsubscribed one by one.
    ...((digest === 'daily' || digest === 'weekly') && { unsubscribe: digest }),
  }
}
