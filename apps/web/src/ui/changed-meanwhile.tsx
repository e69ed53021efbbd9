import { useEffect, useSyncExternalStore } from 'react'
import { Button } from './button.tsx'
import { changedMeanwhile } from './changed-meanwhile-store.ts'
import { Dialog } from './dialog.tsx'

/** Shows what was saved elsewhere while a form was open, and lets its owner take either. */
export function ChangedMeanwhile() {
  const asked = useSyncExternalStore(changedMeanwhile.subscribe, changedMeanwhile.get, () => null)
  // Whoever leaves without an answer overwrites nothing.
  useEffect(() => () => changedMeanwhile.get()?.choose('theirs'), [])
  if (!asked) return null
  return (
    <Dialog
      open
      onClose={() => asked.choose('theirs')}
      title="Changed meanwhile"
      description="Somebody else, or you in another tab, has saved this since you opened it."
      footer={
        <>
          <Button variant="secondary" onClick={() => asked.choose('theirs')}>
            Keep what was saved
          </Button>
          <Button onClick={() => asked.choose('mine')}>Save mine</Button>
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
