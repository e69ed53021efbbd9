import { failure } from '@foyer/contract/failure'

export const failures = { '4xx': failure, '5xx': failure } as const
