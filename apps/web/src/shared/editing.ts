import { saveOver } from '../lib/save-over.ts'
import {
  clashOf,
  type EditedKind,
  type Edits,
  editsSince,
  newerOf,
  onlyEdits,
  rebased,
  type Versioned,
  withEdits,
} from './edits.ts'

/** Edits under way, and what they were made on. */
export type EditsOnBase<Fields extends object, Base> = { base: Base; edits: Edits<Fields> }

/** Edits that were kept before go on. After a restored backup they can be of a later version than what is saved. */
export const beginEditing = <Fields extends object, Base extends Fields & Versioned>(
  read: Base,
  kept?: EditsOnBase<Fields, Base> | null,
): EditsOnBase<Fields, Base> => ({
  base: kept && kept.base.version <= read.version ? kept.base : read,
  edits: kept?.edits ?? {},
})

/**
 * What the edits are over once it was read anew. The base stays what they were made on while something saved elsewhere is
 * in their way: only so can a change made elsewhere be told from one's own. What is not in the way is taken in.
 */
export function takeIn<Fields extends object, Saved, Base extends Fields & Versioned>(
  kind: EditedKind<Fields, Saved, Base>,
  { base, edits }: EditsOnBase<Fields, Base>,
  read: Base,
) {
  // What was just saved is known here a moment before whoever reads it tells it.
  const latest = newerOf(base, read)
  const clash = clashOf(kind, base, latest, edits)
  const isInTheWay = clash.length > 0
  return {
    base: isInTheWay ? base : latest,
    clash,
    hasMoved: !isInTheWay && base.version !== latest.version,
  }
}

/** The edits with one more change. */
export const withChange = <Fields extends object, Base extends Fields>(
  names: readonly (keyof Fields & string)[],
  { base, edits }: EditsOnBase<Fields, Base>,
  change: Edits<Fields>,
): EditsOnBase<Fields, Base> => ({ base, edits: withEdits(names, base, edits, change) })

/** The edits but for those named. */
export const withoutEdits = <Fields extends object, Base>(
  names: readonly (keyof Fields & string)[],
  { base, edits }: EditsOnBase<Fields, Base>,
  gone: readonly string[],
): EditsOnBase<Fields, Base> => ({
  base,
  edits: onlyEdits(
    names.filter((name) => !gone.includes(name)),
    edits,
  ),
})

/** What is still to be saved once `sent` is: what is typed meanwhile stays an edit. */
export function afterSaving<Fields extends object, Saved, Base extends Fields & Versioned>(
  { names, baseOf }: EditedKind<Fields, Saved, Base>,
  { edits }: EditsOnBase<Fields, Base>,
  sent: Edits<Fields>,
  saved: Saved,
): EditsOnBase<Fields, Base> {
  const base = baseOf(saved)
  return { base, edits: withEdits(names, base, {}, editsSince(names, edits, sent)) }
}

/** The edits on top of what was saved elsewhere. */
export function overNewer<Fields extends object, Saved, Base extends Fields & Versioned>(
  { names, baseOf }: EditedKind<Fields, Saved, Base>,
  { base, edits }: EditsOnBase<Fields, Base>,
  newer: Saved,
): EditsOnBase<Fields, Base> {
  const next = baseOf(newer)
  return { base: next, edits: rebased(names, base, next, edits) }
}

export type SaveCalls<Fields extends object, Saved> = {
  send: (change: Edits<Fields> & Versioned) => Promise<Saved>
  readAnew: () => Promise<Saved>
}

/** Saves a change made on `base`, or gives back what somebody else has saved and is in its way. */
export const saveChange = <Fields extends object, Saved extends Versioned, Base extends Fields & Versioned>(
  kind: EditedKind<Fields, Saved, Base>,
  base: Base,
  change: Edits<Fields>,
  { send, readAnew }: SaveCalls<Fields, Saved>,
) =>
  saveOver({
    over: base,
    send: (version) => send({ ...change, version }),
    read: readAnew,
    clashes: (newer) => clashOf(kind, base, kind.baseOf(newer), change).length > 0,
  })
