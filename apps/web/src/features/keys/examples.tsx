import type { Assistant } from '@foyer/contract/assistants'
import type { ApiKey } from '@foyer/contract/keys'
import { samples } from '@foyer/samples/catalogue'
import { useState } from 'react'
import { choicesOf } from '../../shared/assistants/assistant-choices.ts'
import { maskKeyInCode } from '../../shared/mask-key.ts'
import { SampleCode } from '../../shared/sample-code.tsx'
import { SelectField } from '../../ui/controls/field.tsx'
import { SegmentedControl } from '../../ui/controls/segmented-control.tsx'

const ids = ['ask-curl', 'ask-node', 'ask-python', 'ask-go'] as const
const languages = ids.map((id) => [id, samples.find((sample) => sample.id === id)!.label] as const)

type ExamplesProps = {
  keys: ApiKey[]
  revealed: ReadonlySet<string>
  chosenKey: ApiKey | undefined
  onChooseKey: (id: string) => void
  assistants: Assistant[]
  assistant: Assistant | undefined
  onChooseAssistant: (id: string) => void
}

export function Examples({
  keys,
  revealed,
  chosenKey,
  onChooseKey,
  assistants,
  assistant,
  onChooseAssistant,
}: ExamplesProps) {
  const [id, setId] = useState<(typeof ids)[number]>('ask-curl')
  // Without an account key the assistant’s own key works too.
  const apiKey = chosenKey?.key ?? assistant?.apiKey ?? ''
  const isShown = chosenKey !== undefined && revealed.has(chosenKey.id)
  return (
    <div className="flex flex-col gap-4">
      {(keys.length > 0 || assistants.length > 0) && (
        <div className="grid gap-4 sm:grid-cols-2">
          {chosenKey && (
            <SelectField
              label="Key"
              choices={keys.map((key) => [key.id, key.name] as const)}
              value={chosenKey.id}
              onChoose={onChooseKey}
            />
          )}
          {assistant && (
            <SelectField
              label="Assistant"
              choices={choicesOf(assistants)}
              value={assistant.id}
              onChoose={onChooseAssistant}
            />
          )}
        </div>
      )}
      <SegmentedControl label="Language" choices={languages} value={id} onChoose={setId} />
      <SampleCode
        id={id}
        values={{
          baseUrl: window.location.origin,
          assistantId: assistant?.id ?? '',
          apiKey,
        }}
        {...(apiKey && !isShown && { shown: { apiKey: maskKeyInCode(apiKey) } })}
      />
    </div>
  )
}
