import { problemOfFact } from '@foyer/contract/fact-values'
import type { KnownFact } from '@foyer/contract/facts'
import { useEffect, useId, useRef, useState } from 'react'
import { cx } from '../../ui/class-names.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Input } from '../../ui/controls/field.tsx'
import { Form } from '../../ui/controls/form.tsx'
import { type CheckItem, dayOf } from './check-items.ts'
import { isWithoutDays, kindLabels } from './fact-labels.ts'
import type { Refusal } from './use-check.ts'

type CorrectFormProps = {
  item: CheckItem
  /** Resolves to the server’s objection, if any. */
  onSave: (values: Record<string, string>) => Promise<Refusal | null>
  onCancel: () => void
}

export function CorrectForm({ item: { facts }, onSave, onCancel }: CorrectFormProps) {
  const [values, setValues] = useState<Record<string, string>>(() =>
    // Free text about opening hours is no starting point for a week.
    Object.fromEntries(facts.map((fact) => [fact.id, isWithoutDays(fact) ? '' : fact.value])),
  )
  const [tried, setTried] = useState(false)
  const [saving, setSaving] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const form = useId()
  const element = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const start = element.current?.querySelector<HTMLInputElement>('input[data-doubtful]')
    ;(start ?? element.current?.querySelector('input'))?.select()
  }, [])
  const problemOf = ({ id, kind, value: before }: KnownFact) => {
    const value = (values[id] ?? '').trim()
    if (!value) return 'Enter a value, or remove it.'
    return value === before ? null : problemOfFact({ kind, value })
  }
  const shownOf = (fact: KnownFact) =>
    refusal?.factId === fact.id ? refusal.message : tried ? problemOf(fact) : null

  async function save() {
    setTried(true)
    setRefusal(null)
    if (saving || facts.some((fact) => problemOf(fact) !== null)) return
    setSaving(true)
    const refused = await onSave(values)
    setSaving(false)
    setRefusal(refused)
    if (refused) element.current?.querySelector<HTMLInputElement>(`[id="${form}-${refused.factId}"]`)?.focus()
  }

  return (
    <Form busy={saving} ref={element} className="mt-1 flex flex-col gap-3" onSubmit={save}>
      <div className="flex flex-col gap-2">
        {facts.map((fact) => {
          const field = `${form}-${fact.id}`
          const problem = shownOf(fact)
          const isDay = fact.kind === 'hours' && !isWithoutDays(fact)
          return (
            <div
              key={fact.id}
              className={isDay ? 'grid grid-cols-[6.5rem_1fr] items-center gap-x-3 text-sm' : undefined}
            >
              <label htmlFor={field} className={isDay ? 'text-muted' : 'sr-only'}>
                {isDay ? dayOf(fact) : `${kindLabels[fact.kind]}: ${fact.label}`}
              </label>
              <Input
                id={field}
                value={values[fact.id] ?? ''}
                maxLength={1_000}
                className="h-10"
                placeholder={isWithoutDays(fact) ? 'Mon–Fri 9:00–17:00, Sat closed' : undefined}
                data-doubtful={fact.sure ? undefined : ''}
                aria-invalid={problem !== null || undefined}
                aria-describedby={problem ? `${field}-problem` : undefined}
                onChange={({ target }) => {
                  setValues({ ...values, [fact.id]: target.value })
                  // A changed value clears its error.
                  setRefusal((now) => (now?.factId === fact.id ? null : now))
                }}
              />
              {problem && (
                <p
                  id={`${field}-problem`}
                  role="alert"
                  className={cx('mt-1 text-xs text-bad', isDay && 'col-start-2')}
                >
                  {problem}
                </p>
              )}
            </div>
          )
        })}
      </div>
      <div className="flex gap-2">
        <Button type="submit" size="sm" className="max-sm:h-10" busy={saving}>
          Save
        </Button>
        <Button variant="secondary" size="sm" className="max-sm:h-10" held={false} onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </Form>
  )
}
