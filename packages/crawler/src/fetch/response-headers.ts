import type { Dispatcher } from 'undici'

type RawHeaders = Dispatcher.ResponseData['headers']

export function readHeaders(raw: RawHeaders): Record<string, string> {
  const headers: Record<string, string> = {}
  for (const [name, value] of Object.entries(raw)) {
    if (value !== undefined) headers[name] = [value].flat().join(', ')
  }
  if (headers['content-type']) headers['content-type'] = lastType(headers['content-type'])
  const location = readLocation(raw)
  if (location !== null) headers.location = location
  return headers
}

/** Reads the redirect target. Node decodes headers as Latin-1, but servers may send raw UTF-8. */
export function readLocation({ location }: RawHeaders): string | null {
  const [first, ...others] = [location ?? []].flat()
  // Browsers don't follow conflicting locations either.
  if (first === undefined || others.some((other) => other !== first)) return null
  const bytes = Buffer.from(first, 'latin1')
  const text = bytes.toString('utf8')
  return Buffer.from(text, 'utf8').equals(bytes) ? text : first
}

const mediaType = /^[\w!#$&^.+*-]+\/[\w!#$&^.+*-]+$/
const charsetOf = (type: string) => /;\s*charset\s*=\s*("[^"]*"|[^\s;]+)/i.exec(type)?.[0]

/** By the Fetch standard the last type wins and inherits the charset of an equal earlier type. */
function lastType(value: string): string {
  let chosen = ''
  let essence = ''
  for (const part of value.match(/(?:[^,"]|"[^"]*"?)+/g) ?? []) {
    const type = part.trim()
    const name = type.split(';')[0]!.trim().toLowerCase()
    if (!mediaType.test(name) || name === '*/*') continue
    const charset = name === essence && !charsetOf(type) ? charsetOf(chosen) : undefined
    chosen = charset ? `${type}${charset}` : type
    essence = name
  }
  return chosen || value
}
