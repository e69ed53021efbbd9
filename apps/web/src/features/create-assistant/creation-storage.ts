import type { NewAssistantForm } from '@foyer/contract/assistant-forms'

export type StoredCreation = { sessionId: string; values: NewAssistantForm; startedAt: number }

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

// Longer than any creation takes.
const maxAgeMs = 10 * 60_000

const keyOf = (accountId: string) => `foyer:creation:${accountId}`

/**
 * The creation this tab is watching, so that a reload resumes it instead of showing an empty dashboard.
 * `sessionStorage` is read inside `try` because merely reading it throws where cookies are blocked.
 */
export function readCreation(
  accountId: string,
  { store, now = Date.now() }: { store?: Store; now?: number } = {},
): StoredCreation | null {
  try {
    const kept = JSON.parse(
      (store ?? sessionStorage).getItem(keyOf(accountId)) ?? 'null',
    ) as StoredCreation | null
    return kept && now - kept.startedAt < maxAgeMs ? kept : null
  } catch {
    return null
  }
}

export function storeCreation(accountId: string, creation: StoredCreation | null, store?: Store) {
  try {
    const kept = store ?? sessionStorage
    if (creation) kept.setItem(keyOf(accountId), JSON.stringify(creation))
    else kept.removeItem(keyOf(accountId))
  } catch {
    // Storage can be full or blocked; the finished assistant still appears on the dashboard.
  }
}
