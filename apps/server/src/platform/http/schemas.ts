import { failure } from '@foyer/contract/failure'

/** Every route may refuse, always in the same form. */
export const failures = { '4xx': failure, '5xx': failure } as const
