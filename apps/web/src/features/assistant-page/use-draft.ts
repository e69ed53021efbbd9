import type { Assistant } from '@foyer/contract/assistants'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { api } from '../../lib/browser.ts'
import { readAnew } from '../../lib/resource.ts'
import { saveOver } from '../../lib/save-over.ts'
import { assistantQuery, assistantsQuery } from '../../shared/assistant-queries.ts'
import {
  type Base,
  baseOf,
  changedFields,
  type Edits,
  editedIn,
  editsSince,
  type FieldName,
  type Fields,
  isConflict,
  newerOf,
  theirChanges,
  withEdits,
} from './draft.ts'
import { keepDraft, readDraft } from './kept-draft.ts'

type Errors = Partial<Record<FieldName, string>>

export type SaveOutcome =
  | { kind: 'saved' }
  | { kind: 'invalid'; fields: FieldName[] }
  | { kind: 'conflict' }
  | { kind: 'failed'; error: unknown }

export type Draft = {
  values: Fields
  set: (change: Edits) => void
  errors: Errors
  saving: boolean
}

async function checked(edits: Edits) {
  const [{ checkValues }, { assistantChange }] = await Promise.all([
    import('../../lib/check-values.ts'),
    import('@foyer/contract/assistant-forms'),
  ])
  return checkValues(assistantChange, edits)
}

/**
 * What the owner is changing, over what is saved. While there are edits, the base stays what they were made on,
 * however often the assistant is read anew: only so can a change made elsewhere be told from one's own.
 */
export function useDraft(assistant: Assistant) {
  const { id } = assistant
  const queries = useQueryClient()
  const read = useMemo(() => baseOf(assistant), [assistant])
  const [kept] = useState(() => readDraft(id))
  const [state, setState] = useState<{ base: Base; edits: Edits }>(() => ({
    // After a restored backup the draft can be of a later version than what is saved.
    base: kept && kept.base.version <= read.version ? kept.base : read,
    edits: kept?.edits ?? {},
  }))
  const [restored, setRestored] = useState(kept !== null)
  const [errors, setErrors] = useState<Errors>({})
  const [saving, setSaving] = useState(false)
  const [overlap, setOverlap] = useState<FieldName[]>([])

  // What was just saved is known here a moment before the query tells it.
  const latest = newerOf(state.base, read)
  const conflict = isConflict(state.base, latest, state.edits)
  const base = conflict ? state.base : latest
  if (!conflict && state.base.version !== latest.version) setState({ ...state, base: latest })

  const { edits } = state
  const edited = editedIn(edits)
  const dirty = edited.length > 0

  useEffect(() => keepDraft(id, dirty ? { base, edits } : null), [id, dirty, base, edits])

  function set(change: Edits) {
    setState((now) => ({ ...now, edits: withEdits(now.base, now.edits, change) }))
    const touched = Object.keys(change) as FieldName[]
    setErrors((now) =>
      Object.fromEntries(Object.entries(now).filter(([name]) => !touched.includes(name as FieldName))),
    )
  }

  async function store(fresh: Assistant) {
    const { queryKey } = assistantQuery(id)
    // A reading still under way is older than this and must not replace it.
    await queries.cancelQueries({ queryKey, exact: true })
    queries.setQueryData(queryKey, fresh)
    void queries.invalidateQueries({ queryKey: assistantsQuery.queryKey, exact: true })
  }

  async function save(): Promise<SaveOutcome> {
    const sent = edits
    setSaving(true)
    try {
      const { values, errors } = await checked(sent)
      if (errors) {
        setErrors(errors)
        return { kind: 'invalid', fields: Object.keys(errors) as FieldName[] }
      }
      const wanted = values as Edits
      const done = await saveOver({
        over: base,
        send: (version) => api.patch<Assistant>(`/api/assistants/${id}`, { ...wanted, version }),
        read: () => readAnew(queries, assistantQuery(id)),
        // Where nobody's words are in the way, only a scan's, the same change goes again.
        clashes: (newer) => isConflict(base, baseOf(newer), wanted),
      })
      if ('newer' in done) return { kind: 'conflict' }
      const fresh = done.saved
      setState((now) => {
        const next = baseOf(fresh)
        return { base: next, edits: withEdits(next, {}, editsSince(now.edits, sent)) }
      })
      setErrors({})
      setOverlap([])
      setRestored(false)
      await store(fresh)
      return { kind: 'saved' }
    } catch (error) {
      return { kind: 'failed', error }
    } finally {
      setSaving(false)
    }
  }

  /** Brings in what was saved elsewhere and leaves the owner's own edits on top. */
  async function reload() {
    const fresh = await readAnew(queries, assistantQuery(id))
    const theirs = changedFields(base, baseOf(fresh))
    setOverlap(theirs.filter((name) => edits[name] !== undefined))
    setState((now) => ({ base: baseOf(fresh), edits: withEdits(baseOf(fresh), {}, now.edits) }))
    await store(fresh)
  }

  /** Forgets the owner's edits, all of them or those named. */
  function discard(names: FieldName[] = edited) {
    setState((now) => ({
      ...now,
      edits: Object.fromEntries(
        Object.entries(now.edits).filter(([name]) => !names.includes(name as FieldName)),
      ),
    }))
    setOverlap([])
    setErrors({})
    setRestored(false)
  }

  const draft: Draft = { values: { ...base, ...edits }, set, errors, saving }
  return {
    draft,
    dirty,
    /** Of what was typed before this page was opened, what is still unsaved. */
    restored: restored ? editedIn(kept?.edits ?? {}).filter((name) => edits[name] !== undefined) : [],
    conflict: conflict ? theirChanges(base, latest, edits) : null,
    overlap: overlap.filter((name) => edits[name] !== undefined),
    save,
    reload,
    discard,
    store,
  }
}
