import { type ChangeEvent, useState } from 'react'
import { Button } from '../../ui/controls/button.tsx'
import { Field, Input } from '../../ui/controls/field.tsx'
import { Form } from '../../ui/controls/form.tsx'
import type { CardFields } from './card-fields.ts'
import { cardCode, cardExpiry, cardNumber } from './card-text.ts'
import { TestCards } from './test-card-list.tsx'

type Errors = Partial<Record<keyof CardFields, string>>

const empty: CardFields = { number: '', expiry: '', cvc: '' }
const formatters = { number: cardNumber, expiry: cardExpiry, cvc: cardCode }
const missing: CardFields = {
  number: 'Enter a card number',
  expiry: 'Enter the expiry date',
  cvc: 'Enter the CVC',
}
const names = Object.keys(empty) as (keyof CardFields)[]

/** Formats only while typing at the end; otherwise the cursor would jump. */
function formatField(name: keyof CardFields, { value, selectionEnd }: HTMLInputElement, before: string) {
  const atEnd = selectionEnd === null || selectionEnd === value.length
  return atEnd && value.length > before.length ? formatters[name](value) : value
}

type CardFormProps = {
  words: { pay: string; paying: string }
  busy: boolean
  refusal: Errors
  onSubmit: (payment: CardFields) => void
  onEdit: () => void
}

export function CardForm({ words, busy, refusal, onSubmit, onEdit }: CardFormProps) {
  const [values, setValues] = useState(empty)
  const [missingErrors, setMissingErrors] = useState<Errors>({})
  const errors = { ...refusal, ...missingErrors }

  function change(name: keyof CardFields, { target }: ChangeEvent<HTMLInputElement>) {
    setValues({ ...values, [name]: formatField(name, target, values[name]) })
    setMissingErrors({ ...missingErrors, [name]: undefined })
    onEdit()
  }

  function submit() {
    const lacking = names.filter((name) => !values[name].trim())
    setMissingErrors(Object.fromEntries(lacking.map((name) => [name, missing[name]])))
    if (lacking.length === 0) onSubmit(values)
  }

  const field = (name: keyof CardFields) => ({
    name,
    value: values[name],
    inputMode: 'numeric' as const,
    // Browsers must not fill in a real card here.
    autoComplete: 'off',
    className: 'figures',
    onChange: (event: ChangeEvent<HTMLInputElement>) => change(name, event),
  })

  return (
    <div className="flex flex-col gap-6">
      <Form busy={busy} onSubmit={submit} className="flex flex-col gap-5">
        <Field required label="Card number" error={errors.number}>
          <Input {...field('number')} placeholder="4242 4242 4242 4242" />
        </Field>
        <div className="grid grid-cols-2 items-start gap-4">
          <Field required label="Expiry" error={errors.expiry}>
            <Input {...field('expiry')} placeholder="MM/YY" />
          </Field>
          <Field required label="CVC" error={errors.cvc}>
            <Input {...field('cvc')} placeholder="123" />
          </Field>
        </div>
        <Button type="submit" size="lg" busy={busy}>
          {busy ? words.paying : words.pay}
        </Button>
      </Form>
      <TestCards
        held={busy}
        onChoose={(payment) => {
          setValues(payment)
          setMissingErrors({})
          onEdit()
        }}
      />
    </div>
  )
}
