import type { NewAssistantForm } from '@foyer/contract/assistant-forms'

export type KeptCreation = { sessionId: string; values: NewAssistantForm; startedAt: number }

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

// Long after any creation has been moved to the background or has failed.
const keptMs = 10 * 60_000

const keyOf = (accountId: string) => `foyer:creation:${accountId}`

/**
 * The creation that this tab is watching. A reload ends the watching, not the creation: whoever reloads would
 * meet an empty dashboard and begin a second one.
 */
export function readCreation(
  accountId: string,
  { store = sessionStorage as Store, now = Date.now() } = {},
): KeptCreation | null {
  try {
    const kept = JSON.parse(store.getItem(keyOf(accountId)) ?? 'null') as KeptCreation | null
    return kept && now - kept.startedAt < keptMs ? kept : null
  } catch {
    return null
  }
}

export function keepCreation(
  accountId: string,
  creation: KeptCreation | null,
  store: Store = sessionStorage,
) {
  try {
    if (creation) store.setItem(keyOf(accountId), JSON.stringify(creation))
    else store.removeItem(keyOf(accountId))
  } catch {
    // Storage can be full or refused; the assistant is on the dashboard when it is ready.
  }
}
