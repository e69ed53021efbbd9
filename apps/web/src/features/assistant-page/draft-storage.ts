import type { EditsOnBase } from '../../shared/editing/editing.ts'
import type { Base, Fields } from './draft.ts'

type StoredDraft = EditsOnBase<Fields, Base>

const keyOf = (id: string) => `foyer:draft:${id}`

// Kept in this tab because an ended session or a crash gives no warning.
export function readDraft(id: string): StoredDraft | null {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(id)) ?? 'null') as StoredDraft | null
  } catch {
    return null
  }
}

export function storeDraft(id: string, draft: StoredDraft | null) {
  try {
    if (draft) sessionStorage.setItem(keyOf(id), JSON.stringify(draft))
    else sessionStorage.removeItem(keyOf(id))
  } catch {
    // Storage can be full or blocked; leaving still warns.
  }
}
