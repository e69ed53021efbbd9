import type { Register } from '@foyer/contract/auth'
import { session } from '../../lib/api/browser.ts'
import { plainForm } from '../../lib/forms/plain-form.ts'
import { ApiError } from '../../lib/http/http.ts'
import { showFailure } from '../../lib/http/show-failure.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Field, Input } from '../../ui/controls/field.tsx'
import { Form } from '../../ui/controls/form.tsx'
import { PasswordField } from '../../ui/controls/password-field.tsx'
import { toast } from '../../ui/messages/toast-store.ts'
import { EmailInput } from './email-input.tsx'
import { NameFields } from './name-fields.tsx'

const form = plainForm<Register>(() => import('@foyer/contract/auth').then(({ register }) => register))

export function RegisterForm() {
  const { register, handleSubmit, setError, formState } = form.useForm()
  const { errors, isSubmitting } = formState

  const submit = handleSubmit(async (values) => {
    try {
      const user = await session.register(values)
      toast({
        title: 'Welcome to Foyer!',
        description: `Account created successfully. Welcome ${user.firstName}!`,
      })
    } catch (error) {
      // Also shown at the field where another email can be entered.
      if (error instanceof ApiError && error.status === 409) setError('email', { message: error.message })
      showFailure('Registration Failed', 'Something went wrong. Please try again.')(error)
    }
  })

  return (
    <Form busy={isSubmitting} onSubmit={submit} onFocus={form.warm} className="flex flex-col gap-5">
      <NameFields firstName={register('firstName')} lastName={register('lastName')} errors={errors} />
      <Field required label="Email" error={errors.email?.message}>
        <EmailInput {...register('email')} />
      </Field>
      <Field label="Company name" aside="Optional" error={errors.companyName?.message}>
        <Input autoComplete="organization" {...register('companyName')} />
      </Field>
      <Field required label="Password" hint="At least 8 characters." error={errors.password?.message}>
        <PasswordField autoComplete="new-password" {...register('password')} />
      </Field>
      <Button type="submit" size="lg" busy={isSubmitting} className="mt-1">
        {isSubmitting ? 'Creating account...' : 'Create Account'}
      </Button>
    </Form>
  )
}
