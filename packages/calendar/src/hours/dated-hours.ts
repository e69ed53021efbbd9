import { plainLettersInPlace } from '@foyer/text/plain-letters'
import { trimmedEnd } from '@foyer/text/trim'
import type { CalendarLanguage } from '../day-words.ts'
import { leadingDays } from '../leading-days.ts'
import { leadingFeasts } from '../named-feasts.ts'
import { type OneOff, oneOffDates } from '../one-off-dates.ts'
import { namesOpening, openForms } from '../opening-words.ts'
import { monthPattern } from '../season-dates.ts'
import { isDatedDay, leadingSeason } from '../seasons.ts'
import { closedAlone, leadingClosure } from './closures.ts'
import { sentencesOf } from './columns-and-sentences.ts'
import { isAboutOpening, partUnder } from './hours-subject.ts'
import { hoursValue, isClosedOnly } from './hours-words.ts'
import type { HoursPage, TextLine } from './part-hours.ts'
import { isFeast } from './part-names.ts'

/** Hours for single dates: '24 December: 9–12'. */
export interface DatedHours {
  part: string
  /** Without the weekday. */
  date: string
  dates: OneOff[]
  value: string
  quote: string
}

const longestLine = 160
const mostOnPage = 100
/** A longer stretch is a season, unless it is closed. */
const longestOpen = 10
const longestClosed = 45

export function* readDatedHours(lines: Iterable<TextLine>, page: HoursPage): Generator<DatedHours> {
  let under: string[] | null = null
  let label = ''
  let term = ''
  let isAbout = false
  let subject: string | null = null
  let left = mostOnPage
  for (const line of lines) {
    const { kind, text, path, own, cells } = line
    if (kind === 'heading' && own) subject ??= [...path, text][0]!
    if (kind === 'heading' || kind === 'head') continue
    const isSame = path.length === under?.length && path.every((heading, at) => heading === under![at])
    if (!isSame) {
      label = ''
      isAbout = isAboutOpening({ path, own, label, subject }, page) || path.slice(-1).some(headsExceptions)
    }
    under = path
    if (
      cells.length === 0 &&
      text.length <= longestLabel &&
      !/\d/.test(text) &&
      namesOpening(text, page.language)
    ) {
      label = text
      isAbout = true
    }
    if (!isAbout || text.length > longestLine) continue
    const said =
      kind === 'row' ? rowText(cells) : kind === 'definition' && term !== '' ? `${term}: ${text}` : text
    term = kind === 'term' ? text : ''
    if (said === '' || kind === 'term') continue
    const whole = datedLine(said, page.language)
    // 'Open daily 9 to 5. Closed from 24 December to 6 January.'
    const told = whole ? [whole] : sentencesOf(said).flatMap((one) => datedLine(one, page.language) ?? [])
    for (const one of told) {
      const part = partUnder({ path, own, label, subject }, page)
      yield { ...one, part: headsExceptions(part) ? '' : part, quote: said }
      if (--left === 0) return
    }
  }
}

const longestLabel = 40

/** 'Christmas', 'Holiday hours': what follows holds for single dates. */
export const headsExceptions = (heading: string): boolean =>
  isFeast(heading) || exceptionsHeading.test(heading)

const exceptionsHeading =
  /^(?:exceptions?|exceptional (?:hours|closures?)|(?:special|holiday)(?: (?:hours|opening))?|ausnahmen?|abweichende \p{L}+|sonder(?:öffnungs)?zeiten|horaires exceptionnels|eccezioni|aperture straordinarie|chiusure|excepciones|horarios? especial(?:es)?|exceções|uitzonderingen|afwijkende \p{L}+)$/iu

const rowText = (cells: string[]): string => {
  const filled = cells.filter((cell) => cell !== '')
  return filled.length === 2 ? filled.join(': ') : ''
}

export function datedLine(
  text: string,
  language: CalendarLanguage,
): Pick<DatedHours, 'date' | 'dates' | 'value'> | null {
  const closed = leadingClosure(text, language)
  const after = withoutDay(closed ? text.slice(closed.length) : text, language).replace(leadWords, '')
  const feast = leadingFeasts(after)
  const said = feast ? after.slice(feast.start) : after
  const end = feast ? feast.end - feast.start : endOfDate(said)
  if (end === 0) return null
  const rest = said.slice(end).replace(/^[\s:：,;–—-]+/u, '')
  // 'Christmas party, 12–16' is no opening.
  const alone = closedAlone(rest)
  const open = feast ? hoursValue(rest.replace(openWord, ''), true) : hoursValue(rest)
  const value = closed ? (/^[\s.!]*$/u.test(rest) ? closed.word : null) : (alone ?? open)
  if (value === null || (feast && !/\d/.test(value) && !isClosedOnly(value))) return null
  const date = trimmedEnd(said.slice(0, end), ' ,:').replace(/(?<=\p{L}|20\d\d)\.$/u, '')
  const dates = oneOffDates(date)
  if (!dates || dates.some((one) => lengthOf(one) > (isClosedOnly(value) ? longestClosed : longestOpen)))
    return null
  return { date, dates, value }
}

const openWord = new RegExp(`^(?:${openForms})[\\s:]{1,3}`, 'iu')
const leadWords = /^(?:from|on|am|vom|von|du|le|les|dal|il|del|el|van|op|no|de)\s(?=\d)/iu
/** '24.12.', '12月31日', 'December 25:', '25 and 26 December' begin no season. */
const dateFirst = new RegExp(
  String.raw`^(?:\d{1,2}\.\d{1,2}\.(?:20\d\d)?(?=\s?[:：]?\s)|\d{1,2}/\d{1,2}/20\d\d|(?:20\d\d[年년]\s?)?\d{1,2}[月월]\s?\d{1,2}[日일]|(?:${monthPattern})\.? \d{1,2}(?:st|nd|rd|th)?(?:,? 20\d\d)?(?=\s?:)|\d{1,2}\.?\s?(?:,|&|\+|and|und|et|y|ed?|en|и)\s?\d{1,2}\.?\s?(?:of |de |di )?(?:${monthPattern})(?:,? (?:de )?20\d\d)?)(?![\p{L}\d–—-])`,
  'u',
)

/** '24 December' of 'Thursday 24 December'. */
function withoutDay(text: string, language: CalendarLanguage): string {
  const named = leadingDays(text.slice(0, 40), language)
  return named?.days.length === 1 && isDatedDay(text.slice(named.end))
    ? text.slice(named.end).replace(/^[\s,]+/u, '')
    : text
}

const endOfDate = (text: string): number =>
  Math.max(
    dateFirst.exec(plainLettersInPlace(text.slice(0, longestDate)))?.[0].length ?? 0,
    leadingSeason(text)?.end ?? 0,
  )

const longestDate = 60

function lengthOf({ from, through }: OneOff): number {
  const length = (through.month - from.month) * 30.5 + through.day - from.day
  return length < 0 ? length + 366 : length
}
