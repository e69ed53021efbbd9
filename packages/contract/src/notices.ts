import { z } from 'zod'
import { formBefore } from './form-before.ts'

export const noticeKinds = [
  'receipt',
  'payment_failed',
  'subscription_ended',
  'limit_near',
  'limit_reached',
  'webhook_failed',
  'person_wanted',
  'new_lead',
  'question_unanswered',
  'scan_failed',
  'pages_gone',
  'fact_outdated',
] as const
export type NoticeKind = (typeof noticeKinds)[number]

/** When a kind of notice is mailed. The app shows it in any case. */
export const mailChoices = ['at_once', 'daily', 'weekly', 'off'] as const
export type MailChoice = (typeof mailChoices)[number]

/** Used until the owner chooses. */
export const defaultMailChoices: Record<NoticeKind, MailChoice> = {
  person_wanted: 'at_once',
  new_lead: 'at_once',
  question_unanswered: 'weekly',
  scan_failed: 'daily',
  pages_gone: 'at_once',
  fact_outdated: 'at_once',
  limit_near: 'at_once',
  limit_reached: 'at_once',
  payment_failed: 'at_once',
  receipt: 'at_once',
  subscription_ended: 'at_once',
  webhook_failed: 'at_once',
}

const choice = z.enum(mailChoices)
const everyKind = z.strictObject(
  Object.fromEntries(noticeKinds.map((kind) => [kind, choice])) as Record<NoticeKind, typeof choice>,
)

export const noticeSettings = z.object({ mail: everyKind })
export type NoticeSettings = z.infer<typeof noticeSettings>

/** Only the kinds sent change. */
export const noticeSettingsChange = z.object({ mail: everyKind.partial(), before: formBefore })
export type NoticeSettingsChange = z.infer<typeof noticeSettingsChange>

/** An unsubscribe link stops one kind of notice, a digest, or all replies to a visitor. */
export const unsubscribed = z.object({
  message: z.string(),
  stopped: z.union([z.enum(noticeKinds), z.enum(['daily', 'weekly', 'replies'])]),
})
export type Unsubscribed = z.infer<typeof unsubscribed>
export type StoppableMail = Exclude<Unsubscribed['stopped'], 'replies'>

export const notice = z.object({
  id: z.uuid(),
  kind: z.enum(noticeKinds),
  title: z.string(),
  text: z.string(),
  href: z.string().nullable(),
  createdAt: z.string(),
  readAt: z.string().nullable(),
})
export type Notice = z.infer<typeof notice>

export const notices = z.object({ unread: z.number(), notices: z.array(notice) })
export type Notices = z.infer<typeof notices>

/** Missing ids mean all. */
export const readNotices = z.object({ ids: z.array(z.uuid()).max(100).optional() })
export const unreadNotices = z.object({ unread: z.number() })
