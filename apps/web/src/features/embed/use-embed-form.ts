import { type EmbedConfig, type EmbedSettings, embedDefaults } from '@foyer/contract/embed'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { api } from '../../lib/browser.ts'
import { formSchema } from '../../lib/form-schema.ts'
import { ApiError } from '../../lib/http.ts'
import { toast } from '../../ui/toast-store.ts'

const schema = formSchema<EmbedSettings>(() =>
  import('@foyer/contract/embed').then(({ embedSettings }) => embedSettings),
)

const names = Object.keys(embedDefaults) as (keyof EmbedSettings)[]
const settingsOf = (config: EmbedConfig) =>
  Object.fromEntries(names.map((name) => [name, config[name]])) as EmbedSettings

/** Two names of one value, each. */
const withTwins = (settings: EmbedSettings): EmbedSettings => ({
  ...settings,
  brandingEnabled: settings.showBranding,
  fileUploadEnabled: settings.allowFileUpload,
})

const reasonOf = (error: unknown) =>
  error instanceof ApiError && error.status < 500
    ? error.message
    : 'Failed to save embed configuration. Please try again.'

/** The settings of one widget while they are being changed. */
export function useEmbedForm(config: EmbedConfig) {
  const queries = useQueryClient()
  const form = useForm<EmbedSettings>({
    resolver: schema.resolver,
    mode: 'onChange',
    defaultValues: settingsOf(config),
  })
  const saving = useMutation({
    mutationFn: (settings: EmbedSettings) =>
      api.put<EmbedConfig>(`/api/embed/config/${config.assistantId}`, withTwins(settings)),
    onSuccess: (saved) => {
      queries.setQueryData(['/api/embed/config', config.assistantId], saved)
      form.reset(settingsOf(saved))
      toast({ title: 'Settings saved!', description: 'Embed settings saved!' })
    },
    onError: (error) =>
      toast({ title: 'Error saving settings', description: reasonOf(error), variant: 'destructive' }),
  })
  return { form, saving, warm: schema.warm }
}
