import type { Notice, NoticeKind } from '@foyer/contract/notices'
import {
  CircleAlert,
  CircleQuestionMark,
  CreditCard,
  FilePen,
  FileX,
  Gauge,
  GlobeLock,
  type LucideIcon,
  ReceiptText,
  Unplug,
  UserRound,
  UserRoundPlus,
} from 'lucide-react'
import { Link } from 'wouter'
import { iconSize } from '../../ui/controls/icon-button.tsx'
import { shortTime } from './short-time.ts'

const icons: Record<NoticeKind, LucideIcon> = {
  receipt: ReceiptText,
  payment_failed: CreditCard,
  subscription_ended: CircleAlert,
  limit_near: Gauge,
  limit_reached: Gauge,
  webhook_failed: Unplug,
  person_wanted: UserRound,
  new_lead: UserRoundPlus,
  question_unanswered: CircleQuestionMark,
  scan_failed: GlobeLock,
  pages_gone: FileX,
  fact_outdated: FilePen,
}
const urgent: readonly NoticeKind[] = ['payment_failed', 'limit_reached']

/** `isNew` tells whether a notification was unread when the list opened. */
export function NoticeList({
  notices,
  isNew,
  onNavigate,
}: {
  notices: readonly Notice[]
  isNew: (notice: Notice) => boolean
  onNavigate: () => void
}) {
  const now = new Date()
  return (
    <ul className="divide-y divide-hairline">
      {notices.map((notice) => (
        <NoticeItem key={notice.id} notice={notice} now={now} isNew={isNew(notice)} onNavigate={onNavigate} />
      ))}
    </ul>
  )
}

function NoticeItem({
  notice: { kind, title, text, href, createdAt },
  now,
  isNew,
  onNavigate,
}: {
  notice: Notice
  now: Date
  isNew: boolean
  onNavigate: () => void
}) {
  const Icon = icons[kind]
  return (
    <li className="relative flex gap-3 px-4 py-3 transition-colors has-[a]:hover:bg-sunken">
      <span className={`mt-0.5 shrink-0 ${urgent.includes(kind) ? 'text-bad' : 'text-muted'}`}>
        <Icon {...iconSize(18)} />
      </span>
      <div className="min-w-0 flex-1">
        <h3 className="font-medium text-pretty">
          {href?.startsWith('/') ? (
            // The whole item is clickable, but only its title is the link for screen readers.
            <Link href={href} onClick={onNavigate} className="rounded-xs after:absolute after:inset-0">
              {title}
            </Link>
          ) : (
            title
          )}
        </h3>
        <p className="mt-0.5 break-words whitespace-pre-line text-muted">{text}</p>
        <p className="mt-1 text-xs text-muted">
          <time dateTime={createdAt}>{shortTime(new Date(createdAt), now)}</time>
        </p>
      </div>
      {isNew && (
        <span className="mt-1.5 size-2 shrink-0 rounded-full bg-accent">
          <span className="sr-only">New</span>
        </span>
      )}
    </li>
  )
}
