import type { Limits } from '@foyer/contract/usage'
import { Badge } from '../../ui/badge.tsx'
import { Field, Input } from '../../ui/controls/field.tsx'
import { Switch } from '../../ui/controls/switch.tsx'
import { formatCount } from '../../ui/format.ts'
import { Part } from './part.tsx'
import type { Draft } from './use-draft.ts'

/** The plan’s limit, used if the owner sets none. */
function planDefault({ maxMessagesPerDayPerIp: many }: Limits['limits']) {
  if (many < 0) return { placeholder: 'Unlimited', hint: 'Leave empty for no limit.' }
  const shown = formatCount(many)
  return { placeholder: shown, hint: `Leave empty to use your plan’s ${shown} a day.` }
}

export function VisitorsPart({ draft, limits }: { draft: Draft; limits: Limits | undefined }) {
  const { values, set, errors } = draft
  const plan = limits && planDefault(limits.limits)
  const allowed = limits?.limits.ipLimitEnabled
  return (
    <Part title="Visitors" about="Limits and options for visitors.">
      <Field
        label={
          <span className="inline-flex items-center gap-2">
            <span>Messages a day from one IP address</span>
            {allowed === false && <Badge tone="outline">Enterprise</Badge>}
          </span>
        }
        hint={
          allowed === false
            ? `Your plan allows ${plan?.placeholder} a day. Set your own limit on the Enterprise plan.`
            : plan?.hint
        }
        error={errors.dailyIpLimit}
        className="max-w-sm"
      >
        <Input
          inputMode="numeric"
          pattern="[0-9]*"
          className="figures"
          placeholder={plan?.placeholder}
          // A lapsed plan’s limit no longer applies.
          value={allowed ? (values.dailyIpLimit ?? '') : ''}
          disabled={!allowed}
          onChange={({ target }) => {
            const digits = target.value.replaceAll(/\D/g, '').slice(0, 7)
            set({ dailyIpLimit: digits === '' ? null : Number(digits) })
          }}
        />
      </Field>
      <Switch
        label="Voice in the widget"
        description="Visitors can speak their question and have the answer read aloud."
        checked={values.voiceEnabled}
        onCheckedChange={(voiceEnabled) => set({ voiceEnabled })}
      />
    </Part>
  )
}
