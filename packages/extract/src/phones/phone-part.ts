import { calendarLanguage } from '@foyer/calendar/leading-days'
import { namesOpening } from '@foyer/calendar/opening-words'
import type { ReadPage } from '@foyer/crawler/read/read-page'
import { trimmedEnd } from '@foyer/text/trim'
import { mentionsUs } from '../attribute/business-text.ts'
import { separateParts } from '../attribute/business-weeks.ts'
import { daysNamed } from '../attribute/named-days.ts'
import { isUrgent, kindOf, phoneWord, saysMessages } from '../attribute/phone-purpose.ts'
import { isGeneralHeading, type PlacedLine } from '../attribute/third-parties.ts'
import { isHost } from './phone-doubts.ts'

/** The line that words before a number name: 'the repair line on'. */
const namedLine =
  /(?:the|our|unsere?|la|le|el|il|a|de)\s((?:[\p{L}'’-]+\s){0,2}(?:line|hotline|helpline|desk|office|reception|ligne|línea|linea|linha|\p{L}{3,20}(?:lijn|hotline)))\s?(?:(?:on|at|au|al|unter)\s|:\s?)?$/iu

/** The words right before the number, the line it names, or the heading above. */
export function partOf(line: PlacedLine, sentence: string, heading: string, page: ReadPage): string {
  const named = lineName(sentence)
  if (named) return named
  const inRow = line.cells.length > 0 ? rowName(line.cells[0] ?? '', page) : ''
  if (inRow) return inRow
  const before = beforeColon(sentence)
  if (before !== '' && !isGeneralHeading(before) && kindOf(before) === 'Phone' && !isHost(before, page))
    return before
  const said = sentence
    .split(/[·|•;,]/)
    .at(-1)!
    .replace(phoneWord, '')
    .trim()
  const words = trimmedEnd(said, ':–—(+-')
  const isName =
    words.split(/[ -]/).every((word) => /^\p{Lu}[\p{L}'’.]+$/u.test(word)) && words.split(' ').length <= 3
  if (
    isName &&
    words.length <= 30 &&
    !isGeneralHeading(words) &&
    kindOf(words) === 'Phone' &&
    !isHost(words, page)
  )
    return words
  const isNear = line.text.length < 80 && (!line.own || isOneOf(page, heading))
  return isNear && !isUrgent(heading) ? headedPart(heading, page) : ''
}

function headedPart(heading: string, page: ReadPage): string {
  const isName = heading !== '' && heading.length <= 40
  return isName &&
    !namesOpening(heading, calendarLanguage(page.language)) &&
    !isGeneralHeading(heading) &&
    !isHost(heading, page) &&
    !/^(?:whats\s?app|sms|fax|mobile?)$/i.test(heading) &&
    !/\?$/.test(heading)
    ? heading
    : ''
}

export const branchAbove = (line: PlacedLine, page: ReadPage): string => {
  const heading = line.path.at(-1) ?? ''
  return line.own && isOneOf(page, heading) ? headedPart(heading, page) : ''
}

/** 'Telefono negozio Grosseto: ' and 'Winter standby for customers: ', but not 'Ring us:'. */
function beforeColon(sentence: string): string {
  const words = /^\P{L}{0,3}([^:;·|•]{3,60}):\s{0,3}\(?$/u.exec(sentence)?.[1]?.replace(leadingWord, '') ?? ''
  const isName = words.length >= 3 && words.length <= 40 && words.split(' ').length <= 5
  return isName &&
    !/\d{3}|,|t[eé]l[eé]?[fp]h?on/iu.test(words) &&
    !phoneWord.test(`${words} `) &&
    !isUrgent(words) &&
    !saysMessages(words) &&
    !mentionsUs(words)
    ? words.trim()
    : ''
}

const leadingWord =
  /^(?:t[eé]l(?:[eé]fono|efon|[eé]phone|efone|efoon)?|phone|fon|тел(?:ефон)?)\.?\s(?:(?:(?:on|at|in) the|im|am|(?:in|an) der|au|(?:à|dans) la|al|alla|nel|nella|en (?:el|la)|na|no|in de|op de)\s)?(?=\p{L})/iu

/** The name of a row, which says what its number is for: 'Room bookings'. */
function rowName(cell: string, page: ReadPage): string {
  const name = trimmedEnd(cell.replace(/\([^()]*\)/g, ' ').split(/[,;:]/)[0]!, ' :–—-').trim()
  const isName = name.length >= 3 && name.length <= 40 && !/\d{3}/.test(name)
  return isName &&
    daysNamed(name, calendarLanguage(page.language)) === null &&
    !isGeneralHeading(name) &&
    kindOf(name) === 'Phone' &&
    !isHost(name, page) &&
    !isUrgent(name)
    ? name
    : ''
}

/** The place that words before a number call: 'ring the café directly:', 'rufen Sie direkt im Café an:'. */
const calledPlace =
  /(?<!\p{L})(?:ring|call|phone|telephone|contact|rufen sie|ruft|chiam(?:ate|i|are)|telefon(?:ate|i|are)|appelez|llam(?:e|en|ar)|ligue|bel(?:t u)?)\s(?:(?:please|bitte|direkt|direttamente|directement|directamente|rechtstreeks)\s){0,2}(?:the|our|im|in der|beim|il|la|lo|al|alla|le|au|el|o|het|de)\s((?:[\p{L}'’-]+\s(?!direct(?:ly)?(?!\p{L})|an(?!\p{L})))?[\p{L}'’-]+)(?:\s(?:directly|direct|an))?\s?(?:(?:on|at|unter|al|allo|au)\s|:\s?)?$/iu

/** A desk, or a part with its own door. */
export function lineName(sentence: string): string {
  const place = calledPlace.exec(sentence)?.[1] ?? ''
  if (place !== '' && separateParts.test(place.toLowerCase())) return place
  const found = namedLine.exec(sentence)?.[1] ?? ''
  return /^(?:the |our )?(?:reception|office|desk|line)$/i.test(found) ? '' : found
}

/** Several headings of one level are branches. */
function isOneOf(page: ReadPage, heading: string): boolean {
  const own = page.headings.find(({ text }) => text === heading)
  return (
    own !== undefined && own.level > 1 && page.headings.filter(({ level }) => level === own.level).length > 1
  )
}
