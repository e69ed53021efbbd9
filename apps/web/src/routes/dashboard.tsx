import type { Assistant } from '@foyer/contract/assistants'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Code, Plus } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { AssistantCard } from '../features/assistants/assistant-card.tsx'
import { useAssistantSearch } from '../features/assistants/use-assistant-search.tsx'
import { useCheckoutReturn } from '../features/billing/use-checkout-return.ts'
import { readCreation } from '../features/create-assistant/kept-creation.ts'
import { checkDialog, checkTitle } from '../features/facts/check-chunk.ts'
import { checkQuery } from '../features/facts/check-query.ts'
import { emptyArch } from '../features/marketing/empty-arch.tsx'
import { LimitWarning } from '../features/plan/limit-warning.tsx'
import { isAwaited, isMissing } from '../lib/failed-read.ts'
import { PageMeta } from '../lib/page-meta.tsx'
import { useQueryParams } from '../lib/use-query-params.ts'
import { useSession } from '../lib/use-session.ts'
import { assistantsQuery } from '../shared/assistant-queries.ts'
import { overviewQuery } from '../shared/overview-query.ts'
import { limitsQuery, usageQuery } from '../shared/plan-queries.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Stat, Stats } from '../ui/card.tsx'
import { chunk } from '../ui/chunk.tsx'
import { cx } from '../ui/class-names.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { formatCount, formatSeconds } from '../ui/format.ts'
import { iconSize } from '../ui/icon-button.tsx'
import { Lazy } from '../ui/lazy.tsx'
import { LazyDialog } from '../ui/lazy-dialog.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { ErrorState } from '../ui/states.tsx'

// The form and what checks it come when somebody reaches for them.
const createAssistant = chunk(() => import('../features/create-assistant/create-assistant.tsx'))
const checklist = chunk(() => import('../features/start/checklist.tsx'))
const sampleButton = chunk(() => import('../features/start/sample-button.tsx'))
const embedDialog = chunk(() => import('../features/embed/embed-dialog.tsx'))
const reachForCreation = () => void createAssistant.preload().catch(() => {})

type Checked = { id: string; name: string }

// Shown while nothing has been measured yet.
const assumedResponseMs = 800

function Figures({ assistants }: { assistants: Assistant[] | undefined }) {
  const limits = useQuery(limitsQuery)
  const usage = useQuery(usageQuery)
  const messages = limits.data?.usage.messages
  const before = usage.data?.lastMonthMessageCount
  const measured = usage.data?.averageResponseMs ?? (usage.data ? assumedResponseMs : undefined)
  return (
    <Stats>
      <Stat
        label="Active Assistants"
        value={assistants ? formatCount(assistants.filter(({ isActive }) => isActive).length) : '–'}
      />
      <Stat
        label="Messages Processed"
        value={messages === undefined ? '–' : formatCount(messages)}
        note={before ? `Answered this month, ${formatCount(before)} last month` : 'Answered this month'}
      />
      <Stat
        label="Avg Response Time"
        value={measured === undefined ? '–' : formatSeconds(measured)}
        unit="s"
        note={
          usage.data?.averageResponseMs === null
            ? 'What is usual. Yours is measured once it has answered.'
            : 'Over the last 30 days'
        }
      />
    </Stats>
  )
}

export default function Dashboard() {
  useCheckoutReturn('dashboard')
  const { user } = useSession()
  // Other screens lead here with what is to be opened.
  const { website, open: wanted } = useQueryParams()
  const [, navigate] = useLocation()
  const [creating, setCreating] = useState(Boolean(website) || wanted === 'create')
  const accountId = user?.id ?? ''
  // Once opened it stays: a creation goes on behind a closed form, and after a reload.
  const [opened, setOpened] = useState(() => creating || readCreation(accountId) !== null)
  const queries = useQueryClient()
  const [checking, setChecking] = useState<Checked | null>(null)
  const [embedding, setEmbedding] = useState<Assistant | null>(null)
  const assistants = useQuery(assistantsQuery)
  // What was done on another screen a moment ago counts here.
  const counts = useQuery({ ...overviewQuery, refetchOnMount: 'always' }).data
  const { found, search } = useAssistantSearch(assistants.data ?? [])

  function close() {
    setCreating(false)
    if (!createAssistant.loaded()) setOpened(false)
    if (website || wanted) navigate('/dashboard', { replace: true })
  }

  function closeEmbed() {
    setEmbedding(null)
    if (wanted) navigate('/dashboard', { replace: true })
  }

  /** A look at what was understood is offered where there is anything. Without it nothing is lost. */
  const countChecks = (id: string) =>
    queries.fetchQuery(checkQuery(id)).then(
      ({ facts }) => facts.length,
      () => 0,
    )

  function openCreation() {
    setCreating(true)
    setOpened(true)
  }

  const create = (label: string) => (
    <Button onPointerEnter={reachForCreation} onFocus={reachForCreation} onClick={openCreation}>
      <Plus {...iconSize(18)} /> {label}
    </Button>
  )

  const newest = assistants.data?.at(-1)
  const shownEmbed = embedding ?? (wanted === 'embed' ? newest : null)
  const firstSteps = counts && Object.values(counts.start).includes(false) && assistants.data && (
    <Lazy
      chunk={checklist}
      waiting={null}
      // Nobody misses what helps them along.
      failed={() => null}
      props={{
        accountId,
        start: counts.start,
        assistantId: newest?.id,
        onCreate: openCreation,
        onEmbed: () => setEmbedding(newest ?? null),
      }}
    />
  )
  const single = assistants.data?.length === 1

  return (
    <>
      <PageMeta title="Dashboard · Foyer" description="Your assistants, their usage and your plan." />
      <PageHeader
        title={`Welcome, ${user?.firstName || 'User'}`}
        description="Your assistants, and what they have done this month."
        actions={assistants.data?.length ? create('Create Assistant') : undefined}
      />
      <LimitWarning />
      <Figures assistants={assistants.data} />
      {/* Beside a single assistant there is room for the first steps; under several they move nothing. */}
      <div className={cx('mt-8 grid grid-cols-1 items-start gap-4', single && 'lg:grid-cols-2')}>
        <section aria-label="Your assistants">
          {isAwaited(assistants) && (
            <div className="grid gap-4 lg:grid-cols-2">
              <Skeleton className="h-64 rounded-card" />
              <Skeleton className="h-64 rounded-card" />
            </div>
          )}
          {isMissing(assistants) && (
            <ErrorState
              title="Your assistants could not be loaded"
              actions={<Button onClick={() => assistants.refetch()}>Try again</Button>}
            >
              They are fine and go on answering your visitors. Only this list is missing.
            </ErrorState>
          )}
          {assistants.data?.length === 0 && (
            <EmptyState
              title="No assistants yet"
              actions={
                <>
                  {create('Create Your First Assistant')}
                  <Lazy
                    chunk={sampleButton}
                    props={{ underDialog: creating }}
                    waiting={null}
                    failed={() => null}
                  />
                </>
              }
              example={emptyArch}
            >
              An assistant reads your website and answers your visitors from it, a few minutes after you enter
              its address.
            </EmptyState>
          )}
          {search}
          {found.length > 0 && (
            <ul className={cx('grid grid-cols-1 gap-4', !single && 'lg:grid-cols-2')}>
              {found.map((assistant) => (
                <li key={assistant.id} className="grid min-w-0">
                  <AssistantCard
                    assistant={assistant}
                    counts={counts?.assistants.find(({ id }) => id === assistant.id)}
                    actions={
                      <>
                        <Button variant="secondary" onClick={() => setEmbedding(assistant)}>
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
        </section>
        {firstSteps}
      </div>
      {shownEmbed && (
        <LazyDialog
          chunk={embedDialog}
          title={`Add to Website: ${shownEmbed.name}`}
          props={{ assistant: shownEmbed, onClose: closeEmbed }}
        />
      )}
      {checking && (
        <LazyDialog
          chunk={checkDialog}
          title={checkTitle}
          props={{ assistant: checking, onClose: () => setChecking(null) }}
        />
      )}
      {opened && (
        <LazyDialog
          chunk={createAssistant}
          title="Create Assistant"
          props={{
            accountId,
            open: creating,
            website,
            onClose: close,
            countChecks,
            onCheck: setChecking,
            onEmbed: (id) => setEmbedding(assistants.data?.find((each) => each.id === id) ?? null),
          }}
        />
      )}
    </>
  )
}
