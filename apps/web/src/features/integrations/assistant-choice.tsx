import type { Assistant } from '@foyer/contract/assistants'
import { useId } from 'react'
import { assistantSummary } from '../../shared/assistants/assistant-summary.ts'
import { Badge } from '../../ui/badge.tsx'

type AssistantChoiceProps = {
  assistants: Assistant[]
  chosen: Assistant
  onChoose: (id: string) => void
}

export function AssistantChoice({ assistants, chosen, onChoose }: AssistantChoiceProps) {
  const name = useId()
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-sm font-medium">Assistant</legend>
      <div className="max-h-80 divide-y divide-hairline overflow-y-auto rounded-card border border-hairline bg-surface lg:max-h-[26rem]">
        {assistants.map((assistant) => (
          <label
            key={assistant.id}
            className="relative flex cursor-pointer flex-col gap-0.5 border-l-2 border-l-transparent px-4 py-3 text-sm transition-colors hover:bg-sunken has-checked:border-l-accent has-checked:bg-wash has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name={name}
              checked={assistant.id === chosen.id}
              onChange={() => onChoose(assistant.id)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            <span className="flex items-center justify-between gap-2">
              <span className="min-w-0 font-medium wrap-anywhere">{assistant.name}</span>
              {!assistant.isActive && <Badge>Inactive</Badge>}
            </span>
            <span className="line-clamp-2 text-xs text-muted">{assistantSummary(assistant)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
