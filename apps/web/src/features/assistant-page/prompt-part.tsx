import { type Assistant, promptLimit } from '@foyer/contract/assistants'
import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/controls/button.tsx'
import { Field, Textarea } from '../../ui/controls/field.tsx'
import { iconSize } from '../../ui/controls/icon-button.tsx'
import { linkClass } from '../../ui/controls/text-link.tsx'
import { formatCount } from '../../ui/format.ts'
import { chunk } from '../../ui/loading/chunk.tsx'
import { LazyDialog } from '../../ui/overlays/lazy-dialog.tsx'
import { Part } from './part.tsx'
import type { Draft } from './use-draft.ts'

const rebuildDialog = chunk(() => import('./rebuild-dialog.tsx'))

type PromptPartProps = {
  assistant: Assistant
  draft: Draft
  hasNoModel: boolean
  onTeach: () => void
  onRebuilt: (fresh: Assistant) => void
}

export function PromptPart({ assistant, draft, hasNoModel, onTeach, onRebuilt }: PromptPartProps) {
  const { values, set, errors } = draft
  const [rebuilding, setRebuilding] = useState(false)
  const size = values.promptTemplate.length
  return (
    <Part
      title="Prompt"
      about={
        assistant.promptEdited
          ? 'Edited by you. Scans and settings won’t change it until you rebuild it.'
          : 'Built from your website and settings, and kept up to date until you edit it.'
      }
      action={
        <Button variant="secondary" size="sm" onClick={() => setRebuilding(true)}>
          <RefreshCw {...iconSize(18)} /> Rebuild from website
        </Button>
      }
    >
      {hasNoModel && (
        <p className="rounded-control bg-sunken px-4 py-3 text-xs text-muted">
          The prompt only has an effect with a language model, and none is set up here. To change an answer,{' '}
          <button type="button" className={linkClass} onClick={onTeach}>
            teach it
          </button>
          .
        </p>
      )}
      <Field
        label="Prompt text"
        aside={`${formatCount(size)} / ${formatCount(promptLimit)} characters`}
        hint="Lines that start with ‘Internal:’ are never shown to visitors."
        error={
          errors.promptTemplate ??
          (size > promptLimit ? 'The prompt must be 60,000 characters or less' : undefined)
        }
      >
        <Textarea
          spellCheck={false}
          className="max-h-96 min-h-48 font-mono text-xs leading-relaxed"
          value={values.promptTemplate}
          onChange={({ target }) => set({ promptTemplate: target.value })}
        />
      </Field>
      {rebuilding && (
        <LazyDialog
          chunk={rebuildDialog}
          title="Rebuild from website"
          props={{
            id: assistant.id,
            current: values.promptTemplate,
            onClose: () => setRebuilding(false),
            onRebuilt,
          }}
        />
      )}
    </Part>
  )
}
