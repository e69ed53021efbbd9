import type { EditsOnBase } from '../../shared/editing.ts'
import type { Base, Fields } from './draft.ts'

type KeptDraft = EditsOnBase<Fields, Base>

const keyOf = (id: string) => `foyer:draft:${id}`

// A session that ends, or a tab that crashes, asks nobody: what was typed waits in this tab for its owner.
export function readDraft(id: string): KeptDraft | null {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(id)) ?? 'null') as KeptDraft | null
  } catch {
    return null
  }
}

export function keepDraft(id: string, draft: KeptDraft | null) {
  try {
    if (draft) sessionStorage.setItem(keyOf(id), JSON.stringify(draft))
    else sessionStorage.removeItem(keyOf(id))
  } catch {
    // Storage can be full or refused; the warning before leaving remains.
  }
}
