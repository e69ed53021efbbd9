import { describe, expect, test } from 'vitest'
import { answer } from '../../answer.ts'
import { buildIndex } from '../../knowledge/build-index.ts'
import { assistantOf } from '../../testing/assistant.ts'
import type { Language } from '../../types.ts'

const table = (...rows: string[]) =>
  [rows[0], rows[0]!.replace(/[^|]+/g, ' --- '), ...rows.slice(1)].map((row) => `|${row}|`).join('\n')

async function hears(
  title: string,
  rows: string[],
  question: string,
  language: Language = 'en',
  more = '',
): Promise<string> {
  const text = `# ${title}\n\n${table(...rows)}`
  const pages = [{ url: 'https://mill.example/times', title, language, text }]
  if (more) pages.push({ url: 'https://mill.example/cafe', title: 'The Hopper café', language, text: more })
  const index = await buildIndex({ pages, facts: [], websiteUrl: 'https://mill.example/' }, { language })
  const assistant = assistantOf('Mill Baths', language)
  return answer({ index, assistant, question }).text
}

const english = (from: string, to: string) => [
  `Day|${from}|${to}`,
  'Monday|8:00|20:15',
  'Tuesday|8:00|20:15',
  'Wednesday|8:00|20:15',
  'Thursday|8:00|21:45',
  'Friday|8:00|20:15',
  'Saturday|9:30|17:30',
  'Sunday|closed|closed',
]

describe('the two ends of a day in two columns', () => {
  test.each([
    ['Opens', 'Closes'],
    ['Open', 'Close'],
    ['From', 'To'],
    ['Opening time', 'Closing time'],
    ['Doors', 'Closes'],
    ['Opens at', 'Closes at'],
  ])('%s | %s', async (from, to) => {
    const rows = english(from, to)
    expect(await hears('Opening times', rows, 'When do you close on Thursdays?')).toContain('21:45')
    expect(await hears('Opening times', rows, 'What time do you open on Saturday?')).toContain('9:30')
    expect(await hears('Opening times', rows, 'Are you open on Sunday?')).toMatch(/closed/i)
    expect(await hears('Opening times', rows, 'Are you open at 9 pm on Thursday?')).toMatch(/^Yes/)
  })

  test.each<[Language, string, string[], string]>([
    [
      'de',
      'Öffnungszeiten',
      ['Tag|Von|Bis', 'Montag|8:00|18:30', 'Dienstag|8:00|18:30', 'Samstag|9:00|13:45'],
      'Wann schließen Sie am Samstag?',
    ],
    [
      'fr',
      'Horaires',
      ['Jour|Ouverture|Fermeture', 'Lundi|8h00|18h30', 'Mardi|8h00|18h30', 'Samedi|9:00|13:45'],
      'À quelle heure fermez-vous le samedi ?',
    ],
    [
      'es',
      'Horario',
      ['Día|Abre|Cierra', 'Lunes|8:00|18:30', 'Martes|8:00|18:30', 'Sábado|9:00|13:45'],
      '¿A qué hora cierran los sábados?',
    ],
  ])('in %s', async (language, title, rows, question) => {
    expect(await hears(title, rows, question, language)).toContain('13:45')
  })

  test('a last entry beside them is told when it is asked for, and only then', async () => {
    const rows = [
      'Day|Opens|Last entry|Closes',
      'Friday|8:00|19:20|20:15',
      'Saturday|9:30|16:40|17:30',
      'Sunday|10:00|15:10|16:00',
    ]
    expect(await hears('Opening times', rows, 'When is last entry on Saturday?')).toContain('16:40')
    const closing = await hears('Opening times', rows, 'When do you close on Saturday?')
    expect(closing).toContain('17:30')
    expect(closing).not.toContain('16:40')
  })

  test('two parts of a house each have both ends', async () => {
    const rows = [
      'Day|Pool opens|Pool closes|Sauna opens|Sauna closes',
      'Friday|7:00|21:00|12:00|20:30',
      'Saturday|8:00|19:00|11:00|18:20',
      'Sunday|8:00|17:00|11:00|16:10',
    ]
    const sauna = await hears('Opening times', rows, 'When does the sauna close on Saturday?')
    expect(sauna).toContain('18:20')
    expect(sauna).not.toContain('19:00')
    expect(await hears('Opening times', rows, 'When does the pool close on Sunday?')).toContain('17:00')
  })

  test('days along the top', async () => {
    const rows = [
      '|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday',
      'Opens|8:00|8:00|8:00|8:00|8:00|9:30',
      'Closes|20:15|20:15|20:15|21:45|20:15|17:30',
    ]
    const said = await hears('Opening times', rows, 'When do you close on Thursday?')
    expect(said).toContain('21:45')
    const parts = [
      '|Mon–Thu|Friday|Saturday|Sunday',
      'Pool|7:00–21:00|7:00–20:00|8:00–19:00|8:00–17:00',
      'Gym|6:00–22:00|6:00–21:30|8:00–18:40|closed',
    ]
    const gym = await hears('Opening times', parts, 'When does the gym close on Saturday?')
    expect(gym).toContain('18:40')
    expect(gym).not.toContain('19:00')
  })

  test('the café of a house has hours of its own', async () => {
    const cafe = `# The Hopper\n\nSoup and cake upstairs.\n\n${table(
      'Days|Kitchen and coffee',
      'Monday to Friday|11:00–18:50',
      'Saturday|10:00–16:35',
    )}`
    const rows = english('Opens', 'Closes')
    const ask = (question: string) => hears('Opening times', rows, question, 'en', cafe)
    expect(await ask('When does the café close on Saturdays?')).toContain('16:35')
    expect(await ask('¿A qué hora cierra la cafetería los sábados?')).toContain('16:35')
    expect(await ask('When do you close on Saturdays?')).toContain('17:30')
  })
})
