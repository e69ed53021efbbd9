import type { Assistant } from '@foyer/contract/assistants'
import type { Webhook, WebhookEvent } from '@foyer/contract/webhooks'
import { useForm } from 'react-hook-form'
import { api } from '../../lib/api/browser.ts'
import { formSchema } from '../../lib/forms/form-schema.ts'
import { ApiError, messageOf } from '../../lib/http/http.ts'
import { saveForm } from '../../shared/editing/save-form.ts'
import { Field, Input } from '../../ui/controls/field.tsx'
import { Checkbox } from '../../ui/controls/switch.tsx'
import { toast } from '../../ui/messages/toast-store.ts'
import { FormDialog } from '../../ui/overlays/form-dialog.tsx'
import { AssistantsField } from './assistants-field.tsx'
import { allEvents, eventLabels } from './event-labels.ts'
import { replaceWebhook, updateWebhooks } from './webhooks-query.ts'

type Values = { url: string; description: string; events: WebhookEvent[]; assistantIds: string[] | null }

const schema = formSchema<Values>(() =>
  import('@foyer/contract/webhooks').then(({ newWebhook }) => newWebhook.required()),
)

const formText = (assistants: Assistant[]) => ({
  nameOf: (field: string) =>
    ({ url: 'Address', description: 'Name', assistantIds: 'Assistants' })[field] ?? field,
  wordsFor: (value: unknown, field: string) => {
    if (field === 'events')
      return (value as WebhookEvent[]).map((event) => eventLabels[event].label).join(', ')
    if (field !== 'assistantIds') return undefined
    const ids = value as string[] | null
    if (!ids) return 'All assistants'
    return ids.map((id) => assistants.find((each) => each.id === id)?.name ?? 'Unknown Assistant').join(', ')
  },
})

type WebhookDialogProps = {
  /** The webhook to edit; adds one without it. */
  webhook?: Webhook
  assistants: Assistant[]
  onClose: () => void
}

export function WebhookDialog({ webhook, assistants, onClose }: WebhookDialogProps) {
  const form = useForm<Values>({
    resolver: schema.resolver,
    defaultValues: {
      url: webhook?.url ?? '',
      description: webhook?.description ?? '',
      events: webhook?.events ?? allEvents,
      assistantIds: webhook?.assistantIds ?? null,
    },
  })
  const { register, handleSubmit, setError, setValue, watch, formState } = form
  const { errors, isSubmitting } = formState

  const submit = handleSubmit(async (values) => {
    try {
      if (webhook) {
        const { url, description, events, assistantIds } = webhook
        const saved = await saveForm(
          { url, description, events, assistantIds },
          values,
          (body) => api.patch<Webhook>(`/api/webhooks/${webhook.id}`, body),
          formText(assistants),
        )
        if (!saved) return onClose()
        replaceWebhook(saved)
      } else {
        const added = await api.post<Webhook>('/api/webhooks', values)
        updateWebhooks((webhooks) => [added, ...webhooks])
      }
      toast({ title: 'Success', description: webhook ? 'Webhook saved.' : 'Webhook added.' })
      onClose()
    } catch (error) {
      const message = messageOf(error, 'Couldn’t save it. Please try again.')
      // Everything else was validated here, so the address must be wrong.
      const isAddress = error instanceof ApiError && error.body.code === 'invalid_input'
      setError(isAddress ? 'url' : 'root', { message }, { shouldFocus: isAddress })
    }
  })

  return (
    <FormDialog
      title={webhook ? 'Edit webhook' : 'Add webhook'}
      description="Foyer sends signed POST requests with JSON to this address and expects a 2xx status within 15 seconds."
      action={isSubmitting ? 'Saving...' : webhook ? 'Save' : 'Add webhook'}
      busy={isSubmitting}
      className="flex flex-col gap-6"
      onSubmit={submit}
      onFocus={schema.warm}
      onClose={onClose}
    >
      <Field required label="Address" hint="Must be reachable from the internet." error={errors.url?.message}>
        <Input
          type="url"
          inputMode="url"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          placeholder="https://example.com/foyer-events"
          {...register('url')}
        />
      </Field>
      <Field
        label="Name"
        aside="Optional"
        hint="What it’s for: “Help desk”, “CRM”."
        error={errors.description?.message}
      >
        <Input autoComplete="off" {...register('description')} />
      </Field>
      <fieldset>
        <legend className="mb-3 text-sm font-medium">Events</legend>
        <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
          {allEvents.map((event) => (
            <Checkbox
              key={event}
              label={eventLabels[event].label}
              description={eventLabels[event].when}
              value={event}
              {...register('events')}
            />
          ))}
        </div>
        {errors.events && (
          <p role="alert" className="mt-2 text-xs text-bad">
            {errors.events.message}
          </p>
        )}
      </fieldset>
      <AssistantsField
        assistants={assistants}
        chosen={watch('assistantIds')}
        error={errors.assistantIds?.message}
        onChoose={(assistantIds) =>
          setValue('assistantIds', assistantIds, { shouldValidate: formState.isSubmitted })
        }
      />
      {errors.root?.message && (
        <p role="alert" className="rounded-control bg-bad-wash px-4 py-3 text-sm text-bad">
          {errors.root.message}
        </p>
      )}
    </FormDialog>
  )
}
