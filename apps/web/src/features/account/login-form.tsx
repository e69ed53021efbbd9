import type { Login } from '@foyer/contract/auth'
import { useState } from 'react'
import { session } from '../../lib/api/browser.ts'
import { plainForm } from '../../lib/forms/plain-form.ts'
import { isCodeNeeded, messageOf } from '../../lib/http/http.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Field, Input } from '../../ui/controls/field.tsx'
import { Form } from '../../ui/controls/form.tsx'
import { PasswordField } from '../../ui/controls/password-field.tsx'
import { TextLink } from '../../ui/controls/text-link.tsx'
import { toast } from '../../ui/messages/toast-store.ts'
import { EmailInput } from './email-input.tsx'

const form = plainForm<Login>(() => import('@foyer/contract/auth').then(({ login }) => login))

export function LoginForm() {
  const { register, handleSubmit, setError, formState } = form.useForm()
  const { errors, isSubmitting } = formState
  const [asksCode, setAsksCode] = useState(false)

  const submit = handleSubmit(async (values) => {
    try {
      const user = await session.login(values)
      toast({ title: 'Welcome back!', description: `Logged in successfully as ${user.firstName}` })
    } catch (error) {
      // The first request for a code is not a failure but the second step.
      if (isCodeNeeded(error) && !asksCode) return setAsksCode(true)
      const message = messageOf(error, 'Invalid email or password')
      // Shown at the field too, because a toast is far away and disappears.
      setError(asksCode ? 'code' : 'password', { message })
      toast({ title: 'Login Failed', description: message, variant: 'destructive' })
    }
  })

  return (
    <Form busy={isSubmitting} onSubmit={submit} onFocus={form.warm} className="flex flex-col gap-5">
      {asksCode ? (
        <Field
          required
          label="Code"
          hint="Six digits from your authenticator app, or a recovery code."
          error={errors.code?.message}
        >
          <Input autoComplete="one-time-code" autoFocus {...register('code')} />
        </Field>
      ) : (
        <>
          <Field required label="Email" error={errors.email?.message}>
            <EmailInput {...register('email')} />
          </Field>
          <Field
            required
            label="Password"
            aside={<TextLink href="/forgot-password">Forgot password?</TextLink>}
            error={errors.password?.message}
          >
            <PasswordField autoComplete="current-password" {...register('password')} />
          </Field>
        </>
      )}
      <Button type="submit" size="lg" busy={isSubmitting} className="mt-1">
        {isSubmitting ? 'Signing in...' : 'Sign In'}
      </Button>
    </Form>
  )
}
