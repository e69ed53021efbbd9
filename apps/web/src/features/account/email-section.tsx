import type { Security } from '@foyer/contract/accounts'
import { useState } from 'react'
import { api } from '../../lib/browser.ts'
import { showFailure } from '../../lib/say-failure.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { chunk } from '../../ui/chunk.tsx'
import { LazyDialog } from '../../ui/lazy-dialog.tsx'
import { toast } from '../../ui/toast-store.ts'

const changeEmail = chunk<{ asksCode: boolean; onClose: () => void }>(
  () => import('./change-email-dialog.tsx'),
)

/** The address of the account: whether it is confirmed, and how it is changed. */
export function EmailSection({ security }: { security: Security }) {
  const [changing, setChanging] = useState(false)
  const [resending, setResending] = useState(false)
  const { email, emailVerified, pendingEmail, mailOn, secondFactor } = security

  async function resend() {
    setResending(true)
    try {
      const { message } = await api.post<{ message: string }>('/api/auth/verify-email/resend')
      toast({ title: mailOn ? 'Look into your mail' : 'Look into the log', description: message })
    } catch (error) {
      showFailure('The link was not sent')(error)
    } finally {
      setResending(false)
    }
  }

  return (
    <div className="flex max-w-xl flex-col items-start gap-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm">
        <bdi className="font-medium [overflow-wrap:anywhere]">{email}</bdi>
        {emailVerified ? <Badge tone="good">Confirmed</Badge> : <Badge tone="warn">Not confirmed yet</Badge>}
      </p>
      {!emailVerified && (
        <p className="text-sm text-muted">
          <span>
            Until you follow the link that was sent there, neither you nor your visitors are mailed anything
            else.
          </span>
          {!mailOn && (
            <span>
              {' '}
              This server sends no mail: whoever runs it finds the link in its log, and the mail in the folder
              outbox of its data.
            </span>
          )}
        </p>
      )}
      {pendingEmail && (
        <p className="text-sm text-muted">
          A link is on its way to <bdi className="[overflow-wrap:anywhere]">{pendingEmail}</bdi>. Your address
          changes when you follow it.
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => setChanging(true)}>
          Change email
        </Button>
        {!emailVerified && (
          <Button variant="ghost" busy={resending} onClick={() => void resend()}>
            {resending ? 'Sending...' : 'Send the link again'}
          </Button>
        )}
      </div>
      {changing && (
        <LazyDialog
          chunk={changeEmail}
          title="Change your address"
          props={{ asksCode: secondFactor, onClose: () => setChanging(false) }}
        />
      )}
    </div>
  )
}
