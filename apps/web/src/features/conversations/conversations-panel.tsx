import type { Assistant } from '@foyer/contract/assistants'
import type { Conversation, ConversationTotals, dateRanges } from '@foyer/contract/conversations'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { anyOf } from '../../lib/assistants-query.ts'
import { isAwaited, isMissing } from '../../lib/failed-read.ts'
import { listQuery, rowsOf } from '../../lib/list-query.ts'
import { sayGone } from '../../lib/query-client.ts'
import { useChosenAssistant } from '../../lib/use-chosen-assistant.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Stat, Stats } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Field, Input, SelectField } from '../../ui/field.tsx'
import { LoadMore } from '../../ui/load-more.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { ConversationList } from './conversation-list.tsx'
import { ConversationView, type Teach } from './conversation-view.tsx'
import { matching } from './search.ts'

const count = new Intl.NumberFormat('en')
const ranges: Record<(typeof dateRanges)[number], string> = {
  all: 'All time',
  today: 'Today',
  week: 'Past week',
  month: 'Past month',
}

const kinds = {
  show: { label: 'Everything', asked: { tests: 'show' } },
  missing: { label: 'With unanswered questions', asked: { tests: 'show', answers: 'missing' } },
  hide: { label: 'Visitors only', asked: { tests: 'hide' } },
  only: { label: 'Test chats only', asked: { tests: 'only' } },
} as const
type Kind = keyof typeof kinds

// A search reads so far at a time. It goes on by itself until there is something to look at, for so long, then asks.
const worthLookingAt = 10
const mostPages = 20

type ConversationsPanelProps = {
  assistants: Assistant[]
  onTeach: Teach
  /** What a conversation is like, for those who have none. */
  example: ReactNode
}

/** What visitors asked and were told: filtered by the server, searched here in what is loaded or there in all. */
export function ConversationsPanel({ assistants, onTeach, example }: ConversationsPanelProps) {
  const [assistant, setAssistant] = useChosenAssistant(assistants)
  const [date, setDate] = useState('all')
  const [kind, setKind] = useState<Kind>('show')
  const [wanted, setWanted] = useState('')
  const [everywhere, setEverywhere] = useState('')
  const [open, setOpen] = useState<Conversation | null>(null)

  const filter = {
    assistant,
    date,
    ...kinds[kind].asked,
    ...(date === 'today' && { utcOffset: String(-new Date().getTimezoneOffset()) }),
  }
  const searched = new URLSearchParams({ ...filter, ...(everywhere && { q: everywhere }) })
  const list = useInfiniteQuery({
    ...listQuery<Conversation>(`/api/conversations?${searched}`),
    placeholderData: keepPreviousData,
  })
  const totals = useQuery<ConversationTotals>({
    queryKey: [`/api/conversations/totals?${new URLSearchParams(filter)}`],
  })
  useEffect(() => sayGone(list.error), [list.error])
  const loaded = rowsOf(list.data)
  const shown = everywhere ? loaded : matching(loaded, wanted)
  const { totalConversations, totalMessages, testChats = 0, averageSatisfaction } = totals.data ?? {}
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
      <Stats>
        <Stat
          label="Total Conversations"
          value={totalConversations === undefined ? '–' : count.format(totalConversations)}
          note={
            kinds[kind].asked.tests === 'show' &&
            testChats > 0 &&
            `${count.format(testChats)} of them ${testChats === 1 ? 'is a test chat' : 'are test chats'} of yours`
          }
        />
        <Stat
          label="Total Messages"
          value={totalMessages === undefined ? '–' : count.format(totalMessages)}
          note="Questions and answers. Your plan counts what visitors asked and were answered."
        />
        <Stat
          label="Avg Satisfaction"
          value={averageSatisfaction == null ? '–' : averageSatisfaction.toFixed(1)}
          unit="/5"
        />
      </Stats>
      {nothingYet ? (
        <EmptyState
          className="mt-8"
          title="No conversations yet"
          actions={<ButtonLink href="/dashboard">Add an assistant to your website</ButtonLink>}
          example={example}
        >
          When visitors ask your assistant something, you read it here, with the pages it answered from.
        </EmptyState>
      ) : (
        <>
          <form
            className="mt-8 mb-6 grid grid-cols-2 items-end gap-4 sm:grid-cols-3 xl:grid-cols-[1fr_1fr_1fr_1.5fr_auto]"
            onSubmit={(event) => {
              event.preventDefault()
              setEverywhere(wanted.trim())
            }}
          >
            <SelectField
              label="Assistant"
              className="max-sm:col-span-2"
              choices={anyOf(assistants)}
              value={assistant}
              onChoose={setAssistant}
            />
            <SelectField
              label="Date Range"
              choices={Object.entries(ranges)}
              value={date}
              onChoose={setDate}
            />
            <SelectField
              label="Shown"
              choices={Object.entries(kinds).map(([value, { label }]) => [value, label])}
              value={kind}
              onChoose={(value) => setKind(value as Kind)}
            />
            <Field label="Search Messages" className="max-xl:col-span-2">
              <Input
                type="search"
                value={wanted}
                onChange={({ target }) => {
                  setWanted(target.value)
                  setEverywhere('')
                }}
              />
            </Field>
            <Button
              type="submit"
              variant="secondary"
              className="h-11 max-sm:col-span-2"
              disabled={!wanted.trim()}
            >
              Search all
            </Button>
            <p className="col-span-full -mt-2 text-xs text-muted">
              {everywhere
                ? 'Searched in all your conversations.'
                : 'Typing searches the conversations below; Search all looks through every one.'}
            </p>
          </form>
          {isAwaited(list) && <Skeleton className="h-64 rounded-card" />}
          {(isMissing(list) || (list.isFetchNextPageError && shown.length === 0)) && (
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
                {looksFurther
                  ? 'Looking further back …'
                  : goesOn
                    ? 'Not in the newest conversations.'
                    : 'No conversation matches.'}{' '}
                {wanted && !everywhere && list.hasNextPage && 'Search all to look beyond what is loaded.'}
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
      {open && (
        <ConversationView
          conversation={open}
          wanted={wanted}
          onTeach={onTeach}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  )
}
