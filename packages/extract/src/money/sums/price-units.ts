import { endAt } from '@foyer/text/matches-of'
import words from './words/units.json' with { type: 'json' }

const perWords =
  "per|each|pro|je|por|par|al|a la|à la|alla|allo|all[’']|de l[’']|cada|chaque|p\\.|a|an|the|die|der|das|het|le|la|l[’']|il|lo|o|un|une|una|über|für|voor|för|za|за|в"
/** Ordinary words that mean a unit only behind a sum. */
const onlyAfterSum = new Set(words.onlyAfterSum)

const unitNouns = new Set(words.unitNouns.split(' '))
export const isCountedBy = (word: string): boolean => unitNouns.has(word)
const twoWordNouns = new Set(words.twoWordNouns)
const regularWords = words.regularWords.split(' ')
const regularUnits = new Set(regularWords)

const unitStart = new RegExp(
  String.raw`[ \u00a0]?(?:[/／]\s?(?:per\s|pro\s)?|(?:${perWords})(?<=[’'])|(?:${perWords})[ \u00a0])`,
  'uy',
)
const word = /(\d{1,3} )?([\p{L}²][\p{L}\p{N}²'’.-]*)(?: ([\p{L}-]+))?/uy
const joint = /\s?(?:,|and|und|y|et|e)?\s?(?=per |par |pro |por |a |\/|p\.)/uy
/**
 * The second of two nouns, without a word before it: 'per room and night', 'pro Zimmer und Nacht', 'per
 * person/day'.
 */
const andNoun =
  /\s?(?:\/|&|,| and | und | y | et | e | en )\s?(night|day|week|month|hour|person|room|head|stay|nacht|tag|woche|monat|stunde|zimmer|aufenthalt|notte|giorno|settimana|mese|ora|persona|camera|soggiorno|nuit|jour|semaine|mois|heure|personne|chambre|séjour|noche|día|semana|mes|hora|habitación|estancia|noite|dia|mês|pessoa|quarto|estadia|dag|week|maand|uur|persoon|kamer|verblijf)(?=\s?(?:[,.;:()|€£$]|$|in |incl|inkl|excl|from |ab |en |with |mit |con |avec |for |für ))/uy
const shortForms =
  /[ \u00a0]?(?:p\.\s?p\.\s?p\.\s?n\.?(?!\p{L})|p\.\s?p\.|p\.\s?n\.(?!\p{L})|pp(?:pn)?(?!\p{L})|pcm|[／/](?:泊|人|月|日|時間|年|回)|с человека(?!\p{L})|(?:للشخص|للفرد|لليلة|للساعة|في (?:اليوم|الساعة|الليلة|الشهر))(?!\p{L})|प्रति (?:व्यक्ति|घंटा|घंटे|रात|दिन|माह|महीना|किलो)(?![\p{L}\p{M}]))/uy
const regularWord = /[ \u00a0]([\p{L}.]+)/uy
const lastWord = /\s\p{L}{3,12}(?=\s?(?:[,.;:)]|$))/uy

/** Anything may be a unit behind a slash, except words that lead to the next sum. */
const isOwnUnit = (word: string) =>
  word.length <= 20 && !/^(?:from|ab|desde|dès|da|vanaf|v\.a|från|fra|fr|od|от|oder|or|ou|bzw)$/u.test(word)

/** Returns -1 for none; expects lower case. */
function oneUnit(text: string, at: number, afterSum: boolean): number {
  const short = endAt(shortForms, text, at)
  if (short >= 0) return short
  const from = endAt(unitStart, text, at)
  if (from < 0) return -1
  const said = text.slice(at, from).trim()
  if (!afterSum && onlyAfterSum.has(said)) return -1
  word.lastIndex = from
  const found = word.exec(text)
  if (!found) return -1
  const [, count = '', first = '', second = ''] = found
  const bare = first.replace(/\.$/, '')
  if (second !== '' && twoWordNouns.has(`${bare} ${second}`)) return from + found[0].length
  if (
    second !== '' &&
    /^(?:half|first|further|extra|additional|weitere|zusätzliche)$/.test(bare) &&
    unitNouns.has(second)
  )
    return from + found[0].length
  const isSlash = /^[/／]/.test(said)
  if (!unitNouns.has(first) && !unitNouns.has(bare) && !(isSlash && afterSum && isOwnUnit(bare))) return -1
  return from + count.length + (unitNouns.has(first) ? first : bare).length
}

function pairEnd(text: string, first: number, afterSum: boolean): number {
  const second = oneUnit(text, Math.max(first, endAt(joint, text, first)), afterSum)
  return second > 0 ? second : Math.max(first, endAt(andNoun, text, first))
}

/** 'Per person and night', 'a month', 'monthly'; -1 for none. */
export function unitEnd(text: string, at: number): number {
  const first = oneUnit(text, at, true)
  if (first < 0) {
    regularWord.lastIndex = at
    const found = regularWord.exec(text)
    return found && regularUnits.has(found[1]!) ? regularWord.lastIndex : -1
  }
  const end = pairEnd(text, first, true)
  // 'Par lit double', 'per half hour booked': the clause ends with one more word.
  return Math.max(end, endAt(lastWord, text, end))
}

export function isUnit(text: string): boolean {
  if (text.length > 40) return false
  const plain = text.trim().toLowerCase()
  if (regularUnits.has(plain)) return true
  const first = oneUnit(plain, 0, true)
  if (first < 0) return false
  return first === plain.length || pairEnd(plain, first, true) === plain.length
}

const possibleStart = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:${perWords}|[/／])(?=[\s’'\p{L}])|(?<!\p{L})(?:${regularWords.join('|')})(?!\p{L})`,
  'gu',
)

/** The unit a heading, a caption or an introduction names among other words: 'Prices per night in euros'. */
export function unitIn(text: string): string {
  const plain = text.slice(0, 300).toLowerCase()
  if (plain.length !== Math.min(text.length, 300)) return ''
  for (const match of plain.matchAll(possibleStart)) {
    const behind = plain.slice(match.index + match[0].length)
    // 'Each further half hour' is the item, not its unit.
    const isRegular = regularUnits.has(match[0]) && !(match[0] === 'each' && /^\s\p{L}/u.test(behind))
    if (isRegular) return text.slice(match.index, match.index + match[0].length)
    const first = oneUnit(plain, match.index, false)
    if (first < 0) continue
    return text.slice(match.index, pairEnd(plain, first, false)).trim()
  }
  return ''
}
