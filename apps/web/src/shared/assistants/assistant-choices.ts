import type { Assistant } from '@foyer/contract/assistants'

export const choicesOf = (assistants: Pick<Assistant, 'id' | 'name'>[]) =>
  assistants.map(({ id, name }) => [id, name] as const)

export const choicesWithAll = (assistants: Assistant[]) => [
  ['all', 'All assistants'] as const,
  ...choicesOf(assistants),
]
