import type { HandoffHours } from '@foyer/contract/handoff'
import { timeZoneChoices } from '../../shared/assistants/time-zones.ts'
import { Field, Input, Select } from '../../ui/controls/field.tsx'
import { Checkbox, Switch } from '../../ui/controls/switch.tsx'

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const usual = { from: '09:00', to: '17:00' }

const hereZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC'

/** Monday to Friday in the owner’s time zone, most likely that of the business. */
const usualHours = (): HandoffHours => ({
  timeZone: hereZone(),
  days: [0, 1, 2, 3, 4].map((day) => ({ day, ...usual })),
})

type HandoffHoursProps = {
  hours: HandoffHours | null
  error: string | undefined
  onChange: (hours: HandoffHours | null) => void
}

export function HandoffHoursFields({ hours, error, onChange }: HandoffHoursProps) {
  return (
    <div className="flex flex-col gap-4">
      <Switch
        label="Only at certain hours"
        description="Outside these hours, visitors can leave a message instead."
        checked={hours !== null}
        onCheckedChange={(on) => onChange(on ? usualHours() : null)}
      />
      {hours && (
        <>
          <Field label="Time zone" error={error}>
            <Select
              choices={timeZoneChoices(hours.timeZone)}
              value={hours.timeZone}
              onChange={({ target }) => onChange({ ...hours, timeZone: target.value })}
            />
          </Field>
          <fieldset className="flex flex-col gap-3">
            <legend className="mb-2 text-sm font-medium">Hours</legend>
            {weekdays.map((name, day) => (
              <DayRow key={name} name={name} day={day} hours={hours} onChange={onChange} />
            ))}
          </fieldset>
        </>
      )}
    </div>
  )
}

type DayRowProps = {
  name: string
  day: number
  hours: HandoffHours
  onChange: (hours: HandoffHours) => void
}

function DayRow({ name, day, hours, onChange }: DayRowProps) {
  const spans = hours.days.map((span, nth) => ({ ...span, nth })).filter((span) => span.day === day)
  const others = hours.days.filter((span) => span.day !== day)
  const inOrder = (days: HandoffHours['days']) => days.toSorted((one, other) => one.day - other.day)
  const change = (nth: number, part: Partial<typeof usual>) =>
    onChange({ ...hours, days: hours.days.map((span, at) => (at === nth ? { ...span, ...part } : span)) })
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <span className="w-32">
        <Checkbox
          label={name}
          checked={spans.length > 0}
          onChange={({ target }) =>
            onChange({ ...hours, days: inOrder(target.checked ? [...others, { day, ...usual }] : others) })
          }
        />
      </span>
      {spans.map(({ nth, from, to }) => (
        <span key={nth} className="flex items-center gap-2 text-sm text-muted">
          <Input
            type="time"
            aria-label={`${name} from`}
            className="figures w-30"
            value={from}
            onChange={({ target }) => change(nth, { from: target.value })}
          />
          to
          <Input
            type="time"
            aria-label={`${name} to`}
            className="figures w-30"
            value={to}
            onChange={({ target }) => change(nth, { to: target.value })}
          />
        </span>
      ))}
    </div>
  )
}
