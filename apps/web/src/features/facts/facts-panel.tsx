import type { KnownFact } from '@foyer/contract/facts'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { rowsOf } from '../../lib/api/list-query.ts'
import { hasFailedToLoad, isFirstLoad } from '../../lib/api/query-state.ts'
import { UsesButton } from '../../shared/answers/uses-button.tsx'
import { byId, usesQuery } from '../../shared/answers/uses-queries.ts'
import { Button } from '../../ui/controls/button.tsx'
import { SearchField } from '../../ui/controls/field.tsx'
import { iconSize } from '../../ui/controls/icon-button.tsx'
import { Skeleton } from '../../ui/layout/skeleton.tsx'
import { ErrorState } from '../../ui/layout/states.tsx'
import { LoadMore } from '../../ui/loading/load-more.tsx'
import { LiveText } from '../../ui/messages/live-text.tsx'
import FactDialog from './fact-dialog.tsx'
import { groups, nameOf } from './fact-labels.ts'
import { FactRow } from './fact-row.tsx'
import { FactsExport } from './facts-export.tsx'
import { factsQuery } from './facts-queries.ts'
import { QuestionsNote } from './questions-note.tsx'
import { RemovedFacts } from './removed-facts.tsx'
import { useFactChanges } from './use-fact-changes.ts'

export type FactsPanelProps = { assistant: { id: string; name: string } }

type OpenFactDialog = { kind: 'add' } | { kind: 'correct'; fact: KnownFact }

export default function FactsPanel({ assistant }: FactsPanelProps) {
  const { id } = assistant
  const [typed, setTyped] = useState('')
  const wanted = useDeferredValue(typed.trim())
  const list = useInfiniteQuery({ ...factsQuery(id, wanted), placeholderData: keepPreviousData })
  const { confirm, drop, restore } = useFactChanges(id)
  const used = byId(useQuery(usesQuery(id)).data?.facts)
  const [open, setOpen] = useState<OpenFactDialog | null>(null)
  const facts = rowsOf(list.data)
  const isEmpty = list.data !== undefined && facts.length === 0 && !list.isPlaceholderData

  return (
    <div className="flex flex-col gap-6 text-sm">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-56">
          <h2 className="text-sm font-semibold">Facts</h2>
          <p className="mt-0.5 text-xs text-muted">
            Facts about your business, from your website and from you. Yours take priority and survive
            rescans.
          </p>
        </div>
        <Button variant="secondary" size="sm" onClick={() => setOpen({ kind: 'add' })}>
          <Plus {...iconSize(18)} /> Add a fact
        </Button>
      </div>
      <QuestionsNote assistant={assistant} always />
      {isFirstLoad(list) && <Skeleton className="h-48 rounded-card" />}
      {hasFailedToLoad(list) && (
        <ErrorState
          level={3}
          title="Couldn’t load your facts"
          actions={<Button onClick={() => list.refetch()}>Try again</Button>}
        >
          Your assistant still uses them. Please try again.
        </ErrorState>
      )}
      {list.data && (!isEmpty || wanted !== '') && (
        <div className="flex flex-col gap-3">
          <SearchField
            label="Search facts"
            value={typed}
            maxLength={500}
            onChange={({ target }) => setTyped(target.value)}
          />
          <FactsExport assistantId={id} />
        </div>
      )}
      {isEmpty && wanted === '' && (
        <p className="rounded-control bg-sunken px-4 py-3 text-xs text-muted">
          None yet. We find them when reading your website, or you add them. For example: “Monday” –
          “9:00–17:00”.
        </p>
      )}
      {isEmpty && wanted !== '' && <LiveText className="text-muted">No results for “{wanted}”.</LiveText>}
      {groups.map(([title, kinds]) => {
        const found = facts.filter(({ kind }) => kinds.includes(kind))
        if (found.length === 0) return null
        return (
          <section key={title} aria-label={title}>
            <h3 className="mb-1 text-sm font-semibold">{title}</h3>
            <ul>
              {found.map((fact) => (
                <FactRow
                  key={fact.id}
                  fact={fact}
                  uses={
                    <UsesButton
                      assistantId={id}
                      kind="facts"
                      id={fact.id}
                      name={fact.label ? nameOf(fact) : fact.value}
                      used={used.get(fact.id)}
                    />
                  }
                  onConfirm={(each) => void confirm(each)}
                  onCorrect={(each) => setOpen({ kind: 'correct', fact: each })}
                  onRemove={(each) => void drop(each)}
                  onRestore={(each) => void restore(each)}
                />
              ))}
            </ul>
          </section>
        )
      })}
      {facts.length > 0 && (
        <LoadMore
          shown={facts.length}
          noun={wanted ? 'matching facts' : 'facts'}
          hasMore={list.hasNextPage}
          busy={list.isFetchingNextPage}
          failed={list.isFetchNextPageError}
          onLoad={() => list.fetchNextPage()}
        />
      )}
      {list.data && <RemovedFacts assistantId={id} />}
      {open && (
        <FactDialog
          assistantId={id}
          {...(open.kind === 'correct' && { fact: open.fact })}
          onClose={() => setOpen(null)}
        />
      )}
    </div>
  )
}
