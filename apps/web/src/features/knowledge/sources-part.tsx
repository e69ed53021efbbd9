import type { OwnSource } from '@foyer/contract/sources'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { NotebookPen } from 'lucide-react'
import { useState } from 'react'
import { rowsOf } from '../../lib/api/list-query.ts'
import { hasFailedToLoad, isFirstLoad } from '../../lib/api/query-state.ts'
import { UsesButton } from '../../shared/answers/uses-button.tsx'
import { byId, usesQuery } from '../../shared/answers/uses-queries.ts'
import { UpgradeNow } from '../../shared/plan/plan-gate.tsx'
import { canUpgrade } from '../../shared/plan/plan-limits.ts'
import { limitsQuery } from '../../shared/plan/plan-queries.ts'
import { Button } from '../../ui/controls/button.tsx'
import { SearchField } from '../../ui/controls/field.tsx'
import { iconSize } from '../../ui/controls/icon-button.tsx'
import { formatCount, formatFileSize } from '../../ui/format.ts'
import { Skeleton } from '../../ui/layout/skeleton.tsx'
import { ErrorState } from '../../ui/layout/states.tsx'
import { LoadMore } from '../../ui/loading/load-more.tsx'
import { LiveText } from '../../ui/messages/live-text.tsx'
import { DropZone } from './drop-zone.tsx'
import { sourcesPath, sourcesQuery } from './knowledge-queries.ts'
import { Part } from './part.tsx'
import { RemoveKnowledgeDialog } from './remove-knowledge-dialog.tsx'
import { SourceDialog } from './source-dialog.tsx'
import { SourceRow, UploadRow } from './source-row.tsx'
import { useUploads } from './use-uploads.ts'

const searchedFrom = 11

type OpenSourceDialog = { kind: 'add' } | { kind: 'edit' | 'remove'; source: OwnSource }

export function SourcesPart({ assistantId }: { assistantId: string }) {
  const list = useInfiniteQuery(sourcesQuery(assistantId))
  const uses = useQuery(usesQuery(assistantId))
  const limits = useQuery(limitsQuery).data
  const maxSources = limits?.limits.maxSourcesPerAssistant
  const largest = limits?.limits.maxSourceFileBytes
  const { uploads, add, dismiss } = useUploads(assistantId, largest)
  const [open, setOpen] = useState<OpenSourceDialog | null>(null)
  const [wanted, setWanted] = useState('')
  const close = () => setOpen(null)
  const all = rowsOf(list.data)
  const found = all.filter(({ name }) => name.toLowerCase().includes(wanted.trim().toLowerCase()))
  const used = byId(uses.data?.sources)
  const isFull = maxSources !== undefined && maxSources >= 0 && !list.hasNextPage && all.length >= maxSources
  return (
    <Part
      title="Files and texts"
      about="Knowledge beyond your website: price lists, manuals, terms. Your assistant uses it immediately, and rescans don’t change it."
    >
      <DropZone
        disabled={isFull}
        onFiles={add}
        hint={
          isFull && limits ? (
            <>
              <span>
                You’ve used all {formatCount(maxSources)} files and texts on your plan. Delete one to make
                room.{' '}
              </span>
              {canUpgrade(limits.tier) && <UpgradeNow />}
            </>
          ) : (
            <>
              <span>PDF, DOCX, TXT or CSV</span>
              {largest && <span>, up to {formatFileSize(largest)} each</span>}
              <span>. Drop files here or browse.</span>
              {maxSources !== undefined && maxSources >= 0 && list.data && (
                <span className="figures block">
                  {formatCount(all.length)} of {formatCount(maxSources)} used.
                </span>
              )}
            </>
          )
        }
        action={
          <Button variant="secondary" size="sm" disabled={isFull} onClick={() => setOpen({ kind: 'add' })}>
            <NotebookPen {...iconSize(18)} /> Add text
          </Button>
        }
      />
      {isFirstLoad(list) && <Skeleton className="h-24 rounded-control" />}
      {hasFailedToLoad(list) && (
        <ErrorState
          level={3}
          title="Couldn’t load your files"
          actions={<Button onClick={() => list.refetch()}>Try again</Button>}
        >
          Your assistant still uses them. Please try again.
        </ErrorState>
      )}
      {list.data && all.length === 0 && uploads.length === 0 && (
        <p className="text-xs text-muted">
          None yet. For example: “Winter menu.pdf”, or a text such as “Gift vouchers are valid for three years
          and sold at the counter.”
        </p>
      )}
      {all.length >= searchedFrom && (
        <SearchField
          label="Search files and texts"
          value={wanted}
          onChange={({ target }) => setWanted(target.value)}
          className="max-w-xs"
        />
      )}
      {all.length > 0 && found.length === 0 && (
        <LiveText className="text-muted">No results for “{wanted}”.</LiveText>
      )}
      {(uploads.length > 0 || found.length > 0) && (
        <ul aria-label="Files and texts" className="-my-3">
          {uploads.map((upload) => (
            <UploadRow key={upload.key} upload={upload} onDismiss={() => dismiss(upload.key)} />
          ))}
          {found.map((source) => (
            <SourceRow
              key={source.id}
              source={source}
              uses={
                <UsesButton
                  assistantId={assistantId}
                  kind="sources"
                  id={source.id}
                  name={source.name}
                  used={used.get(source.id)}
                  counted={uses.data !== undefined}
                />
              }
              onEdit={() => setOpen({ kind: 'edit', source })}
              onRemove={() => setOpen({ kind: 'remove', source })}
            />
          ))}
        </ul>
      )}
      {list.hasNextPage && (
        <LoadMore
          shown={all.length}
          noun="files and texts"
          hasMore
          busy={list.isFetchingNextPage}
          onLoad={() => list.fetchNextPage()}
        />
      )}
      {open?.kind === 'remove' && (
        <RemoveKnowledgeDialog
          assistantId={assistantId}
          path={`${sourcesPath(assistantId)}/${open.source.id}`}
          title={`Delete this ${open.source.kind}?`}
          description={
            <span>
              From the next question, no answer will use <bdi className="text-ink">{open.source.name}</bdi>.{' '}
              {open.source.kind === 'file'
                ? 'To undo this, upload the file again.'
                : 'Its text is permanently deleted.'}
            </span>
          }
          action="Delete"
          done="Deleted"
          onClose={close}
        />
      )}
      {open && open.kind !== 'remove' && (
        <SourceDialog
          assistantId={assistantId}
          {...(open.kind === 'edit' && { source: open.source })}
          onClose={close}
        />
      )}
    </Part>
  )
}
