import type { FailureBody } from '@foyer/contract/failure'

/** A response that was not OK. `message` can be shown to the owner. */
export class ApiError extends Error {
  readonly status: number
  readonly body: Partial<FailureBody>

  constructor(status: number, message: string, body: Partial<FailureBody> = {}) {
    super(message)
    this.name = 'ApiError'
    this.status = status
    this.body = body
  }
}

/** Parses a JSON object; anything else becomes an empty object. */
export function parseObject<T>(text: string): Partial<T> {
  try {
    const value: unknown = JSON.parse(text)
    return value && typeof value === 'object' ? value : {}
  } catch {
    return {}
  }
}

export async function errorFrom(response: Response) {
  const text = await response.text().catch(() => '')
  const body = parseObject<FailureBody>(text)
  const message =
    typeof body.message === 'string' && body.message ? body.message : text.trim() || response.statusText
  return new ApiError(response.status, message || `Error ${response.status}`, body)
}

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

export type Fetch = (path: string, init: RequestInit) => Promise<Response>

type RequestOptions = {
  token?: string | null
  body?: unknown
  signal?: AbortSignal | undefined
  accept?: string
}

function encodeBody(body: unknown): { body?: BodyInit; type?: string } {
  if (body === undefined) return {}
  if (typeof FormData !== 'undefined' && body instanceof FormData) return { body }
  if (typeof Blob !== 'undefined' && body instanceof Blob) return { body, type: body.type }
  return { body: JSON.stringify(body), type: 'application/json' }
}

export function send(
  fetch: Fetch,
  method: Method,
  path: string,
  { token, body, signal, accept = 'application/json' }: RequestOptions = {},
) {
  const headers: Record<string, string> = { Accept: accept }
  if (token) headers.Authorization = `Bearer ${token}`
  const content = encodeBody(body)
  if (content.type) headers['Content-Type'] = content.type
  return fetch(path, {
    method,
    headers,
    credentials: 'include',
    // Owners must see fresh data even where visitors’ browsers may cache it.
    ...(method === 'GET' && { cache: 'no-cache' }),
    ...(content.body !== undefined && { body: content.body }),
    ...(signal && { signal }),
  })
}

export async function readJson<T>(response: Response): Promise<T> {
  const text = await response.text()
  return (text ? JSON.parse(text) : undefined) as T
}

export function messageOf(error: unknown, fallback: string) {
  if (!(error instanceof ApiError) || !error.message) return fallback
  // Replaces the server’s bare ‘Unauthorized’, which explains nothing.
  return error.message === 'Unauthorized'
    ? 'Your session has ended. Sign in again to continue.'
    : error.message
}

/** The password was right, but the account also needs a second-factor code. */
export const isCodeNeeded = (error: unknown) =>
  error instanceof ApiError && error.body.code === 'second_factor_needed'
