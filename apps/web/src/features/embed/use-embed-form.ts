import { type EmbedConfig, type EmbedSettings, embedDefaults } from '@foyer/contract/embed'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useLocation } from 'wouter'
import { api } from '../../lib/browser.ts'
import { formSchema } from '../../lib/form-schema.ts'
import { ApiError } from '../../lib/http.ts'
import { readAnew } from '../../lib/resource.ts'
import { changedBetween, saveOver } from '../../lib/save-over.ts'
import { sayRefused } from '../../shared/plan-notices.ts'
import { toast } from '../../ui/toast-store.ts'
import { embedPath, embedQuery } from './embed-query.ts'

const schema = formSchema<EmbedSettings>(() =>
  import('@foyer/contract/embed').then(({ embedSettings }) => embedSettings),
)

const names = Object.keys(embedDefaults) as (keyof EmbedSettings)[]
const settingsOf = (config: EmbedConfig) =>
  Object.fromEntries(names.map((name) => [name, config[name]])) as EmbedSettings

const changedSettings = (before: EmbedSettings, after: EmbedSettings) => changedBetween(names, before, after)

/** Two names of one value, each. */
const withBothNames = (settings: EmbedSettings): EmbedSettings => ({
  ...settings,
  brandingEnabled: settings.showBranding,
  fileUploadEnabled: settings.allowFileUpload,
})

/** Somebody else, or this owner in another tab, has changed the same settings since. */
class ChangedElsewhere extends Error {
  readonly now: EmbedConfig

  constructor(now: EmbedConfig) {
    super(
      'These settings were changed elsewhere. Yours are still here: look at them, and save again to keep them.',
    )
    this.now = now
  }
}

const reasonOf = (error: unknown) =>
  error instanceof ChangedElsewhere || (error instanceof ApiError && error.status < 500)
    ? error.message
    : 'Failed to save embed configuration. Please try again.'

/** The settings of one widget while they are being changed. */
export function useEmbedForm(config: EmbedConfig) {
  const queries = useQueryClient()
  const [, navigate] = useLocation()
  const form = useForm<EmbedSettings>({
    resolver: schema.resolver,
    mode: 'onChange',
    defaultValues: settingsOf(config),
  })
  /** What the owner's changes were made on, however often the settings are read anew meanwhile. */
  const [base, setBase] = useState(config)
  const start = (from: EmbedConfig, options?: { keepDirtyValues: boolean }) => {
    setBase(from)
    form.reset(settingsOf(from), options)
  }

  /** Only what was changed here is sent: all else may have been changed elsewhere. The server tells whether it was. */
  async function put(wanted: EmbedSettings): Promise<EmbedConfig> {
    const changed = changedSettings(base, wanted)
    const change = Object.fromEntries(changed.map((name) => [name, wanted[name]]))
    const done = await saveOver({
      over: base,
      send: (version) => api.put<EmbedConfig>(embedPath(config.assistantId), { ...change, version }),
      read: () => readAnew(queries, embedQuery(config.assistantId)),
      clashes: (newer) => {
        const theirs = changedSettings(base, newer)
        const otherwise = changedSettings(newer, wanted)
        return changed.some((name) => theirs.includes(name) && otherwise.includes(name))
      },
    })
    if ('newer' in done) throw new ChangedElsewhere(done.newer)
    return done.saved
  }

  const saving = useMutation({
    mutationFn: (settings: EmbedSettings) => put(withBothNames(settings)),
    onSuccess: (saved) => {
      queries.setQueryData(embedQuery(config.assistantId).queryKey, saved)
      start(saved)
      toast({ title: 'Embed settings saved!' })
    },
    onError: (error) => {
      if (error instanceof ChangedElsewhere) start(error.now, { keepDirtyValues: true })
      sayRefused(reasonOf(error), navigate, 'Error saving settings')
    },
  })
  return { form, saving, warm: schema.warm }
}
