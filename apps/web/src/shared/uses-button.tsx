import type { KnowledgeUsage } from '@foyer/contract/sources'
import { useState } from 'react'
import { chunk } from '../ui/chunk.tsx'
import { cx } from '../ui/class-names.ts'
import { formatMany } from '../ui/format.ts'
import { LazyDialog } from '../ui/lazy-dialog.tsx'
import { linkLook } from '../ui/text-link.tsx'
import type { KnownKind } from './uses-queries.ts'

const usesDialog = chunk(() => import('./uses-dialog.tsx'))

type UsesButtonProps = {
  assistantId: string
  kind: KnownKind
  id: string
  /** What is used, as its list names it. */
  name: string
  /** Undefined where no answer used it. */
  used: KnowledgeUsage | undefined
  /** Counts are read apart from the list, and come later; without them nothing is said of what was not used. */
  counted?: boolean
}

/** How many answers leant on something, and which. */
export function UsesButton({ assistantId, kind, id, name, used, counted = false }: UsesButtonProps) {
  const [open, setOpen] = useState(false)
  if (!used) return counted ? <span>Not used yet</span> : null
  const words = `Used in ${formatMany(used.answers, 'answer')}`
  return (
    <>
      <button
        type="button"
        aria-label={`${words}: ${name}`}
        onClick={() => setOpen(true)}
        className={cx(linkLook, 'figures')}
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
