import type { Assistant } from '@foyer/contract/assistants'
import type { Overview } from '@foyer/contract/overview'
import type { UseQueryResult } from '@tanstack/react-query'
import { Code } from 'lucide-react'
import type { ReactNode } from 'react'
import { hasFailedToLoad, isFirstLoad } from '../../lib/api/query-state.ts'
import { cx } from '../../ui/class-names.ts'
import { Button, ButtonLink } from '../../ui/controls/button.tsx'
import { iconSize } from '../../ui/controls/icon-button.tsx'
import { Skeleton } from '../../ui/layout/skeleton.tsx'
import { ErrorState } from '../../ui/layout/states.tsx'
import { AssistantCard } from './assistant-card.tsx'
import { useAssistantSearch } from './use-assistant-search.tsx'

type AssistantListProps = {
  assistants: UseQueryResult<Assistant[]>
  counts: Overview['assistants'] | undefined
  empty: ReactNode
  onEmbed: (assistant: Assistant) => void
}

export function AssistantList({ assistants, counts, empty, onEmbed }: AssistantListProps) {
  const { found, search } = useAssistantSearch(assistants.data ?? [])
  const single = assistants.data?.length === 1
  return (
    <>
      {isFirstLoad(assistants) && (
        <div className="grid gap-4 lg:grid-cols-2">
          <Skeleton className="h-64 rounded-card" />
          <Skeleton className="h-64 rounded-card" />
        </div>
      )}
      {hasFailedToLoad(assistants) && (
        <ErrorState
          title="Couldn’t load your assistants"
          actions={<Button onClick={() => assistants.refetch()}>Try again</Button>}
        >
          They’re still answering your visitors. Please try again.
        </ErrorState>
      )}
      {assistants.data?.length === 0 && empty}
      {search}
      {found.length > 0 && (
        <ul className={cx('grid grid-cols-1 gap-4', !single && 'lg:grid-cols-2')}>
          {found.map((assistant) => (
            <li key={assistant.id} className="grid min-w-0">
              <AssistantCard
                assistant={assistant}
                counts={counts?.find(({ id }) => id === assistant.id)}
                actions={
                  <>
                    <Button variant="secondary" onClick={() => onEmbed(assistant)}>
                      <Code {...iconSize(18)} /> Add to My Website
                    </Button>
                    <ButtonLink href={`/bot/${assistant.id}`} variant="ghost">
                      Open
                    </ButtonLink>
                  </>
                }
              />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
