import type { Assistant } from '@foyer/contract/assistants'
import { queryOptions } from '@tanstack/react-query'
import { untilReachable } from './query-client.ts'

export const whileScanningMs = 3_000

export const choicesOf = (assistants: Pick<Assistant, 'id' | 'name'>[]) =>
  assistants.map(({ id, name }) => [id, name] as const)

/** To choose from where a list can be of one or of all. */
export const anyOf = (assistants: Assistant[]) => [
  ['all', 'All assistants'] as const,
  ...choicesOf(assistants),
]

/** Asked again by itself only while a website is being read: then the list changes without anyone doing anything. */
export const assistantsQuery = queryOptions<Assistant[]>({
  queryKey: ['/api/assistants'],
  refetchInterval: (query) =>
    query.state.data?.some(({ scan }) => scan.status === 'running') ? whileScanningMs : untilReachable(query),
})
