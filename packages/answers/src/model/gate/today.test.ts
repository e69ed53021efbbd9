import { describe, expect, test } from 'vitest'
import { detectLanguage } from '../../language/detect.ts'
import { passage } from '../../testing/bakery.ts'
import type { Language } from '../../types.ts'
import { buildPrompt } from '../build-prompt.ts'
import { readClaim } from './claim.ts'
import { readGrounds } from './grounds.ts'
import { unsupportedNumbers } from './numbers.ts'

const loaves = passage('We bake loaves every morning and open at 7:30.\nWednesday: painting for children', {
  heading: [],
})

/** True if a sentence at this moment contains an unsupported number. */
function saidAt(
  now: string,
  said: string,
  { timeZone = 'Europe/London' }: { timeZone?: string | null } = {},
) {
  const assistant = { name: 'Bakery', language: 'en' as Language, multiLanguage: true } as const
  const { told } = buildPrompt({
    assistant: { ...assistant, personality: 'friendly', tone: 'concise' },
    owner: '',
    site: '',
    passages: [loaves],
    history: [],
    question: 'When do you bake?',
    fence: '0123456789abcdef01234567',
    now: new Date(now),
    timeZone,
    people: [],
    hasWebsite: true,
  })
  const grounds = readGrounds({
    told,
    question: 'When do you bake?',
    name: 'Harbour Bakery',
    language: 'en',
  })
  const claim = readClaim(said, detectLanguage(said, 'en').language)
  return unsupportedNumbers(claim, grounds, []).length > 0 ? 'nowhere' : 'told'
}

const wednesday = '2026-11-18T20:42:12Z'

describe('what day it is proves no number of anything else', () => {
  test.each([
    ['the day of the month', wednesday, 'We bake eighteen loaves every morning.'],
    ['the day of the month', wednesday, 'We bake 18 loaves every morning in November.'],
    ['the year', wednesday, 'We bake 2026 loaves every morning.'],
    ['the second', wednesday, 'We bake twelve loaves every morning.'],
  ])('%s: at %s nobody said: %s', (_, now, said) => {
    for (const timeZone of [null, 'Europe/London']) expect(saidAt(now, said, { timeZone })).toBe('nowhere')
  })

  test('nor another month or year', () => {
    expect(saidAt(wednesday, 'It is Wednesday, 18 October 2026.')).toBe('nowhere')
    expect(saidAt(wednesday, 'It is Wednesday, 18 November 2025.')).toBe('nowhere')
    // In UTC it is still the 18th.
    expect(saidAt('2026-11-18T20:42:12Z', 'It is 18 November.', { timeZone: 'Asia/Tokyo' })).toBe('nowhere')
  })

  test.each([
    'Today is Wednesday, 18 November 2026.',
    'Today is Wednesday, November 18, 2026.',
    'It is the 18th of November.',
    'Heute ist Mittwoch, der 18. November 2026.',
    'Hoy es 18 de noviembre de 2026.',
    'Hoje é 18 de novembro de 2026.',
    'Aujourd’hui, nous sommes le 18 novembre 2026.',
    'Сегодня 18 ноября 2026 года.',
    'आज 18 नवंबर 2026 है।',
  ])('it is told itself: %s', (said) => {
    expect(saidAt(wednesday, said)).toBe('told')
  })

  test('beside what a passage says that is named', () => {
    const said = 'Today, Wednesday 18 November, we open at 7:30.'
    expect(saidAt(wednesday, said)).toBe('told')
    expect(saidAt(wednesday, said.replace('18', '19'))).toBe('nowhere')
  })
})

describe('what time it is proves no time of anything else', () => {
  test.each([
    'We close at 20:42.',
    'We bake until 20:42.',
    'Baking ends 20:42.',
    'At 20:42.',
    'Opening hours: 7:30 – 20:42.',
    'It is 20:42 that we close.',
    'Wir schließen um 20:42 Uhr.',
    'We are open now, 20:42.',
    'We are still open now until 20:42.',
    'We close at 8:42 pm.',
    'Friday: 20:42.',
    'Fridays only, 20:42.',
    'Hours: Friday, 20:42.',
    'It is Friday, 20:42.',
    'November: 20:42.',
    // The day is a Wednesday too.
    'Wednesday: 20:42.',
    'Wednesdays only, 20:42.',
    'Hours: Wednesday, 20:42.',
    'We close early on Wednesday, 18 November, 20:42.',
    'Time: 20:42.',
    'London: 20:42.',
    'It is 20:42 in Folkestone.',
  ])('nobody said: %s', (said) => {
    for (const timeZone of [null, 'Europe/London'])
      expect(saidAt(wednesday, said, { timeZone })).toBe('nowhere')
  })

  test.each([
    'It is 20:42.',
    'It is 8:42 pm on Wednesday, 18 November 2026.',
    'Right now it is 20:42, and we open at 7:30.',
    'It is 20:42 now.',
    'Es ist jetzt 20:42 Uhr.',
    'Ahora son las 20:42.',
    'Il est 20 h 42.',
    'Сейчас 20:42.',
    '现在是20:42。',
    'The time is 20:42.',
    'The current time is 20:42.',
    'Local time is 20:42.',
    'Local time: Wednesday, 20:42.',
    'It is already 20:42, so we are closed.',
    'It is only 20:42.',
    'We open at 7:30, and it is now Wednesday, 20:42.',
    'Im Moment ist es 20:42 Uhr.',
    'Son ya las 20:42 horas.',
    'Местное время: 20:42.',
    '現在の時刻は20:42です。',
    '현재 시각은 20:42입니다.',
    '当前时间是20:42。',
    'الآن الساعة 20:42.',
    'अभी 20:42 बजे हैं।',
    'It is 20:42 in London.',
    'It is 20:42 GMT.',
  ])('it is told itself: %s', (said) => {
    expect(saidAt(wednesday, said)).toBe('told')
    expect(saidAt(wednesday, said.replace('42', '43'))).toBe('nowhere')
  })

  test.each([
    'Die aktuelle Uhrzeit ist 20:42.',
    'La hora actual es 20:42.',
    'L’heure actuelle est 20:42.',
    'L’ora locale è 20:42.',
    'A hora atual é 20:42.',
    'De huidige tijd is 20:42 uur.',
  ])('nor does the name of the clock make it another time: %s', (said) => {
    expect(saidAt(wednesday, said)).not.toBe('nowhere')
    expect(saidAt(wednesday, said.replace('42', '43'))).toBe('nowhere')
  })

  test('at Greenwich only where its clock is that of the business', () => {
    for (const said of ['It is 20:42 GMT.', 'It is 20:42 UTC.']) {
      expect(saidAt(wednesday, said, { timeZone: null })).toBe('told')
      expect(saidAt('2026-11-18T11:42:12Z', said, { timeZone: 'Asia/Tokyo' })).toBe('nowhere')
    }
  })
})

test('what day it is is no row of opening hours', () => {
  for (const now of ['2026-11-17T20:42:12Z', wednesday, '2026-11-19T20:42:12Z'])
    expect(saidAt(now, 'On Wednesdays we open at 7:30.')).toBe('told')
  expect(saidAt(wednesday, 'It is Wednesday, 20:42.')).toBe('told')
})
