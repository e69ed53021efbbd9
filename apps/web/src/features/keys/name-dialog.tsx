import type { ApiKey } from '@foyer/contract/keys'
import { useForm } from 'react-hook-form'
import { api } from '../../lib/api/browser.ts'
import { formSchema } from '../../lib/forms/form-schema.ts'
import { showFailure } from '../../lib/http/show-failure.ts'
import { saveForm } from '../../shared/editing/save-form.ts'
import { Field, Input } from '../../ui/controls/field.tsx'
import { toast } from '../../ui/messages/toast-store.ts'
import { FormDialog } from '../../ui/overlays/form-dialog.tsx'
import { updateKeys } from './keys-query.ts'

type Values = Pick<ApiKey, 'name'>

const schema = formSchema<Values>(() => import('@foyer/contract/keys').then(({ newKey }) => newKey))

type NameDialogProps = {
  /** The key to rename; creates one without it. */
  apiKey?: ApiKey
  onClose: () => void
  onSaved?: (saved: ApiKey) => void
}

export function NameDialog({ apiKey, onClose, onSaved }: NameDialogProps) {
  const { register, handleSubmit, formState } = useForm<Values>({
    resolver: schema.resolver,
    defaultValues: { name: apiKey?.name ?? '' },
  })
  const { errors, isSubmitting } = formState

  const submit = handleSubmit(async (values) => {
    try {
      const saved = apiKey
        ? await saveForm({ name: apiKey.name }, values, (body) =>
            api.patch<ApiKey>(`/api/keys/${apiKey.id}`, body),
          )
        : await api.post<ApiKey>('/api/keys', values)
      if (!saved) return onClose()
      updateKeys((keys) =>
        apiKey ? keys.map((key) => (key.id === saved.id ? saved : key)) : [saved, ...keys],
      )
      toast({
        title: 'Success',
        description: apiKey ? 'API key renamed.' : 'API key created successfully.',
      })
      onSaved?.(saved)
      onClose()
    } catch (error) {
      showFailure(apiKey ? 'Failed to rename API key' : 'Failed to create API key')(error)
    }
  })

  return (
    <FormDialog
      size="sm"
      title={apiKey ? 'Rename API key' : 'Create API Key'}
      description={
        apiKey
          ? 'This only changes the name. Programs that use the key aren’t affected.'
          : 'Use one key per program, so you can revoke each separately.'
      }
      action={apiKey ? 'Rename' : isSubmitting ? 'Creating...' : 'Create Key'}
      busy={isSubmitting}
      onSubmit={submit}
      onFocus={schema.warm}
      onClose={onClose}
    >
      <Field
        required
        label="Key Name"
        hint="Where you’ll use it: “Shop”, “Discord bot”."
        error={errors.name?.message}
      >
        <Input autoComplete="off" {...register('name')} />
      </Field>
    </FormDialog>
  )
}
