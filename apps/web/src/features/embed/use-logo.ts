import type { EmbedConfig } from '@foyer/contract/embed'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { embedQuery } from './embed-query.ts'

/** The current logo; also updates the query cache because logos save immediately. */
export function useLogo({ assistantId, logo: read }: EmbedConfig) {
  const queries = useQueryClient()
  const [logo, setLogo] = useState(read)
  const change = (next: string) => {
    setLogo(next)
    queries.setQueryData(embedQuery(assistantId).queryKey, (known) => known && { ...known, logo: next })
  }
  return [logo, change] as const
}
