import type { Assistant } from '@foyer/contract/assistants'
import { type Lead, leadStatuses } from '@foyer/contract/leads'
import { keepPreviousData, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useEffect, useState } from 'react'
import { saveFile } from '../../lib/api/download.ts'
import { rowsOf } from '../../lib/api/list-query.ts'
import { hasFailedToLoad, isFirstLoad } from '../../lib/api/query-state.ts'
import { showFailure } from '../../lib/http/show-failure.ts'
import { choicesWithAll } from '../../shared/assistants/assistant-choices.ts'
import { startAction } from '../../shared/assistants/start-action.tsx'
import { useChosenAssistant } from '../../shared/assistants/use-chosen-assistant.ts'
import { leadQuery, leadsQuery, leadTotalsQuery } from '../../shared/conversations/lead-queries.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Field, Input, SelectField } from '../../ui/controls/field.tsx'
import { iconSize } from '../../ui/controls/icon-button.tsx'
import { formatCount } from '../../ui/format.ts'
import { setPageAddress } from '../../ui/history/layers.ts'
import { EmptyState } from '../../ui/layout/empty-state.tsx'
import { Skeleton } from '../../ui/layout/skeleton.tsx'
import { ErrorState } from '../../ui/layout/states.tsx'
import { LoadMore } from '../../ui/loading/load-more.tsx'
import { LiveText } from '../../ui/messages/live-text.tsx'
import { toast } from '../../ui/messages/toast-store.ts'
import { statusLabels } from './lead-labels.ts'
import { LeadList, LeadPreview } from './lead-list.tsx'
import { LeadView } from './lead-view.tsx'

const sample = {
  name: 'Bob Miller',
  email: 'bob@example.com',
  phone: '+44 20 7946 0018',
  message: 'Do you fit crowns on Saturdays? Please call me in the evening.',
  status: 'new',
  testChat: false,
  perhapsSame: [],
  createdAt: '2026-11-16T17:20:00.000Z',
  assistantName: 'Harbour Dental',
} as const

const example = (
  <div
    aria-hidden="true"
    className="flex w-full max-w-sm flex-col gap-1.5 rounded-card border border-hairline p-4"
  >
    <LeadPreview lead={sample} />
  </div>
)

type LeadsPanelProps = {
  assistants: Assistant[]
  asked: string | null
}

export default function LeadsPanel({ assistants, asked }: LeadsPanelProps) {
  const [assistant, setAssistant] = useChosenAssistant(assistants)
  const [status, setStatus] = useState('all')
  const [wanted, setWanted] = useState('')
  const [open, setOpen] = useState<string | null>(asked)
  useEffect(() => {
    if (asked) setOpen(asked)
  }, [asked])

  function close() {
    setOpen(null)
    // Otherwise a reload would open it again.
    const address = new URL(window.location.href)
    address.searchParams.delete('lead')
    setPageAddress(address.href)
  }

  const filter = { assistant, status, ...(wanted.trim() && { q: wanted.trim() }) }
  const list = useInfiniteQuery({ ...leadsQuery(filter), placeholderData: keepPreviousData })
  const totals = useQuery(leadTotalsQuery({ assistant }))
  const leads = rowsOf(list.data)
  const filtered = assistant !== 'all' || status !== 'all' || wanted.trim() !== ''
  const nothingYet = list.data && !list.isPlaceholderData && leads.length === 0 && !filtered

  const download = useMutation({
    mutationFn: (format: 'csv' | 'json') =>
      saveFile(`/api/leads/download?${new URLSearchParams({ ...filter, format })}`, `leads-all.${format}`),
    onSuccess: () => toast({ title: 'Downloaded' }),
    onError: showFailure('Failed to download leads', 'Please check your connection and try again.'),
  })

  const labelOf = (each: (typeof leadStatuses)[number]) =>
    `${statusLabels[each].label}${totals.data ? ` (${formatCount(totals.data[each])})` : ''}`

  return (
    <>
      {nothingYet ? (
        <EmptyState title="No leads yet" actions={startAction(assistants)} example={example}>
          When your assistant doesn’t know the answer, visitors can leave their email or phone number. Choose
          when to ask in the widget settings, under Leads.
        </EmptyState>
      ) : (
        <>
          <div className="mb-6 grid grid-cols-2 items-end gap-4 xl:grid-cols-[1fr_1fr_1.5fr_auto]">
            <SelectField
              label="Assistant"
              className="max-sm:col-span-2"
              choices={choicesWithAll(assistants)}
              value={assistant}
              onChoose={setAssistant}
            />
            <SelectField
              label="Status"
              className="max-sm:col-span-2"
              choices={[['all', 'All'], ...leadStatuses.map((each) => [each, labelOf(each)] as const)]}
              value={status}
              onChoose={setStatus}
            />
            <Field label="Search leads" className="max-xl:col-span-2">
              <Input type="search" value={wanted} onChange={({ target }) => setWanted(target.value)} />
            </Field>
            <div className="flex gap-3 max-xl:col-span-2">
              {(['csv', 'json'] as const).map((format) => (
                <Button
                  key={format}
                  variant="secondary"
                  className="h-11 max-sm:flex-1"
                  held={download.isPending}
                  onClick={() => download.mutate(format)}
                >
                  <Download {...iconSize(18)} /> {format.toUpperCase()}
                </Button>
              ))}
            </div>
          </div>
          {isFirstLoad(list) && <Skeleton className="h-64 rounded-card" />}
          {hasFailedToLoad(list) && (
            <ErrorState
              title="Couldn’t load leads"
              actions={<Button onClick={() => list.refetch()}>Try again</Button>}
            >
              Your leads are safe. Please try again.
            </ErrorState>
          )}
          {list.data && leads.length === 0 && (
            <LiveText className="rounded-card border border-hairline bg-surface p-6 text-sm text-muted">
              No matching leads.
            </LiveText>
          )}
          {leads.length > 0 && (
            <>
              <LeadList leads={leads} onOpen={({ id }) => setOpen(id)} />
              <LoadMore
                shown={leads.length}
                noun="leads"
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
        <OpenLead
          key={open}
          id={open}
          known={leads.find(({ id }) => id === open)}
          onOpen={setOpen}
          onClose={close}
        />
      )}
    </>
  )
}

type OpenLeadProps = {
  id: string
  known: Lead | undefined
  onOpen: (id: string) => void
  onClose: () => void
}

/** A lead from the list, or one from a link that must be fetched first. */
function OpenLead({ id, known, onOpen, onClose }: OpenLeadProps) {
  const read = useQuery({ ...leadQuery(id), enabled: !known })
  const lead = known ?? read.data
  const gone = !lead && read.isError
  useEffect(() => {
    if (!gone) return
    toast({ title: 'Couldn’t open this lead', description: 'It may have been erased.' })
    onClose()
  }, [gone, onClose])
  return lead ? <LeadView lead={lead} onOpen={onOpen} onClose={onClose} /> : null
}
