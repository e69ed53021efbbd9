import { type ReactNode, useState } from 'react'
import { Button } from '../../ui/controls/button.tsx'
import { type FieldName, fieldNames } from './draft.ts'

const listed = (names: FieldName[]) => names.map((name) => fieldNames[name]).join(', ')

function Notice({ title, children, actions }: { title: string; children: ReactNode; actions: ReactNode }) {
  return (
    <section
      role="status"
      aria-label={title}
      className="mb-6 flex flex-wrap items-center justify-between gap-4 rounded-card border border-hairline bg-warn-wash p-4"
    >
      <div className="min-w-0 flex-1 basis-64">
        <h2 className="font-medium">{title}</h2>
        <p className="mt-0.5 text-muted">{children}</p>
      </div>
      {actions}
    </section>
  )
}

/** Warns about restored input so that it isn’t saved by accident. */
export function RestoredNotice({ names, onDiscard }: { names: FieldName[]; onDiscard: () => void }) {
  return (
    <Notice
      title="Your draft was restored"
      actions={
        <Button variant="secondary" size="sm" onClick={onDiscard}>
          Discard
        </Button>
      }
    >
      Unsaved changes from earlier: {listed(names)}. Use Save Changes to keep them.
    </Notice>
  )
}

export function ConflictNotice({ theirs, onReload }: { theirs: FieldName[]; onReload: () => Promise<void> }) {
  const [busy, setBusy] = useState(false)
  async function reload() {
    setBusy(true)
    await onReload().catch(() => undefined)
    setBusy(false)
  }
  return (
    <Notice
      title="This assistant has changed"
      actions={
        <Button variant="secondary" size="sm" busy={busy} onClick={() => void reload()}>
          Reload
        </Button>
      }
    >
      Someone else changed: {listed(theirs)}. Reload to see their changes; yours stay here, unsaved.
    </Notice>
  )
}

/** After a reload, fields changed by both sides show the owner’s input. */
export function OverlapNotice({ names, onTakeTheirs }: { names: FieldName[]; onTakeTheirs: () => void }) {
  return (
    <Notice
      title="You both changed the same fields"
      actions={
        <Button variant="secondary" size="sm" onClick={onTakeTheirs}>
          Use theirs
        </Button>
      }
    >
      {listed(names)}: your version is shown. Saving it replaces theirs.
    </Notice>
  )
}
