import type { FieldErrors, UseFormRegister } from 'react-hook-form'
import { Field, Input } from '../../ui/controls/field.tsx'
import { PasswordField } from '../../ui/controls/password-field.tsx'

export type ProofValues = { password: string; code?: string | undefined }

type ProofFieldsProps = {
  asksCode: boolean
  register: UseFormRegister<ProofValues>
  errors: FieldErrors<ProofValues>
}

/** The password, plus a code with two-step sign-in, required before irreversible changes. */
export function ProofFields({ asksCode, register, errors }: ProofFieldsProps) {
  return (
    <>
      <Field required label="Your password" error={errors.password?.message}>
        <PasswordField autoComplete="current-password" {...register('password')} />
      </Field>
      {asksCode && (
        <Field
          required
          label="Code"
          hint="Six digits from your authenticator app, or a recovery code."
          error={errors.code?.message}
        >
          <Input autoComplete="one-time-code" {...register('code')} />
        </Field>
      )}
    </>
  )
}
