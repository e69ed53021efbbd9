import type { OfferedModel } from '@foyer/contract/models'
import type { Limits } from '@foyer/contract/usage'
import { useQuery } from '@tanstack/react-query'
import { resource } from '../../lib/api/resource.ts'
import { Badge } from '../../ui/badge.tsx'
import { Field, Select } from '../../ui/controls/field.tsx'
import { Part } from './part.tsx'
import type { Draft } from './use-draft.ts'

const offeredQuery = resource<OfferedModel[]>(['models'], '/api/models')

/** Hidden if there are no models to choose from. */
export function ModelPart({ draft, limits }: { draft: Draft; limits: Limits | undefined }) {
  const { data: offered = [] } = useQuery(offeredQuery)
  const { values, set, errors } = draft
  const allowed = limits?.limits.modelChoiceEnabled
  if (offered.length === 0) return null
  return (
    <Part
      title="Language model"
      about="The model that words the answers. Their content comes from your website."
    >
      <Field
        label={
          <span className="inline-flex items-center gap-2">
            <span>Model</span>
            {allowed === false && <Badge tone="outline">Enterprise</Badge>}
          </span>
        }
        hint={allowed === false ? 'Choose your model on the Enterprise plan.' : undefined}
        error={errors.modelId}
        className="max-w-sm"
      >
        <Select
          // A lapsed plan’s choice no longer applies.
          value={allowed ? (values.modelId ?? '') : ''}
          disabled={!allowed}
          onChange={({ target }) => set({ modelId: target.value || null })}
          choices={[['', 'Chosen by Foyer'], ...offered.map(({ id, name }) => [id, name] as const)]}
        />
      </Field>
    </Part>
  )
}
