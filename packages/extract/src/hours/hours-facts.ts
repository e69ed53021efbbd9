import { saysClosed } from '@foyer/calendar/closed-words'
import { tellsClosedForNow } from '@foyer/calendar/hours/closures'
import { headsExceptions, readDatedHours } from '@foyer/calendar/hours/dated-hours'
import { hasSpan } from '@foyer/calendar/hours/hours-words'
import { emptyWeek, type PartHours } from '@foyer/calendar/hours/part-hours'
import { isFeast, partIn } from '@foyer/calendar/hours/part-names'
import { readHours } from '@foyer/calendar/hours/read-hours'
import { withHalvesOfDay } from '@foyer/calendar/intervals'
import { calendarLanguage } from '@foyer/calendar/leading-days'
import { oneOffDates } from '@foyer/calendar/one-off-dates'
import { namesOpening } from '@foyer/calendar/opening-words'
import { weekOf } from '@foyer/calendar/read-days'
import { seasonDates, type YearDay } from '@foyer/calendar/season-dates'
import type { ReadPage } from '@foyer/crawler/read/read-page'
import {
  hasOwnEntrance,
  isOtherPremises,
  ownPage,
  separateParts,
  withBusinessWeek,
  withoutTranslations,
  withoutUnclearWeeks,
  withPageParts,
  wordsOnly,
} from '../attribute/business-weeks.ts'
import { ownParts } from '../attribute/own-parts.ts'
import { isUrgent } from '../attribute/phone-purpose.ts'
import {
  agrees,
  contradicts,
  differs,
  type KnownWeek,
  overlaps,
  type StatedWeek,
} from '../attribute/stated-week.ts'
import {
  isNeighbourhood,
  isThirdPartyLine,
  isUnderThirdParty,
  placedLines,
} from '../attribute/third-parties.ts'
import type { Fact } from '../fact.ts'
import { isDated } from '../page/dated-pages.ts'
import { pathOf } from '../page/front-page.ts'
import type { StatedDates } from './dated-hours-facts.ts'
import { withoutStaleHours } from './stale-hours.ts'

export function pageHours(page: ReadPage): { weeks: StatedWeek[]; dated: StatedDates[] } {
  if (isDated(page) || isNeighbourhood(page)) return { weeks: [], dated: [] }
  const language = calendarLanguage(page.language)
  const lines = placedLines(page).filter(
    (line) =>
      !line.own ||
      !(
        isUnderThirdParty(line) ||
        isOtherPremises(line.text) ||
        (line.text.length > shortLine && /\d/.test(line.text) && isThirdPartyLine(line, page))
      ),
  )
  const where = { language, title: page.title, part: partOfPage(page) }
  const heading = page.headings.find(({ level }) => level === 1)?.text ?? ''
  const ofHouse = lines.filter(({ path }) => !path.slice(1).some(hasOwnEntrance))
  const none = emptyWeek({ part: '', season: '', about: false, own: true, unclear: false })
  const isShut =
    ownPage.test(URL.parse(page.url)?.pathname ?? '/') &&
    ofHouse.some(({ text }) => tellsClosedForNow(text, language))
  const said = isShut ? [{ ...none, isShut }] : []
  const weeks = [...readHours(lines, where).filter((week) => !isBreak(week)), ...said].map(
    (week): StatedWeek => ({
      ...week,
      part: week.part === '' && isOfEmergencies(week) ? 'Emergency' : week.part,
      url: page.url,
      language: page.language,
      names: weekOf(language),
      origin: 'text',
      heading: week.own && week.part === '' ? partIn(heading, language) : '',
    }),
  )
  const { url, language: spoken } = page
  const dated = [...readDatedHours(lines, where)].map(
    (told): StatedDates => ({ ...told, url, language: spoken, origin: 'text' }),
  )
  return { weeks, dated }
}

/** No door is open during 'Emergency line, 24 hours, every day'. */
const isOfEmergencies = ({ days, quote }: PartHours): boolean =>
  [...days.values()].every((hours) => allNight.test(hours)) &&
  isUrgent(quote.replace(allNight, ' ').toLowerCase())
const allNight =
  /(?<!\d)24(?:\s?h|\s?hours|\/7|\s?stunden|\s?ore|\s?horas|\s?heures|\s?uur)(?!\p{L})|rund um die uhr|round the clock/iu

const shortLine = 60
const longestBreak = 45
const shortestSeason = 10

/** A short season is an exception: 'Closed from 25 December to 3 January', '27–30 December, 10–20'. */
function isBreak({ season, days }: PartHours): boolean {
  const dates = season === '' ? null : (oneOffDates(season)?.[0] ?? seasonDates(season))
  if (!dates) return false
  const dayOfYear = ({ month, day }: YearDay) => month * 30.5 + day
  const length = dayOfYear(dates.through) - dayOfYear(dates.from)
  const isClosed = [...days.values()].every((hours) => saysClosed(hours) && !/\d/.test(hours))
  return (length < 0 ? length + 366 : length) <= (isClosed ? longestBreak : shortestSeason)
}

/** Returns '' for the business itself. */
function partOfPage(page: ReadPage): string {
  const path = pathOf(page.url)
  const title = page.headings.find(({ level }) => level === 1)?.text ?? ''
  const language = calendarLanguage(page.language)
  if (ownPage.test(path) || namesOpening(title, language) || namesOpening(page.title, language)) return ''
  const isName = title.length >= 3 && title.length <= 40 && separateParts.test(title.toLowerCase())
  return isName && !page.siteName.toLowerCase().includes(title.toLowerCase()) ? title : ''
}

const mostParts = 12
/** A table may list every month. */
const mostSeasons = 12

export interface HoursStore {
  add(weeks: StatedWeek[]): Fact[]
  /** `places` are the business's addresses, `language` is that of most pages. */
  facts(businessName: string, places: string[], language: string): Fact[]
}

/** Keeps the best statement per part and season, and doubts it when others contradict. */
export function createHoursStore(): HoursStore {
  const byPart = new Map<string, KnownWeek>()
  let isShut = false

  const add = (weeks: StatedWeek[]): Fact[] => {
    const news: Fact[] = []
    for (const week of weeks) {
      isShut ||= week.isShut === true
      if (week.isShut) continue
      const key = keyOf(week)
      const known = byPart.get(key)
      if (!known) {
        if (byPart.size >= 100) continue
        byPart.set(key, { best: week, pages: 1, others: [] })
        news.push(...factsOf(week, week.part, []))
        continue
      }
      known.pages++
      if (known.best.url !== week.url && known.others.length < 20 && differs(week, known.best))
        known.others.push(week)
      if (isBetter(week, known.best)) {
        if (known.best.url !== week.url && differs(week, known.best)) known.others.push(known.best)
        known.best = week
        news.push(...factsOf(week, week.part, []))
      }
    }
    return news
  }

  const facts = (businessName: string, places: string[], language: string): Fact[] => {
    const own = ownParts(businessName)
    const stated = withBusinessWeek(
      withoutUnclearWeeks(withoutTranslations([...byPart.values()], language), own),
      own,
    )
    const all = joinedWeeks(
      withoutStaleHours(withPageParts(stated, places), (part) => own(part) === ''),
      own,
    )
    const surest = Math.max(0, ...all.map(({ best }) => rankOf(best)))
    // Weeks not labelled as opening hours count only when nothing else does, except under parts such as
    // 'Restaurant'.
    const kept = all.filter(({ best }) => rankOf(best) > 1 || surest <= 1 || hasOwnEntrance(best.part))
    const main = kept.filter(({ best }) => own(best.part) === '')
    const ordered = [
      ...main,
      ...kept.filter((week) => !main.includes(week)).sort((a, b) => b.pages - a.pages),
    ]
    const listed: Fact[] = []
    const said = new Set<string>()
    for (const week of main) mergeSameHours(week, kept, own)
    const told = ordered.filter(({ best }) => best.days.size > 0)
    const parts = new Set(told.map(({ best }) => own(best.part).toLowerCase()))
    for (const part of [...parts].slice(0, mostParts)) {
      const ofPart = ordered.filter(({ best }) => own(best.part).toLowerCase() === part).slice(0, mostSeasons)
      for (const { best, others } of ofPart) {
        const week = `${best.season}\n${[...best.days].join()}`
        if (said.has(week) && part !== '') continue
        said.add(week)
        const told = factsOf(best, own(best.part), others)
        listed.push(
          ...(isShut && part === '' && best.season === ''
            ? told.map((fact) => ({ ...fact, sure: false }))
            : told),
        )
      }
    }
    return listed
  }

  return { add, facts }
}

function joinedWeeks(all: KnownWeek[], own: (part: string) => string): KnownWeek[] {
  const groups = Map.groupBy(all, ({ best }) => `${own(best.part).toLowerCase()}\n${wordsOnly(best.season)}`)
  return [...groups.values()].map((group) => {
    const [first, ...rest] = group.toSorted(
      (a, b) => Number(isBetter(b.best, a.best)) - Number(isBetter(a.best, b.best)),
    )
    const others = rest.map(({ best }) => best).filter((week) => differs(week, first!.best))
    return { ...first!, others: [...first!.others, ...others] }
  })
}

/** 'Studio' is the business itself when it states the same hours for more days. */
function mergeSameHours(main: KnownWeek, all: KnownWeek[], own: (part: string) => string): void {
  // An unlabelled week may be anybody's.
  if (main.best.unclear) return
  for (const other of all) {
    const { best } = other
    if (other === main || own(best.part) === '' || best.season !== main.best.season) continue
    const common = [...best.days.keys()].filter((day) => main.best.days.has(day))
    const isSame =
      common.length >= 2 && common.every((day) => agrees(best.days.get(day)!, main.best.days.get(day)!))
    if (!isSame) continue
    const [first, second] = main.best.passing && !best.passing ? [best, main.best] : [main.best, best]
    main.best = { ...first, part: main.best.part, days: new Map([...second.days, ...first.days]) }
    other.best = { ...best, days: new Map() }
  }
}

const keyOf = ({ origin, part, season, unclear, heading = '' }: StatedWeek) =>
  [origin, wordsOnly(part), wordsOnly(season), unclear, wordsOnly(heading)].join('\n')

const rankOf = (week: StatedWeek) =>
  week.origin === 'structured' ? 3 : week.about || !week.own || isWholeWeekOfContacts(week) ? 2 : 1

/** A whole week on the contact page counts under any heading. */
const isWholeWeekOfContacts = ({ days, url, part, unclear }: StatedWeek) =>
  days.size === 7 && part === '' && !unclear && tellsContacts.test(URL.parse(url)?.pathname ?? '')
const tellsContacts = /contact|kontakt|contat|find-us|visit|anfahrt/i

function isBetter(a: StatedWeek, b: StatedWeek): boolean {
  if (a.passing !== b.passing) return b.passing
  return rankOf(a) !== rankOf(b) ? rankOf(a) > rankOf(b) : a.days.size > b.days.size
}

/** Holiday hours hold for one year; a single day is rather an event. */
const isException = (week: StatedWeek, part: string): boolean =>
  headsExceptions(part) || isFeast(week.season) || (week.origin === 'text' && week.days.size < fewestDays)

const fewestDays = 2

/** 'Closed, except on All Saints: 9–15', '9–18, Wednesdays only mornings'. */
function isMixed({ days, names, origin }: StatedWeek, day: number): boolean {
  const value = days.get(day)!.toLowerCase()
  const isClosedBut = saysClosed(value.split(/[,;(–-]/)[0]!) && hasSpan(value)
  const namesDay = names.some((name) => value.includes(name.toLowerCase().slice(0, 5)))
  return origin === 'text' && (isClosedBut || namesDay)
}

/** '1.45–5.30' alone doesn't tell morning from afternoon. */
const withClearHalves = (value: string, language: string) =>
  language.startsWith('en') ? withHalvesOfDay(value) : value

function factsOf(week: StatedWeek, part: string, others: StatedWeek[]): Fact[] {
  const otherwise = (day: number) => [
    ...new Set(
      others
        .map((other) => other.days.get(day) ?? '')
        .filter((value) => contradicts(value, week.days.get(day))),
    ),
  ]
  const isDoubted = (day: number) =>
    week.disputed?.has(day) || isMixed(week, day) || otherwise(day).length > 0
  const days = [...week.days.keys()].sort((a, b) => a - b)
  // One doubted half makes the whole week doubtful.
  const isMixedUp = week.origin === 'text' && [...week.days.values()].some(overlaps)
  const isWholly = isMixedUp || days.filter(isDoubted).length * 2 > days.length
  const of = part === '' ? '' : ` – ${part}`
  const season = week.season === '' ? '' : ` (${week.season})`
  return days.map((day) => ({
    kind: 'hours',
    label: `${week.names[day]}${of}${season}`,
    value: withClearHalves(week.days.get(day)!, week.language),
    url: week.url,
    ...(part !== '' && { part }),
    ...(week.season !== '' && { condition: week.season }),
    ...(week.quote !== '' && { quote: week.quote }),
    ...(otherwise(day).length > 0 && { otherValue: otherwise(day).join(' / ') }),
    origin: week.origin,
    sure: !isWholly && !isDoubted(day) && !week.passing && !isException(week, part),
  }))
}
