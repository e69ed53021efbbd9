import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { doorHours, isApartFromDoor, isOfTelephone } from './door-hours.ts'
import { hoursOn, type StatedWeek } from './hours-on.ts'
import { localTime, readIntervals } from './intervals.ts'
import { oneOffDates } from './one-off-dates.ts'
import { openState } from './open-state.ts'

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

interface House extends StatedWeek {
  title: string
  zone: string
  exceptions: NonNullable<StatedWeek['exceptions']>
  cases: [at: string, expected: string, local: string][]
}

const newHouse = (): House => ({
  title: '',
  zone: '',
  days: days.map(() => null),
  seasons: [],
  exceptions: [],
  cases: [],
})

/** The days of one part of the year, or of those that hold all year. */
function daysIn(house: House, season: string): (string | null)[] {
  if (season === '') return house.days
  const known = house.seasons.find((each) => each.season === season)
  if (known) return known.days
  const added = { season, days: days.map(() => null) }
  house.seasons.push(added)
  return added.days
}

/** A house a paragraph: its name, its clock, its week and its dates, then moments with what holds at them. */
const houses = readFileSync(new URL('./testing/open-states.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n\n')
  .map((text): House => {
    const house = newHouse()
    for (const line of text.split('\n')) {
      const week = /^(\w{3})(?:–(\w{3}))? (?:\(([^)]*(?:to)[^)]*)\) )?(.*)$/.exec(line)
      const date = /^on (.*): (.*)$/.exec(line)
      const moment = /^(\S+Z) (.*) = (.*)$/.exec(line)
      if (line.startsWith('# ')) house.title = line.slice(2)
      else if (line.startsWith('zone ')) house.zone = line.slice(5)
      else if (moment) house.cases.push([moment[1]!, moment[3]!, moment[2]!])
      else if (date) house.exceptions.push({ date: date[1]!, dates: oneOffDates(date[1]!)!, value: date[2]! })
      else if (week) {
        const [first, last] = [days.indexOf(week[1]!), days.indexOf(week[2] ?? week[1]!)]
        daysIn(house, week[3] ?? '').fill(week[4]!, first, last + 1)
      } else throw new Error(`'${line}' is not understood.`)
    }
    // All-year days and seasonal days can be mixed.
    if (house.seasons.length > 0 && house.days.some(Boolean))
      house.seasons.push({ season: '', days: house.days })
    return house
  })

function holdsAt(house: House, at: string): string {
  const clock = localTime(new Date(at), house.zone)!
  const hoursIn = (ahead: number) => {
    const date = new Date(Date.UTC(clock.year, clock.month - 1, clock.day + ahead))
    const { said, untold } = hoursOn(house, date, house.zone)
    return said === null || untold ? null : readIntervals(doorHours(said))
  }
  const state = openState(hoursIn, clock.minutes)
  if (!state) return 'not known'
  const end = state.open ? state.until : state.next
  const word = state.open ? 'open' : 'closed'
  if (!end) return word
  const day = end.inDays === 0 ? '' : `${days[(clock.weekday + end.inDays) % 7]} `
  return `${word} until ${day}${Math.floor(end.minute / 60)}:${String(end.minute % 60).padStart(2, '0')}`
}

test('the table has four hundred cases', () => {
  expect(houses.flatMap(({ cases }) => cases).length).toBeGreaterThanOrEqual(400)
})

const clockOf = ({ zone }: House, at: string) => localTime(new Date(at), zone)!
test.each(houses.flatMap((house) => house.cases.map(([at, , named]) => [house, at, named] as const)))(
  '$0.zone at %s',
  (house, at, named) => {
    const { weekday, minutes } = clockOf(house, at)
    expect(`${days[weekday]} ${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`).toBe(
      named,
    )
  },
)

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
