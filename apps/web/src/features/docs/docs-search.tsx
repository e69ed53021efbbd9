import { loadSearch, type SearchEntry } from 'virtual:docs'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { SearchField } from '../../ui/controls/field.tsx'
import { isComposing } from '../../ui/focus/composing.ts'

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

// The index is loaded on focus.
type LoadedSearch = { entries: SearchEntry[] } & typeof import('./search-results.tsx')

/** Searches all tabs while typing. `/` focuses the field. */
export function DocsSearch() {
  const [wanted, setWanted] = useState('')
  const [loaded, setLoaded] = useState<LoadedSearch>()
  const field = useRef<HTMLDivElement>(null)
  const warm = () =>
    void Promise.all([loadSearch(), import('./search-results.tsx')]).then(
      ([{ entries }, results]) => setLoaded({ entries, ...results }),
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

  const found = loaded?.search(loaded.entries, wanted) ?? []
  const links = () => [...(field.current?.querySelectorAll<HTMLAnchorElement>('a') ?? [])]

  function onKeyDown(event: KeyboardEvent) {
    if (isComposing(event.nativeEvent)) return
    const all = links()
    const at = all.indexOf(document.activeElement as HTMLAnchorElement)
    if (event.key === 'Escape') {
      setWanted('')
      field.current?.querySelector('input')?.focus()
    } else if (event.key === 'ArrowDown') all[Math.min(at + 1, all.length - 1)]?.focus()
    else if (event.key === 'ArrowUp' && at === 0) field.current?.querySelector('input')?.focus()
    else if (event.key === 'ArrowUp') all[at - 1]?.focus()
    else if (event.key === 'Enter' && at === -1) all[0]?.click()
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
        {open && `${found.length} found`}
      </p>
      {open && loaded && (
        <loaded.SearchResults wanted={wanted.trim()} found={found} onFollow={() => setWanted('')} />
      )}
    </div>
  )
}
