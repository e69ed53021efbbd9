import type { ForgottenPassword } from '@foyer/contract/accounts'
import { useState } from 'react'
import { api } from '../../lib/api/browser.ts'
import { plainForm } from '../../lib/forms/plain-form.ts'
import { showFailure } from '../../lib/http/show-failure.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Field } from '../../ui/controls/field.tsx'
import { Form } from '../../ui/controls/form.tsx'
import { EmailInput } from './email-input.tsx'

const form = plainForm<ForgottenPassword>(() =>
  import('@foyer/contract/accounts').then(({ forgottenPassword }) => forgottenPassword),
)

export function ForgotForm() {
  const [sentTo, setSentTo] = useState('')
  const { register, handleSubmit, formState } = form.useForm()
  const { errors, isSubmitting } = formState

  const submit = handleSubmit(async (values) => {
    try {
      await api.post('/api/auth/forgot-password', values)
      setSentTo(values.email)
    } catch (error) {
      showFailure('Couldn’t send the link')(error)
    }
  })

  if (sentTo)
    return (
      <p role="status" className="text-base">
        If <bdi className="font-medium [overflow-wrap:anywhere]">{sentTo}</bdi> has an account, we’ve sent it
        a reset link. It works once, within an hour. Check your spam folder too.
      </p>
    )
  return (
    <Form busy={isSubmitting} onSubmit={submit} onFocus={form.warm} className="flex flex-col gap-5">
      <Field required label="Email" error={errors.email?.message}>
        <EmailInput {...register('email')} />
      </Field>
      <Button type="submit" size="lg" busy={isSubmitting} className="mt-1">
        {isSubmitting ? 'Sending...' : 'Send reset link'}
      </Button>
    </Form>
  )
}
