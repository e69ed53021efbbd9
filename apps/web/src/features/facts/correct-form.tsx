import { problemOfFact } from '@foyer/contract/fact-values'
import type { KnownFact } from '@foyer/contract/facts'
import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Input } from '../../ui/field.tsx'
import { type CheckItem, dayOf } from './check-items.ts'
import { kindWords } from './fact-words.ts'

type CorrectFormProps = {
  item: CheckItem
  onSave: (values: Record<string, string>) => void
  onCancel: () => void
}

/** What is right instead, typed where the wrong one stood. */
export function CorrectForm({ item: { facts }, onSave, onCancel }: CorrectFormProps) {
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
  const problemOf = ({ id, kind, value: before }: KnownFact) => {
    const value = (values[id] ?? '').trim()
    if (!value) return 'Say what it is, or drop it.'
    return value === before ? null : problemOfFact({ kind, value })
  }
  const isWrong = (fact: KnownFact) => tried && problemOf(fact) !== null
  const problems = tried ? [...new Set(facts.map(problemOf))].filter((each) => each !== null) : []
  return (
    <form
      ref={element}
      noValidate
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (facts.every((fact) => problemOf(fact) === null)) onSave(values)
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
              aria-invalid={isWrong(fact) || undefined}
              aria-describedby={isWrong(fact) ? problem : undefined}
              onChange={({ target }) => setValues({ ...values, [fact.id]: target.value })}
            />
          </div>
        ))}
        {problems.length > 0 && (
          <p id={problem} role="alert" className="text-xs text-bad">
            {problems.join(' ')}
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
