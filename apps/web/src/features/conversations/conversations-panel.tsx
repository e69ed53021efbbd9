import type { Assistant } from '@foyer/contract/assistants'
import type { Conversation } from '@foyer/contract/conversations'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { useSearch } from 'wouter'
import { hasFailedToLoad, isFirstLoad } from '../../lib/failed-read.ts'
import { rowsOf } from '../../lib/list-query.ts'
import { refetchAssistantsOnNotFound } from '../../lib/query-client.ts'
import { conversationsQuery, totalsQuery } from '../../shared/conversation-queries.ts'
import { startAction } from '../../shared/start-action.tsx'
import { useChosenAssistant } from '../../shared/use-chosen-assistant.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadMore } from '../../ui/load-more.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { ConversationFigures } from './conversation-figures.tsx'
import { ConversationFilters, type Kind, kinds } from './conversation-filters.tsx'
import { ConversationList } from './conversation-list.tsx'
import { ConversationView, type Teach } from './conversation-view.tsx'
import { LiveList } from './live-list.tsx'
import { matching } from './search.ts'
import { useNamedConversation } from './use-named-conversation.ts'

// A search reads so far at a time. It goes on by itself until there is something to look at, for so long, then asks.
const worthLookingAt = 10
const mostPages = 20

/** A count of what is missing leads to where it is, as far back as it counts. */
function askedFor(search: string): { kind: Kind; date: string } {
  const isMissing = new URLSearchParams(search).get('answers') === 'missing'
  return isMissing ? { kind: 'missing', date: 'month' } : { kind: 'show', date: 'all' }
}

type ConversationsPanelProps = {
  assistants: Assistant[]
  onTeach: Teach
  /** What a conversation is like, for those who have none. */
  example: ReactNode
}

/** What visitors asked and were told: filtered by the server, searched here in what is loaded or there in all. */
export function ConversationsPanel({ assistants, onTeach, example }: ConversationsPanelProps) {
  const [assistant, setAssistant] = useChosenAssistant(assistants)
  const search = useSearch()
  const [date, setDate] = useState(() => askedFor(search).date)
  const [kind, setKind] = useState(() => askedFor(search).kind)
  // Whoever is here already is led there, too.
  const follow = useEffectEvent(() => {
    const asked = askedFor(search)
    setDate(asked.date)
    setKind(asked.kind)
  })
  useEffect(() => {
    if (search.includes('answers=')) follow()
  }, [search])
  const [wanted, setWanted] = useState('')
  const [everywhere, setEverywhere] = useState('')
  const [open, setOpen] = useState<Conversation | null>(null)
  const named = useNamedConversation(open === null)

  const filter = {
    assistant,
    date,
    ...kinds[kind].asked,
    ...(date === 'today' && { utcOffset: String(-new Date().getTimezoneOffset()) }),
  }
  const list = useInfiniteQuery({
    ...conversationsQuery({ ...filter, ...(everywhere && { q: everywhere }) }),
    placeholderData: keepPreviousData,
  })
  const totals = useQuery(totalsQuery(filter))
  useEffect(() => refetchAssistantsOnNotFound(list.error), [list.error])
  const loaded = rowsOf(list.data)
  const shown = everywhere ? loaded : matching(loaded, wanted)
  const filtered = assistant !== 'all' || date !== 'all' || kind !== 'show'
  const goesOn = everywhere !== '' && list.hasNextPage
  const looksFurther =
    goesOn && !list.isError && loaded.length < worthLookingAt && (list.data?.pages.length ?? 0) < mostPages
  const { isFetching, fetchNextPage } = list
  useEffect(() => {
    if (looksFurther && !isFetching) void fetchNextPage()
  }, [looksFurther, isFetching, fetchNextPage])
  // What the last filter left is still shown while the next is asked for, and says nothing about all.
  const nothingYet = list.data && !list.isPlaceholderData && loaded.length === 0 && !filtered && !everywhere

  return (
    <>
      <LiveList onOpen={setOpen} />
      <ConversationFigures totals={totals.data} namesTests={kinds[kind].asked.tests === 'show'} />
      {nothingYet ? (
        <EmptyState
          className="mt-8"
          title="No conversations yet"
          actions={startAction(assistants)}
          example={example}
        >
          When visitors ask your assistant something, you read it here, with the pages it answered from.
        </EmptyState>
      ) : (
        <>
          <ConversationFilters
            assistants={assistants}
            filter={{ assistant, date, kind, wanted }}
            searchedAll={everywhere !== ''}
            onAssistant={setAssistant}
            onDate={setDate}
            onKind={setKind}
            onType={(text) => {
              setWanted(text)
              setEverywhere('')
            }}
            onSearchAll={() => setEverywhere(wanted.trim())}
          />
          {isFirstLoad(list) && <Skeleton className="h-64 rounded-card" />}
          {(hasFailedToLoad(list) || (list.isFetchNextPageError && shown.length === 0)) && (
            <ErrorState
              title="Conversations could not be loaded"
              actions={
                <Button onClick={() => (list.data ? list.fetchNextPage() : list.refetch())}>Try again</Button>
              }
            >
              Nothing is lost: they are stored, and your assistants go on answering.
            </ErrorState>
          )}
          {list.data && shown.length === 0 && (
            <div className="flex flex-wrap items-center justify-between gap-4 rounded-card border border-hairline bg-surface p-6 text-sm text-muted">
              <p>
                <span>
                  {looksFurther
                    ? 'Looking further back …'
                    : goesOn
                      ? 'Not in the newest conversations.'
                      : 'No conversation matches.'}{' '}
                </span>
                {wanted && !everywhere && list.hasNextPage && (
                  <span>Search all to look beyond what is loaded.</span>
                )}
              </p>
              {goesOn && !looksFurther && (
                <Button
                  variant="secondary"
                  size="sm"
                  busy={list.isFetchingNextPage}
                  onClick={() => list.fetchNextPage()}
                >
                  Look further back
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
                found={wanted.trim() && !everywhere ? shown.length : undefined}
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
