import type { KnownFact } from '@foyer/contract/facts'
import { Field, Input, SelectField, Textarea } from '../../ui/controls/field.tsx'
import { kindLabels } from './fact-labels.ts'

type Kind = KnownFact['kind']
export type FactValues = {
  kind: Kind
  label: string
  value: string
  part: string
  condition: string
  unit: string
  validity: string
}

const examples: Partial<Record<Kind, { label: string; value: string }>> = {
  hours: { label: 'One or more days: Monday, Mon–Fri.', value: 'For example 9:00–17:00, or closed.' },
  price: { label: 'What the price is for.', value: 'With its currency: £25.' },
  phone: { label: 'Phone, Emergency, Reception …', value: '' },
}

const namedByKind = new Set<Kind>(['name', 'description', 'email', 'phone', 'address'])
export const defaultLabel = (kind: Kind) => (namedByKind.has(kind) ? kindLabels[kind] : '')
const isLong = (kind: Kind) => kind === 'description' || kind === 'service' || kind === 'product'

type FactFieldsProps = {
  values: FactValues
  errors: Readonly<Record<string, string>>
  isNew: boolean
  onChange: (change: Partial<FactValues>) => void
}

export function FactFields({ values, errors, isNew, onChange }: FactFieldsProps) {
  const field = (name: Exclude<keyof FactValues, 'kind'>) => ({
    value: values[name],
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  })
  const hints = examples[values.kind]
  const Value = isLong(values.kind) ? Textarea : Input
  return (
    <>
      {isNew && (
        <SelectField
          label="Kind"
          className="sm:col-span-2"
          choices={Object.entries(kindLabels)}
          value={values.kind}
          onChoose={(kind) => onChange({ kind: kind as Kind })}
        />
      )}
      <Field label="Label" hint={hints?.label} error={errors.label} className="sm:col-span-2">
        <Input {...field('label')} placeholder={defaultLabel(values.kind)} />
      </Field>
      <Field required label="Value" hint={hints?.value} error={errors.value} className="sm:col-span-2">
        <Value data-start={isNew ? undefined : ''} {...field('value')} />
      </Field>
      <Field
        label="Part of the business"
        aside="Optional"
        hint="A branch, the restaurant or a section of the price list."
        error={errors.part}
      >
        <Input {...field('part')} />
      </Field>
      <Field
        label="Condition"
        aside="Optional"
        hint="When or for whom it applies: high season, members."
        error={errors.condition}
      >
        <Input {...field('condition')} />
      </Field>
      {values.kind === 'price' && (
        <Field label="Unit" aside="Optional" hint="For example: per night." error={errors.unit}>
          <Input {...field('unit')} />
        </Field>
      )}
      <Field
        label="Valid"
        aside="Optional"
        hint="For example: 2026, or until October 31."
        error={errors.validity}
      >
        <Input {...field('validity')} />
      </Field>
    </>
  )
}
