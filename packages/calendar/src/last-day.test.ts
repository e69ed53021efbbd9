import { expect, test } from 'vitest'
import { endingWords, isOver, lastDay } from './last-day.ts'

test.each([
  ['until 31 August 2026', '2026-08-31'],
  ['Until the end of August 2026', '2026-08-31'],
  ['till Aug. 31st, 2026', '2026-08-31'],
  ['valid until 2026-08-31', '2026-08-31'],
  ['until 31/8/2026', '2026-08-31'],
  ['through 8/31/2026', '2026-08-31'],
  ['until February 2028', '2028-02-29'],
  ['1 June – 31 August 2026', '2026-08-31'],
  ['1 June 2025 to 31 May 2026 inclusive', '2026-05-31'],
  ['3–28 August 2026', '2026-08-28'],
  ['bis 31. August 2026', '2026-08-31'],
  ['gültig bis zum 31.08.2026', '2026-08-31'],
  ['jusqu’au 31 août 2026', '2026-08-31'],
  ['du 1er juin au 31 août 2026', '2026-08-31'],
  ['hasta el 31 de agosto de 2026', '2026-08-31'],
  ['fino al 31 agosto 2026', '2026-08-31'],
  ['até 31 de agosto de 2026', '2026-08-31'],
  ['tot en met 31 augustus 2026', '2026-08-31'],
  ['t/m 31-08-2026', '2026-08-31'],
  ['Angebot endet am 31. August 2026', '2026-08-31'],
  ['entro il 31 agosto 2026', '2026-08-31'],
  ['até ao dia 31 de agosto de 2026', '2026-08-31'],
  ['до 31 августа 2026 г.', '2026-08-31'],
  ['2026年8月31日まで', '2026-08-31'],
])('%s', (validity, day) => expect(lastDay(validity)).toBe(day))

test.each([
  ['until 31 August', 'until 31 August 2026', '2026-08-31'],
  ['from 1 January 2026', 'until 1 January 2026', '2026-01-01'],
  ['ab 1. Januar 2026', 'bis 1. Januar 2026', '2026-01-01'],
  ['au 1er janvier 2026', 'jusqu’au 1er janvier 2026', '2026-01-01'],
  ['2026', 'until December 2026', '2026-12-31'],
  ['2025/26', 'until 2025-12-26', '2025-12-26'],
  ['January 2026', 'until January 2026', '2026-01-31'],
  ['31 August 2026', 'until 31 August 2026', '2026-08-31'],
  ['until 4/7/2026', 'until 4.7.2026', '2026-07-04'],
  ['until 31 June 2026', 'until 30 June 2026', '2026-06-30'],
  ['until 31 August 2026, or while stocks last', 'while stocks last, until 31 August 2026', '2026-08-31'],
  ['not until 31 August 2026', 'until 31 August 2026', '2026-08-31'],
  ['while stocks last', 'while stocks last, until 31 August 2026', '2026-08-31'],
  ['', 'until 31 August 2026', '2026-08-31'],
  [`until ${'31 August '.repeat(50)}`, 'until 31 August 2026', '2026-08-31'],
])('nobody can tell on which day %j ends, as of %j', (validity, told, day) => {
  expect(lastDay(validity)).toBeNull()
  expect(lastDay(told)).toBe(day)
})

test('something is over once its last day has ended everywhere', () => {
  const isOverAt = (now: string) => isOver('until 31 August 2026', new Date(now))
  expect(isOverAt('2026-08-31T23:59:59Z')).toBe(false)
  expect(isOverAt('2026-09-01T11:59:59Z')).toBe(false)
  expect(isOverAt('2026-09-01T12:00:00Z')).toBe(true)
  expect(isOver('until 31 August', new Date('2026-11-17'))).toBe(false)
  expect(isOver(null, new Date('2026-11-17'))).toBe(false)
})

test.each([
  ['Colour: £10 until 31 August 2026 only', 'until 31 August 2026'],
  ['Colour: £20 (offer ends 1 March 2025)', 'ends 1 March 2025'],
  ['Tent (1 June–31 August 2026): £25', '1 June–31 August 2026'],
  ['Farbe 10 € bis 31. August 2026, nur hier', 'bis 31. August 2026'],
  ['Couleur 10 € jusqu’au 31/08/2026', 'jusqu’au 31/08/2026'],
  ['Colore 10 € (fino al 31 agosto 2026)', 'fino al 31 agosto 2026'],
  ['Color 10 € hasta el 31 de agosto de 2026', 'hasta el 31 de agosto de 2026'],
  ['Kleur 10 € t/m 31 augustus 2026', 't/m 31 augustus 2026'],
  ['Cor 10 € até 31 de agosto de 2026', 'até 31 de agosto de 2026'],
  ['Colour: £10 until 31 August', ''],
  ['Colour: £10 from 1 June 2026', ''],
  ['Prices 2026', ''],
  [`Colour until ${'1 '.repeat(5_000)} 2026`, ''],
])('when %j ends', (text, end) => expect(endingWords(text)).toBe(end))
