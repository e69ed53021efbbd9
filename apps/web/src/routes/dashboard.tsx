import type { Assistant } from '@foyer/contract/assistants'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { UnconfirmedNote } from '../features/account/unconfirmed-note.tsx'
import { AccountFigures } from '../features/assistants/account-figures.tsx'
import { AssistantList } from '../features/assistants/assistant-list.tsx'
import { useCheckoutReturn } from '../features/billing/use-checkout-return.ts'
import { readCreation } from '../features/create-assistant/creation-storage.ts'
import { checkDialog, checkTitle } from '../features/facts/check-chunk.ts'
import { checkQuery } from '../features/facts/check-query.ts'
import { emptyArch } from '../features/marketing/empty-arch.tsx'
import { LimitWarning } from '../features/plan/limit-warning.tsx'
import { useSession } from '../lib/api/use-session.ts'
import { PageMeta } from '../lib/navigation/page-meta.tsx'
import { useQueryParams } from '../lib/navigation/use-query-params.ts'
import { assistantsQuery } from '../shared/assistants/assistant-queries.ts'
import { overviewQuery } from '../shared/conversations/overview-query.ts'
import { cx } from '../ui/class-names.ts'
import { Button } from '../ui/controls/button.tsx'
import { iconSize } from '../ui/controls/icon-button.tsx'
import { EmptyState } from '../ui/layout/empty-state.tsx'
import { PageHeader } from '../ui/layout/page-header.tsx'
import { chunk } from '../ui/loading/chunk.tsx'
import { Lazy } from '../ui/loading/lazy.tsx'
import { LazyDialog } from '../ui/overlays/lazy-dialog.tsx'

// Loaded on hover or focus.
const createAssistant = chunk(() => import('../features/create-assistant/create-assistant.tsx'))
const checklist = chunk(() => import('../features/start/checklist.tsx'))
const sampleButton = chunk(() => import('../features/start/sample-button.tsx'))
const embedDialog = chunk(() => import('../features/embed/embed-dialog.tsx'))
const preloadCreation = () => void createAssistant.preload().catch(() => {})

type CheckedAssistant = { id: string; name: string }

export default function Dashboard() {
  useCheckoutReturn('dashboard')
  const { user } = useSession()
  // Other screens link here with a dialog to open.
  const { website, open: wanted } = useQueryParams()
  const [, navigate] = useLocation()
  const [creating, setCreating] = useState(Boolean(website) || wanted === 'create')
  const accountId = user?.id ?? ''
  // Stays mounted so that a creation continues behind a closed form and after a reload.
  const [opened, setOpened] = useState(() => creating || readCreation(accountId) !== null)
  const queries = useQueryClient()
  const [checking, setChecking] = useState<CheckedAssistant | null>(null)
  const [embedding, setEmbedding] = useState<Assistant | null>(null)
  const assistants = useQuery(assistantsQuery)
  // Refetched because other screens change these counts.
  const counts = useQuery({ ...overviewQuery, refetchOnMount: 'always' }).data

  function close() {
    setCreating(false)
    if (!createAssistant.loaded()) setOpened(false)
    if (website || wanted) navigate('/dashboard', { replace: true })
  }

  function closeEmbed() {
    setEmbedding(null)
    if (wanted) navigate('/dashboard', { replace: true })
  }

  /** The check is optional, so a failure is ignored. */
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
    <Button onPointerEnter={preloadCreation} onFocus={preloadCreation} onClick={openCreation}>
      <Plus {...iconSize(18)} /> {label}
    </Button>
  )

  const newest = assistants.data?.at(-1)
  const shownEmbed = embedding ?? (wanted === 'embed' ? newest : null)
  const firstSteps = counts && Object.values(counts.start).includes(false) && assistants.data && (
    <Lazy
      chunk={checklist}
      waiting={null}
      // The checklist is optional, so a load failure is ignored.
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
        description="Your assistants and their activity this month."
        actions={assistants.data?.length ? create('Create Assistant') : undefined}
      />
      <UnconfirmedNote />
      <LimitWarning />
      <AccountFigures assistants={assistants.data} />
      {/* The first steps fit beside a single assistant, else they go below. */}
      <div className={cx('mt-8 grid grid-cols-1 items-start gap-4', single && 'lg:grid-cols-2')}>
        <section aria-label="Your assistants">
          <AssistantList
            assistants={assistants}
            counts={counts?.assistants}
            onEmbed={setEmbedding}
            empty={
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
                Enter your website’s address, and in a few minutes you’ll have an assistant that answers your
                visitors from it.
              </EmptyState>
            }
          />
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
