import type { ComponentProps } from 'react'
import { Field, Input } from '../../ui/controls/field.tsx'

type RegisteredInput = ComponentProps<typeof Input>

export function NameFields(props: {
  firstName: RegisteredInput
  lastName: RegisteredInput
  errors: { firstName?: { message?: string }; lastName?: { message?: string } }
}) {
  const { firstName, lastName, errors } = props
  return (
    <div className="grid w-full gap-5 sm:grid-cols-2">
      <Field required label="First name" error={errors.firstName?.message}>
        <Input autoComplete="given-name" {...firstName} />
      </Field>
      <Field required label="Last name" error={errors.lastName?.message}>
        <Input autoComplete="family-name" {...lastName} />
      </Field>
    </div>
  )
}
