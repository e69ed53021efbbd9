import type { NewAssistantForm } from '@foyer/contract/assistant-forms'

export type KeptCreation = { sessionId: string; values: NewAssistantForm; startedAt: number }

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

// Long after any creation has been moved to the background or has failed.
const keptMs = 10 * 60_000

const keyOf = (accountId: string) => `foyer:creation:${accountId}`

/**
 * The creation that this tab is watching. Where cookies are blocked, merely naming `sessionStorage` throws: it is never a
 * parameter's default, which no `try` would catch. A reload ends the watching, not the creation: whoever reloads would
 * meet an empty dashboard and begin a second one.
 */
export function readCreation(
  accountId: string,
  { store, now = Date.now() }: { store?: Store; now?: number } = {},
): KeptCreation | null {
  try {
    const kept = JSON.parse(
      (store ?? sessionStorage).getItem(keyOf(accountId)) ?? 'null',
    ) as KeptCreation | null
    return kept && now - kept.startedAt < keptMs ? kept : null
  } catch {
    return null
  }
}

export function keepCreation(accountId: string, creation: KeptCreation | null, store?: Store) {
  try {
    const kept = store ?? sessionStorage
    if (creation) kept.setItem(keyOf(accountId), JSON.stringify(creation))
    else kept.removeItem(keyOf(accountId))
  } catch {
    // Storage can be full or refused; the assistant is on the dashboard when it is ready.
  }
}
