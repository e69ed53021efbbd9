import type { Assistant } from '@foyer/contract/assistants'
import type { Conversation } from '@foyer/contract/conversations'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { useSearch } from 'wouter'
import { rowsOf } from '../../lib/api/list-query.ts'
import { refetchAssistantsOnNotFound } from '../../lib/api/query-client.ts'
import { hasFailedToLoad, isFirstLoad } from '../../lib/api/query-state.ts'
import { startAction } from '../../shared/assistants/start-action.tsx'
import { useChosenAssistant } from '../../shared/assistants/use-chosen-assistant.ts'
import { conversationsQuery, totalsQuery } from '../../shared/conversations/conversation-queries.ts'
import { Button } from '../../ui/controls/button.tsx'
import { EmptyState } from '../../ui/layout/empty-state.tsx'
import { Skeleton } from '../../ui/layout/skeleton.tsx'
import { ErrorState } from '../../ui/layout/states.tsx'
import { LoadMore } from '../../ui/loading/load-more.tsx'
import { ConversationFigures } from './conversation-figures.tsx'
import { ConversationFilters, type Kind, kinds } from './conversation-filters.tsx'
import { ConversationList } from './conversation-list.tsx'
import { ConversationView, type Teach } from './conversation-view.tsx'
import { LiveList } from './live-list.tsx'
import { matching } from './search.ts'
import { useLinkedConversation } from './use-linked-conversation.ts'

// Search results come in pages. More are fetched automatically until there are enough to show, up to a limit.
const enoughResults = 10
const maxPages = 20

/** Links to unanswered questions use the same period as their count. */
function filterFrom(search: string): { kind: Kind; date: string } {
  const isMissing = new URLSearchParams(search).get('answers') === 'missing'
  return isMissing ? { kind: 'missing', date: 'month' } : { kind: 'show', date: 'all' }
}

type ConversationsPanelProps = {
  assistants: Assistant[]
  onTeach: Teach
  /** Shown while there are no conversations. */
  example: ReactNode
}

export function ConversationsPanel({ assistants, onTeach, example }: ConversationsPanelProps) {
  const [assistant, setAssistant] = useChosenAssistant(assistants)
  const search = useSearch()
  const [date, setDate] = useState(() => filterFrom(search).date)
  const [kind, setKind] = useState(() => filterFrom(search).kind)
  // Also applies links followed while this page is open.
  const applyLink = useEffectEvent(() => {
    const asked = filterFrom(search)
    setDate(asked.date)
    setKind(asked.kind)
  })
  useEffect(() => {
    if (search.includes('answers=')) applyLink()
  }, [search])
  const [wanted, setWanted] = useState('')
  const [searchedText, setSearchedText] = useState('')
  const [open, setOpen] = useState<Conversation | null>(null)
  const named = useLinkedConversation(open === null)

  const filter = {
    assistant,
    date,
    ...kinds[kind].query,
    ...(date === 'today' && { utcOffset: String(-new Date().getTimezoneOffset()) }),
  }
  const list = useInfiniteQuery({
    ...conversationsQuery({ ...filter, ...(searchedText && { q: searchedText }) }),
    placeholderData: keepPreviousData,
  })
  const totals = useQuery(totalsQuery(filter))
  useEffect(() => refetchAssistantsOnNotFound(list.error), [list.error])
  const loaded = rowsOf(list.data)
  const shown = searchedText ? loaded : matching(loaded, wanted)
  const filtered = assistant !== 'all' || date !== 'all' || kind !== 'show'
  const hasMoreResults = searchedText !== '' && list.hasNextPage
  const isSearching =
    hasMoreResults &&
    !list.isError &&
    loaded.length < enoughResults &&
    (list.data?.pages.length ?? 0) < maxPages
  const { isFetching, fetchNextPage } = list
  useEffect(() => {
    if (isSearching && !isFetching) void fetchNextPage()
  }, [isSearching, isFetching, fetchNextPage])
  // Placeholder data from the previous filter does not count as empty.
  const nothingYet = list.data && !list.isPlaceholderData && loaded.length === 0 && !filtered && !searchedText

  return (
    <>
      <LiveList onOpen={setOpen} />
      <ConversationFigures totals={totals.data} showsTests={kinds[kind].query.tests === 'show'} />
      {nothingYet ? (
        <EmptyState
          className="mt-8"
          title="No conversations yet"
          actions={startAction(assistants)}
          example={example}
        >
          Read what visitors ask, how your assistant answered, and which pages it used.
        </EmptyState>
      ) : (
        <>
          <ConversationFilters
            assistants={assistants}
            filter={{ assistant, date, kind, wanted }}
            searchedAll={searchedText !== ''}
            onAssistant={setAssistant}
            onDate={setDate}
            onKind={setKind}
            onType={(text) => {
              setWanted(text)
              setSearchedText('')
            }}
            onSearchAll={() => setSearchedText(wanted.trim())}
          />
          {isFirstLoad(list) && <Skeleton className="h-64 rounded-card" />}
          {(hasFailedToLoad(list) || (list.isFetchNextPageError && shown.length === 0)) && (
            <ErrorState
              title="Couldn’t load conversations"
              actions={
                <Button onClick={() => (list.data ? list.fetchNextPage() : list.refetch())}>Try again</Button>
              }
            >
              They’re safe, and your assistants are still answering. Please try again.
            </ErrorState>
          )}
          {list.data && shown.length === 0 && (
            <div className="flex flex-wrap items-center justify-between gap-4 rounded-card border border-hairline bg-surface p-6 text-sm text-muted">
              <p>
                <span>
                  {isSearching
                    ? 'Searching older conversations…'
                    : hasMoreResults
                      ? 'No matches in your recent conversations.'
                      : 'No matching conversations.'}{' '}
                </span>
                {wanted && !searchedText && list.hasNextPage && (
                  <span>Use Search all to include older ones.</span>
                )}
              </p>
              {hasMoreResults && !isSearching && (
                <Button
                  variant="secondary"
                  size="sm"
                  busy={list.isFetchingNextPage}
                  onClick={() => list.fetchNextPage()}
                >
                  Search older conversations
                </Button>
              )}
            </div>
          )}
          {shown.length > 0 && (
            <>
              <ConversationList conversations={shown} wanted={wanted} onOpen={setOpen} />
              <LoadMore
                shown={loaded.length}
                noun="conversations"
                found={wanted.trim() && !searchedText ? shown.length : undefined}
                hasMore={list.hasNextPage}
                busy={list.isFetchingNextPage}
                failed={list.isFetchNextPageError}
                onLoad={() => list.fetchNextPage()}
              />
            </>
          )}
        </>
      )}
      {(open ?? named.conversation) && (
        <ConversationView
          key={(open ?? named.conversation)!.id}
          conversation={(open ?? named.conversation)!}
          wanted={wanted}
          onTeach={onTeach}
          onClose={() => {
            setOpen(null)
            named.close()
          }}
        />
      )}
    </>
  )
}
