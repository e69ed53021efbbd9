import type { Unsubscribed } from '@foyer/contract/notices'
import { useState } from 'react'
import { api } from '../../lib/api/browser.ts'
import { ApiError } from '../../lib/http/http.ts'
import { Button, ButtonLink } from '../../ui/controls/button.tsx'
import { TextLink } from '../../ui/controls/text-link.tsx'

const names: Record<string, string> = {
  daily: 'the daily summary',
  weekly: 'the weekly summary',
  person_wanted: 'emails about handoff requests',
  new_lead: 'emails about new leads',
  question_unanswered: 'emails about unanswered questions',
  scan_failed: 'emails about failed scans',
  pages_gone: 'emails about missing pages',
  fact_outdated: 'emails about changed facts',
  limit_near: 'emails about approaching limits',
  limit_reached: 'emails about reached limits',
  payment_failed: 'emails about failed payments',
  receipt: 'email receipts',
  subscription_ended: 'emails about ended plans',
  webhook_failed: 'emails about failed webhooks',
  replies: 'emails from every business that uses this service',
} satisfies Record<Unsubscribed['stopped'], string>

/** Unsubscribes with an emailed link. Uses a button because mail scanners open every link. */
export function UnsubscribeForm({ token }: { token: string | undefined }) {
  const [busy, setBusy] = useState(false)
  const [stopped, setStopped] = useState('')
  const [trouble, setTrouble] = useState<'refused' | 'unsent' | null>(null)
  const kind = token?.split('.')[1] ?? ''
  const what = names[kind]

  async function stop() {
    setBusy(true)
    try {
      const path = `/api/notices/unsubscribe?token=${encodeURIComponent(token ?? '')}`
      setStopped((await api.post<Unsubscribed>(path)).message)
    } catch (error) {
      setTrouble(error instanceof ApiError && error.status === 404 ? 'refused' : 'unsent')
    } finally {
      setBusy(false)
    }
  }

  // Visitors who left an email in a chat have no account.
  if (stopped && kind === 'replies')
    return (
      <p role="status" className="text-base">
        {stopped}
      </p>
    )
  if (stopped)
    return (
      <div role="status" className="flex flex-col items-start gap-5">
        <p className="text-base">
          {stopped} You’ll still see everything under the bell. Manage your emails in Settings.
        </p>
        <ButtonLink href="/settings#notices" variant="secondary" size="lg">
          Go to settings
        </ButtonLink>
      </div>
    )
  if (trouble === 'refused' || (token !== undefined && !what))
    return (
      <div role="status" className="flex flex-col gap-3">
        <p className="text-base">This link is incomplete. Open it from the email again.</p>
        <p className="text-sm text-muted">
          If you have an account, you can also manage your emails{' '}
          <TextLink href="/settings#notices">in Settings</TextLink>.
        </p>
      </div>
    )
  return (
    <div className="flex flex-col items-start gap-5">
      <p className="text-base">{what ? `You won’t get ${what} anymore.` : 'One moment…'}</p>
      <Button size="lg" busy={busy} disabled={!what} onClick={() => void stop()}>
        {busy ? 'Unsubscribing...' : 'Unsubscribe'}
      </Button>
      <p role="alert" className="text-sm text-bad empty:hidden">
        {trouble && !busy ? 'That didn’t work. You’ll still get these emails. Please try again.' : ''}
      </p>
    </div>
  )
}
