import { useCallback, useMemo, useState } from 'react'
import { saveOver } from '../lib/save-over.ts'
import {
  clashOf,
  type Edited,
  type Edits,
  editedIn,
  editsSince,
  newerOf,
  onlyEdits,
  rebased,
  type Versioned,
  withEdits,
} from './edits.ts'

type Editing<Fields extends object, Saved, Base> = {
  /** As it was read last. */
  saved: Saved
  /** Edits that were made before, and what they were made on. */
  kept?: { base: Base; edits: Edits<Fields> } | null
  send: (change: Edits<Fields> & Versioned) => Promise<Saved>
  readAnew: () => Promise<Saved>
}

/**
 * Edits of something that others change too. While there are edits, the base stays what they were made on, however often
 * it is read anew: only so can a change made elsewhere be told from one's own. What is saved elsewhere and not in the way
 * is taken in.
 */
export function useEdits<Fields extends object, Saved extends Versioned, Base extends Fields & Versioned>(
  kind: Edited<Fields, Saved, Base>,
  { saved, kept, send, readAnew }: Editing<Fields, Saved, Base>,
) {
  const { names, baseOf } = kind
  const read = useMemo(() => baseOf(saved), [baseOf, saved])
  const [state, setState] = useState(() => ({
    // After a restored backup what was kept can be of a later version than what is saved.
    base: kept && kept.base.version <= read.version ? kept.base : read,
    edits: kept?.edits ?? {},
  }))
  const { edits } = state
  const edited = editedIn(names, edits)

  // What was just saved is known here a moment before whoever reads it tells it.
  const latest = newerOf(state.base, read)
  const clash = clashOf(kind, state.base, latest, edits)
  const base = clash.length > 0 ? state.base : latest
  if (clash.length === 0 && state.base.version !== latest.version) setState({ base, edits })

  const set = useCallback(
    (change: Edits<Fields>) =>
      setState((now) => ({ ...now, edits: withEdits(names, now.base, now.edits, change) })),
    [names],
  )

  /** Forgets edits, all of them or those named. */
  function discard(gone: readonly string[] = names) {
    setState((now) => ({
      ...now,
      edits: onlyEdits(
        names.filter((name) => !gone.includes(name)),
        now.edits,
      ),
    }))
  }

  /** Saves the change that these edits come to; what is typed meanwhile stays an edit. */
  async function save(change: Edits<Fields>) {
    const done = await saveOver({
      over: base,
      send: (version) => send({ ...change, version }),
      read: readAnew,
      clashes: (newer) => clashOf(kind, base, baseOf(newer), change).length > 0,
    })
    if ('saved' in done) {
      const next = baseOf(done.saved)
      setState((now) => ({
        base: next,
        edits: withEdits(names, next, {}, editsSince(names, now.edits, edits)),
      }))
    }
    return done
  }

  /** Brings in what was saved elsewhere and leaves the edits on top. */
  function rebase(newer: Saved) {
    const next = baseOf(newer)
    setState((now) => ({ base: next, edits: rebased(names, now.base, next, now.edits) }))
  }

  return { base, edits, edited, clash, set, discard, save, rebase }
}
