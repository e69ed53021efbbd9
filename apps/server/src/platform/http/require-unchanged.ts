import { isDeepStrictEqual } from 'node:util'
import type { FormBefore } from '@foyer/contract/form-before'
import { Failure } from './failure.ts'

/**
 * Rejects a form whose fields were changed elsewhere since it was opened. `now` must be read under the lock of the
 * change. Equal changes don't conflict.
 */
export function requireUnchanged(now: object, before: FormBefore, wanted: object = {}) {
  const fieldOf = (from: object, name: string) => plain(Object.getOwnPropertyDescriptor(from, name)?.value)
  const changed = Object.keys(before ?? {}).filter((name) => {
    if (!Object.hasOwn(now, name)) return false
    const current = fieldOf(now, name)
    if (isDeepStrictEqual(current, fieldOf(before!, name))) return false
    return !Object.hasOwn(wanted, name) || !isDeepStrictEqual(current, fieldOf(wanted, name))
  })
  if (changed.length === 0) return
  const current = Object.fromEntries(changed.map((name) => [name, fieldOf(now, name)]))
  throw new Failure(
    'changed_meanwhile',
    'This was changed elsewhere meanwhile. Choose which of the two to keep.',
    { current },
  )
}

/** Normalizes to JSON. Forms show missing values as empty text. */
const plain = (value: unknown): unknown =>
  value === undefined || value === null || value === ''
    ? null
    : JSON.parse(JSON.stringify(typeof value === 'string' ? value.trim() : value))
