import type { Fact } from '../types.ts'

/** A fact's label with its condition: 'Small studio, Low season, Weekday'. */
export function nameOfFact({ label, value, condition }: Fact): string {
  const said = `${label} ${value}`.toLowerCase()
  // 'From' belongs to the amount, in the page's language.
  const more = (condition ?? '')
    .split(', ')
    .filter((piece) => piece !== '' && piece !== 'from' && !said.includes(piece.toLowerCase()))
  return [label, ...more].filter(Boolean).join(', ')
}

/** A fact's value with its validity: '£60 (until 31 August 2026)'. */
export function valueOfFact({ label, value, condition, validity }: Fact): string {
  const said = `${label} ${condition ?? ''} ${value}`.toLowerCase()
  return validity && !said.includes(validity.toLowerCase()) ? `${value} (${validity})` : value
}
