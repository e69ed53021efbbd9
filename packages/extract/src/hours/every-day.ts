import { saysClosed } from '@foyer/calendar/closed-words'
import type { CalendarLanguage } from '@foyer/calendar/day-words'
import { sentencesOf } from '@foyer/calendar/hours/columns-and-sentences'
import { holdsException } from '@foyer/calendar/hours/exceptions'
import { hasSpan } from '@foyer/calendar/hours/hours-words'
import type { TextLine } from '@foyer/calendar/hours/part-hours'
import { isUnclear, partIn } from '@foyer/calendar/hours/part-names'
import { namesOpening } from '@foyer/calendar/opening-words'
import { readDays } from '@foyer/calendar/read-days'
import { monthIn } from '@foyer/calendar/season-dates'
import { leadingSeason, trailingSeason } from '@foyer/calendar/seasons'
import { plainLettersInPlace } from '@foyer/text/plain-letters'
import { prechecked } from '@foyer/text/prechecked-pattern'

/** The words are without accents, because texts are compared without them. */
const sevenDays = prechecked(
  /(?<![\p{L}\d])(?:(?:seven|7) days(?: a week)?|every day of the week|(?:sieben|7) tage(?: die| in der| pro)? woche|an (?:sieben|7) tagen(?: die| in der| pro)? woche|(?:sept|7) jours (?:sur|\/) ?(?:sept|7)|7 ?j ?\/ ?7|(?:sette|7) giorni su (?:sette|7)|(?:los )?(?:siete|7) dias (?:de|a) la semana|(?:sete|7) dias (?:por|da) semana|(?:zeven|7) dagen (?:per|in de) week)(?![\p{L}\d])/u,
)
/** Every such text holds one of these; most texts hold none, and are read no further. */
const maySaySeven = /7|seven|every|sieben|sept|sette|siete|sete|zeven/i
const longestSentence = 160

/**
 * What a page says of the house where it says that it is open on all days of the week, and not when: no week can be
 * told by it, but a day that is told to be closed elsewhere is then asked.
 */
export function openEveryDay(lines: Iterable<TextLine>, language: CalendarLanguage): string | null {
  for (const { kind, text, own } of lines) {
    if (!own || kind === 'heading' || kind === 'row' || kind === 'head') continue
    if (!maySaySeven.test(text) || !sevenDays.test(plainLettersInPlace(text))) continue
    for (const sentence of sentencesOf(text)) {
      const said = sevenDaysInSentence(sentence, language)
      if (said) return said
    }
  }
  return null
}

function sevenDaysInSentence(sentence: string, language: CalendarLanguage): string | null {
  const found = sevenDays.exec(plainLettersInPlace(sentence))
  if (!found || sentence.length > longestSentence || !namesOpening(sentence, language)) return null
  const end = found.index + found[0].length
  const lead = sentence.slice(0, found.index)
  const isOther = partIn(lead, language) !== '' || isUnclear(lead, language)
  const isDated =
    monthIn(sentence) !== null || leadingSeason(sentence) !== null || trailingSeason(sentence) !== null
  const isMore =
    // 'open 7' of 'open 7 days a week' is no time.
    hasSpan(`${lead} ${sentence.slice(end)}`) ||
    saysClosed(sentence) ||
    holdsException(sentence) ||
    readDays(sentence, language, false).some(({ days }) => days.length < 7)
  return isOther || isDated || isMore ? null : sentence.slice(found.index, end)
}
