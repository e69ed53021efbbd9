import type { Unsubscribed } from '@foyer/contract/notices'
import { useState } from 'react'
import { api } from '../../lib/browser.ts'
import { ApiError } from '../../lib/http.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { TextLink } from '../../ui/text-link.tsx'

const names: Record<string, string> = {
  daily: 'the daily summary',
  weekly: 'the weekly summary',
  person_wanted: 'mails when a person is wanted',
  new_lead: 'mails of new leads',
  question_unanswered: 'mails of unanswered questions',
  scan_failed: 'mails of failed scans',
  pages_gone: 'mails of pages that are gone',
  fact_outdated: 'mails of facts that changed on your website',
  limit_near: 'mails when a limit comes near',
  limit_reached: 'mails when a limit is reached',
  payment_failed: 'mails of failed payments',
  receipt: 'receipts by mail',
  subscription_ended: 'mails when a plan ends',
  webhook_failed: 'mails of failed webhooks',
  replies: 'mails from every business that answers its visitors here',
} satisfies Record<Unsubscribed['stopped'], string>

/** Stops mails by the link in one of them. By a button: programs that look through mails open every link in them. */
export function StopMails({ token }: { token: string | undefined }) {
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

  // Who left an address in a chat has no account here.
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
          {stopped} Everything is under the bell all the same, and your settings have all choices.
        </p>
        <ButtonLink href="/settings#notices" variant="secondary" size="lg">
          Go to settings
        </ButtonLink>
      </div>
    )
  if (trouble === 'refused' || (token !== undefined && !what))
    return (
      <div role="status" className="flex flex-col gap-3">
        <p className="text-base">This link is not complete. Open it from the mail once more.</p>
        <p className="text-sm text-muted">
          If you have an account here, you can also choose your mails{' '}
          <TextLink href="/settings#notices">in your settings</TextLink>.
        </p>
      </div>
    )
  return (
    <div className="flex flex-col items-start gap-5">
      <p className="text-base">{what ? `You are about to stop ${what}.` : 'One moment.'}</p>
      <Button size="lg" busy={busy} disabled={!what} onClick={() => void stop()}>
        {busy ? 'Stopping...' : 'Stop these mails'}
      </Button>
      <p role="alert" className="text-sm text-bad empty:hidden">
        {trouble && !busy ? 'That did not work, and you still get these mails. Please try again.' : ''}
      </p>
    </div>
  )
}
