import { plainLetters } from '@foyer/text/plain-letters'
import words from './words/countries.json' with { type: 'json' }

export interface Whereabouts {
  addresses: readonly string[]
  phones: readonly string[]
  prices: readonly string[]
  websiteUrl: string
  language: string
}

/** Uses the surest sign; null when there is none, so that no hour is guessed. */
export function findTimeZone({
  addresses,
  phones,
  prices,
  websiteUrl,
  language,
}: Whereabouts): string | null {
  for (const address of addresses) {
    const zone = zoneOfAddress(address)
    if (zone) return zone
  }
  const country =
    firstOf(phones, countryOfPhone) ??
    countryOfDomain(websiteUrl) ??
    firstOf(prices, countryOfPrice) ??
    countryOfLanguage[language] ??
    null
  return country && zoneOfCountry(country)
}

function firstOf<Item, Found>(items: readonly Item[], find: (item: Item) => Found | null): Found | null {
  for (const item of items) {
    const found = find(item)
    if (found !== null) return found
  }
  return null
}

const islandsAside: Record<string, string> = {
  AR: 'America/Argentina/Buenos_Aires',
  CL: 'America/Santiago',
  CN: 'Asia/Shanghai',
  CY: 'Asia/Nicosia',
  DE: 'Europe/Berlin',
  EC: 'America/Guayaquil',
  ES: 'Europe/Madrid',
  MY: 'Asia/Kuala_Lumpur',
  NZ: 'Pacific/Auckland',
  PT: 'Europe/Lisbon',
  UA: 'Europe/Kyiv',
  UZ: 'Asia/Tashkent',
}

/** None for countries with several zones, unless nearly everybody lives in one. */
export function zoneOfCountry(country: string): string | null {
  const main = islandsAside[country]
  if (main) return main
  const zones = new Intl.Locale(`und-${country}`).getTimeZones?.() ?? []
  return zones.length === 1 ? zones[0]! : null
}

/** 'Austin, TX 78701': the letters before the number are the state. */
const americanPostcode = /,\s*([A-Z]{2})\.?\s+\d{5}(?:-\d{4})?\b/
const canadianPostcode = /\b([A-Z]{2})\s+[A-Z]\d[A-Z]\s?\d[A-Z]\d\b/
const australianPostcode = /\b(NSW|ACT|VIC|TAS|QLD|SA|WA|NT)\s+\d{4}\b/
const britishPostcode = /\b[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}\b/
/** 'A-1010 Wien', 'CH-8001 Zürich'. */
const countryBeforeCode = /\b(D|A|CH|F|I|L|B|NL|DK|FIN)[-–]\s?\d{4,5}\b/
const countryByLetters: Record<string, string> = words.countryByLetters

function zoneOfAddress(address: string): string | null {
  const state = americanPostcode.exec(address)?.[1]
  if (state && zoneOfState[state]) return zoneOfState[state]
  const province = canadianPostcode.exec(address)?.[1]
  if (province && zoneOfProvince[province]) return zoneOfProvince[province]
  const territory = australianPostcode.exec(address)?.[1]
  if (territory) return zoneOfTerritory[territory]!
  const sign = countryBeforeCode.exec(address)?.[1]
  if (sign) return zoneOfCountry(countryByLetters[sign] ?? sign)
  const last = plainLetters(address).toLowerCase()
  for (const [country, names] of countryNames) if (names.test(last)) return zoneOfCountry(country) ?? null
  return britishPostcode.test(address) ? 'Europe/London' : null
}

const countryNames: readonly (readonly [string, RegExp])[] = Object.entries(words.countryNames).map(
  ([country, names]) => [country, new RegExp(`(?:^|[\\s,;.])(?:${names})[\\s.]*$`)] as const,
)

const callingCodes: Record<string, string> = words.callingCodes

/** A number without a country code tells nothing. */
function countryOfPhone(phone: string): string | null {
  const digits = /^\s*(?:\+|00)\s*([\d\s().-]{4,30})/.exec(phone)?.[1]?.replace(/\D/g, '') ?? ''
  return callingCodes[digits.slice(0, 3)] ?? callingCodes[digits.slice(0, 2)] ?? null
}

/** These domains are popular for their sound. */
const domainsUsedForTheirSound = new Set(words.domainsUsedForTheirSound)

function countryOfDomain(websiteUrl: string): string | null {
  const host = URL.canParse(websiteUrl) ? new URL(websiteUrl).hostname : ''
  const end = /\.([a-z]{2})$/.exec(host)?.[1] ?? ''
  if (end === '' || end === 'eu' || domainsUsedForTheirSound.has(end)) return null
  return end === 'uk' ? 'GB' : end.toUpperCase()
}

/** Currencies of a single country. */
const currencies: readonly (readonly [string, RegExp])[] = [
  ['GB', /£|\bGBP\b/],
  ['CH', /\bCHF\b/],
  ['PL', /zł|\bPLN\b/],
  ['CZ', /Kč|\bCZK\b/],
  ['HU', /\bHUF\b/],
  ['IN', /₹|\bINR\b/],
  ['IL', /₪|\bILS\b/],
  ['SE', /\bSEK\b/],
  ['NO', /\bNOK\b/],
  ['DK', /\bDKK\b/],
]

const countryOfPrice = (price: string): string | null =>
  currencies.find(([, written]) => written.test(price))?.[0] ?? null

const countryOfLanguage: Record<string, string> = words.countryOfLanguage

const zonesBy = (zones: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(zones).flatMap(([zone, states]) => states.split(' ').map((state) => [state, zone])),
  )

/** A state in two zones gets the one of most of its people. */
const zoneOfState = zonesBy(words.zoneOfState)

const zoneOfProvince = zonesBy(words.zoneOfProvince)

const zoneOfTerritory = zonesBy(words.zoneOfTerritory)
