import { plainLetters, plainLettersInPlace } from '@foyer/text/plain-letters'
import type { CalendarLanguage } from '../day-words.ts'
import { publicHolidays } from '../feast-days.ts'
import { leadingDays } from '../leading-days.ts'
import { openWordForms } from '../opening-words.ts'
import { readDays } from '../read-days.ts'
import { isExcept } from './exceptions.ts'

/** 'Monday to Thursday and Saturday'. */
export interface DayGroup {
  days: number[]
  start: number
  end: number
  /** 'Wednesday afternoons'. */
  half?: 'morning' | 'afternoon'
}

const jointOfDays =
  /^\s{0,4}(?:[,/&+·、]|and|und|y|e|et|ed|en|u\.|и|と|和|및|و|और|sowie)?\s{0,4}(?:the|am|on|los|las|el|le|il|la|die|den)?\s{0,4}$/u
const holidaysAfter = new RegExp(
  `^\\s{0,4}(?:[,/&+]|and|und|y|e|et|ed|en|sowie)\\s{0,4}(?:on |an |in den )?(?:${publicHolidays}|holidays|feiertagen?|feries|feestdagen)(?!\\p{L})`,
  'u',
)
const morning =
  /^s?\s?(?:(?:in the|por la|de la|au|al|di|in de)\s)?(?:vormittags?|vorm\.|morgens?|mornings?|a\.m\.|am(?=\s?(?:closed|only|[,.;:)]|$))|mattina|matin|mananas?|ochtends?|manha)(?!\p{L})/u
const afternoon =
  /^s?\s?(?:(?:in the|por la|de la|au|al|di|in de|a la)\s)?(?:nachmittags?|nachm\.?|nm\.|abends?|afternoons?|evenings?|p\.m\.|pm|pomeriggio|sera|apres-midi|soir|tardes?|middags?|avonds?)(?!\p{L})/u

/** 'Every day we are open' doesn't name the days. */
const weAreOpen = new RegExp(
  `^\\s(?:(?:that )?we(?:['’]re| are) open|(?:an dem|wo|wenn) (?:wir|${plainLetters(openWordForms.de.open)})|d['’]${openWordForms.fr.opening}|di ${openWordForms.it.opening}|de (?:${openWordForms.es.opening}|${openWordForms.pt.opening})|(?:dat|waarop) we)(?!\\p{L})`,
  'u',
)

const pricesAfter =
  /^s?['’]?\s(?:prices?|rates?|tariffs?|fees|tickets?|surcharges?|supplements?|tarie(?:f|ven)|prijzen)(?!\p{L})/u
const pricesBefore =
  /(?<!\p{L})(?:tarifs?|prix|precios?|tarifas?|prezz[io]|tariff[ae]|precos?|preise?n?|tarife?n?|prijzen|tarie(?:f|ven))\s(?:(?:de|del|du|des|dei|della|di|da|do|van|fur|am|vom)\s(?:(?:het|das|la|le|el|los|les)\s)?)?$/u

/** 'At weekend prices' names no opening day. */
const isOfPrices = (plain: string, { start, end }: { start: number; end: number }): boolean =>
  pricesAfter.test(plain.slice(end)) || pricesBefore.test(plain.slice(0, start))

/** 'In August on Thursdays too. Monday closed': a full stop behind a day's full name. */
const endsSentence = (said: string, between: string): boolean =>
  between.trim() === '' && /\p{L}{5}\.$/u.test(said)

/** Lists and ranges make one group; excepted days are returned apart. */
export function dayGroups(
  text: string,
  language: CalendarLanguage,
  timetable: boolean,
): { groups: DayGroup[]; excepted: number[]; halves: DayGroup[] } {
  const plain = plainLettersInPlace(text)
  const leading = leadingDays(text, language)
  const first = leading && leading.days.length > 0 ? [{ days: leading.days, start: 0, end: leading.end }] : []
  const from = first[0]?.end ?? 0
  const mentions = readDays(text, language, timetable).filter(
    (mention) => mention.start >= from && !isOfPrices(plain, mention),
  )
  const groups: DayGroup[] = first
  const excepted: number[] = []
  const halves: DayGroup[] = []
  for (const mention of mentions) {
    const before = groups.at(-1)
    const between = before ? plain.slice(before.end, mention.start) : ''
    const half = before && isExcept(between) ? halfAfter(plain.slice(mention.end)) : null
    if (before && half) {
      halves.push({ ...mention, half: half.half })
      before.end = mention.end + half.length
    } else if (before && isExcept(between)) {
      excepted.push(...mention.days)
      before.days = before.days.filter((day) => !mention.days.includes(day))
      before.end = mention.end
    } else if (before && jointOfDays.test(between) && !endsSentence(plain.slice(0, before.end), between)) {
      before.days = [...new Set([...before.days, ...mention.days])].sort((a, b) => a - b)
      before.end = mention.end
    } else groups.push({ ...mention })
  }
  const told = groups.filter(({ days, end }) => !(days.length === 7 && weAreOpen.test(plain.slice(end))))
  for (const group of told) {
    const rest = plain.slice(group.end)
    const half = halfAfter(rest)
    if (half) group.half = half.half
    group.end += holidaysAfter.exec(rest)?.[0].length ?? half?.length ?? 0
  }
  return { groups: told, excepted, halves }
}

function halfAfter(rest: string): { half: 'morning' | 'afternoon'; length: number } | null {
  const [before, after] = [morning.exec(rest)?.[0], afternoon.exec(rest)?.[0]]
  if (before) return { half: 'morning', length: before.length }
  return after ? { half: 'afternoon', length: after.length } : null
}
