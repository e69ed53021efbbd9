import { expect, test } from 'vitest'
import { leadingDays } from './leading-days.ts'
import { readDays } from './read-days.ts'

const everyDay = [0, 1, 2, 3, 4, 5, 6]

test.each([
  ['en', 'Open Mon to Fri & Sundays 9–5', [0, 1, 2, 3, 4, 6], ' 9–5'],
  ['en', '7 days a week, 9–5', everyDay, ', 9–5'],
  ['de', 'Sonn- und Feiertage 11–21 Uhr', [6], ' 11–21 Uhr'],
  ['fr', 'du mardi au samedi : 9h-18h', [1, 2, 3, 4, 5], ' : 9h-18h'],
  ['it', "Lunedi' - Venerdi' 9-13", [0, 1, 2, 3, 4], ' 9-13'],
  ['pt', 'Segunda até sexta-feira, 9h–18h', [0, 1, 2, 3, 4], ', 9h–18h'],
  ['nl', 'ma t/m vr 9.00–17.00', [0, 1, 2, 3, 4], ' 9.00–17.00'],
  ['nl', 'Maandag tot en met donderdag: 9–17 uur', [0, 1, 2, 3], ': 9–17 uur'],
  ['nl', 'Op werkdagen 8.30–17.00', [0, 1, 2, 3, 4], ' 8.30–17.00'],
  ['ar', 'الأحد إلى الخميس: 9:00', [0, 1, 2, 3, 6], ': 9:00'],
  ['ru', 'С понедельника по субботу: 9:00', [0, 1, 2, 3, 4, 5], ': 9:00'],
  ['zh', '周六、周日：9:00', [5, 6], '：9:00'],
] as const)('days that a line of hours begins with, %s: %s', (language, line, days, rest) => {
  const found = leadingDays(line, language)!
  expect(found.days).toEqual(days)
  expect(line.slice(found.end)).toBe(rest)
})

test.each([
  ['en', 'We open at nine', 'Wed open at nine', [2]],
  ['en', 'Good Friday: closed', 'Friday: closed', [4]],
  ['es', 'Lunes de Pascua: cerrado', 'Lunes: cerrado', [0]],
  ['nl', 'Goede Vrijdag: gesloten', 'Vrijdag: gesloten', [4]],
] as const)('lines that begin with no day, %s: %s, unlike %s', (language, line, other, days) => {
  expect(leadingDays(line, language)).toBeNull()
  expect(leadingDays(other, language)?.days).toEqual(days)
})

test.each([
  ['en', 'We are open from Tuesday to Saturday', [1, 2, 3, 4, 5]],
  ['pt', 'Abrimos de segunda-feira até sexta-feira', [0, 1, 2, 3, 4]],
  ['nl', 'Wij zijn open van dinsdag tot en met zaterdag', [1, 2, 3, 4, 5]],
  ['es', 'Abrimos desde el lunes hasta el viernes', [0, 1, 2, 3, 4]],
  ['ru', 'Мы работаем со среды до воскресенья', [2, 3, 4, 5, 6]],
  ['ar', 'نفتح من الأحد إلى الخميس', [6, 0, 1, 2, 3]],
] as const)('days named within a sentence, %s: %s', (language, text, days) => {
  expect(readDays(text, language, false).map((mention) => mention.days)).toEqual([days])
})
