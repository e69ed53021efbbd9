import type { Assistant } from '@foyer/contract/assistants'
import { useState } from 'react'

/** One assistant's id, to begin with the one that the address names, or `all`; and `all` again once the one that was chosen is gone. */
export function useChosenAssistant(assistants: Pick<Assistant, 'id'>[]) {
  const [wanted, choose] = useState(
    () => new URLSearchParams(window.location.search).get('assistant') ?? 'all',
  )
  const chosen = assistants.some(({ id }) => id === wanted) ? wanted : 'all'
  return [chosen, choose] as const
}
