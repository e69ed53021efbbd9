import { storable } from '@foyer/contract/storable'
import pg from 'pg'

/** Removes NUL and lone surrogates from parameters, because PostgreSQL rejects them. Every pool uses this client. */
export class StorableClient extends pg.Client {
  // biome-ignore lint/suspicious/noExplicitAny: pg declares a dozen overloads, and this passes all of them on.
  override query(...[statement, values, ...rest]: any[]): any {
    const query = super.query as (...args: unknown[]) => unknown
    if (Array.isArray(values)) return query.call(this, statement, storableValue(values), ...rest)
    const holdsValues = typeof statement?.submit !== 'function' && Array.isArray(statement?.values)
    const kept = holdsValues ? { ...statement, values: storableValue(statement.values) } : statement
    return query.call(this, kept, values, ...rest)
  }
}

function storableValue(value: unknown): unknown {
  if (typeof value === 'string') return storableText(value)
  if (Array.isArray(value)) return value.map(storableValue)
  if (value === null || typeof value !== 'object' || value instanceof Date || ArrayBuffer.isView(value))
    return value
  // pg serializes any other object as JSON.
  return 'toPostgres' in value ? value : storableText(JSON.stringify(value))
}

const mayNeedCleaning = /\\u(?:0000|d[89a-f])/i
const escapes = /\\(?:ud[89ab]..\\ud[c-f]..|u....|.)/gi
const refused = /^\\u(?:0000|d[89a-f]..)$/i

/**
 * In JSON these characters may be escaped. Text that only looks like JSON loses the escapes, too, because types
 * aren't known here.
 */
function storableText(text: string): string {
  const kept = text.isWellFormed() && !text.includes('\0') ? text : storable(text)
  if (!mayNeedCleaning.test(kept) || !isJson(kept)) return kept
  return kept.replace(escapes, (each) => (refused.test(each) ? '' : each))
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
