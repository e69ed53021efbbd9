import type { Security } from '@foyer/contract/accounts'
import { useState } from 'react'
import { api } from '../../lib/api/browser.ts'
import { showFailure } from '../../lib/http/show-failure.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { chunk } from '../../ui/loading/chunk.tsx'
import { toast } from '../../ui/messages/toast-store.ts'
import { LazyDialog } from '../../ui/overlays/lazy-dialog.tsx'

const changeEmail = chunk<{ asksCode: boolean; onClose: () => void }>(
  () => import('./change-email-dialog.tsx'),
)

export function EmailSection({ security }: { security: Security }) {
  const [changing, setChanging] = useState(false)
  const [resending, setResending] = useState(false)
  const { email, emailVerified, pendingEmail, mailOn, secondFactor } = security

  async function resend() {
    setResending(true)
    try {
      const { message } = await api.post<{ message: string }>('/api/auth/verify-email/resend')
      toast({ title: mailOn ? 'Check your email' : 'Check the server log', description: message })
    } catch (error) {
      showFailure('Couldn’t send the link')(error)
    } finally {
      setResending(false)
    }
  }

  return (
    <div className="flex max-w-xl flex-col items-start gap-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm">
        <bdi className="font-medium [overflow-wrap:anywhere]">{email}</bdi>
        {emailVerified ? <Badge tone="good">Confirmed</Badge> : <Badge tone="warn">Not confirmed</Badge>}
      </p>
      {!emailVerified && (
        <p className="text-sm text-muted">
          <span>
            Open the confirmation link we sent there. Until then, neither you nor your visitors get any other
            emails.
          </span>
          {!mailOn && (
            <span>
              {' '}
              This server doesn’t send email: its operator can find the link in the log and the message in the
              data folder, under outbox.
            </span>
          )}
        </p>
      )}
      {pendingEmail && (
        <p className="text-sm text-muted">
          We sent a link to <bdi className="[overflow-wrap:anywhere]">{pendingEmail}</bdi>. Open it to confirm
          the change.
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => setChanging(true)}>
          Change email
        </Button>
        {!emailVerified && (
          <Button variant="ghost" busy={resending} onClick={() => void resend()}>
            {resending ? 'Sending...' : 'Resend link'}
          </Button>
        )}
      </div>
      {changing && (
        <LazyDialog
          chunk={changeEmail}
          title="Change your email"
          props={{ asksCode: secondFactor, onClose: () => setChanging(false) }}
        />
      )}
    </div>
  )
}
