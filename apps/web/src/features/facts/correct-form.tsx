import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Input } from '../../ui/field.tsx'
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
  const form = useId()
  const problem = `${form}-problem`
  const element = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const start = element.current?.querySelector<HTMLInputElement>('input[data-doubtful]')
    ;(start ?? element.current?.querySelector('input'))?.select()
  }, [])
  const isEmpty = (id: string) => (values[id] ?? '').trim() === ''
  return (
    <form
      ref={element}
      noValidate
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (!facts.some(({ id }) => isEmpty(id))) onSave(values)
      }}
    >
      <div className="flex flex-col gap-2">
        {facts.map((fact) => (
          <div
            key={fact.id}
            className={
              fact.kind === 'hours' ? 'grid grid-cols-[6.5rem_1fr] items-center gap-3 text-sm' : undefined
            }
          >
            <label
              htmlFor={`${form}-${fact.id}`}
              className={fact.kind === 'hours' ? 'text-muted' : 'sr-only'}
            >
              {fact.kind === 'hours' ? dayOf(fact) : `${kindWords[fact.kind]}: ${fact.label}`}
            </label>
            <Input
              id={`${form}-${fact.id}`}
              value={values[fact.id] ?? ''}
              maxLength={1_000}
              className="h-10"
              data-doubtful={fact.sure ? undefined : ''}
              aria-invalid={(tried && isEmpty(fact.id)) || undefined}
              aria-describedby={tried && isEmpty(fact.id) ? problem : undefined}
              onChange={({ target }) => setValues({ ...values, [fact.id]: target.value })}
            />
          </div>
        ))}
        {tried && facts.some(({ id }) => isEmpty(id)) && (
          <p id={problem} role="alert" className="text-xs text-bad">
            Say what it is, or drop it.
          </p>
        )}
      </div>
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
