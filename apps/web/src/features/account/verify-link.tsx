import type { ConfirmedEmail } from '@foyer/contract/accounts'
import type { User } from '@foyer/contract/auth'
import { useState } from 'react'
import { api, session } from '../../lib/browser.ts'
import { messageOf } from '../../lib/http.ts'
import { useSession } from '../../lib/use-session.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { readSecurityAgain } from './security-query.ts'

/** Confirms an address. By a button: programs that look through mails open every link in them. */
export function VerifyLink({ token }: { token: string | undefined }) {
  const { status } = useSession()
  const [busy, setBusy] = useState(false)
  const [confirmed, setConfirmed] = useState<ConfirmedEmail>()
  const [refusal, setRefusal] = useState('')

  async function confirm() {
    setBusy(true)
    try {
      setConfirmed(await api.post<ConfirmedEmail>('/api/auth/verify-email', { token }))
      if (session.get().status !== 'signed-in') return
      void readSecurityAgain()
      // The user belongs to the session and to no query.
      session.updateUser(await api.get<User>('/api/auth/user'))
    } catch (error) {
      setRefusal(messageOf(error, 'It could not be confirmed. Please try again.'))
    } finally {
      setBusy(false)
    }
  }

  const onwards = status === 'signed-in' ? '/settings' : '/login'
  const words = status === 'signed-in' ? 'Go to settings' : 'Sign in'
  if (confirmed)
    return (
      <div role="status" className="flex flex-col items-start gap-5">
        <p className="text-base">
          {confirmed.message} It is{' '}
          <bdi className="font-medium [overflow-wrap:anywhere]">{confirmed.email}</bdi>.
        </p>
        <ButtonLink href={onwards} size="lg">
          {words}
        </ButtonLink>
      </div>
    )
  if (refusal || token === '')
    return (
      <div role="alert" className="flex flex-col items-start gap-5">
        <p className="text-base">
          {refusal || 'This link is not complete. Open it from the mail once more.'} A new one is sent from
          your settings.
        </p>
        <ButtonLink href={onwards} size="lg">
          {words}
        </ButtonLink>
      </div>
    )
  return (
    <Button size="lg" busy={busy} disabled={token === undefined} onClick={() => void confirm()}>
      {busy ? 'Confirming...' : 'Confirm address'}
    </Button>
  )
}
