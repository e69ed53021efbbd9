import { ApiError } from './http.ts'

/** Also recognizes errors with the status in their text: '401: Unauthorized'. */
export function isUnauthorized(error: unknown) {
  if (error instanceof ApiError && error.status === 401) return true
  return error instanceof Error && error.message.startsWith('401: ') && error.message.includes('Unauthorized')
}
