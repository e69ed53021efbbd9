import { wordsNamed } from '../../language/patterns.ts'

/** Units of prices and questions, with their length in minutes. */
const lengths = {
  person: 0,
  minute: 1,
  hour: 60,
  day: 1440,
  night: 1440,
  week: 10_080,
  month: 43_200,
  year: 518_400,
}
export type Unit = keyof typeof lengths

const each = `(?:(?<![\\p{L}\\d])(?:${wordsNamed('unit each')})[ -]?|/ ?|(?:${wordsNamed('unit each at once')}))`
const units = (Object.keys(lengths) as Unit[]).map((unit) => {
  const noun = `(?:${wordsNamed(`unit ${unit}`)})(?![a-z\\u0400-\\u04ff])`
  const alone = `(?<![a-z])(?:${wordsNamed(`unit by ${unit}`)})(?![a-z])`
  return {
    unit,
    behind: new RegExp(`^[ -]?[个個]?${noun}`, 'u'),
    counting: new RegExp(`${each}${noun}|${alone}|^${noun}$`, 'gu'),
    span: new RegExp(`(\\d{1,4}(?:[.,]\\d{1,2})?)[ -]?${noun}`, 'gu'),
  }
})

export const unitBehind = (folded: string): { unit: Unit; length: number } | undefined =>
  units.flatMap(({ unit, behind }) => {
    const length = behind.exec(folded)?.[0].length
    return length ? [{ unit, length }] : []
  })[0]

/** Splits a text into its units and the rest: '£12 per hour' leaves the price. */
export function countedBy(folded: string): { by: Set<Unit>; rest: string } {
  const by = new Set<Unit>()
  let rest = folded
  for (const { unit, counting } of units)
    rest = rest.replace(counting, (said) => {
      by.add(unit)
      return ' '.repeat(said.length)
    })
  return { by, rest }
}

/** Durations in a text, in minutes. */
export const spansIn = (folded: string) =>
  units
    .filter(({ unit }) => unit !== 'person')
    .flatMap(({ unit, span }) =>
      [...folded.matchAll(span)].map(({ 0: written, 1: number, index }) => ({
        amount: Number(number!.replace(',', '.')) * lengths[unit],
        measure: 'time',
        start: index,
        end: index + written.length,
        written,
      })),
    )
    .sort((one, other) => one.start - other.start)

export const without = (text: string, start: number, end: number): string =>
  text.slice(0, start) + ' '.repeat(end - start) + text.slice(end)
