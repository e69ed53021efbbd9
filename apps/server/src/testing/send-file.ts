import type { FileAnswer } from '@foyer/contract/chat'
import type { TestApp } from './test-app.ts'

type FileSending = {
  name?: string
  sessionId?: string
  headers?: Record<string, string>
}

type UploadAnswer = {
  status: number
  body: FileAnswer & { message: string; code: string; limitReached?: boolean }
}

export async function sendFile(
  app: TestApp,
  path: string,
  content: string | Uint8Array,
  { name = 'file', sessionId, headers = {} }: FileSending = {},
): Promise<UploadAnswer> {
  const form = new FormData()
  form.set('file', new Blob([typeof content === 'string' ? content : new Uint8Array(content)]), name)
  // Browsers send fields in the order they were set, so the file comes first.
  if (sessionId) form.set('sessionId', sessionId)
  const response = await fetch(`${app.url}${path}/files`, { method: 'POST', body: form, headers })
  return { status: response.status, body: (await response.json()) as UploadAnswer['body'] }
}
