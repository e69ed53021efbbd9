import { useEffect, useSyncExternalStore } from 'react'
import { Button } from '../controls/button.tsx'
import { Dialog } from './dialog.tsx'
import { editConflict } from './edit-conflict.ts'

export function EditConflictDialog() {
  const asked = useSyncExternalStore(editConflict.subscribe, editConflict.get, () => null)
  // Leaving without an answer overwrites nothing.
  useEffect(() => () => editConflict.get()?.choose('theirs'), [])
  if (!asked) return null
  return (
    <Dialog
      open
      onClose={() => asked.choose('theirs')}
      title="This has changed"
      description="Someone else, or you in another tab, saved a newer version."
      footer={
        <>
          <Button variant="secondary" onClick={() => asked.choose('theirs')}>
            Keep saved version
          </Button>
          <Button onClick={() => asked.choose('mine')}>Save my version</Button>
        </>
      }
    >
      <ul className="flex flex-col gap-4 text-sm">
        {asked.rows.map(({ name, theirs, mine }) => (
          <li key={name}>
            <h3 className="font-medium first-letter:uppercase">{name}</h3>
            <dl className="mt-1 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
              <dt className="text-muted">Saved</dt>
              <dd className="whitespace-pre-wrap wrap-anywhere">{theirs}</dd>
              <dt className="text-muted">Yours</dt>
              <dd className="whitespace-pre-wrap wrap-anywhere">{mine}</dd>
            </dl>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
