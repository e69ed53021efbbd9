import { useCallback, useMemo, useState } from 'react'
import {
  afterSaving,
  dropEdits,
  type EditsOnBase,
  mergeSaved,
  rebaseOnto,
  type SaveCalls,
  saveChange,
  startEditing,
  withChange,
} from './editing.ts'
import { type EditedKind, type Edits, editedNames, type Versioned } from './edits.ts'

type Needs<Fields extends object, Saved, Base> = SaveCalls<Fields, Saved> & {
  saved: Saved
  kept?: EditsOnBase<Fields, Base> | null
}

export function useEdits<Fields extends object, Saved extends Versioned, Base extends Fields & Versioned>(
  kind: EditedKind<Fields, Saved, Base>,
  { saved, kept, send, fetchLatest }: Needs<Fields, Saved, Base>,
) {
  const { names, toBase } = kind
  const read = useMemo(() => toBase(saved), [toBase, saved])
  const [state, setState] = useState(() => startEditing<Fields, Base>(read, kept))
  const { edits } = state
  const { base, clash, hasMoved } = mergeSaved(kind, state, read)
  if (hasMoved) setState({ base, edits })

  const set = useCallback(
    (change: Edits<Fields>) => setState((now) => withChange(names, now, change)),
    [names],
  )

  const discard = (gone: readonly string[] = names) => setState((now) => dropEdits(names, now, gone))

  async function save(change: Edits<Fields>) {
    const done = await saveChange(kind, base, change, { send, fetchLatest })
    if ('saved' in done) setState((now) => afterSaving(kind, now, edits, done.saved))
    return done
  }

  /** Takes over a newer save and reapplies the edits. */
  const rebase = (newer: Saved) => setState((now) => rebaseOnto(kind, now, newer))

  return { base, edits, edited: editedNames(names, edits), clash, set, discard, save, rebase }
}
