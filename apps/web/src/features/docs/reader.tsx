import type { Assistant } from '@foyer/contract/assistants'
import type { ProgramLanguage } from '@foyer/docs/write-programs'
import { fill, nameForPrograms, type SampleValues } from '@foyer/samples/fill'
import { createContext, type ReactNode, use, useEffect, useState, useSyncExternalStore } from 'react'
import { api } from '../../lib/api/browser.ts'
import { useSession } from '../../lib/api/use-session.ts'
import { choicesOf } from '../../shared/assistants/assistant-choices.ts'
import { maskKeyInCode } from '../../shared/mask-key.ts'
import { SelectField } from '../../ui/controls/field.tsx'

type Reader = {
  /** Fills the reader’s values into text; `shown` masks the key. */
  filled: (text: string) => string
  shown: (text: string) => string
  language: ProgramLanguage
  chooseLanguage: (language: ProgramLanguage) => void
  assistants: Assistant[]
  assistant: Assistant | undefined
  chooseAssistant: (id: string) => void
}

const ReaderContext = createContext<Reader | null>(null)

export const useReader = () => use(ReaderContext)!

const neverChanges = () => () => {}
/** Empty while prerendering. */
const useOrigin = () =>
  useSyncExternalStore(
    neverChanges,
    () => window.location.origin,
    () => '',
  )

/** Fills the examples with the signed-in user’s assistant and key. */
export function ReaderProvider({ children }: { children: ReactNode }) {
  const { user } = useSession()
  const baseUrl = useOrigin()
  const [assistants, setAssistants] = useState<Assistant[]>([])
  const [chosen, chooseAssistant] = useState('')
  const [language, chooseLanguage] = useState<ProgramLanguage>('bash')

  useEffect(() => {
    setAssistants([])
    if (!user) return
    const abort = new AbortController()
    // Fetched without TanStack Query, which public pages must not load. Failures are ignored because the examples work
    // without it.
    api.get<Assistant[]>('/api/assistants', { signal: abort.signal }).then(setAssistants, () => {})
    return () => abort.abort()
  }, [user])

  const assistant = assistants.find(({ id }) => id === chosen) ?? assistants[0]
  const values: Partial<SampleValues> = {
    baseUrl,
    ...(assistant && {
      assistantId: assistant.id,
      apiKey: assistant.apiKey,
      name: nameForPrograms(assistant.name),
    }),
  }
  const masked = assistant ? { ...values, apiKey: maskKeyInCode(assistant.apiKey) } : values
  return (
    <ReaderContext
      value={{
        filled: (text) => fill(text, values),
        shown: (text) => fill(text, masked),
        language,
        chooseLanguage,
        assistants,
        assistant,
        chooseAssistant,
      }}
    >
      {children}
    </ReaderContext>
  )
}

export function AssistantChoice() {
  const { assistants, assistant, chooseAssistant } = useReader()
  if (!assistant) return null
  return assistants.length > 1 ? (
    <SelectField
      label="Examples for"
      choices={choicesOf(assistants)}
      value={assistant.id}
      onChoose={chooseAssistant}
    />
  ) : (
    <p className="text-xs text-muted">
      Examples use the key of <span className="text-ink">{assistant.name}</span>.
    </p>
  )
}
