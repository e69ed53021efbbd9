import type { ModelForm } from '@foyer/contract/models'
import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { Field, Input, Select } from '../../ui/controls/field.tsx'

const byAnother = 'another'
const choices = [
  ['auto', 'Doubtful sentences'],
  ['always', 'Every sentence'],
  ['off', 'Never'],
  [byAnother, 'Doubtful sentences, with another model'],
] as const

const isChoice = (verify: string) => choices.some(([choice]) => choice === verify)

export const secondLookText = (verify: string) =>
  verify === 'off'
    ? 'No second check'
    : verify === 'always'
      ? 'Checks every sentence again'
      : verify !== 'auto' && `${verify} checks doubtful sentences`

export function SecondLookField({
  form: { register, setValue, watch, formState },
}: {
  form: UseFormReturn<ModelForm>
}) {
  const verify = watch('verify') ?? 'auto'
  const [isAnother, setAnother] = useState(!isChoice(verify))
  return (
    <>
      <Field
        label="Check answers again"
        hint="A short second request catches sentences your pages don’t support before visitors see them. Only those sentences are delayed."
      >
        <Select
          choices={choices}
          value={isAnother ? byAnother : verify}
          onChange={({ target }) => {
            setAnother(target.value === byAnother)
            setValue('verify', target.value === byAnother ? '' : target.value, { shouldDirty: true })
          }}
        />
      </Field>
      {isAnother && (
        <Field
          label="Model for the second check"
          hint="From the same provider."
          error={formState.errors.verify?.message}
        >
          <Input autoComplete="off" autoCapitalize="off" spellCheck={false} {...register('verify')} />
        </Field>
      )}
    </>
  )
}
