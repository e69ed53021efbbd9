import { saveVersioned } from '../../lib/api/save-versioned.ts'
import {
  type EditedKind,
  type Edits,
  editsSince,
  findConflicts,
  latestOf,
  pickEdits,
  rebaseEdits,
  type Versioned,
  withEdits,
} from './edits.ts'

/** Unsaved edits and the version they are based on. */
export type EditsOnBase<Fields extends object, Base> = { base: Base; edits: Edits<Fields> }

/** Restores a stored draft. After a restored backup its base can be later than the saved version. */
export const startEditing = <Fields extends object, Base extends Fields & Versioned>(
  read: Base,
  kept?: EditsOnBase<Fields, Base> | null,
): EditsOnBase<Fields, Base> => ({
  base: kept && kept.base.version <= read.version ? kept.base : read,
  edits: kept?.edits ?? {},
})

/**
 * Merges a newly fetched version. The base moves only without conflicts, because remote changes are detected by
 * comparing with it.
 */
export function mergeSaved<Fields extends object, Saved, Base extends Fields & Versioned>(
  kind: EditedKind<Fields, Saved, Base>,
  { base, edits }: EditsOnBase<Fields, Base>,
  read: Base,
) {
  // A save is known here before the refetch returns it.
  const latest = latestOf(base, read)
  const clash = findConflicts(kind, base, latest, edits)
  const isInTheWay = clash.length > 0
  return {
    base: isInTheWay ? base : latest,
    clash,
    hasMoved: !isInTheWay && base.version !== latest.version,
  }
}

export const withChange = <Fields extends object, Base extends Fields>(
  names: readonly (keyof Fields & string)[],
  { base, edits }: EditsOnBase<Fields, Base>,
  change: Edits<Fields>,
): EditsOnBase<Fields, Base> => ({ base, edits: withEdits(names, base, edits, change) })

export const dropEdits = <Fields extends object, Base>(
  names: readonly (keyof Fields & string)[],
  { base, edits }: EditsOnBase<Fields, Base>,
  gone: readonly string[],
): EditsOnBase<Fields, Base> => ({
  base,
  edits: pickEdits(
    names.filter((name) => !gone.includes(name)),
    edits,
  ),
})

/** Input typed during the save remains an edit. */
export function afterSaving<Fields extends object, Saved, Base extends Fields & Versioned>(
  { names, toBase }: EditedKind<Fields, Saved, Base>,
  { edits }: EditsOnBase<Fields, Base>,
  sent: Edits<Fields>,
  saved: Saved,
): EditsOnBase<Fields, Base> {
  const base = toBase(saved)
  return { base, edits: withEdits(names, base, {}, editsSince(names, edits, sent)) }
}

export function rebaseOnto<Fields extends object, Saved, Base extends Fields & Versioned>(
  { names, toBase }: EditedKind<Fields, Saved, Base>,
  { base, edits }: EditsOnBase<Fields, Base>,
  newer: Saved,
): EditsOnBase<Fields, Base> {
  const next = toBase(newer)
  return { base: next, edits: rebaseEdits(names, base, next, edits) }
}

export type SaveCalls<Fields extends object, Saved> = {
  send: (change: Edits<Fields> & Versioned) => Promise<Saved>
  fetchLatest: () => Promise<Saved>
}

/** Saves a change, or returns the newer version it conflicts with. */
export const saveChange = <Fields extends object, Saved extends Versioned, Base extends Fields & Versioned>(
  kind: EditedKind<Fields, Saved, Base>,
  base: Base,
  change: Edits<Fields>,
  { send, fetchLatest }: SaveCalls<Fields, Saved>,
) =>
  saveVersioned({
    base,
    send: (version) => send({ ...change, version }),
    read: fetchLatest,
    conflicts: (newer) => findConflicts(kind, base, kind.toBase(newer), change).length > 0,
  })
