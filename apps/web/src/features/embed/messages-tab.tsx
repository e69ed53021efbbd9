import type { EmbedSettings } from '@foyer/contract/embed'
import type { UseFormReturn } from 'react-hook-form'
import { Field, Input, Textarea } from '../../ui/controls/field.tsx'
import { GreetingsFields } from './greetings-fields.tsx'
import { StartersFields } from './starters-fields.tsx'

type MessagesTabProps = {
  form: UseFormReturn<EmbedSettings>
  assistantId: string
  onOffline: (writing: boolean) => void
}

export function MessagesTab({ form, assistantId, onOffline }: MessagesTabProps) {
  const { register, formState } = form
  const { errors } = formState
  return (
    <div className="flex flex-col gap-5">
      <p className="text-sm text-muted">
        Leave a field empty for the default text in your assistant’s language.
      </p>
      <Field label="Window title" error={errors.windowTitle?.message}>
        <Input maxLength={100} placeholder="Chat with us" {...register('windowTitle')} />
      </Field>
      <Field
        label="Welcome message"
        hint="The first thing a visitor reads. **Bold** and [links](https://…) work."
        error={errors.welcomeMessage?.message}
      >
        <Textarea
          maxLength={1_000}
          placeholder="Hello, how can I help you?"
          className="max-h-48"
          {...register('welcomeMessage')}
        />
      </Field>
      <Field label="Input placeholder" error={errors.placeholder?.message}>
        <Input maxLength={200} placeholder="Ask a question" {...register('placeholder')} />
      </Field>
      <Field
        label="Offline message"
        hint="Shown while your assistant is inactive. The preview updates as you type."
        error={errors.offlineMessage?.message}
      >
        <Textarea
          maxLength={1_000}
          placeholder="We’re away at the moment. Please come back later."
          className="max-h-48"
          {...register('offlineMessage', { onBlur: () => onOffline(false) })}
          onFocus={() => onOffline(true)}
        />
      </Field>
      <StartersFields form={form} assistantId={assistantId} />
      <GreetingsFields form={form} />
    </div>
  )
}
