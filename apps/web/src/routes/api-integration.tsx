import { useQuery } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { useAssistantSearch } from '../features/assistants/use-assistant-search.tsx'
import { IntegrationHub } from '../features/integrations/integration-hub.tsx'
import { hasFailedToLoad, isFirstLoad } from '../lib/api/query-state.ts'
import { PageMeta } from '../lib/navigation/page-meta.tsx'
import { assistantsQuery } from '../shared/assistants/assistant-queries.ts'
import { SampleCode } from '../shared/sample-code.tsx'
import { Button, ButtonLink } from '../ui/controls/button.tsx'
import { iconSize } from '../ui/controls/icon-button.tsx'
import { EmptyState } from '../ui/layout/empty-state.tsx'
import { PageHeader } from '../ui/layout/page-header.tsx'
import { Skeleton } from '../ui/layout/skeleton.tsx'
import { ErrorState } from '../ui/layout/states.tsx'

export default function ApiIntegration() {
  const assistants = useQuery(assistantsQuery)
  const { found, search } = useAssistantSearch(assistants.data ?? [])
  return (
    <>
      <PageMeta title="API Integration · Foyer" />
      <PageHeader
        title="API Integration"
        description="Use your assistant on Discord, on Telegram and in your own code."
        actions={
          <ButtonLink href="/api" variant="secondary">
            <KeyRound {...iconSize(18)} /> API keys
          </ButtonLink>
        }
      />
      {isFirstLoad(assistants) && (
        <div className="grid gap-8 lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-10">
          <Skeleton className="h-48 rounded-card" />
          <Skeleton className="h-[36rem] rounded-card" />
        </div>
      )}
      {hasFailedToLoad(assistants) && (
        <ErrorState
          title="Couldn’t load your assistants"
          actions={<Button onClick={() => assistants.refetch()}>Try again</Button>}
        >
          They and your bots are still answering. Please try again.
        </ErrorState>
      )}
      {assistants.data?.length === 0 && (
        <EmptyState
          title="Create your first assistant"
          actions={<ButtonLink href="/dashboard">Create Your First Assistant</ButtonLink>}
          example={
            <div className="min-w-0 lg:w-[30rem]">
              <SampleCode id="ask-curl" values={{ baseUrl: window.location.origin }} />
            </div>
          }
        >
          Once you have an assistant, this page gives you ready-made code with its key filled in: Discord and
          Telegram bots, examples in four languages, OpenAI clients and MCP.
        </EmptyState>
      )}
      {assistants.data && assistants.data.length > 0 && (
        <IntegrationHub assistants={assistants.data} found={found} search={search} />
      )}
    </>
  )
}
