import { plainLetters } from '@foyer/text/plain-letters'

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
const countryByLetters: Record<string, string> = {
  D: 'DE',
  A: 'AT',
  F: 'FR',
  I: 'IT',
  L: 'LU',
  B: 'BE',
  FIN: 'FI',
}

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

const countryNames: readonly (readonly [string, RegExp])[] = Object.entries({
  GB: 'united kingdom|england|scotland|wales|northern ireland|great britain|uk|vereinigtes konigreich|royaume-uni|reino unido|regno unito',
  IE: 'ireland|irland|irlande|irlanda|eire',
  DE: 'germany|deutschland|allemagne|alemania|germania|alemanha',
  AT: 'austria|osterreich|autriche',
  CH: 'switzerland|schweiz|suisse|svizzera|suiza|suica',
  FR: 'france|frankreich|francia|franca',
  IT: 'italy|italia|italien|italie',
  ES: 'spain|espana|spanien|espagne|spagna|espanha',
  PT: 'portugal',
  NL: 'netherlands|nederland|niederlande|pays-bas|paises bajos|paesi bassi',
  BE: 'belgium|belgique|belgie|belgien|belgica|belgio',
  LU: 'luxembourg|luxemburg',
  DK: 'denmark|danmark|danemark',
  SE: 'sweden|sverige|schweden|suede|suecia|svezia',
  NO: 'norway|norge|norwegen|norvege|noruega|norvegia',
  FI: 'finland|suomi|finnland|finlande',
  PL: 'poland|polska|polen|pologne|polonia',
  CZ: 'czech republic|czechia|ceska republika|tschechien',
  GR: 'greece|griechenland|grece|grecia|hellas',
  IN: 'india|indien|inde|bharat',
  JP: 'japan|japon|giappone',
  KR: 'south korea|republic of korea',
  CN: 'china|chine|cina',
  SG: 'singapore|singapur',
  NZ: 'new zealand|neuseeland|aotearoa',
  ZA: 'south africa|sudafrika',
  AE: 'united arab emirates|uae|dubai',
  AR: 'argentina|argentinien',
  CL: 'chile',
  CO: 'colombia|kolumbien',
  PE: 'peru',
}).map(([country, names]) => [country, new RegExp(`(?:^|[\\s,;.])(?:${names})[\\s.]*$`)] as const)

const callingCodes: Record<string, string> = {
  20: 'EG',
  27: 'ZA',
  30: 'GR',
  31: 'NL',
  32: 'BE',
  33: 'FR',
  34: 'ES',
  36: 'HU',
  39: 'IT',
  40: 'RO',
  41: 'CH',
  43: 'AT',
  44: 'GB',
  45: 'DK',
  46: 'SE',
  47: 'NO',
  48: 'PL',
  49: 'DE',
  51: 'PE',
  54: 'AR',
  56: 'CL',
  57: 'CO',
  58: 'VE',
  60: 'MY',
  63: 'PH',
  64: 'NZ',
  65: 'SG',
  66: 'TH',
  81: 'JP',
  82: 'KR',
  84: 'VN',
  86: 'CN',
  90: 'TR',
  91: 'IN',
  92: 'PK',
  94: 'LK',
  212: 'MA',
  213: 'DZ',
  216: 'TN',
  234: 'NG',
  254: 'KE',
  351: 'PT',
  352: 'LU',
  353: 'IE',
  354: 'IS',
  355: 'AL',
  356: 'MT',
  357: 'CY',
  358: 'FI',
  359: 'BG',
  370: 'LT',
  371: 'LV',
  372: 'EE',
  380: 'UA',
  381: 'RS',
  385: 'HR',
  386: 'SI',
  420: 'CZ',
  421: 'SK',
  423: 'LI',
  852: 'HK',
  886: 'TW',
  961: 'LB',
  962: 'JO',
  965: 'KW',
  966: 'SA',
  971: 'AE',
  972: 'IL',
  974: 'QA',
}

/** A number without a country code tells nothing. */
function countryOfPhone(phone: string): string | null {
  const digits = /^\s*(?:\+|00)\s*([\d\s().-]{4,30})/.exec(phone)?.[1]?.replace(/\D/g, '') ?? ''
  return callingCodes[digits.slice(0, 3)] ?? callingCodes[digits.slice(0, 2)] ?? null
}

/** These domains are popular for their sound. */
const domainsUsedForTheirSound = new Set([
  'ai',
  'cc',
  'co',
  'fm',
  'gg',
  'io',
  'la',
  'ly',
  'me',
  'sh',
  'so',
  'to',
  'tv',
  'vc',
  'ws',
])

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

const countryOfLanguage: Record<string, string> = {
  de: 'DE',
  it: 'IT',
  ja: 'JP',
  ko: 'KR',
  hi: 'IN',
  zh: 'CN',
  fr: 'FR',
  nl: 'NL',
}

const zonesBy = (zones: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(zones).flatMap(([zone, states]) => states.split(' ').map((state) => [state, zone])),
  )

/** A state in two zones gets the one of most of its people. */
const zoneOfState = zonesBy({
  'America/New_York': 'CT DC DE FL GA IN KY MA MD ME MI NC NH NJ NY OH PA RI SC VA VT WV',
  'America/Chicago': 'AL AR IA IL KS LA MN MO MS ND NE OK SD TN TX WI',
  'America/Denver': 'CO ID MT NM UT WY',
  'America/Phoenix': 'AZ',
  'America/Los_Angeles': 'CA NV OR WA',
  'America/Anchorage': 'AK',
  'Pacific/Honolulu': 'HI',
  'America/Puerto_Rico': 'PR',
})

const zoneOfProvince = zonesBy({
  'America/St_Johns': 'NL',
  'America/Halifax': 'NB NS PE',
  'America/Toronto': 'ON QC NU',
  'America/Winnipeg': 'MB',
  'America/Regina': 'SK',
  'America/Edmonton': 'AB NT',
  'America/Vancouver': 'BC YT',
})

const zoneOfTerritory = zonesBy({
  'Australia/Sydney': 'NSW ACT VIC TAS',
  'Australia/Brisbane': 'QLD',
  'Australia/Adelaide': 'SA',
  'Australia/Perth': 'WA',
  'Australia/Darwin': 'NT',
})
