import type { EmbedSettings } from '@foyer/contract/embed'
import { type LeadField, type LeadMode, leadFields } from '@foyer/contract/lead-capture'
import type { UseFormReturn } from 'react-hook-form'
import { Field, Select, Textarea } from '../../ui/controls/field.tsx'
import { Checkbox } from '../../ui/controls/switch.tsx'

const modes: Record<LeadMode, { label: string; hint: string }> = {
  off: { label: 'Never', hint: 'Visitors can’t leave a message.' },
  unanswered: {
    label: 'When there’s no clear answer',
    hint: 'A button below the answer opens the form.',
  },
  ask: {
    label: 'Also when a visitor wants to be contacted',
    hint: 'If a visitor types contact details or asks for a call, the assistant offers to pass them on.',
  },
  before: {
    label: 'Before the first message',
    hint: 'Shows the form first; visitors can skip it. After that, works like the option above.',
  },
}
const modeChoices = Object.entries(modes).map(([mode, { label }]) => [mode, label] as const)

const fieldLabels: Record<LeadField, string> = {
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  message: 'Message',
}

export function LeadsTab({ form: { register, watch, formState } }: { form: UseFormReturn<EmbedSettings> }) {
  const errors = formState.errors.leadCapture
  const mode = watch('leadCapture.mode')
  return (
    <div className="flex flex-col gap-5">
      <p className="text-sm text-muted">
        Visitors who leave their contact details become leads. Find them under Conversations.
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
            label="Consent text"
            hint="Leave empty for the default text in your assistant’s language."
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
