import type { NewFact } from './facts.ts'

/** What is wrong with a value of this kind, in words for whoever typed it; null where nothing is. */
export function problemOfFact({ kind, value }: Pick<NewFact, 'kind' | 'value'>): string | null {
  // Short ones exist, such as 112.
  if (kind === 'phone' && (value.match(/\p{Nd}/gu) ?? []).length < 3)
    return 'A phone number needs its digits, such as 0117 496 0142.'
  if (kind === 'email' && !/[^\s@]@[^\s@]/.test(value))
    return 'An e-mail address needs an @, such as hello@example.com.'
  return null
}
