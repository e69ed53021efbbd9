import type { PasswordReset } from '@foyer/contract/accounts'
import { useState } from 'react'
import { api, session } from '../../lib/browser.ts'
import { ApiError } from '../../lib/http.ts'
import { plainForm } from '../../lib/plain-form.ts'
import { showFailure } from '../../lib/say-failure.ts'
import { readLinkToken } from '../../lib/use-link-token.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { PasswordField } from '../../ui/password-field.tsx'

type Values = Pick<PasswordReset, 'password'>

const form = plainForm<Values>(() =>
  import('@foyer/contract/accounts').then(({ passwordReset }) => passwordReset.pick({ password: true })),
)

/** Chooses a new password by the link in a mail. */
export function ResetForm({ token }: { token: string | undefined }) {
  const [outcome, setOutcome] = useState<'done' | 'over'>()
  const { register, handleSubmit, formState } = form.useForm()
  const { errors, isSubmitting } = formState

  const submit = handleSubmit(async ({ password }) => {
    try {
      // Asked for now: a button pressed before this script was there is heard before the screen knows the token.
      await api.post('/api/auth/reset-password', { token: readLinkToken(), password })
      // All sessions have ended, this browser's among them.
      session.clear({ byUser: true })
      setOutcome('done')
    } catch (error) {
      if (error instanceof ApiError && error.status === 410) setOutcome('over')
      else showFailure('Your password was not changed')(error)
    }
  })

  if (outcome === 'done')
    return (
      <div role="status" className="flex flex-col items-start gap-5">
        <p className="text-base">Your new password is set, and you are signed out everywhere.</p>
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
            ? 'This link is not complete. Open it from the mail once more, or ask for a new one.'
            : 'This link was used before, or is too old. Your password is as it was.'}
        </p>
        <ButtonLink href="/forgot-password" size="lg">
          Ask for a new link
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
