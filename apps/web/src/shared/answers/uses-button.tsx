import type { KnowledgeUsage } from '@foyer/contract/sources'
import { useState } from 'react'
import { cx } from '../../ui/class-names.ts'
import { linkClass } from '../../ui/controls/text-link.tsx'
import { formatPlural } from '../../ui/format.ts'
import { chunk } from '../../ui/loading/chunk.tsx'
import { LazyDialog } from '../../ui/overlays/lazy-dialog.tsx'
import type { KnownKind } from './uses-queries.ts'

const usesDialog = chunk(() => import('./uses-dialog.tsx'))

type UsesButtonProps = {
  assistantId: string
  kind: KnownKind
  id: string
  name: string
  /** Undefined if no answer used it. */
  used: KnowledgeUsage | undefined
  /** Counts load after the list; until then ‘Not used yet’ is hidden. */
  counted?: boolean
}

export function UsesButton({ assistantId, kind, id, name, used, counted = false }: UsesButtonProps) {
  const [open, setOpen] = useState(false)
  if (!used) return counted ? <span>Not used yet</span> : null
  const words = `Used in ${formatPlural(used.answers, 'answer')}`
  return (
    <>
      <button
        type="button"
        aria-label={`${words}: ${name}`}
        onClick={() => setOpen(true)}
        className={cx(linkClass, 'figures')}
      >
        {words}
      </button>
      {open && (
        <LazyDialog
          chunk={usesDialog}
          title={words}
          props={{ assistantId, kind, id, name, title: words, onClose: () => setOpen(false) }}
        />
      )}
    </>
  )
}
