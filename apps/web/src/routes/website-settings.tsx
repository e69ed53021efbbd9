import type { Assistant } from '@foyer/contract/assistants'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useAssistantSearch } from '../features/assistants/use-assistant-search.tsx'
import { QuestionsNote } from '../features/facts/questions-note.tsx'
import { ScansLeft } from '../features/plan/scans-left.tsx'
import { SiteCard } from '../features/website/site-card.tsx'
import { SiteDetails } from '../features/website/site-details.tsx'
import { hasFailedToLoad, isFirstLoad } from '../lib/api/query-state.ts'
import { PageMeta } from '../lib/navigation/page-meta.tsx'
import { assistantsQuery } from '../shared/assistants/assistant-queries.ts'
import { startAction } from '../shared/assistants/start-action.tsx'
import { limitsQuery } from '../shared/plan/plan-queries.ts'
import { Button } from '../ui/controls/button.tsx'
import { EmptyState } from '../ui/layout/empty-state.tsx'
import { PageHeader } from '../ui/layout/page-header.tsx'
import { Skeleton } from '../ui/layout/skeleton.tsx'
import { ErrorState } from '../ui/layout/states.tsx'
import { chunk } from '../ui/loading/chunk.tsx'
import { LazyPart } from '../ui/loading/lazy.tsx'

const factsPanel = chunk(() => import('../features/facts/facts-panel.tsx'))

export default function WebsiteSettings() {
  const assistants = useQuery(assistantsQuery)
  const limits = useQuery(limitsQuery)
  const [shown, setShown] = useState<Assistant | null>(null)
  const { found, search } = useAssistantSearch(assistants.data ?? [])
  const loaded = assistants.data !== undefined
  useEffect(() => {
    // Scrolls to the linked assistant once the list has loaded.
    if (loaded) document.getElementById(window.location.hash.slice(1))?.scrollIntoView()
  }, [loaded])
  return (
    <>
      <PageMeta title="Website Settings · Foyer" />
      <PageHeader
        title="Website Settings"
        description="Your websites and how often they’re scanned."
        actions={assistants.data?.length ? <ScansLeft /> : undefined}
      />
      {isFirstLoad(assistants) && <Skeleton className="h-72 rounded-card" />}
      {hasFailedToLoad(assistants) && (
        <ErrorState
          title="Couldn’t load your websites"
          actions={<Button onClick={() => assistants.refetch()}>Try again</Button>}
        >
          Your assistants are still answering. Please try again.
        </ErrorState>
      )}
      {assistants.data?.length === 0 && (
        <EmptyState title="No websites yet" actions={startAction([])}>
          Create an assistant to add a website.
        </EmptyState>
      )}
      {search}
      <div className="flex flex-col gap-4">
        {found.map((assistant) => (
          <SiteCard
            key={assistant.id}
            assistant={assistant}
            limits={limits.data}
            notice={<QuestionsNote assistant={assistant} />}
            onShowPages={() => setShown(assistant)}
          />
        ))}
      </div>
      {shown && (
        <SiteDetails
          assistant={shown}
          facts={
            <LazyPart
              chunk={factsPanel}
              waiting={<Skeleton className="h-48 rounded-card" />}
              props={{ assistant: shown }}
            />
          }
          onClose={() => setShown(null)}
        />
      )}
    </>
  )
}
