import { type EmbedSettings, type Greeting, maxGreetings } from '@foyer/contract/embed'
import { Plus, X } from 'lucide-react'
import type { UseFormReturn } from 'react-hook-form'
import { Button } from '../../ui/controls/button.tsx'
import { Field, Input } from '../../ui/controls/field.tsx'
import { IconButton, iconSize } from '../../ui/controls/icon-button.tsx'

const second = 1_000
const first: Greeting = { page: '', text: '', delay: 5 * second }

type GreetingRowProps = {
  nth: number
  greeting: Greeting
  errors:
    | { page?: { message?: string }; text?: { message?: string }; delay?: { message?: string } }
    | undefined
  onChange: (change: Partial<Greeting>) => void
  onRemove: () => void
}

function GreetingRow({ nth, greeting, errors, onChange, onRemove }: GreetingRowProps) {
  return (
    <li className="flex flex-col gap-3 rounded-card border border-hairline p-4">
      <div className="flex items-start gap-1">
        <Field label="Message" className="grow" error={errors?.text?.message}>
          <Input
            maxLength={200}
            placeholder="Questions about our prices?"
            value={greeting.text}
            onChange={({ target }) => onChange({ text: target.value })}
          />
        </Field>
        <IconButton label={`Remove greeting ${nth + 1}`} onClick={onRemove}>
          <X {...iconSize(18)} />
        </IconButton>
      </div>
      <div className="grid gap-3 sm:grid-cols-2">
        <Field
          label="Pages whose address contains"
          hint="Leave empty for all pages."
          error={errors?.page?.message}
        >
          <Input
            maxLength={200}
            placeholder="/pricing"
            spellCheck={false}
            value={greeting.page}
            onChange={({ target }) => onChange({ page: target.value })}
          />
        </Field>
        <Field label="After" aside="seconds" error={errors?.delay?.message}>
          <Input
            type="number"
            inputMode="numeric"
            min={0}
            max={600}
            className="figures"
            value={Number.isFinite(greeting.delay) ? greeting.delay / second : ''}
            onChange={({ target }) => onChange({ delay: Number.parseInt(target.value, 10) * second })}
          />
        </Field>
      </div>
    </li>
  )
}

export function GreetingsFields({ form }: { form: UseFormReturn<EmbedSettings> }) {
  const greetings = form.watch('greetings')
  const { errors } = form.formState
  const change = (next: Greeting[]) =>
    form.setValue('greetings', next, { shouldDirty: true, shouldValidate: true })
  return (
    <fieldset className="flex flex-col gap-3 border-t border-hairline pt-6">
      <legend className="float-left text-sm font-medium">Greetings</legend>
      <p className="text-xs text-muted">
        Shown next to the bubble once a visit, until the visitor opens the chat. If several match a page, the
        first one is used.
      </p>
      <ol className="flex flex-col gap-3 empty:hidden">
        {greetings.map((greeting, nth) => (
          <GreetingRow
            // biome-ignore lint/suspicious/noArrayIndexKey: greetings have no id.
            key={nth}
            nth={nth}
            greeting={greeting}
            errors={errors.greetings?.[nth]}
            onChange={(changed) =>
              change(greetings.map((each, at) => (at === nth ? { ...each, ...changed } : each)))
            }
            onRemove={() => change(greetings.filter((_each, at) => at !== nth))}
          />
        ))}
      </ol>
      {greetings.length < maxGreetings && (
        <Button
          variant="secondary"
          size="sm"
          className="self-start"
          onClick={() => form.setValue('greetings', [...greetings, first], { shouldDirty: true })}
        >
          <Plus {...iconSize(18)} />
          Add a greeting
        </Button>
      )}
    </fieldset>
  )
}
