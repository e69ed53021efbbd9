import { expect, test } from 'vitest'
import type { CalendarLanguage } from '../day-words.ts'
import type { TextLine } from './part-hours.ts'
import { readHours } from './read-hours.ts'

/** The weeks of lines below a heading; two cells make a row, two with '|:' a term and its definition. */
function weeks(heading: string, lines: string[], language: CalendarLanguage): string[] {
  const of = (kind: TextLine['kind'], text: string, cells: string[] = []): TextLine => ({
    kind,
    text,
    cells,
    own: true,
    path: kind === 'heading' ? [] : [heading],
  })
  const all = lines.flatMap((text) => {
    const [first = '', second] = text.split(' |: ')
    const cells = text.split(' | ')
    if (second !== undefined) return [of('term', first), of('definition', second)]
    return cells.length > 1
      ? [
          of(
            'head',
            '',
            cells.map(() => ''),
          ),
          of('row', '', cells),
        ]
      : [of('text', text)]
  })
  const read = readHours([of('heading', heading), ...all], { language, title: '', part: '' })
  return read.flatMap(({ part, days, disputed }) =>
    [...days]
      .sort(([a], [b]) => a - b)
      .map(([day, value]) => `${part}${part && ' '}${day} ${value}${disputed?.has(day) ? '?' : ''}`),
  )
}

const daily: Record<CalendarLanguage, [string, string]> = {
  en: ['Opening hours', 'Daily 9:00–17:00'],
  de: ['Öffnungszeiten', 'Täglich 9:00–17:00'],
  fr: ['Horaires', 'Tous les jours 9:00–17:00'],
  es: ['Horario', 'Todos los días 9:00–17:00'],
  it: ['Orari', 'Tutti i giorni 9:00–17:00'],
  pt: ['Horário', 'Todos os dias 9:00–17:00'],
  nl: ['Openingstijden', 'Dagelijks 9:00–17:00'],
  ru: ['Часы работы', 'Ежедневно 9:00–17:00'],
  ja: ['営業時間', '毎日 9:00–17:00'],
  ko: ['영업시간', '매일 9:00–17:00'],
  zh: ['营业时间', '每天 9:00–17:00'],
  ar: ['ساعات العمل', 'يوميا 9:00–17:00'],
  hi: ['खुलने का समय', 'प्रतिदिन 9:00–17:00'],
}
const open = (value: string) =>
  [0, 1, 2, 3, 4, 5, 6].map((day) => `${day} ${day === 2 ? value : '9:00–17:00'}`)

test.each<[CalendarLanguage, string, string]>([
  ['en', 'Closing day: Wednesday', 'Closed'],
  ['en', 'Our closing day is Wednesday.', 'Closed'],
  ['en', 'Day off: Wednesday', 'Closed'],
  ['en', 'We close on Wednesdays.', 'Closed'],
  ['it', 'Giorno di chiusura: mercoledì', 'Chiuso'],
  ['it', 'Riposo settimanale: mercoledì', 'Chiuso'],
  ['it', 'Il nostro giorno di riposo è il mercoledì.', 'Chiuso'],
  ['es', 'Día de descanso: miércoles', 'Cerrado'],
  ['es', 'Cerramos los miércoles', 'Cerrado'],
  ['pt', 'Dia de descanso: quarta-feira', 'Fechado'],
  ['pt', 'Encerra à quarta-feira', 'Fechado'],
  ['nl', 'Sluitingsdag: woensdag', 'Gesloten'],
  ['fr', 'Jour de fermeture : mercredi', 'Fermé'],
  ['fr', 'Fermeture hebdomadaire : mercredi', 'Fermé'],
  ['fr', 'Fermeture le mercredi', 'Fermé'],
  ['de', 'Schließtag: Mittwoch', 'Geschlossen'],
  ['de', 'Ruhetag: Mittwoch', 'Geschlossen'],
  ['ru', 'Выходной день: среда', 'Закрыто'],
  ['ja', '定休日：水曜日', '定休日'],
  ['ja', '毎週水曜日定休', '定休'],
  ['ko', '휴무: 수요일', '휴무'],
  ['ko', '정기휴무: 매주 수요일', '휴무'],
  ['zh', '休息日：周三', '休息'],
  ['zh', '周三休息', '休息'],
  ['ar', 'مغلق يوم الأربعاء', 'مغلق'],
  ['hi', 'साप्ताहिक अवकाश: बुधवार', 'बंद'],
])('the closing day of a week, in %s: %s', (language, line, value) => {
  const [heading, week] = daily[language]
  expect(weeks(heading, [week, line], language)).toEqual(open(value))
})

test('a closing day is also told by a row, and by a term and what is said of it', () => {
  expect(weeks('Find us', ['Opening hours | Daily 9:00–17:00', 'Closing day | Wednesday'], 'en')).toEqual(
    open('Closed'),
  )
  expect(weeks('Öffnungszeiten', ['Täglich 9:00–17:00', 'Ruhetag |: Mittwoch'], 'de')).toEqual(
    open('Geschlossen'),
  )
  expect(weeks('案内', ['営業時間 |: 9:00–17:00', '定休日 |: 水曜日'], 'ja')).toEqual(open('定休日'))
})

test('hours without a day are those of all days but the closing day; of two meals no half is told', () => {
  expect(weeks('Opening hours', ['9:00–17:00', 'Closed on Wednesdays'], 'en')).toEqual(open('Closed'))
  expect(
    weeks('Opening hours', ['12:00–14:00', '18:00–22:00', 'Closing day: Monday'], 'en').slice(0, 2),
  ).toEqual(['0 Closed', '1 12:00–14:00, 18:00–22:00'])
  expect(weeks('Opening hours', ['Lunch 12:00–14:00', '18:00–22:00', 'Closing day: Monday'], 'en')).toEqual([
    '0 Closed',
  ])
})

test('a day within a range that another line calls closed is closed, and asked', () => {
  expect(weeks('Opening hours', ['Tuesday to Thursday 9–17', 'Closing day: Wednesday'], 'en')).toEqual([
    '1 9–17',
    '2 Closed?',
    '3 9–17',
  ])
  expect(weeks('Opening hours', ['Tue 9–17', 'Wed 9–17', 'Closed on Wednesdays'], 'en')).toEqual([
    '1 9–17',
    '2 9–17?',
  ])
})

test('when it closes on a day, a date and a holiday are no closing day', () => {
  const week = open('9:00–17:00')
  expect(weeks('Horaires', [daily.fr[1], 'Fermeture le mercredi à 17 h'], 'fr')).toEqual(week)
  expect(weeks('Horaires', [daily.fr[1], 'Fermeture annuelle : du 3 au 24 août'], 'fr')).toEqual(week)
  expect(weeks('Opening hours', [daily.en[1], 'Closing day: Wednesday 24 December'], 'en')).toEqual(week)
})

test('what only means opening hours is no part, and a bracket that opens before the next days is left away', () => {
  expect(weeks('关于', ['营业时间：周一至周二 9:00–17:00'], 'zh')).toEqual(['0 9:00–17:00', '1 9:00–17:00'])
  expect(weeks('営業時間', ['月曜日〜火曜日 9:00–18:00（土曜日 9:00–13:00）'], 'ja')).toEqual([
    '0 9:00–18:00',
    '1 9:00–18:00',
    '5 9:00–13:00',
  ])
})
