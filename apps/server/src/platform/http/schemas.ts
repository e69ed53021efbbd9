import { failure } from '@foyer/contract/failure'

/** Every route may fail in this format. */
export const failures = { '4xx': failure, '5xx': failure } as const
