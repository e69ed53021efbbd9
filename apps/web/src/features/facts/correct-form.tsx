import { useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Field, Input } from '../../ui/field.tsx'
import { kindWords } from './fact-words.ts'
import { dayOf, type Look } from './looks.ts'

type CorrectFormProps = {
  look: Look
  onSave: (values: Record<string, string>) => void
  onCancel: () => void
}

/** What is right instead, typed where the wrong one stood. */
export function CorrectForm({ look: { facts }, onSave, onCancel }: CorrectFormProps) {
  const [values, setValues] = useState<Record<string, string>>(() =>
    Object.fromEntries(facts.map(({ id, value }) => [id, value])),
  )
  const [tried, setTried] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const start = form.current?.querySelector<HTMLInputElement>('input[data-doubtful]')
    ;(start ?? form.current?.querySelector('input'))?.select()
  }, [])
  const isEmpty = (id: string) => (values[id] ?? '').trim() === ''
  return (
    <form
      ref={form}
      noValidate
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (!facts.some(({ id }) => isEmpty(id))) onSave(values)
      }}
    >
      {facts.map((fact) => (
        <Field
          key={fact.id}
          label={fact.kind === 'hours' ? dayOf(fact) : `Right is`}
          error={tried && isEmpty(fact.id) ? 'Say what it is, or drop it.' : undefined}
        >
          <Input
            value={values[fact.id] ?? ''}
            maxLength={1_000}
            aria-label={fact.kind === 'hours' ? undefined : `${kindWords[fact.kind]}: ${fact.label}`}
            data-doubtful={fact.sure ? undefined : ''}
            onChange={({ target }) => setValues({ ...values, [fact.id]: target.value })}
          />
        </Field>
      ))}
      <div className="flex gap-2">
        <Button type="submit" size="sm" className="max-sm:h-10">
          Save
        </Button>
        <Button variant="secondary" size="sm" className="max-sm:h-10" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
