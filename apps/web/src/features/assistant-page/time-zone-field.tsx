import { timeZoneChoices, zoneName } from '../../shared/time-zones.ts'
import { Field, Select } from '../../ui/field.tsx'
import type { Draft } from './use-draft.ts'

type TimeZoneFieldProps = {
  draft: Draft
  /** What the website tells by address, phone numbers or domain. */
  found: string | null
}

export const TimeZoneField = ({ draft: { values, set, errors }, found }: TimeZoneFieldProps) => (
  <Field
    label="Time zone"
    error={errors.timeZone}
    hint="By this clock visitors are told whether you are open now."
    className="sm:max-w-[calc(50%-0.75rem)]"
  >
    <Select
      value={values.timeZone ?? ''}
      onChange={({ target }) => set({ timeZone: target.value || null })}
      choices={[
        ['', found ? `${zoneName(found)} (found on your website)` : 'Not known: nobody is told “open now”'],
        ...timeZoneChoices(values.timeZone),
      ]}
    />
  </Field>
)
