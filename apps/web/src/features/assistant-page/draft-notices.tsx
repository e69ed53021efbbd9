import { type ReactNode, useState } from 'react'
import { Button } from '../../ui/button.tsx'
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

/** What was typed before and never saved is back; whoever forgot about it must not save it unawares. */
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
      Typed before and not saved: {listed(names)}. Save Changes keeps it.
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
      title="This assistant was changed elsewhere"
      actions={
        <Button variant="secondary" size="sm" busy={busy} onClick={() => void reload()}>
          Reload
        </Button>
      }
    >
      Changed there: {listed(theirs)}. Reload brings that in; what you typed stays here, not yet saved.
    </Notice>
  )
}

/** The fields that both have changed show the owner's own words after a reload. */
export function OverlapNotice({ names, onTakeTheirs }: { names: FieldName[]; onTakeTheirs: () => void }) {
  return (
    <Notice
      title="Yours and theirs differ"
      actions={
        <Button variant="secondary" size="sm" onClick={onTakeTheirs}>
          Take theirs
        </Button>
      }
    >
      {listed(names)}: you see what you typed. Saving replaces what was saved elsewhere.
    </Notice>
  )
}
