import type { Assistant } from '@foyer/contract/assistants'
import type { dateRanges } from '@foyer/contract/conversations'
import { choicesWithAll } from '../../shared/assistants/assistant-choices.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Field, Input, SelectField } from '../../ui/controls/field.tsx'

const ranges: Record<(typeof dateRanges)[number], string> = {
  all: 'All time',
  today: 'Today',
  week: 'Past week',
  month: 'Past month',
}

export const kinds = {
  show: { label: 'All', query: { tests: 'show' } },
  missing: { label: 'With unanswered questions', query: { tests: 'hide', answers: 'untaught' } },
  unsure: { label: 'With unsure answers', query: { tests: 'show', answers: 'unsure' } },
  none: { label: 'With no answer on your site', query: { tests: 'show', answers: 'none' } },
  hide: { label: 'Visitors only', query: { tests: 'hide' } },
  only: { label: 'Test chats only', query: { tests: 'only' } },
} as const
export type Kind = keyof typeof kinds

type ConversationFiltersProps = {
  assistants: Assistant[]
  filter: { assistant: string; date: string; kind: Kind; wanted: string }
  /** The search covers all conversations, not only those loaded. */
  searchedAll: boolean
  onAssistant: (id: string) => void
  onDate: (range: string) => void
  onKind: (kind: Kind) => void
  onType: (wanted: string) => void
  onSearchAll: () => void
}

export function ConversationFilters({
  assistants,
  filter: { assistant, date, kind, wanted },
  searchedAll,
  onAssistant,
  onDate,
  onKind,
  onType,
  onSearchAll,
}: ConversationFiltersProps) {
  return (
    <form
      className="mt-8 mb-6 grid grid-cols-2 items-end gap-4 sm:grid-cols-3 xl:grid-cols-[1fr_1fr_1fr_1.5fr_auto]"
      onSubmit={(event) => {
        event.preventDefault()
        onSearchAll()
      }}
    >
      <SelectField
        label="Assistant"
        className="max-sm:col-span-2"
        choices={choicesWithAll(assistants)}
        value={assistant}
        onChoose={onAssistant}
      />
      <SelectField label="Date Range" choices={Object.entries(ranges)} value={date} onChoose={onDate} />
      <SelectField
        label="Show"
        choices={Object.entries(kinds).map(([value, { label }]) => [value, label])}
        value={kind}
        onChoose={(value) => onKind(value as Kind)}
      />
      <Field label="Search Messages" className="max-xl:col-span-2">
        <Input type="search" value={wanted} onChange={({ target }) => onType(target.value)} />
      </Field>
      <Button type="submit" variant="secondary" className="h-11 max-sm:col-span-2" disabled={!wanted.trim()}>
        Search all
      </Button>
      <p className="col-span-full -mt-2 text-xs text-muted">
        {searchedAll
          ? 'Searched all your conversations.'
          : 'Typing filters the conversations below. Search all covers every conversation.'}
      </p>
    </form>
  )
}
