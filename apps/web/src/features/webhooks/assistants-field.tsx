import type { Assistant } from '@foyer/contract/assistants'
import { useState } from 'react'
import { SearchField } from '../../ui/controls/field.tsx'
import { SegmentedControl } from '../../ui/controls/segmented-control.tsx'
import { Checkbox } from '../../ui/controls/switch.tsx'

type AssistantsFieldProps = {
  assistants: Assistant[]
  /** Null means all, including future ones. */
  chosen: string[] | null
  error: string | undefined
  onChoose: (chosen: string[] | null) => void
}

// Shorter lists need no search.
const searchedFrom = 11

export function AssistantsField({ assistants, chosen, error, onChoose }: AssistantsFieldProps) {
  const [wanted, setWanted] = useState('')
  const words = wanted.trim().toLowerCase()
  const found = assistants.filter(({ name }) => name.toLowerCase().includes(words))
  const toggle = (id: string, on: boolean) =>
    onChoose(on ? [...(chosen ?? []), id] : (chosen ?? []).filter((each) => each !== id))
  return (
    <fieldset className="min-w-0">
      <legend className="mb-3 text-sm font-medium">Assistants</legend>
      <SegmentedControl
        label="Which assistants"
        choices={[
          ['all', 'All, including new ones'],
          ['some', 'Selected'],
        ]}
        value={chosen ? 'some' : 'all'}
        onChoose={(which) => onChoose(which === 'all' ? null : [])}
      />
      {chosen && (
        <div className="mt-4 flex flex-col gap-3">
          {assistants.length >= searchedFrom && (
            <SearchField
              label="Search assistants"
              value={wanted}
              onChange={({ target }) => setWanted(target.value)}
            />
          )}
          {assistants.length === 0 && <p className="text-xs text-muted">No assistants yet.</p>}
          {found.map(({ id, name }) => (
            <Checkbox
              key={id}
              label={name}
              checked={chosen.includes(id)}
              onChange={({ target }) => toggle(id, target.checked)}
            />
          ))}
        </div>
      )}
      {error && (
        <p role="alert" className="mt-2 text-xs text-bad">
          {error}
        </p>
      )}
    </fieldset>
  )
}
