import type { Assistant } from '@foyer/contract/assistants'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api } from '../../lib/api/browser.ts'
import { fetchFresh } from '../../lib/api/resource.ts'
import { assistantQuery, assistantsQuery } from '../../shared/assistants/assistant-queries.ts'
import { changedByBoth, type Edits, editedNames } from '../../shared/editing/edits.ts'
import { useEdits } from '../../shared/editing/use-edits.ts'
import { assistantEdits, type FieldName, type Fields } from './draft.ts'
import { readDraft, storeDraft } from './draft-storage.ts'

type Errors = Partial<Record<FieldName, string>>

export type SaveOutcome =
  | { kind: 'saved' }
  | { kind: 'invalid'; fields: FieldName[] }
  | { kind: 'conflict' }
  | { kind: 'failed'; error: unknown }

export type Draft = {
  values: Fields
  set: (change: Edits<Fields>) => void
  errors: Errors
  saving: boolean
}

async function checked(edits: Edits<Fields>) {
  const [{ validate }, { assistantChange }] = await Promise.all([
    import('../../lib/forms/validate.ts'),
    import('@foyer/contract/assistant-forms'),
  ])
  return validate(assistantChange, edits)
}

const { names, toBase } = assistantEdits

export function useDraft(assistant: Assistant) {
  const { id } = assistant
  const queries = useQueryClient()
  const readLatest = () => fetchFresh(queries, assistantQuery(id))
  const [kept] = useState(() => readDraft(id))
  const { base, edits, edited, clash, ...editing } = useEdits(assistantEdits, {
    saved: assistant,
    kept,
    send: (change) => api.patch<Assistant>(`/api/assistants/${id}`, change),
    fetchLatest: readLatest,
  })
  const [restored, setRestored] = useState(kept !== null)
  const [errors, setErrors] = useState<Errors>({})
  const [saving, setSaving] = useState(false)
  const [overlap, setOverlap] = useState<FieldName[]>([])
  const dirty = edited.length > 0

  useEffect(() => storeDraft(id, dirty ? { base, edits } : null), [id, dirty, base, edits])

  function set(change: Edits<Fields>) {
    editing.set(change)
    setErrors((now) => Object.fromEntries(Object.entries(now).filter(([name]) => !(name in change))))
  }

  async function store(fresh: Assistant) {
    const { queryKey } = assistantQuery(id)
    // A pending fetch is older than this.
    await queries.cancelQueries({ queryKey, exact: true })
    queries.setQueryData(queryKey, fresh)
    void queries.invalidateQueries({ queryKey: assistantsQuery.queryKey, exact: true })
  }

  async function save(): Promise<SaveOutcome> {
    setSaving(true)
    try {
      const { values, errors } = await checked(edits)
      if (errors) {
        setErrors(errors)
        return { kind: 'invalid', fields: Object.keys(errors) as FieldName[] }
      }
      const done = await editing.save(values as Edits<Fields>)
      if ('newer' in done) return { kind: 'conflict' }
      setErrors({})
      setOverlap([])
      setRestored(false)
      await store(done.saved)
      return { kind: 'saved' }
    } catch (error) {
      return { kind: 'failed', error }
    } finally {
      setSaving(false)
    }
  }

  async function reload() {
    const fresh = await readLatest()
    setOverlap(changedByBoth<Fields>(names, base, toBase(fresh), edits))
    editing.rebase(fresh)
    await store(fresh)
  }

  function discard(gone?: FieldName[]) {
    editing.discard(gone)
    setOverlap([])
    setErrors({})
    setRestored(false)
  }

  const draft: Draft = { values: { ...base, ...edits }, set, errors, saving }
  return {
    draft,
    dirty,
    /** Fields restored from before the page was opened. */
    restored: restored ? editedNames(edited, kept?.edits ?? {}) : [],
    conflict: clash.length > 0 ? clash : null,
    overlap: overlap.filter((name) => edited.includes(name)),
    save,
    reload,
    discard,
    store,
  }
}
