import type { Assistant } from '@foyer/contract/assistants'
import { useState } from 'react'

/** Selected assistant id or `all`; starts from the address and resets once the assistant is deleted. */
export function useChosenAssistant(assistants: Pick<Assistant, 'id'>[]) {
  const [wanted, choose] = useState(
    () => new URLSearchParams(window.location.search).get('assistant') ?? 'all',
  )
  const chosen = assistants.some(({ id }) => id === wanted) ? wanted : 'all'
  return [chosen, choose] as const
}
