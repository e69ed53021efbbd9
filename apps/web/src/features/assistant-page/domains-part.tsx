import { asciiDomain, shownDomain } from '@foyer/contract/domains'
import { Plus, X } from 'lucide-react'
import { useState } from 'react'
import { showLoadFailure } from '../../lib/show-load-failure.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Field, Input } from '../../ui/controls/field.tsx'
import { iconSize } from '../../ui/controls/icon-button.tsx'
import { pressedEnter } from '../../ui/focus/composing.ts'
import { Part } from './part.tsx'
import type { Draft } from './use-draft.ts'

const maxDomains = 50

const parseDomain = (text: string) =>
  asciiDomain(
    text
      .trim()
      .toLowerCase()
      .replace(/^[a-z][a-z\d+.-]*:\/\//, '')
      .replace(/[/?#].*$/, ''),
  )

async function isDomain(text: string) {
  const [{ validate }, { assistantChange }] = await Promise.all([
    import('../../lib/forms/validate.ts'),
    import('@foyer/contract/assistant-forms'),
  ])
  return validate(assistantChange, { allowedDomains: [text] }).errors === null
}

export function DomainsPart({ draft }: { draft: Draft }) {
  const { values, set, errors } = draft
  const { allowedDomains } = values
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()

  async function add() {
    const domain = parseDomain(typed)
    if (!domain) return
    if (allowedDomains.includes(domain)) return setError(`${shownDomain(domain)} is already on the list`)
    try {
      if (!(await isDomain(domain))) return setError('Enter a domain such as example.com')
      set({ allowedDomains: [...allowedDomains, domain] })
      setTyped('')
    } catch (error) {
      showLoadFailure(error)
    }
  }

  return (
    <Part
      title="Allowed domains"
      about="Websites your widget may run on. Leave empty to allow all; *.example.com covers all subdomains."
    >
      {allowedDomains.length > 0 && (
        <ul aria-label="Allowed domains" className="flex flex-wrap gap-2">
          {allowedDomains.map((domain) => (
            <li
              key={domain}
              className="flex max-w-full items-center rounded-full border border-hairline bg-sunken pl-3 text-sm"
            >
              <span className="min-w-0 py-1 wrap-anywhere">{shownDomain(domain)}</span>
              <button
                type="button"
                aria-label={`Remove ${shownDomain(domain)}`}
                onClick={() => set({ allowedDomains: allowedDomains.filter((each) => each !== domain) })}
                className="grid size-8 shrink-0 place-items-center rounded-full text-muted transition-colors hover:text-bad"
              >
                <X {...iconSize(18)} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <Field label="Add a domain" error={error ?? errors.allowedDomains}>
        <div className="flex gap-2">
          <Input
            placeholder="example.com"
            autoCapitalize="off"
            spellCheck={false}
            value={typed}
            disabled={allowedDomains.length >= maxDomains}
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
          <Button variant="secondary" className="h-11" disabled={!typed.trim()} onClick={() => void add()}>
            <Plus {...iconSize(18)} /> Add
          </Button>
        </div>
      </Field>
    </Part>
  )
}
