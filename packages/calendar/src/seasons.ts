import { endAt } from '@foyer/text/matches-of'
import { plainLetters, plainLettersInPlace } from '@foyer/text/plain-letters'
import { remembered } from '@foyer/text/remembered'
import { trimmedEnd } from '@foyer/text/trim'
import { doubtfulMonthNames, sureMonthNames } from './month-words.ts'

const month = [...sureMonthNames.keys()].join('|')
/** Without accents: 'зимой' becomes 'зимои'. */
export const namedSeason =
  'summer(?: season| months| holidays| opening)?|winter(?: season| months)?|spring|autumn|high season|low season|mid season|shoulder season|off[- ]season|peak season|peak|off[- ]peak|main season|school holidays|(?:(?:autumn|spring|summer|october|february|may) )?half[- ]terms?|term[- ]time|(?:the )?(?:rest|remainder) of the year|(?:(?:all )?the )?other months|' +
  'sommer(?:saison|monate|zeit|halbjahr)?|winter(?:saison|monate|zeit|halbjahr)?|fruhling|fruhjahr|herbst|hauptsaison|nebensaison|zwischensaison|vorsaison|nachsaison|(?:schul|sommer|herbst|winter|oster|pfingst|weihnachts)ferien|schulzeit|(?:die |der )?ubrigen? (?:zeit|monaten?|jahr)|(?:das )?restlichen? (?:zeit|monaten?|jahr)|restliches jahr|ubriges jahr|rest des jahres|' +
  "ete|hiver|printemps|automne|haute saison|basse saison|moyenne saison|mi-saison|hors saison|vacances scolaires|periode scolaire|(?:le )?reste de l[’']annee|autres mois|" +
  'verano|invierno|primavera|otono|temporada (?:alta|media|baja)|horario de (?:verano|invierno)|(?:el )?resto del ano|demas meses|' +
  "estate|inverno|autunno|orari (?:estivi|invernali)|estiv[oia]|invernal[ei]|(?:il )?resto (?:dell[’']anno|della stagione)|altri mesi|alta stagione|bassa stagione|media stagione|mezza stagione|periodo (?:estivo|invernale|scolastico)|vacanze (?:scolastiche|estive|natalizie)|orario (?:estivo|invernale)|" +
  'verao|(?:o )?(?:resto|restante) do ano|epoca (?:alta|baixa)|alta temporada|baixa temporada|zomer(?:seizoen|maanden|vakantie)?|winter(?:seizoen|maanden)?|lente|voorjaar|herfst|najaar|schoolvakanties?|buiten het seizoen|(?:de )?rest van het jaar|overige maanden|hoogseizoen|laagseizoen|naseizoen|voorseizoen|летом|зимои|летнии (?:сезон|период)|зимнии (?:сезон|период)|высокии сезон|низкии сезон|夏季|冬季'
// Each stem covers several names above.
const summerStems =
  /summer|sommer|(?<!\p{L})ete(?!\p{L})|veran|(?<!\p{L})estat|estiv|verao|zomer|летн|летом|夏|여름|صيف/u
const winterStems = /winter|hiver|invern|invier|зим[но]|冬|겨울|شتا/u

/** Null for neither or both. */
export function halfOfYear(season: string): 'summer' | 'winter' | null {
  const name = plainLetters(season)
  const isSummer = summerStems.test(name)
  if (isSummer === winterStems.test(name)) return null
  return isSummer ? 'summer' : 'winter'
}
export const isSouthern = (zone: string | null): boolean =>
  zone !== null &&
  /^Australia\/|\/(?:Auckland|Johannesburg|Sao_Paulo|Buenos_Aires|Santiago|Lima|Montevideo)$/.test(zone)

export const seasonWords = `${month}|${namedSeason}`
const day = String.raw`\d{1,2}(?:st|nd|rd|th|er|º|°|\.)?\s?(?:of |de |d'|d’|di )?`
// Months only next to another month: 'Mar–Oct', '1 Oct – 31 Mar'.
const shortMonth = [...doubtfulMonthNames.keys()].join('|')
const rangeMark = String.raw`\s?(?:[–—-]|to|until|till|through|bis|au|al?)\s?`
const dayNumber = String.raw`(?:\d{1,2}(?:st|nd|rd|th|er|º|°|\.)?\s?(?:of |de |di )?)?`
const besideMonth = String.raw`(?:${shortMonth})(?:(?=\.?${rangeMark}${dayNumber}(?:${month}|${shortMonth})(?!\p{L}))|(?<=(?<!\p{L})(?:${month}|${shortMonth})\.?${rangeMark}${dayNumber}(?:${shortMonth})))`
const date = String.raw`(?:${day})?(?:${month}|${besideMonth})\.?(?![\p{L}])(?:\s\d{1,2}(?:st|nd|rd|th)?(?![\d:.h]))?(?:,?\s?(?:de )?20\d\d)?|\d{1,2}[./]\d{1,2}\.?(?:(?:20)?\d\d)?(?![\d:]|\s?(?:uhr|uur|h\b|am|pm))`
/** '3.' of '3.–28. August', '3' of 'dal 3 al 28 agosto'. */
const dayBefore = String.raw`\d{1,2}(?:st|nd|rd|th|er|º|°|\.)?(?=\s?(?:[–—-]|to|until|till|bis(?: zum)?|au|al|hasta el|t/m|tot(?: en met)?)\s?${day}(?:${month})(?![\p{L}]))`
const partOfYear = String.raw`(?:(?:early|mid|late|end of|the end of|beginning of|anfang|mitte|ende|debut|mi|fin|principios de|mediados de|finales de|inizio|meta|fine|inicio de|meados de|fim de|begin|eind)[- ]?)?(?:${date}|${dayBefore}|(?:${namedSeason})(?![\p{L}]))`
const wordsBeforePart = String.raw`(?:(?:(?:in the month of|im monat|au mois d[eu]|nel mese di|en el mes de|no mes de|in de maand)|from|in|during|between|throughout|for|von|vom|ab|im|in den|in der|wahrend der|zwischen|de|du|d'|d’|des|des le|en|em|pendant les?|a partir du|del|de la|desde(?: el)?|durante(?: el| la)?|entre el|dal|da|dall'|nel|nei|di|in|ad|a|van|vanaf|с|от|в)\s?(?:the |le |la |les |el |los |il |i |de |den |der )?)?`
const jointOfParts = String.raw`(?:\s?(?:[–—~/&,;+-]|(?:to|until|till|through|and|bis(?: zum)?|und|au|aux|a|et|jusqu'au|jusqu’au|al|hasta(?: el)?|y|e|ed|ai|fino al?|ate|tot(?: en met)?|t/m|en|по|до|и)(?!\p{L}))\s?(?:the |le |la |les |el |los |il |i |de |den |zum |end of |fin |ende |fine )?(?=\S))`
const onePart = new RegExp(String.raw`${wordsBeforePart}${partOfYear}(?![\p{L}\p{N}])`, 'uy')
const jointPattern = new RegExp(jointOfParts, 'uy')
const bracketBehind = /\s?\([^()]{3,60}\)/uy
const longestText = 120
const mostParts = 10
/** A quick check before the long pattern. */
const seasonBeginnings = new Set(onePart.source.match(/\p{L}{2,}/gu)!.map((word) => word.slice(0, 2)))
const mayBeginSeason = (start: string): boolean => seasonBeginnings.has(start) || !/^\p{L}{2}/u.test(start)

/** Null when the text begins with no season. */
export function leadingSeason(text: string): { season: string; end: number } | null {
  const plain = plainLettersInPlace(text.slice(0, longestText))
  const start = plain.length - plain.trimStart().length
  let end = mayBeginSeason(plain.slice(start, start + 2)) ? endAt(onePart, plain, start) : -1
  if (end < 0) return null
  for (let parts = 1; parts < mostParts; parts++) {
    const joined = endAt(jointPattern, plain, end)
    const next = joined < 0 ? -1 : endAt(onePart, plain, joined)
    if (next < 0) break
    end = next
  }
  end = Math.max(end, endAt(bracketBehind, plain, end))
  const said = text.slice(0, end).trim()
  // '9.30' and '10/12' are dates only next to others.
  if (!/\p{L}{3}/u.test(said) && !isDates(said)) return null
  return { season: said, end }
}

function isDates(said: string): boolean {
  const found = [...said.matchAll(/(\d{1,2})[./](\d{1,2})/g)]
  return (
    found.length >= 2 &&
    found.every(([, day, month]) => Number(day) <= 31 && Number(month) >= 1 && Number(month) <= 12)
  )
}

/** 'July and August', 'High season (April–October):', and nothing else. */
export function onlySeason(text: string): string {
  const found = text.length > longestText ? null : leadingSeason(text)
  if (!found) return ''
  const rest = text.slice(found.end)
  if (/^[\s:：.,;–—-]*$/.test(rest)) return found.season
  // 'Spring and back end (March, October and November)'
  const dates = secondNameWithDates.exec(rest)?.[1]
  return dates && leadingSeason(dates)?.end === dates.length ? trimmedEnd(text.trim(), ' :') : ''
}
const secondNameWithDates = /^\s(?:and|&|und|et|ed?|y|en)\s[\p{L}\s'’-]{2,25}\(([^()]{3,60})\)[\s:]{0,3}$/u

const datedDay = new RegExp(
  String.raw`^\s{0,3},?\s{0,3}(?:the |den |le |el |il )?(?:\d{1,2}(?:st|nd|rd|th|er|º|\.)?\s?(?:of |de |di )?(?:${month})|(?:${month})\.? \d{1,2}(?!\s?(?:[:.h]\d|am|pm|uhr|uur|[–-]))|\d{1,2}[./]\d{1,2}[./]\d{2,4})`,
  'u',
)

/** 'Thursday' before '24 December' is one date. */
export const isDatedDay = (after: string): boolean => datedDay.test(plainLettersInPlace(after.slice(0, 40)))

const oneDate = new RegExp(
  String.raw`^(?:(?:on|am|le|il|el|the|den)\s)?(?:\d{1,2}(?:st|nd|rd|th|er|º|°|\.)?\s?(?:of |de |di )?(?:${month})\.?|(?:${month})\.? \d{1,2}(?:st|nd|rd|th)?|\d{1,2}[./]\d{1,2}\.?)(?:[ ,./]{0,2}(?:de )?20\d\d)?$`,
  'u',
)

/** '31 December' is an exception, not a season. */
export const isOneDate = (season: string): boolean => oneDate.test(plainLettersInPlace(season).trim())

/** 'October–April' of 'Sauna October–April'. */
export const trailingSeason = remembered((text): { name: string; season: string } | null => {
  if (text.length > longestText || !mayNameSeason.test(plainLettersInPlace(text))) return null
  for (const { index } of text.matchAll(/[\s(,:–-](?=[\p{L}\d])/gu)) {
    const season = onlySeason(text.slice(index + 1).replace(/\)$/, ''))
    const name = trimmedEnd(text.slice(0, index), ' (,:–-')
    if (season !== '' && /\p{L}{3}/u.test(name) && !isOneDate(season)) return { name, season }
  }
  return null
})

/** A quick check: every season holds one of these. */
const mayNameSeason = new RegExp(String.raw`${seasonWords}|\d[./]\d`, 'u')
