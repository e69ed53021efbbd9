import type { Assistant } from '@foyer/contract/assistants'
import type { Limits } from '@foyer/contract/usage'
import { AnswersPart } from './answers-part.tsx'
import { DeletePart } from './delete-part.tsx'
import { DomainsPart } from './domains-part.tsx'
import { ModelPart } from './model-part.tsx'
import { PromptPart } from './prompt-part.tsx'
import type { Draft } from './use-draft.ts'
import { VisitorsPart } from './visitors-part.tsx'

export type AdvancedTabProps = {
  assistant: Assistant
  draft: Draft
  limits: Limits | undefined
  onTeach: () => void
  onRebuilt: (fresh: Assistant) => void
  onDeleted: () => void
}

export default function AdvancedTab({
  assistant,
  draft,
  limits,
  onTeach,
  onRebuilt,
  onDeleted,
}: AdvancedTabProps) {
  return (
    <div className="flex flex-col gap-8">
      <PromptPart
        assistant={assistant}
        draft={draft}
        hasNoModel={limits?.languageModel === false}
        onTeach={onTeach}
        onRebuilt={onRebuilt}
      />
      <DomainsPart draft={draft} />
      <VisitorsPart draft={draft} limits={limits} />
      <ModelPart draft={draft} limits={limits} />
      <AnswersPart assistant={assistant} limits={limits} />
      <DeletePart assistant={assistant} onDeleted={onDeleted} />
    </div>
  )
}
