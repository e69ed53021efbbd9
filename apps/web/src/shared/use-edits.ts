import { useCallback, useMemo, useState } from 'react'
import {
  afterSaving,
  beginEditing,
  type EditsOnBase,
  overNewer,
  type SaveCalls,
  saveChange,
  takeIn,
  withChange,
  withoutEdits,
} from './editing.ts'
import { type EditedKind, type Edits, editedIn, type Versioned } from './edits.ts'

type Needs<Fields extends object, Saved, Base> = SaveCalls<Fields, Saved> & {
  /** As it was read last. */
  saved: Saved
  /** Edits that were made before, and what they were made on. */
  kept?: EditsOnBase<Fields, Base> | null
}

/** Edits of something that others change too, as a screen holds them: what comes of them is told by `editing.ts`. */
export function useEdits<Fields extends object, Saved extends Versioned, Base extends Fields & Versioned>(
  kind: EditedKind<Fields, Saved, Base>,
  { saved, kept, send, readAnew }: Needs<Fields, Saved, Base>,
) {
  const { names, baseOf } = kind
  const read = useMemo(() => baseOf(saved), [baseOf, saved])
  const [state, setState] = useState(() => beginEditing<Fields, Base>(read, kept))
  const { edits } = state
  const { base, clash, hasMoved } = takeIn(kind, state, read)
  if (hasMoved) setState({ base, edits })

  const set = useCallback(
    (change: Edits<Fields>) => setState((now) => withChange(names, now, change)),
    [names],
  )

  /** Forgets edits, all of them or those named. */
  const discard = (gone: readonly string[] = names) => setState((now) => withoutEdits(names, now, gone))

  /** Saves the change that these edits come to. */
  async function save(change: Edits<Fields>) {
    const done = await saveChange(kind, base, change, { send, readAnew })
    if ('saved' in done) setState((now) => afterSaving(kind, now, edits, done.saved))
    return done
  }

  /** Brings in what was saved elsewhere and leaves the edits on top. */
  const rebase = (newer: Saved) => setState((now) => overNewer(kind, now, newer))

  return { base, edits, edited: editedIn(names, edits), clash, set, discard, save, rebase }
}
