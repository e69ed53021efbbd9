import type { Assistant } from '@foyer/contract/assistants'
import { useState } from 'react'
import { Skeleton } from '../../ui/layout/skeleton.tsx'
import { chunk } from '../../ui/loading/chunk.tsx'
import { LazyPart } from '../../ui/loading/lazy.tsx'
import { LiveText } from '../../ui/messages/live-text.tsx'

// Loaded on demand because most owners have few assistants.
const assistantSearch = chunk(() => import('./assistant-search.tsx'))

// Shorter lists need no search.
const searchedFrom = 11

export function useAssistantSearch(assistants: Assistant[]) {
  const [wanted, setWanted] = useState('')
  if (assistants.length < searchedFrom) return { found: assistants, search: null }
  const words = wanted.trim().toLowerCase()
  const found = assistants.filter(({ name, context, description, websiteUrl }) =>
    [name, context, description, websiteUrl].some((text) => text.toLowerCase().includes(words)),
  )
  const search = (
    <div className="mb-4">
      <LazyPart
        chunk={assistantSearch}
        waiting={<Skeleton className="h-10 rounded-control sm:max-w-sm" />}
        props={{ wanted, onType: setWanted }}
      />
      {found.length === 0 && (
        <LiveText className="mt-3 text-muted">No results for “{wanted.trim()}”.</LiveText>
      )}
    </div>
  )
  return { found, search }
}
