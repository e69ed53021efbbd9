import type { SuggestedQuestions } from '@foyer/contract/chat'
import { type EmbedSettings, maxStarters } from '@foyer/contract/embed'
import { useQuery } from '@tanstack/react-query'
import { Plus, X } from 'lucide-react'
import type { UseFormReturn } from 'react-hook-form'
import { resource } from '../../lib/api/resource.ts'
import { assistantDataKey } from '../../shared/assistants/assistant-queries.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Input } from '../../ui/controls/field.tsx'
import { IconButton, iconSize } from '../../ui/controls/icon-button.tsx'
import { Switch } from '../../ui/controls/switch.tsx'

const suggestionsQuery = (assistantId: string) =>
  resource<SuggestedQuestions>(
    [...assistantDataKey(assistantId), 'suggested-questions'],
    `/api/assistants/${assistantId}/suggested-questions`,
  )

type StartersProps = { form: UseFormReturn<EmbedSettings>; assistantId: string }

export function StartersFields({ form, assistantId }: StartersProps) {
  const starters = form.watch('starters')
  const { data } = useQuery(suggestionsQuery(assistantId))
  const error = form.formState.errors.starters
  const change = (next: string[]) =>
    form.setValue('starters', next, { shouldDirty: true, shouldValidate: true })
  const suggested = (data?.questions ?? []).filter((question) => !starters.includes(question))
  const isFull = starters.filter((question) => question.trim()).length >= maxStarters
  return (
    <fieldset className="flex flex-col gap-3 border-t border-hairline pt-6">
      <legend className="float-left text-sm font-medium">Starter questions</legend>
      <p className="text-xs text-muted">
        Up to four, shown before the first message. If you leave this empty, the widget suggests questions
        your website answers.
      </p>
      {starters.map((question, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: questions have no id.
        <div key={nth} className="flex items-center gap-1">
          <Input
            aria-label={`Question ${nth + 1}`}
            maxLength={200}
            value={question}
            onChange={({ target }) => change(starters.map((each, at) => (at === nth ? target.value : each)))}
          />
          <IconButton
            label={`Remove question ${nth + 1}`}
            onClick={() => change(starters.filter((_each, at) => at !== nth))}
          >
            <X {...iconSize(18)} />
          </IconButton>
        </div>
      ))}
      {error && (
        <p role="alert" className="text-xs text-bad">
          {error.message ?? error.find?.((each) => each)?.message}
        </p>
      )}
      {starters.length < maxStarters && (
        <Button
          variant="secondary"
          size="sm"
          className="self-start"
          onClick={() => change([...starters, ''])}
        >
          <Plus {...iconSize(18)} />
          Add a question
        </Button>
      )}
      {!isFull && suggested.length > 0 && (
        <div className="flex flex-col gap-2">
          <p id="suggested-starters" className="text-xs text-muted">
            Suggestions from your website and common questions:
          </p>
          <ul aria-labelledby="suggested-starters" className="flex flex-wrap gap-2">
            {suggested.slice(0, 6).map((question) => (
              <li key={question} className="min-w-0">
                <button
                  type="button"
                  onClick={() => change([...starters.filter((each) => each.trim()), question])}
                  className="flex max-w-full items-center gap-1.5 rounded-full border border-hairline px-3 py-1.5 text-left text-sm text-accent transition-colors hover:bg-wash"
                >
                  <Plus {...iconSize(18)} className="shrink-0" />
                  <span className="min-w-0 wrap-anywhere">{question}</span>
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
      <Switch
        label="Suggest questions"
        description="Before the first message if you set none, and after answers. Only questions your website answers."
        checked={form.watch('suggestions')}
        onCheckedChange={(on) => form.setValue('suggestions', on, { shouldDirty: true })}
      />
    </fieldset>
  )
}
