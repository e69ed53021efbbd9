import { plainLettersInPlace } from '@foyer/text/plain-letters'
import { prechecked } from '@foyer/text/prechecked-pattern'
import { trimmedEnd } from '@foyer/text/trim'
import { closedWords, saysClosed } from '../closed-words.ts'
import { readIntervals } from '../intervals.ts'
import { openForms, opensForms, openWordForms } from '../opening-words.ts'
import { onlySeason } from '../seasons.ts'
import { closesForms, fromWords, midnight, noon, timeOfDay, toWords } from '../times.ts'

const moment = `(?:${timeOfDay}(?:\\s?noon)?|${noon}|${midnight})`
const spanJoint = `(?:[–—~〜～-]|to|till|until|bis|a|hasta|à|alle|as|às|tot|до|から|至|到|부터)`
// '99998-417' is part of a phone number.
const span = new RegExp(
  String.raw`(?<!\d)${moment}\s*(?:u(?:hr|ur)\s*)?${spanJoint}\s*${moment}(?:\s*u(?:hr|ur))?(?!\d)`,
  'iu',
)
const spans = new RegExp(span, 'giu')
const firstMoment = new RegExp(moment, 'iu')
const moments = new RegExp(moment, 'giu')
const onlyMoment = new RegExp(`^${moment}$`, 'iu')
const allDay =
  /\b(?:24 ?h(?:ours|rs)?|24\/7|rund um die uhr|24 horas|24 ore(?: su 24)?|24 uur per dag|24h\/24|round the clock)\b/i
const byAppointment =
  /\b(?:by (?:appointment|arrangement)|nach (?:vereinbarung|absprache)|con cita|cita previa|sur (?:rendez-vous|rdv)|su appuntamento|op afspraak|com marcação)\b/i

// Pages of hours say 'Beginn' and 'Ende'.
const opensWords = `${opensForms}|opening hours?|doors|beginn|start`
const closesWords = `${closesForms}|closed|schluss|ende?`
const opensWord = new RegExp(String.raw`(?<!\p{L})(?:${opensWords})(?!\p{L})`, 'iu')
const closesWord = new RegExp(String.raw`(?<!\p{L})(?:${closesWords})(?!\p{L})`, 'iu')
/** These name a column only when alone. */
const fromAlone = new RegExp(`^(?:${fromWords})$`, 'iu')
const toAlone = new RegExp(`^(?:${toWords})$`, 'iu')
const opensAt = new RegExp(
  String.raw`^(?:${opensWords}|${fromWords})\s{0,9}(?:(?:at|um|à|a las|alle|às|om)\s{0,6})?(?::\s{0,3})?(${moment})(?!\p{L})`,
  'iu',
)
const closesAt = new RegExp(
  String.raw`^[\s,;/|·–—-]{0,9}(?:(?:and|und|y|et|e|en)\s{1,9})?(?:${closesWords})\s{0,3}(?:at|um|à|a las|alle|às|om)?\s{0,3}:?\s{0,3}(${moment})(?!\p{L})`,
  'iu',
)
/** 'Ruhetag, geschlossen' says it twice. */
const closedAnywhere = new RegExp(closedWords, 'giu')
const longestRemark = 60
const longestHours = 500

const opensAtAnywhere = prechecked(
  new RegExp(
    String.raw`(?<!\p{L})(?:${opensWords})\s{0,3}(?:at|um|à|a las|alle|às|om)?\s{0,3}:?\s{0,3}\d{1,2}`,
    'iu',
  ),
)

export function hasSpan(text: string): boolean {
  return hasTimes(text) || allDay.test(text) || byAppointment.test(text) || saysOpensAt(text)
}

/** A quick check, because most lines hold none. */
const mayHaveTimes = /\d|noon|mi[dtn]|mezz[oa]|medi[oa]|mei[oa]/iu
/** 'By appointment' alone has no times. */
export const hasTimes = (text: string): boolean => mayHaveTimes.test(text) && span.test(text)
const saysOpensAt = (text: string): boolean => /\d/.test(text) && opensAtAnywhere.test(text)

/** 'Unit access:' of 'Unit access: 7–20, seven days a week'. */
export function beforeHours(text: string): string {
  const at = [span, closedWords, allDay, byAppointment]
    .map((pattern) => text.search(pattern))
    .filter((index) => index >= 0)
  return at.length === 0 ? '' : text.slice(0, Math.min(...at))
}

export function afterHours(text: string): string {
  const last = lastSpan(text)
  return last ? text.slice(last.end) : ''
}

export const spansOf = (text: string): { start: number; end: number }[] =>
  mayHaveTimes.test(text)
    ? [...text.matchAll(spans)].map(({ 0: said, index }) => ({ start: index, end: index + said.length }))
    : []

export const lastSpan = (text: string) => spansOf(text).at(-1) ?? null

export function endsOf(text: string): [string, string] | null {
  const found = [...text.matchAll(spans)]
  const [from, to] =
    found.length === 1 ? [...found[0]![0].matchAll(moments)].map(([said]) => trimmedEnd(said, ' .')) : []
  return from && to ? [from, to] : null
}

/**
 * '9:00–12:00, 14:00–17:00' until 20:00 is 9:00–12:00, 14:00–20:00. Null when it would close before it opens.
 */
export function closingAt(value: string, until: string): string | null {
  for (const last of [...value.matchAll(spans)].reverse()) {
    const opens = firstMoment.exec(last[0])?.[0].trim()
    const [, to] = readIntervals(`${opens}–${until}`)?.[0] ?? []
    if (opens && to !== undefined && to <= latestEnd) return `${value.slice(0, last.index)}${opens}–${until}`
  }
  return null
}

/** '9–18' from 11 is 11–18. */
export function openingAt(value: string, from: string): string | null {
  const [first, end] = endsOf(value) ?? []
  const said = value.trim()
  const [known] = readIntervals(`${first}–${end}`) ?? []
  const [then] = readIntervals(`${from}–${end}`) ?? []
  if (!known || !then || then[0] <= known[0] || then[1] !== known[1]) return null
  return `${from.replace(/\s?u(?:hr|ur)$/iu, '')}–${said.slice(said.lastIndexOf(end!))}`
}

/** 5 am, in minutes of the day before. */
const latestEnd = 29 * 60

const betweenTimes = new RegExp(
  String.raw`(?<!\p{L})(?:between|zwischen|entre|tra le|fra le|tussen)\s(?:las |les |as |le )?(${moment})\s(?:and|und|y|et|e|en)\s(?:las |le |as )?(${moment})`,
  'giu',
)
const opensAndCloses = new RegExp(
  String.raw`(${moment})\s(?:and|und|et|y|e|en)\s(?:(?:we|wir|wij|nous)\s)?(?:close|shut|schließen|sluiten|fermons|cerramos|chiudiamo)\s(?:at|um|om|à|a las|alle)\s(${moment})`,
  'giu',
)

/** 'Between 7:00 and 16:00' and 'at 6 and close at 10' become spans. */
export const withSpans = (text: string): string => (mayJoin.test(text) ? joinedSpans(text) : text)
const mayJoin =
  /between|zwischen|entre|tra le|fra le|tussen|close|shut|schließen|sluiten|fermons|cerramos|chiudiamo/iu
const joinedSpans = (text: string): string =>
  text.replace(betweenTimes, '$1 – $2').replace(opensAndCloses, '$1 – $2')

export function columnPart(head: string): 'opens' | 'closes' | null {
  const name = trimmedEnd(head, ':.').trim()
  if (name.length > 30) return null
  if (fromAlone.test(name)) return 'opens'
  if (toAlone.test(name)) return 'closes'
  // 'Open studio' is a part of the business.
  const rest = name.replace(opensWord, '').replace(closesWord, '')
  if (/\p{L}{6}/u.test(rest)) return null
  const isOpening = opensWord.test(name)
  return isOpening === closesWord.test(name) ? null : isOpening ? 'opens' : 'closes'
}

export function isMoment(text: string): boolean {
  return onlyMoment.test(text)
}

/** '9:00' or '9am', not '9'. */
export function isPlainMoment(text: string): boolean {
  return isMoment(text) && /\D/.test(text)
}

/** 'Opens 9:00', to be followed by when it closes. */
export function opensOnly(text: string): string | null {
  const found = opensAt.exec(text)
  return found && found[0].length === text.length ? found[1]!.trim() : null
}

export function closesOnly(text: string): string | null {
  const found = closesAt.exec(text)
  return found && found[0].length === text.length ? found[1]!.trim() : null
}

const halvesJoint = /(?<!\p{L})(?:und|and|sowie|puis)(?!\p{L})/giu

/** Japanese remarks: '9:00〜17:00（ラストオーダー16:30）'. */
const bracketedRemark = /（[^（）]{0,40}）/gu

/** 'Office 0113 496 0100 (Mon–Fri 8–17)': the bracket opened before the days. */
function withoutStrayBracket(text: string): string {
  const tidied = trimmedEnd(text, ' .,;')
  return /[)）]$/u.test(tidied) && !/[(（]/u.test(tidied) ? tidied.slice(0, -1) : text
}

/** Null for anything but hours. `bare` allows no remark with the times. */
export function hoursValue(text: string, bare = false): string | null {
  if (text.length > longestHours) return null
  const value = withEndsJoined(
    trimmedEnd(
      withoutStrayBracket(text).replace(
        /^[\s:：.,|–—-]+(?:(?:only|nur|seulement|uniquement|solo|sólo|só|alleen)[\s,:]+)?/iu,
        '',
      ),
      ';,.',
    ).replace(/\s{2,}/g, ', '),
  )
  if (value === '') return null
  if (!span.test(value) && !saysClosed(value) && !allDay.test(value) && !byAppointment.test(value))
    return null
  // 'From 9, companies by appointment' has no end.
  if (!span.test(value) && byAppointment.test(value) && /\d/.test(value)) return null
  // A remark may stay with the times, a sentence may not.
  const remark = value
    .replace(spans, '')
    .replace(closedAnywhere, '')
    .replace(allDay, '')
    .replace(byAppointment, '')
  if (bare && /\p{L}{3}|\d/u.test(remark.replace(halvesJoint, '').replace(bracketedRemark, ''))) return null
  if (remark.length > longestRemark) return null
  return withoutDangling(value)
}

/** '… 16:30, in winter from' leaves half a sentence behind. */
const danglingWords =
  /^,?(?:\s(?:in|at|on|and|from|with|except|im|am|und|mit|bei|außer|en|et|avec|sauf|y|con|e|ed|da|dal|de|del|met|op|winter|summer|sommer|hiver|été|inverno|estate|invierno|verano|only)){1,4}$/iu

/** '19:30–22:00, in August also' is about the next day. */
const saidOfNextDay = /\s(?:also|anche|auch|aussi|también|também|ook)$/iu

/** Some languages put the verb last; it is no remark. */
const openVerbAtEnd = new RegExp(
  `^\\s(?:${openForms}|auf|für (?:sie|euch|dich) da|voor (?:u|je|jullie) klaar)$`,
  'iu',
)

function withoutDangling(value: string): string {
  const rest = afterHours(value)
  const end = value.length - rest.length
  // '9–18 in summer' and '9–18 in summer only' are whole.
  if (onlySeason(rest.replace(/\sonly$/iu, '').replace(/^[\s,]+/u, '')) !== '') return value
  return danglingWords.test(rest) || openVerbAtEnd.test(rest) || saidOfNextDay.test(rest)
    ? value.slice(0, end)
    : value
}

/** 'Opens 9:00, closes 17:00' becomes 9:00–17:00. */
function withEndsJoined(value: string): string {
  const opens = opensAt.exec(value)
  const closes = opens && closesAt.exec(value.slice(opens[0].length))
  if (!closes) return value.replace(/^(?:from|von|ab|de|du|desde|dalle|das|van|с)\s+(?=\d)/iu, '')
  return `${opens[1]!.trim()}–${closes[1]!.trim()}${value.slice(opens[0].length + closes[0].length)}`
}

export const isClosedOnly = (value: string): boolean => saysClosed(value) && !/\d/.test(value)

export function inOrderOfDay(known: string, more: string): string {
  // A closed morning doesn't close the day.
  if (isClosedOnly(known) || isClosedOnly(more)) return isClosedOnly(known) ? more : known
  const [first, second] = [known, more].map((value) => readIntervals(value)?.[0]?.[0] ?? Number.NaN)
  return second! < first! ? `${more}, ${known}` : `${known}, ${more}`
}

const dayPart =
  /^(?:mornings?|afternoons?|evenings?|lunch|dinner|supper|mittagessen|abendessen|mittagstisch|dejeuner|midi|pranzo|cena|comida|almuerzo|almoco|jantar|diner|a\.?m\.?|p\.?m\.?|vormittags?|nachmittags?|abends?|mittags?|matin|apres-midi|soir|mananas?|tardes?|noches?|mattin[ao]|pomeriggio|sera|manha|ochtend|middag|avond)$/u
const jointOfDayParts = /\s?(?:[/,&+]|\s(?:and|und|et|y|e|en|or|oder|ou|o|of)\s)\s?/u
const mostDayParts = 3

/** 'Evening', 'Lunch / afternoon'. */
export function isPartOfDay(text: string): boolean {
  const parts = text.length > longestRemark ? [] : plainLettersInPlace(text).split(jointOfDayParts)
  return parts.length > 0 && parts.length <= mostDayParts && parts.every((part) => dayPart.test(part))
}

/** 'On Fridays it opens again for dinner' adds hours. */
const opensAgainWords = new RegExp(
  `(?<!\\p{L})(?:re-?opens?|opens? again|(?:${openWordForms.de.opens}|${openWordForms.de.open}) (?:\\p{L}+ ){0,3}(?:wieder|noch einmal|nochmals?)|wieder (?:${openWordForms.de.open}|auf)|r${openWordForms.fr.opens}|ri${openWordForms.it.opens}|re(?:${openWordForms.es.opens}|${openWordForms.pt.opens})|vuelven? a abrir|her(?:${openWordForms.nl.opens})|weer (?:${openWordForms.nl.open}))(?!\\p{L})`,
  'u',
)
export const opensAgain = (sentence: string): boolean => opensAgainWords.test(sentence.toLowerCase())

const phoneWord =
  /(?<!\p{L})(?:tele(?:phone|fon|foon|fono)\p{L}{0,9}|t[eé]l[eé]phon\p{L}{0,9}|telefonic\p{L}{0,9}|tel[eé]fono|phones?)(?!\p{L}|\P{L}{0,4}\d)/iu
const shortestSentence = 60
/** 'Anna answers …', 'Sie erreichen uns unter …'. */
const answersWord =
  /(?<!\p{L})(?:answer(?:s|ed|ing)?|pick(?:s|ed)? up the phone|erreichbar|erreichen|rufen sie|répond(?:s|ent|ons|ez)?|joignables?|appelez|rispond(?:e|ono|iamo)|contest(?:a|an|amos)|atiend(?:e|en)|atende(?:m|mos)?|bereikbaar)(?!\p{L})/iu
/** '9:00–12:30, allo 0731 550 140'. */
const hoursAtNumber =
  /\d{2}\P{L}{0,9}(?:uhr\s)?(?:on|at|under|unter|au|allo?|en el|no|op)\s\(?(?:\+|0)\d[\d\s()/.-]{5,}/iu

/** A short label such as 'Telephone' is a part of the business instead. */
export const isAnswering = (sentence: string): boolean =>
  sentence.length > shortestSentence && phoneWord.test(sentence.replace(/\([^()]*\)/g, ' '))

/** The door may be shut while the phone is answered. */
export const mayBeAnswering = (sentence: string): boolean =>
  sentence.length > shortestSentence && (answersWord.test(sentence) || hoursAtNumber.test(sentence))
