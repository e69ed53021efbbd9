import { contents, loadSearch, type SearchEntry } from 'virtual:docs'
import type { PageId } from '@foyer/docs/pages'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { SearchField } from '../../ui/field.tsx'
import { search } from './search.ts'
import { addressOf } from './use-docs-place.ts'

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

const titleOf = (page: PageId) => contents.find(({ id }) => id === page)!.title

/** Found while it is typed, over every tab. `/` leads here from anywhere on the page. */
export function DocsSearch() {
  const [wanted, setWanted] = useState('')
  const [entries, setEntries] = useState<SearchEntry[]>([])
  const field = useRef<HTMLDivElement>(null)
  const warm = () =>
    void loadSearch().then(
      ({ entries }) => setEntries(entries),
      () => {},
    )

  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key !== '/' || event.metaKey || event.ctrlKey || event.altKey || isTyping(event.target))
        return
      event.preventDefault()
      field.current?.querySelector('input')?.focus()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])

  const results = search(entries, wanted)
  const links = () => [...(field.current?.querySelectorAll<HTMLAnchorElement>('a') ?? [])]

  function onKeyDown(event: KeyboardEvent) {
    const all = links()
    const at = all.indexOf(document.activeElement as HTMLAnchorElement)
    if (event.key === 'Escape') {
      setWanted('')
      field.current?.querySelector('input')?.focus()
    } else if (event.key === 'ArrowDown') all[Math.min(at + 1, all.length - 1)]?.focus()
    else if (event.key === 'ArrowUp' && at === 0) field.current?.querySelector('input')?.focus()
    else if (event.key === 'ArrowUp') all[at - 1]?.focus()
    // By number: an input method's Enter, which is 229, chooses a word and no page.
    else if (event.keyCode === 13 && at === -1) all[0]?.click()
    else return
    event.preventDefault()
  }

  const open = wanted.trim() !== ''
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrows move between the field and the links inside.
    <div ref={field} onKeyDown={onKeyDown} className="relative">
      <SearchField
        label="Search the docs"
        value={wanted}
        onFocus={warm}
        onChange={({ target }) => setWanted(target.value)}
        aria-keyshortcuts="/"
        autoComplete="off"
      />
      <p role="status" className="sr-only">
        {open && `${results.length} found`}
      </p>
      {open && (
        <div className="absolute inset-x-0 top-full z-20 mt-2 max-h-[60vh] overflow-y-auto rounded-card border border-hairline bg-surface p-2 shadow-float lg:right-auto lg:w-[26rem]">
          {entries.length > 0 && results.length === 0 && (
            <p className="px-3 py-2 text-sm text-muted">Nothing matches “{wanted.trim()}”.</p>
          )}
          <ul>
            {results.map(({ page, anchor, title, method, path }) => (
              <li key={anchor}>
                <a
                  href={addressOf(page, anchor)}
                  onClick={() => setWanted('')}
                  className="block rounded-control px-3 py-2 hover:bg-sunken focus-visible:bg-sunken focus-visible:-outline-offset-2"
                >
                  <span className="flex items-baseline justify-between gap-3 text-sm">
                    <span className="font-medium">{title}</span>
                    <span className="shrink-0 text-xs text-muted">{titleOf(page)}</span>
                  </span>
                  {path && (
                    <code className="mt-0.5 block font-mono text-xs text-muted [overflow-wrap:anywhere]">
                      <span className="text-accent">{method}</span> {path}
                    </code>
                  )}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
