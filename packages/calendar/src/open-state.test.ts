import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { doorHours, isApartFromDoor, isOfTelephone } from './door-hours.ts'
import { localTime, readIntervals } from './intervals.ts'
import { isOn, type OneOff, oneOffDates } from './one-off-dates.ts'
import { openState } from './open-state.ts'
import { isInSeason } from './season-dates.ts'

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

interface House {
  title: string
  zone: string
  week: { days: number[]; season: string | null; hours: string }[]
  dates: { dates: OneOff[]; hours: string }[]
  cases: [at: string, expected: string][]
}

/** A house a paragraph: its name, its clock, its week and its dates, then moments with what holds at them. */
const houses = readFileSync(new URL('./testing/open-states.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n\n')
  .map((text): House => {
    const house: House = { title: '', zone: '', week: [], dates: [], cases: [] }
    for (const line of text.split('\n')) {
      const week = /^(\w{3})(?:–(\w{3}))? (?:\(([^)]*(?:to)[^)]*)\) )?(.*)$/.exec(line)
      const date = /^on (.*): (.*)$/.exec(line)
      const moment = /^(\S+Z) .* = (.*)$/.exec(line)
      if (line.startsWith('# ')) house.title = line.slice(2)
      else if (line.startsWith('zone ')) house.zone = line.slice(5)
      else if (moment) house.cases.push([moment[1]!, moment[2]!])
      else if (date) house.dates.push({ dates: oneOffDates(date[1]!)!, hours: date[2]! })
      else if (week) {
        const [first, last] = [days.indexOf(week[1]!), days.indexOf(week[2] ?? week[1]!)]
        const named = days.map((_, day) => day).filter((day) => day >= first && day <= last)
        house.week.push({ days: named, season: week[3] ?? null, hours: week[4]! })
      } else throw new Error(`'${line}' is not understood.`)
    }
    return house
  })

function holdsAt({ zone, week, dates }: House, at: string): string {
  const clock = localTime(new Date(at), zone)!
  const hoursIn = (ahead: number) => {
    const date = new Date(Date.UTC(clock.year, clock.month - 1, clock.day + ahead))
    const dated = dates.find((each) => each.dates.some((one) => isOn(one, date)))
    const when = { month: date.getUTCMonth() + 1, day: date.getUTCDate() }
    const usual = week.find(
      ({ days: named, season }) =>
        named.includes((date.getUTCDay() + 6) % 7) && (season === null || isInSeason(season, when)),
    )
    return readIntervals(doorHours((dated ?? usual)!.hours))
  }
  const state = openState(hoursIn, clock.minutes)
  if (!state) return 'not known'
  const end = state.open ? state.until : state.next
  const word = state.open ? 'open' : 'closed'
  if (!end) return word
  const day = end.inDays === 0 ? '' : `${days[(clock.weekday + end.inDays) % 7]} `
  return `${word} until ${day}${Math.floor(end.minute / 60)}:${String(end.minute % 60).padStart(2, '0')}`
}

test('the table has three hundred cases', () => {
  expect(houses.flatMap(({ cases }) => cases).length).toBeGreaterThanOrEqual(300)
})

describe.each(houses)('$title ($zone)', (house) => {
  test.each(house.cases)('%s: %s', (at, expected) => {
    expect(holdsAt(house, at)).toBe(expected)
  })
})

test('nothing is said of a day whose hours are not known', () => {
  expect(openState(() => null, 600)).toBeNull()
  const onlyToday = (ahead: number) => (ahead === 0 ? [[540, 1020] as [number, number]] : null)
  expect(openState(onlyToday, 1100)).toEqual({ open: false, next: null })
})

test.each([
  ['9–17, help line 8–20', '9–17'],
  ['9.00–18.00 Uhr, Telefon 8.30–17 Uhr, Büro bis 18 Uhr', '9.00–18.00 Uhr, Büro bis 18 Uhr'],
  ['10h–19h (téléphone 9h–18h)', '10h–19h'],
  ['10:00–22:00, cucina fino alle 21:00', '10:00–22:00'],
  ['9:00–12:00, 14:00–18:00', '9:00–12:00, 14:00–18:00'],
  ['lunch 12–14, dinner 18–22', 'lunch 12–14, dinner 18–22'],
  ['9:00–17:00 (April to October)', '9:00–17:00 (April to October)'],
])('the door is open %s: %s', (value, door) => {
  expect(doorHours(value)).toBe(door)
})

test('a telephone, a kitchen and a class are no door', () => {
  for (const part of ['Phone', 'Telefonische Erreichbarkeit', 'Küche', 'Yoga classes', 'Walk-in clinic'])
    expect(isApartFromDoor(part), part).toBe(true)
  for (const part of ['Farm shop', 'Tearoom', 'Werkstatt', 'Telfs'])
    expect(isApartFromDoor(part), part).toBe(false)
  expect(isOfTelephone('Phone lines')).toBe(true)
  expect(isOfTelephone('Kitchen')).toBe(false)
})
