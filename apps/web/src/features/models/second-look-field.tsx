import type { ModelForm } from '@foyer/contract/models'
import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { Field, Input, Select } from '../../ui/field.tsx'

const byAnother = 'another'
const choices = [
  ['auto', 'When a sentence is in doubt'],
  ['always', 'At every sentence'],
  ['off', 'Never'],
  [byAnother, 'When in doubt, by another model'],
] as const

const isChoice = (verify: string) => choices.some(([choice]) => choice === verify)

/** Who looks at answers again, as the row of a model says it. */
export const secondLookInWords = (verify: string) =>
  verify === 'off'
    ? 'Looks at no answer again'
    : verify === 'always'
      ? 'Looks at every sentence again'
      : verify !== 'auto' && `${verify} looks again at what is in doubt`

/** Whether a model looks at answers again before visitors read them, and which. */
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
        label="Look at answers again"
        hint="A second, short call stops what your pages don’t say before visitors read it. Only the sentence in doubt waits for it."
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
          label="The model that looks again"
          hint="Of the same provider."
          error={formState.errors.verify?.message}
        >
          <Input autoComplete="off" autoCapitalize="off" spellCheck={false} {...register('verify')} />
        </Field>
      )}
    </>
  )
}
