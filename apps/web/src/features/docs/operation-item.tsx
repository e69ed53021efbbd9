import type { Operation } from 'virtual:docs'
import type { PageId } from '@foyer/docs/pages'
import { ChevronDown } from 'lucide-react'
import { Fragment, useEffect, useState } from 'react'
import { iconSize } from '../../ui/controls/icon-button.tsx'
import { Skeleton } from '../../ui/layout/skeleton.tsx'
import { chunk } from '../../ui/loading/chunk.tsx'
import { LazyPart } from '../../ui/loading/lazy.tsx'

/** Lets a path wrap before each segment. */
const brokenPath = (path: string) =>
  path.split(/(?=\/)/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: segments never move.
    <Fragment key={index}>
      {part}
      <wbr />
    </Fragment>
  ))

// Loaded on demand because readers open only a few operations.
const operationDetails = chunk<{ page: PageId; id: string }>(() => import('./operation-details.tsx'))

type OperationItemProps = { page: PageId; operation: Operation; anchor: string }

export function OperationItem({ page, operation, anchor }: OperationItemProps) {
  const { id, method, path, summary } = operation
  const [open, setOpen] = useState(false)
  useEffect(() => {
    if (anchor === id) setOpen(true)
  }, [anchor, id])
  return (
    <details
      id={id}
      open={open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="group scroll-mt-24"
    >
      <summary className="grid min-h-12 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 px-4 py-2.5 transition-colors hover:bg-sunken focus-visible:-outline-offset-2 sm:px-6">
        <span className="grid min-w-0 gap-x-4 gap-y-0.5 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
          <h3 className="text-sm font-medium lg:order-2">{summary}</h3>
          <code className="flex min-w-0 gap-3 font-mono text-xs leading-5">
            <span className="w-12 shrink-0 font-semibold text-accent">{method} </span>
            <span className="min-w-0 [overflow-wrap:anywhere]">{brokenPath(path)}</span>
          </code>
        </span>
        <ChevronDown {...iconSize(18)} className="text-muted transition-transform group-open:rotate-180" />
      </summary>
      {open && (
        <div className="border-t border-hairline p-4 sm:p-6">
          <LazyPart
            chunk={operationDetails}
            props={{ page, id }}
            waiting={<Skeleton className="h-96 rounded-card" />}
          />
        </div>
      )}
    </details>
  )
}
