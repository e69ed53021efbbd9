import { type EmbedConfig, type EmbedSettings, embedDefaults } from '@foyer/contract/embed'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useLocation } from 'wouter'
import { api } from '../../lib/api/browser.ts'
import { fetchFresh } from '../../lib/api/resource.ts'
import { formSchema } from '../../lib/forms/form-schema.ts'
import { ApiError } from '../../lib/http/http.ts'
import { changedByBoth, type EditedKind, withEdits } from '../../shared/editing/edits.ts'
import { useEdits } from '../../shared/editing/use-edits.ts'
import { showRefusal } from '../../shared/plan/plan-notices.ts'
import { toast } from '../../ui/messages/toast-store.ts'
import { embedPath, embedQuery } from './embed-query.ts'

const schema = formSchema<EmbedSettings>(() =>
  import('@foyer/contract/embed').then(({ embedSettings }) => embedSettings),
)

const names = Object.keys(embedDefaults) as (keyof EmbedSettings)[]
const settingsOf = (config: EmbedSettings) =>
  Object.fromEntries(names.map((name) => [name, config[name]])) as EmbedSettings

type Base = EmbedSettings & Pick<EmbedConfig, 'version'>

const embedEdits: EditedKind<EmbedSettings, EmbedConfig, Base> = {
  names,
  toBase: (config) => ({ ...settingsOf(config), version: config.version }),
  conflicts: (base, newer, edits) => changedByBoth<EmbedSettings>(names, base, newer, edits),
}

/** Each pair is one setting under two names. */
const withBothNames = (settings: EmbedSettings): EmbedSettings => ({
  ...settings,
  brandingEnabled: settings.showBranding,
  fileUploadEnabled: settings.allowFileUpload,
})

/** The same settings were changed elsewhere meanwhile. */
class ChangedElsewhere extends Error {
  override message = 'These settings were changed elsewhere. Review your changes and save again to keep them.'
}

const reasonOf = (error: unknown) =>
  error instanceof ChangedElsewhere || (error instanceof ApiError && error.status < 500)
    ? error.message
    : 'Failed to save embed configuration. Please try again.'

export function useEmbedForm(config: EmbedConfig) {
  const queries = useQueryClient()
  const [, navigate] = useLocation()
  const wanted = embedQuery(config.assistantId)
  // Refetches must not change the form while it is being edited.
  const [opened] = useState(config)
  const { base, edits, edited, set, save, rebase } = useEdits(embedEdits, {
    saved: opened,
    send: (change) => api.put<EmbedConfig>(embedPath(config.assistantId), change),
    fetchLatest: () => fetchFresh(queries, wanted),
  })
  const form = useForm<EmbedSettings>({
    resolver: schema.resolver,
    mode: 'onChange',
    defaultValues: settingsOf(opened),
  })

  const { subscribe, reset } = form
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name, values }) => {
          const changed = names.find((each) => each === name?.split('.')[0])
          if (changed) set({ [changed]: values[changed] })
        },
      }),
    [subscribe, set],
  )
  // When the base changes, the form shows it with the edits on top.
  const shown = useRef(base)
  useEffect(() => {
    if (shown.current === base) return
    shown.current = base
    reset({ ...settingsOf(base), ...edits })
  }, [reset, base, edits])

  /** Sends only the changed fields, because others may have been changed elsewhere. */
  async function put(settings: EmbedSettings): Promise<EmbedConfig> {
    const done = await save(withEdits<EmbedSettings>(names, base, {}, withBothNames(settings)))
    if ('saved' in done) return done.saved
    rebase(done.newer)
    throw new ChangedElsewhere()
  }

  const saving = useMutation({
    mutationFn: put,
    onSuccess: (saved) => {
      queries.setQueryData(wanted.queryKey, saved)
      toast({ title: 'Embed settings saved!' })
    },
    onError: (error) => showRefusal(reasonOf(error), navigate, 'Error saving settings'),
  })
  return { form, saving, unsaved: edited.length > 0, warm: schema.warm }
}
