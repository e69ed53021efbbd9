import { wordsOnly } from './business-weeks.ts'

/** Returns '' for the business itself. */
export const ownParts =
  (businessName: string) =>
  (part: string): string =>
    isSameName(part, businessName) ? '' : shortPart(part, businessName)

/** 'Fernhollow' is the business 'Fernhollow Vets'; the oven of 'Mill & Oven' is a part. */
function isSameName(part: string, name: string): boolean {
  const [a, b] = [wordsOnly(part), wordsOnly(name)]
  if (a === '' || a === b) return true
  const whole = wordsOnly(name.replace(/[&+]/gu, ' and '))
  const rest = whole.startsWith(`${a} `)
    ? whole.slice(a.length + 1)
    : whole.endsWith(` ${a}`)
      ? whole.slice(0, -a.length - 1)
      : null
  return rest !== null && !joinedName.test(rest)
}
const joinedName = /^(?:and|und|et|ed?|y|en)\s|\s(?:and|und|et|ed?|y|en)$/u

/** The part without the business's name: 'Fernhollow Vets – Ilkley' is Ilkley. */
function shortPart(part: string, name: string): string {
  const rest =
    name !== '' && part.toLowerCase().startsWith(name.toLowerCase()) ? part.slice(name.length) : part
  return rest.replace(/^[\s–—:,|-]+/u, '').trim() || part
}
