import type { PasswordChange } from '@foyer/contract/auth'
import { useForm } from 'react-hook-form'
import { api } from '../../lib/api/browser.ts'
import { formSchema } from '../../lib/forms/form-schema.ts'
import { ApiError } from '../../lib/http/http.ts'
import { showFailure } from '../../lib/http/show-failure.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Field } from '../../ui/controls/field.tsx'
import { Form } from '../../ui/controls/form.tsx'
import { PasswordField } from '../../ui/controls/password-field.tsx'
import { toast } from '../../ui/messages/toast-store.ts'

type PasswordForm = PasswordChange & { confirm: string }

const schema = formSchema<PasswordForm>(() =>
  import('./password-schema.ts').then(({ passwordForm }) => passwordForm),
)

const empty: PasswordForm = { currentPassword: '', newPassword: '', confirm: '' }

export function PasswordForm({ email }: { email: string }) {
  const { register, handleSubmit, reset, setError, formState } = useForm<PasswordForm>({
    resolver: schema.resolver,
    defaultValues: empty,
  })
  const { errors, isSubmitting } = formState

  const submit = handleSubmit(async ({ currentPassword, newPassword }) => {
    try {
      await api.put('/api/auth/password', { currentPassword, newPassword })
      reset(empty)
      toast({ title: 'Success', description: 'Password changed successfully.' })
    } catch (error) {
      if (error instanceof ApiError && error.body.field === 'currentPassword')
        setError('currentPassword', { message: error.message })
      showFailure('Failed to change password')(error)
    }
  })

  return (
    <Form
      busy={isSubmitting}
      onSubmit={submit}
      onFocus={schema.warm}
      className="flex max-w-xl flex-col items-start gap-5"
    >
      {/* Tells password managers whose password this is. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <Field required label="Current password" error={errors.currentPassword?.message} className="w-full">
        <PasswordField autoComplete="current-password" {...register('currentPassword')} />
      </Field>
      <Field
        required
        label="New password"
        hint="At least 8 characters."
        error={errors.newPassword?.message}
        className="w-full"
      >
        <PasswordField autoComplete="new-password" {...register('newPassword')} />
      </Field>
      <Field required label="Confirm new password" error={errors.confirm?.message} className="w-full">
        <PasswordField autoComplete="new-password" {...register('confirm')} />
      </Field>
      <Button type="submit" busy={isSubmitting}>
        {isSubmitting ? 'Changing password...' : 'Change password'}
      </Button>
    </Form>
  )
}
