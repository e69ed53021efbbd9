import { Plus, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button, PlainButton } from '../../ui/controls/button.tsx'
import { Field, Input } from '../../ui/controls/field.tsx'
import { iconSize } from '../../ui/controls/icon-button.tsx'
import { pressedEnter } from '../../ui/focus/composing.ts'

const initiallyShown = 8

type RuleListProps = {
  label: string
  hint: string
  placeholder: string
  rules: readonly string[]
  busy: boolean
  /** Resolves to an error message, or null. */
  onSave: (rules: string[]) => Promise<string | null>
}

export function RuleList({ label, hint, placeholder, rules, busy, onSave }: RuleListProps) {
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  const [showsAll, setShowsAll] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const shown = showsAll ? rules : rules.slice(0, initiallyShown)

  async function add() {
    const wanted = typed.trim()
    if (!wanted || busy) return
    if (rules.includes(wanted)) return setError(`${wanted} is already on the list.`)
    const problem = await onSave([...rules, wanted])
    setError(problem ?? undefined)
    if (problem === null) setTyped('')
  }

  return (
    <div className="flex flex-col gap-3">
      <Field label={label} hint={hint} error={error}>
        <div className="flex gap-2">
          <Input
            ref={field}
            value={typed}
            maxLength={500}
            placeholder={placeholder}
            autoCapitalize="off"
            spellCheck={false}
            onChange={({ target }) => {
              setTyped(target.value)
              setError(undefined)
            }}
            onKeyDown={(event) => {
              if (!pressedEnter(event)) return
              event.preventDefault()
              void add()
            }}
          />
          <Button
            variant="secondary"
            className="h-11"
            disabled={!typed.trim()}
            held={busy}
            onClick={() => void add()}
          >
            <Plus {...iconSize(18)} /> Add
          </Button>
        </div>
      </Field>
      {rules.length > 0 && (
        <ul aria-label={label} className="flex flex-wrap gap-2">
          {shown.map((rule) => (
            <li
              key={rule}
              className="flex max-w-full items-center rounded-full border border-hairline bg-sunken pl-3 text-sm"
            >
              <span className="min-w-0 py-1 wrap-anywhere">{rule}</span>
              <PlainButton
                aria-label={`Remove ${rule}`}
                held={busy}
                onClick={async () => {
                  const problem = await onSave(rules.filter((each) => each !== rule))
                  setError(problem ?? undefined)
                  // The remove button disappears, so focus moves to the field.
                  if (problem === null) field.current?.focus({ preventScroll: true })
                }}
                className="grid size-8 shrink-0 place-items-center rounded-full text-muted transition-colors hover:text-bad"
              >
                <X {...iconSize(18)} />
              </PlainButton>
            </li>
          ))}
          {rules.length > shown.length && (
            <li>
              <Button variant="ghost" size="sm" onClick={() => setShowsAll(true)}>
                Show all {rules.length}
              </Button>
            </li>
          )}
        </ul>
      )}
    </div>
  )
}
