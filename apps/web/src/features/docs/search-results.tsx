import { contents, type SearchEntry } from 'virtual:docs'
import type { PageId } from '@foyer/docs/pages'
import { addressOf } from './use-docs-place.ts'

const maxResults = 12

/** Finds entries that contain every word. Titles weigh more than paths, and paths more than text. */
export function search(entries: readonly SearchEntry[], wanted: string): SearchEntry[] {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  return entries
    .map((entry) => ({ entry, score: scoreOf(entry, words) }))
    .filter(({ score }) => score > 0)
    .sort((one, two) => two.score - one.score)
    .slice(0, maxResults)
    .map(({ entry }) => entry)
}

function scoreOf({ title, method = '', path = '', text }: SearchEntry, words: string[]): number {
  const places = [
    [title.toLowerCase(), 8],
    [`${method} ${path}`.toLowerCase(), 4],
    [text.toLowerCase(), 1],
  ] as const
  let score = 0
  for (const word of words) {
    const found = places.find(([place]) => place.includes(word))
    if (!found) return 0
    const [place, weight] = found
    score += weight + (place.startsWith(word) ? weight : 0)
  }
  return score
}

const titleOf = (page: PageId) => contents.find(({ id }) => id === page)!.title

type SearchResultsProps = { wanted: string; found: SearchEntry[]; onFollow: () => void }

export function SearchResults({ wanted, found, onFollow }: SearchResultsProps) {
  return (
    <div className="absolute inset-x-0 top-full z-20 mt-2 max-h-[60vh] overflow-y-auto rounded-card border border-hairline bg-surface p-2 shadow-float lg:right-auto lg:w-[26rem]">
      {found.length === 0 && <p className="px-3 py-2 text-sm text-muted">No results for “{wanted}”.</p>}
      <ul>
        {found.map(({ page, anchor, title, method, path }) => (
          <li key={anchor}>
            <a
              href={addressOf(page, anchor)}
              onClick={onFollow}
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
  )
}
