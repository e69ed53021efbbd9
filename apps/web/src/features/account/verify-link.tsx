import type { ConfirmedEmail } from '@foyer/contract/accounts'
import type { User } from '@foyer/contract/auth'
import { useState } from 'react'
import { api, session } from '../../lib/api/browser.ts'
import { useSession } from '../../lib/api/use-session.ts'
import { ApiError, messageOf } from '../../lib/http/http.ts'
import { Button, ButtonLink } from '../../ui/controls/button.tsx'
import { Field } from '../../ui/controls/field.tsx'
import { PasswordField } from '../../ui/controls/password-field.tsx'
import { TextLink } from '../../ui/controls/text-link.tsx'

/** Confirms an email with a button, because mail scanners open every link. */
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
      // Imported on demand because this public page must stay small.
      void import('./security-query.ts').then(({ refetchSecurity }) => refetchSecurity())
      // The user is part of the session, not of a query.
      session.updateUser(await api.get<User>('/api/auth/user'))
    } catch (error) {
      if (error instanceof ApiError && error.status === 403) setAsksPassword(true)
      else if (proof.password !== undefined && !(error instanceof ApiError && error.status === 410))
        setWrong(messageOf(error, 'Couldn’t confirm your email. Please try again.'))
      else setRefusal(messageOf(error, 'Couldn’t confirm your email. Please try again.'))
    } finally {
      setBusy(false)
    }
  }

  const nextPath = status === 'signed-in' ? '/settings' : '/login'
  const nextLabel = status === 'signed-in' ? 'Go to settings' : 'Sign in'
  if (confirmed)
    return (
      <div role="status" className="flex flex-col items-start gap-5">
        <p className="text-base">
          {confirmed.message} Your email is{' '}
          <bdi className="font-medium [overflow-wrap:anywhere]">{confirmed.email}</bdi>.
        </p>
        {confirmed.earlierAccessEnded && (
          <p className="text-base">
            Everyone was signed out, and existing API keys, webhooks and two-step sign-in were removed. If you
            didn’t create this account, <TextLink href="/forgot-password">choose a new password</TextLink>{' '}
            now.
          </p>
        )}
        <ButtonLink href={nextPath} size="lg">
          {nextLabel}
        </ButtonLink>
      </div>
    )
  if (refusal || token === '')
    return (
      <div role="alert" className="flex flex-col items-start gap-5">
        <p className="text-base">
          {refusal || 'This link is incomplete. Open it from the email again.'} You can request a new one in
          your settings.
        </p>
        <ButtonLink href={nextPath} size="lg">
          {nextLabel}
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
          You’re not signed in to this account here. Enter its password to keep everything as is. Without it,
          we’ll remove existing sign-ins, API keys, webhooks and two-step sign-in, in case someone else set
          them up with your email.
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
            {busy ? 'Confirming...' : 'Confirm email'}
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
      {busy ? 'Confirming...' : 'Confirm email'}
    </Button>
  )
}
