import { isCountry, isRegion } from './regions.ts'

type Data = Record<string, unknown>

interface PlacedAddress {
  street: string
  code: string
  town: string
  region?: string | undefined
  country?: string | undefined
}

const name = String.raw`(?:['’]s-)?\p{Lu}[\p{L}'’./ -]{1,40}`
/** '97437 Haßfurt', 'CH-3818 Grindelwald', '1012LG Amsterdam', '75008 Paris Cedex 02'. */
const codeFirst = new RegExp(
  String.raw`^(?:([A-Z]{1,2})[- ])?(\d{4}-\d{3}|\d{5}|\d{4}(?: ?[A-Z]{2})?) (${name}?(?: (?:CEDEX|Cedex)(?: \d\d?)?)?)(?: \((\p{Lu}[\p{L} -]{1,30})\)| ([A-Z]{2}))?$`,
  'u',
)
/** 'Portsmouth PO1 2AB', 'Co. Meath A83 D2C5', 'NS B3H 4R2', 'NJ 07302'. */
const codeLast = new RegExp(
  String.raw`^(?:(${name}) )?([A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|[A-Z]\d[\dW] ?[\dA-Z]{4}|[A-Z]\d[A-Z] ?\d[A-Z]\d|(?<=^[A-Z]{2} )\d{5}(?:-\d{4})?)$`,
  'u',
)
/** 'São Paulo - SP' before '01310-200'. */
const brazilianTown = new RegExp(`^(${name}?) ?[–/-] ?([A-Z]{2})$`, 'u')
const brazilianCode = /^\d{5}-\d{3}$/
const stateCode = /^[A-Z]{2}$/
const town = new RegExp(`^${name}$`, 'u')
const italianStreet = /^(?:via|viale|piazza|piazzale|corso|vicolo|località|loc\.|frazione|contrada) /i
/** A street may precede a code without a comma. */
const street =
  /(?<!\p{L})(?:street|st|road|rd|lane|row|way|avenue|ave|close|court|drive|terrace|crescent|house|yard|mews|wharf|building|centre)\.?$/iu
const countryByLetters: Record<string, string> = {
  D: 'DE',
  A: 'AT',
  F: 'FR',
  I: 'IT',
  E: 'ES',
  P: 'PT',
  B: 'BE',
  L: 'LU',
}
const mostPieces = 6

/** Splits an address where its parts are certain; otherwise keeps it whole, which schema.org allows. */
export function postalAddress(value: string, language: string): Data {
  const pieces = value.split(/, ?| [–-] (?=(?:[A-Z]{1,2}-)?\d{4,5} \p{Lu})/u).filter(Boolean)
  const placed = pieces.length <= mostPieces ? placeOf(pieces, language) : null
  if (!placed?.street) return { '@type': 'PostalAddress', streetAddress: value }
  return {
    '@type': 'PostalAddress',
    streetAddress: placed.street,
    postalCode: placed.code,
    addressLocality: placed.town,
    ...(placed.region && { addressRegion: placed.region }),
    ...(placed.country && { addressCountry: placed.country }),
  }
}

function placeOf(pieces: readonly string[], language: string): PlacedAddress | null {
  const last = pieces.at(-1)!
  const isItalian = language === 'it' || italianStreet.test(pieces[0]!)
  if (isCountry(last)) {
    const within = placeOf(pieces.slice(0, -1), language)
    return within && { ...within, country: last }
  }
  // 'San Ginesio, MC' is a province in Italy; elsewhere it may be a country code.
  if ((stateCode.test(last) && isItalian) || isRegion(last)) {
    const within = placeOf(pieces.slice(0, -1), language)
    if (within && !within.region) return { ...within, region: last }
  }
  const before = pieces.slice(0, -1)
  return codeBehindTown(before, last) ?? codeBeforeTown(before, last)
}

function codeBehindTown(before: readonly string[], last: string): PlacedAddress | null {
  const [, city, state] = brazilianCode.test(last) ? (brazilianTown.exec(before.at(-1) ?? '') ?? []) : []
  if (city && state) return placedAddress(before.slice(0, -1), city, last, state)
  const [, named, code] = codeLast.exec(last) ?? []
  if (!code) return null
  // 'Portsmouth, Hampshire PO1 2AB', 'Portsmouth, Hampshire, PO1 2AB', 'Halifax, NS B3H 4R2'
  const names = [...before, ...(named ? [named] : [])]
  const region = isRegion(names.at(-1)!) || stateCode.test(names.at(-1)!) ? names.pop() : undefined
  return placedAddress(names.slice(0, -1), names.at(-1) ?? '', code, region)
}

/** Most of Europe, often without a comma before the code. */
function codeBeforeTown(before: readonly string[], last: string): PlacedAddress | null {
  const at = last.search(/(?<=\d[a-zA-Z]? )\d{5} \p{Lu}/u)
  const pieces = at > 0 ? [...before, last.slice(0, at).trim()] : before
  const [, letters, code, city, inBrackets, province] = codeFirst.exec(at > 0 ? last.slice(at) : last) ?? []
  if (!code || !city) return null
  const placed = placedAddress(pieces, city, code, inBrackets ?? province)
  return placed && { ...placed, ...(letters && { country: countryByLetters[letters] ?? letters }) }
}

function placedAddress(
  pieces: readonly string[],
  city: string,
  code: string,
  region: string | undefined,
): PlacedAddress | null {
  if (pieces.length === 0 || street.test(city) || !(town.test(city) || /cedex/i.test(city))) return null
  return { street: pieces.join(', '), code, town: city, region }
}
