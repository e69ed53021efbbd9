import { timeZoneChoices, zoneName } from '../../shared/assistants/time-zones.ts'
import { Field, Select } from '../../ui/controls/field.tsx'
import type { Draft } from './use-draft.ts'

type TimeZoneFieldProps = {
  draft: Draft
  found: string | null
}

export const TimeZoneField = ({ draft: { values, set, errors }, found }: TimeZoneFieldProps) => (
  <Field
    label="Time zone"
    error={errors.timeZone}
    hint="Used to tell visitors whether you’re open now."
    className="sm:max-w-[calc(50%-0.75rem)]"
  >
    <Select
      value={values.timeZone ?? ''}
      onChange={({ target }) => set({ timeZone: target.value || null })}
      choices={[
        ['', found ? `${zoneName(found)} (found on your website)` : 'Unknown: ‘open now’ can’t be answered'],
        ...timeZoneChoices(values.timeZone),
      ]}
    />
  </Field>
)
