import type { EmbedSettings } from '@foyer/contract/embed'
import { type LeadField, type LeadMode, leadFields } from '@foyer/contract/lead-capture'
import type { UseFormReturn } from 'react-hook-form'
import { Field, Select, Textarea } from '../../ui/field.tsx'
import { Checkbox } from '../../ui/switch.tsx'

const modes: Record<LeadMode, { label: string; hint: string }> = {
  off: { label: 'Never', hint: 'Visitors can’t leave a message.' },
  unanswered: {
    label: 'When there is no sure answer',
    hint: 'A button under the answer opens the form.',
  },
  ask: {
    label: 'Also when a visitor wants to be reached',
    hint: 'Who types an address or asks to be called is asked in the chat whether to pass it on.',
  },
  before: {
    label: 'Before the first message',
    hint: 'The form comes first, and can be skipped. Later as in the choice above.',
  },
}
const modeChoices = Object.entries(modes).map(([mode, { label }]) => [mode, label] as const)

const fieldLabels: Record<LeadField, string> = {
  name: 'Name',
  email: 'E-mail',
  phone: 'Phone',
  message: 'Message',
}

/** When and how visitors are asked for a way to be reached. */
export function LeadsTab({ form: { register, watch, formState } }: { form: UseFormReturn<EmbedSettings> }) {
  const errors = formState.errors.leadCapture
  const mode = watch('leadCapture.mode')
  return (
    <div className="flex flex-col gap-5">
      <p className="text-sm text-muted">
        Visitors who leave an address or a number are your leads. You find them under Conversations.
      </p>
      <Field label="Offer to leave a message" hint={modes[mode]?.hint} error={errors?.mode?.message}>
        <Select choices={modeChoices} {...register('leadCapture.mode')} />
      </Field>
      {mode !== 'off' && (
        <>
          <fieldset>
            <legend className="mb-2 text-sm font-medium">The form asks for</legend>
            <div className="grid grid-cols-2 gap-x-4 gap-y-3">
              {leadFields.map((name) => (
                <Checkbox
                  key={name}
                  label={fieldLabels[name]}
                  value={name}
                  {...register('leadCapture.fields')}
                />
              ))}
            </div>
            {errors?.fields && (
              <p role="alert" className="mt-2 text-xs text-bad">
                {errors.fields.message}
              </p>
            )}
          </fieldset>
          <Field
            label="What visitors agree to"
            hint="Left empty, the widget says it itself, in your assistant’s language."
            error={errors?.consentText?.message}
          >
            <Textarea
              maxLength={500}
              placeholder="I agree to be contacted about my question."
              className="max-h-48"
              {...register('leadCapture.consentText')}
            />
          </Field>
        </>
      )}
    </div>
  )
}
