import { onlySeason, trailingSeason } from '../seasons.ts'
import { isPartOfDay } from './hours-words.ts'

interface Column {
  name: string
  season: string
  /** 'Leeds – afternoons' next to 'Leeds – mornings'. */
  isOfDay: boolean
}

/** 'Office, term time – Leeds' is the office in Leeds. */
export function readColumn(column: string): Column {
  const names: string[] = []
  let season = onlySeason(column)
  let isOfDay = false
  if (season !== '') return { name: '', season, isOfDay }
  for (const piece of piecesOf(column)) {
    const alone = onlySeason(piece)
    const named = alone === '' ? datedSeason(piece) : null
    // 'Summer 1 June – 30 September' names only the summer.
    const isSeason = named !== null && namesSeason(named.name)
    season ||= alone || (isSeason ? piece.trim() : (named?.season ?? ''))
    if (isPartOfDay(piece.trim())) isOfDay = true
    else if (alone === '' && !isSeason) names.push(named?.name ?? piece)
  }
  return { name: names.join(' – '), season, isOfDay }
}

/** 'March – December' is one piece, and so is 'winter (October – March)'. */
function piecesOf(column: string): string[] {
  const pieces: string[] = []
  for (const piece of column.split(dashBetweenPieces)) {
    const before = pieces.at(-1) ?? ''
    const isRange = onlySeason(piece) !== '' && before !== '' && onlySeason(before) !== ''
    if (isRange || isBracketOpen(before)) pieces[pieces.length - 1] = `${before} – ${piece}`
    else pieces.push(piece)
  }
  return pieces
}

const isBracketOpen = (text: string) => text.lastIndexOf('(') > text.lastIndexOf(')')

/** 'Wine bar spring 8 May – 5 July': the season precedes its dates. */
function datedSeason(text: string): { name: string; season: string } | null {
  const dates = trailingSeason(text)
  const named = dates && trailingSeason(dates.name)
  return named ? { name: named.name, season: `${named.season} ${dates.season}` } : dates
}

/** 'Mid season 28 March – 12 June', before '7 September – 1 November'. */
function namesSeason(text: string): boolean {
  const named = trailingSeason(text)
  return onlySeason(text) !== '' || (named !== null && namesSeason(named.name))
}

/** 'Summer 1 June – 30 September – Dinner' splits before the dinner. */
const dashBetweenPieces =
  /(?<!\d[.°º]?\s\p{L}{3,12}\.?) – | – (?!\d{1,2}[.°º]?\s\p{L}{3}|(?:the )?(?:end|middle|beginning) of |(?:ende|anfang|mitte|fine|inizio|metà|fin|début|eind|begin) )/iu

const shortText = 160
const sentenceEnd = /(?<=[\p{L}\d)][.!?])\s+(?=[\p{Lu}\p{Lo}])|(?<=。)|\n/u
/** In short lines 'Mo. Di.' are days, '24.12.' and '8–12. Mai' dates; '4.45.' and '10–1.' are times. */
const endOfShortSentence =
  /(?<=\d\s?[–—-]\s?\d{1,2}[.!?])\s+(?=\p{Lu}\p{L})(?!Jan|Jän|Feb|Mär|Apr|Mai|Jun|Jul|Aug|Sep|Okt|Nov|Dez)|(?<=(?:\p{L}{4}|\d\s?[ap]m|\d\s?h|\d:\d{2}|\d\.(?:00|[1-5]5|[2-5]0)|[Uu]hr|[Uu]ur|\s(?:to|until|till|alle|às|hasta las)\s\d{1,2})[.!?])\s+(?=[\p{Lu}\p{Lo}])|(?<=。)|\n/u

export const sentencesOf = (text: string): string[] =>
  text.split(text.length <= shortText ? endOfShortSentence : sentenceEnd)
