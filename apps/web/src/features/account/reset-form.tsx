import type { PasswordReset } from '@foyer/contract/accounts'
import { useState } from 'react'
import { api, session } from '../../lib/api/browser.ts'
import { plainForm } from '../../lib/forms/plain-form.ts'
import { ApiError } from '../../lib/http/http.ts'
import { showFailure } from '../../lib/http/show-failure.ts'
import { readLinkToken } from '../../lib/navigation/use-link-token.ts'
import { Button, ButtonLink } from '../../ui/controls/button.tsx'
import { Field } from '../../ui/controls/field.tsx'
import { Form } from '../../ui/controls/form.tsx'
import { PasswordField } from '../../ui/controls/password-field.tsx'

type Values = Pick<PasswordReset, 'password'>

const form = plainForm<Values>(() =>
  import('@foyer/contract/accounts').then(({ passwordReset }) => passwordReset.pick({ password: true })),
)

/** Sets a new password with an emailed link. */
export function ResetForm({ token }: { token: string | undefined }) {
  const [outcome, setOutcome] = useState<'done' | 'over'>()
  const { register, handleSubmit, formState } = form.useForm()
  const { errors, isSubmitting } = formState

  const submit = handleSubmit(async ({ password }) => {
    try {
      // Read on submit, because a click queued before hydration runs before the token is known.
      await api.post('/api/auth/reset-password', { token: readLinkToken(), password })
      // All sessions have ended, including this one.
      session.clear({ byUser: true })
      setOutcome('done')
    } catch (error) {
      if (error instanceof ApiError && error.status === 410) setOutcome('over')
      else showFailure('Couldn’t change your password')(error)
    }
  })

  if (outcome === 'done')
    return (
      <div role="status" className="flex flex-col items-start gap-5">
        <p className="text-base">Your password has been changed, and you’ve been signed out everywhere.</p>
        <ButtonLink href="/login" size="lg">
          Sign in
        </ButtonLink>
      </div>
    )
  if (outcome === 'over' || token === '')
    return (
      <div role="alert" className="flex flex-col items-start gap-5">
        <p className="text-base">
          {token === ''
            ? 'This link is incomplete. Open it from the email again, or request a new one.'
            : 'This link has expired or was already used. Your password hasn’t changed.'}
        </p>
        <ButtonLink href="/forgot-password" size="lg">
          Request a new link
        </ButtonLink>
      </div>
    )
  return (
    <Form busy={isSubmitting} onSubmit={submit} onFocus={form.warm} className="flex flex-col gap-5">
      <Field required label="New password" hint="At least 8 characters." error={errors.password?.message}>
        <PasswordField autoComplete="new-password" {...register('password')} />
      </Field>
      <Button type="submit" size="lg" busy={isSubmitting} className="mt-1">
        {isSubmitting ? 'Setting password...' : 'Set password'}
      </Button>
    </Form>
  )
}
