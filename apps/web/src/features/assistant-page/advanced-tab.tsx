import type { Assistant } from '@foyer/contract/assistants'
import type { Limits } from '@foyer/contract/usage'
import { DeletePart } from './delete-part.tsx'
import { DomainsPart } from './domains-part.tsx'
import { ModelPart } from './model-part.tsx'
import { PromptPart } from './prompt-part.tsx'
import { TaughtAnswers } from './taught-answers.tsx'
import type { Draft } from './use-draft.ts'
import { VisitorsPart } from './visitors-part.tsx'

export type AdvancedTabProps = {
  assistant: Assistant
  draft: Draft
  limits: Limits | undefined
  onRebuilt: (fresh: Assistant) => void
  onDeleted: () => void
}

export default function AdvancedTab({ assistant, draft, limits, onRebuilt, onDeleted }: AdvancedTabProps) {
  return (
    <div className="flex flex-col gap-8">
      <PromptPart
        assistant={assistant}
        draft={draft}
        unread={limits?.languageModel === false}
        onRebuilt={onRebuilt}
      />
      <TaughtAnswers assistant={assistant} />
      <DomainsPart draft={draft} />
      <VisitorsPart draft={draft} limits={limits} />
      <ModelPart draft={draft} limits={limits} />
      <DeletePart assistant={assistant} onDeleted={onDeleted} />
    </div>
  )
}
