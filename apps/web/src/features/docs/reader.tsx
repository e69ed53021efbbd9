import type { Assistant } from '@foyer/contract/assistants'
import type { ProgramLanguage } from '@foyer/docs/write-programs'
import { fill, nameForPrograms, type SampleValues } from '@foyer/samples/fill'
import { createContext, type ReactNode, use, useEffect, useState, useSyncExternalStore } from 'react'
import { api } from '../../lib/browser.ts'
import { useSession } from '../../lib/use-session.ts'
import { choicesOf } from '../../shared/assistant-choices.ts'
import { maskKeyInCode } from '../../shared/mask-key.ts'
import { SelectField } from '../../ui/field.tsx'

type Reader = {
  /** Text with the reader's own values in it; `shown` keeps the key to its beginning and end. */
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

const stays = () => () => {}
/** Prerendered pages don't know yet where they will be. */
const useOrigin = () =>
  useSyncExternalStore(
    stays,
    () => window.location.origin,
    () => '',
  )

/** Who reads: with an account, the examples hold their own assistant and its key. */
export function ReaderProvider({ children }: { children: ReactNode }) {
  const { user } = useSession()
  const baseUrl = useOrigin()
  const [assistants, setAssistants] = useState<Assistant[]>([])
  const [chosen, chooseAssistant] = useState('')
  const [language, chooseLanguage] = useState<ProgramLanguage>('bash')

  useEffect(() => {
    setAssistants([])
    if (!user) return
    const left = new AbortController()
    // We ask for the list without a query: public pages carry nothing that keeps queries, and nothing here changes it.
    // Without it the examples are what a visitor reads, which is still all of the documentation.
    api.get<Assistant[]>('/api/assistants', { signal: left.signal }).then(setAssistants, () => {})
    return () => left.abort()
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

/** Whose key the examples hold. */
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
      The examples hold the key of <span className="text-ink">{assistant.name}</span>.
    </p>
  )
}
