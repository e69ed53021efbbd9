import { describe, expect, test } from 'vitest'
import { isOtherDay } from './feast-days.ts'
import { holdsException, untilAtStart } from './hours/exceptions.ts'
import { columnPart, hoursValue } from './hours/hours-words.ts'
import { isFeast } from './hours/part-names.ts'

// Every reader uses the same lists.
test.each(['Karfreitag', 'Good Friday', 'Toussaint', 'Ferragosto', 'Koningsdag'])(
  '%s is a feast as a part',
  (part) => expect(isFeast(part)).toBe(true),
)

test('a feast with a date of its own is told of by no other day', () => {
  expect(isOtherDay('habt ihr an allerheiligen offen', 'mo–fr 9–18')).toBe(true)
  expect(isOtherDay('are you open on epiphany', 'monday to friday 9–17')).toBe(true)
  expect(isOtherDay('hebben jullie kerstpakketten', 'ma–vr 9–18')).toBe(false)
})

test.each(['Abrimos', 'Abrem', 'Ouvrons', 'Öffnen'])(
  'a column %s tells when it opens, whoever does',
  (head) => expect(columnPart(head)).toBe('opens'),
)

test('hours end at midnight and at noon in every language', () => {
  expect(hoursValue('19:00 – mezzanotte')).toBe('19:00 – mezzanotte')
  expect(hoursValue('9:00–meio-dia')).toBe('9:00–meio-dia')
  expect(untilAtStart('até meia-noite')).toBe('meia-noite')
})

describe('an exception', () => {
  test.each([
    'except Easter',
    'except on Good Friday',
    'except national holidays',
    'außer an gesetzlichen Feiertagen',
    'sauf les jours fériés',
    'tranne Ferragosto',
    'excepto Semana Santa',
    'exceto em feriados',
    'behalve op feestdagen',
    'Lundi–Vendredi 9h–17h sauf fériés',
    'Mardi–Samedi 9h–17h, fermé le lundi (sauf fériés)',
    'sauf les fériés',
    'sauf jours de fête',
    'Mo–Fr 9–17 Uhr außer gesetzliche Feiertage',
    '(ausgenommen gesetzliche Feiertage)',
  ])('of a feast leaves the hours of every week as they are: %s', (words) => {
    expect(holdsException(words)).toBe(false)
  })

  test.each(['except in July', 'außer im Juli', 'sauf en juillet', 'behalve in juli'])(
    'of a part of the year does not: %s',
    (words) => {
      expect(holdsException(words)).toBe(true)
    },
  )
})
