import { SearchField } from '../../ui/controls/field.tsx'

type AssistantSearchProps = { wanted: string; onType: (wanted: string) => void }

export default function AssistantSearch({ wanted, onType }: AssistantSearchProps) {
  return (
    <SearchField
      label="Search assistants"
      className="sm:max-w-sm"
      value={wanted}
      onChange={({ target }) => onType(target.value)}
    />
  )
}
