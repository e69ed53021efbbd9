import { hoursOf } from '../../language/durations.ts'
import { fold } from '../../language/fold.ts'

/** A price that is one figure and nothing else: no range, no 'from', no discount. */
export interface PlainSum {
  /** In hundredths, so that sums are exact. */
  cents: number
  /** As it stands there, without what it is counted by. */
  written: string
}

const sum =
  /^(?<before>(?:€|£|\$|CHF|EUR)\s?)?(?<figure>\d{1,4})(?:[.,](?<cents>\d{2})|,[-–])?(?<after>\s?(?:€|£|\$|EUR|CHF|euros?)(?!\p{L}))?(?:\s?(?<per>\D{1,40}))?$/iu
const byPerson =
  /^(?:[/–-]\s?|(?:per|pro|je|por|par|a|an|al|la|cada) )?(?:person|people|pers|p\.?p|adult|child|kid|head|each|piece|erwachsene[nr]?|stuck|kind|persona|adulto|nino|unidad|personne|adulte|enfant|piece|adulti|bambino|pessoa|crianca|persoon|volwassene|stuk)\.?$/

/** What a cell says where it states one sum, for one person, one piece or one span of time. */
export function plainSum(value: string): PlainSum | null {
  const said = sum.exec(value.trim())?.groups
  // '8' may count anything, and '€8 £' is no price.
  if (!said || (said.before === undefined) === (said.after === undefined)) return null
  const per = fold(said.per ?? '').trim()
  if (per !== '' && !byPerson.test(per) && unitIn(per) === null) return null
  const written = value.trim().slice(0, value.trim().length - (said.per ?? '').length)
  return { cents: Number(said.figure) * 100 + Number(said.cents ?? 0), written: written.trim() }
}

export interface TimeUnit {
  hours: number
  /** Three nights are four days to a car park. */
  night: boolean
}

const unit =
  /(?<!\p{L})(?:per|pro|je|an?|por|par|al|la|alla|each|\/|all['’]|l['’])\s?(?<word>\p{L}{1,12})(?!\p{L})/gu
const nights = /^n(?:ight|acht|oche|uit|oite|ott)/

export const isNight = (word: string): boolean => nights.test(fold(word))

/** 'Per hour', 'pro Nacht': the span of time that a price is counted by. */
export function unitIn(text: string): TimeUnit | null {
  for (const { groups } of fold(text).matchAll(unit)) {
    const hours = hoursOf(groups!.word!)
    if (hours > 0) return { hours, night: isNight(groups!.word!) }
  }
  return null
}

/** A total as the price beside it is written: '£31', '31,50 €'. */
export function writtenLike({ written }: PlainSum, cents: number, withCents: boolean): string {
  const comma = /\d,\d|,[-–]|€|eur/i.test(written) && !/\d\.\d{2}/.test(written)
  const [whole, rest] = [Math.floor(cents / 100), String(cents % 100).padStart(2, '0')]
  const figure = withCents || cents % 100 > 0 ? `${whole}${comma ? ',' : '.'}${rest}` : String(whole)
  return written.replace(/\d{1,4}(?:[.,]\d{2}|,[-–])?/, figure)
}
