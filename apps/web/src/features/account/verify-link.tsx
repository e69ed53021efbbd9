import type { ConfirmedEmail } from '@foyer/contract/accounts'
import type { User } from '@foyer/contract/auth'
import { useState } from 'react'
import { api, session } from '../../lib/browser.ts'
import { ApiError, messageOf } from '../../lib/http.ts'
import { useSession } from '../../lib/use-session.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { TextLink } from '../../ui/text-link.tsx'

/** Confirms an address. By a button: programs that look through mails open every link in them. */
export function VerifyLink({ token }: { token: string | undefined }) {
  const { status } = useSession()
  const [busy, setBusy] = useState(false)
  const [confirmed, setConfirmed] = useState<ConfirmedEmail>()
  const [refusal, setRefusal] = useState('')
  const [asksPassword, setAsksPassword] = useState(false)
  const [password, setPassword] = useState('')
  const [wrong, setWrong] = useState('')

  async function confirm(proof: { password?: string; onlyWithProof?: true }) {
    setBusy(true)
    setWrong('')
    try {
      setConfirmed(await api.post<ConfirmedEmail>('/api/auth/verify-email', { token, ...proof }))
      if (session.get().status !== 'signed-in') return
      // Only who is signed in has read it: the page is public, and what reads and keeps weighs a tenth of it.
      void import('./security-query.ts').then(({ readSecurityAgain }) => readSecurityAgain())
      // The user belongs to the session and to no query.
      session.updateUser(await api.get<User>('/api/auth/user'))
    } catch (error) {
      if (error instanceof ApiError && error.status === 403) setAsksPassword(true)
      else if (proof.password !== undefined && !(error instanceof ApiError && error.status === 410))
        setWrong(messageOf(error, 'It could not be confirmed. Please try again.'))
      else setRefusal(messageOf(error, 'It could not be confirmed. Please try again.'))
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
        {confirmed.earlierAccessEnded && (
          <p className="text-base">
            Everybody is signed out, and API keys, webhooks and two-step sign-in set up before are gone. If
            you did not register this account yourself,{' '}
            <TextLink href="/forgot-password">choose a new password</TextLink> now.
          </p>
        )}
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
  if (asksPassword)
    return (
      <form
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          if (password) void confirm({ password })
          else setWrong('Password is required')
        }}
      >
        <p className="text-base">
          You are not signed in to this account here. Enter its password to keep everything as it is. Without
          it, sign-ins, API keys, webhooks and two-step sign-in set up before are removed, in case somebody
          else made them with your address.
        </p>
        <Field required label="Password" error={wrong}>
          <PasswordField
            autoComplete="current-password"
            autoFocus
            value={password}
            onChange={({ target }) => setPassword(target.value)}
          />
        </Field>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" size="lg" busy={busy}>
            {busy ? 'Confirming...' : 'Confirm address'}
          </Button>
          <Button variant="secondary" size="lg" held={busy} onClick={() => void confirm({})}>
            Confirm without password
          </Button>
        </div>
      </form>
    )
  return (
    <Button
      size="lg"
      busy={busy}
      disabled={token === undefined}
      onClick={() => void confirm({ onlyWithProof: true })}
    >
      {busy ? 'Confirming...' : 'Confirm address'}
    </Button>
  )
}
