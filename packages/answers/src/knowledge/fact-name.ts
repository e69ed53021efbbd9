import type { Fact } from '../types.ts'

/** The name of a fact: what it is of, and when or for whom it holds, 'Small studio, Low season, Weekday'. */
export function nameOfFact({ label, value, condition }: Fact): string {
  const said = `${label} ${value}`.toLowerCase()
  // 'From' stands before the sum itself, in the language of the page.
  const more = (condition ?? '')
    .split(', ')
    .filter((piece) => piece !== '' && piece !== 'from' && !said.includes(piece.toLowerCase()))
  return [label, ...more].filter(Boolean).join(', ')
}

/** The value of a fact, with how long it holds: '£60 (until 31 August 2026)'. */
export function valueOfFact({ label, value, condition, validity }: Fact): string {
  const said = `${label} ${condition ?? ''} ${value}`.toLowerCase()
  return validity && !said.includes(validity.toLowerCase()) ? `${value} (${validity})` : value
}
