import { isDeepStrictEqual } from 'node:util'
import type { FormBefore } from '@foyer/contract/form-before'
import { Failure } from './failure.ts'

/**
 * Refuses a form whose fields were changed elsewhere since it was opened, for example in another tab. `now` is what they
 * are, read under the lock that the change is made under; what both changed to the same is in nobody's way.
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

/** As it is on the wire; a form shows nothing as an empty text. */
const plain = (value: unknown): unknown =>
  value === undefined || value === null || value === ''
    ? null
    : JSON.parse(JSON.stringify(typeof value === 'string' ? value.trim() : value))
