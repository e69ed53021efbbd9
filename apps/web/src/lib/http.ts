import type { FailureBody } from '@foyer/contract/failure'

/** A response that was not OK. `message` is fit to be shown to the owner. */
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

/** The object a text holds; an empty one where it holds none. */
export function parsed<T>(text: string): Partial<T> {
  try {
    const value: unknown = JSON.parse(text)
    return value && typeof value === 'object' ? value : {}
  } catch {
    return {}
  }
}

/** The body's `message`, else the raw body, else the status text. */
export async function errorFrom(response: Response) {
  const text = await response.text().catch(() => '')
  const body = parsed<FailureBody>(text)
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

/** Forms and recordings go as they are, the browser naming their type; all else as JSON. */
function encoded(body: unknown): { body?: BodyInit; type?: string } {
  if (body === undefined) return {}
  if (typeof FormData !== 'undefined' && body instanceof FormData) return { body }
  if (typeof Blob !== 'undefined' && body instanceof Blob) return { body, type: body.type }
  return { body: JSON.stringify(body), type: 'application/json' }
}

/** Cookies always, a body where there is one, the bearer where there is a token. */
export function send(
  fetch: Fetch,
  method: Method,
  path: string,
  { token, body, signal, accept = 'application/json' }: RequestOptions = {},
) {
  const headers: Record<string, string> = { Accept: accept }
  if (token) headers.Authorization = `Bearer ${token}`
  const content = encoded(body)
  if (content.type) headers['Content-Type'] = content.type
  return fetch(path, {
    method,
    headers,
    credentials: 'include',
    // What visitors' browsers may keep for a while, its owner always sees as it is now.
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
  // The server's one word for a session that is over tells an owner nothing.
  return error.message === 'Unauthorized' ? 'Your session has ended. Sign in again to go on.' : error.message
}

/** The password was right, and the account wants the code of its second factor as well. */
export const isCodeNeeded = (error: unknown) =>
  error instanceof ApiError && error.body.code === 'second_factor_needed'
