import type { Assistant } from '@foyer/contract/assistants'

export const choicesOf = (assistants: Pick<Assistant, 'id' | 'name'>[]) =>
  assistants.map(({ id, name }) => [id, name] as const)

/** To choose from where a list can be of one or of all. */
export const anyOf = (assistants: Assistant[]) => [
  ['all', 'All assistants'] as const,
  ...choicesOf(assistants),
]
