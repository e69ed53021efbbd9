import { z } from 'zod'

export const noticeKinds = [
  'receipt',
  'payment_failed',
  'subscription_ended',
  'limit_near',
  'limit_reached',
  'webhook_failed',
  'new_lead',
] as const
export type NoticeKind = (typeof noticeKinds)[number]

/** Something the owner should know: in the app under the bell, and by mail. */
export const notice = z.object({
  id: z.uuid(),
  kind: z.enum(noticeKinds),
  title: z.string(),
  text: z.string(),
  /** The screen where something can be done about it. */
  href: z.string().nullable(),
  createdAt: z.string(),
  readAt: z.string().nullable(),
})
export type Notice = z.infer<typeof notice>

export const notices = z.object({ unread: z.number(), notices: z.array(notice) })
export type Notices = z.infer<typeof notices>

/** Without ids, all of them. */
export const readNotices = z.object({ ids: z.array(z.uuid()).max(100).optional() })
export const unreadNotices = z.object({ unread: z.number() })
