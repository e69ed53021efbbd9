import { describe, expect, test } from 'vitest'
import { answer } from '../../answer.ts'
import { buildSmallIndex } from '../../knowledge/build-index.ts'
import { assistantOf } from '../../testing/assistant.ts'
import type { Fact, Language } from '../../types.ts'

const url = 'https://archive.example/visit'
const visiting = (text: string, { language = 'en' as Language, facts = [] as Fact[] } = {}) => {
  const index = buildSmallIndex(
    { pages: [{ url, title: 'Town Archive', language, text }], facts, timeZone: 'Europe/London' },
    { language },
  )
  return (question: string, now: string) =>
    answer({ index, assistant: assistantOf('Town Archive', language), question, now: new Date(now) }).text
}

const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']
const beside = `# Opening hours\n\n${week.map((day) => `${day}: 10:00–20:00, phone: 8:30 to 17:00`).join('\n')}\nSaturday: 10:00–16:00\nSunday: closed`
const below = `# Opening hours\n\nMonday to Friday: 10:00–20:00\nSaturday: 10:00–16:00\nSunday: closed\n\n## Telephone\n\nMonday to Friday 8:30 to 17:00`
const facts = week.flatMap((label): Fact[] => [
  { kind: 'hours', label, value: '10:00–20:00', url },
  { kind: 'hours', label, value: 'phone: 8:30 to 17:00', url },
])

describe.each([
  ['beside those of the door', beside, []],
  ['in a part of their own', below, []],
  ['told as facts', '# Town Archive', facts],
] as [string, string, Fact[]][])("the telephone's hours, %s, are not the door's", (_, text, stated) => {
  const ask = visiting(text, { facts: stated })

  test.each([
    [
      'is the archive open at the moment',
      '2026-11-19T04:02:00Z',
      /^No, we are closed right now\. We open at 10:00\./,
    ],
    [
      'is it open right now or not yet?',
      '2026-11-19T08:45:00Z',
      /^No, we are closed right now\. We open at 10:00\./,
    ],
    ['are you still open', '2026-11-19T18:15:00Z', /^Yes, we are open right now\. We close at 20:00\./],
    [
      'Are you currently open?',
      '2026-11-19T21:00:00Z',
      /^No, we are closed right now\. We open again on Friday at 10:00\./,
    ],
    ['Are you open at nine on Tuesday?', '2026-11-19T21:00:00Z', /^No\. We open at 10:00\. Tuesday/],
  ])('%s at %s', (question, now, told) => {
    const said = ask(question, now)
    expect(said).toMatch(told)
    expect(said).not.toMatch(/8:30|17:00/)
  })
})

test("the telephone's own hours are told where they are asked for", () => {
  expect(visiting(below)('When can I phone you on Thursday?', '2026-11-19T04:02:00Z')).toContain('8:30')
})

test('hours that cannot be read give no yes', () => {
  const ask = visiting(
    '# Opening hours\n\nMonday to Friday: from 10 until the last guest leaves\nSaturday: by appointment',
  )
  expect(ask('Are you open right now?', '2026-11-19T04:02:00Z')).not.toMatch(/^Yes/)
})

test('two doors are open or closed together, or neither is told', () => {
  const ask = visiting(
    '# Opening hours\n\n## Reading room\n\nMonday to Friday: 9:00–17:00\n\n## Shop\n\nMonday to Friday: 10:00–19:00',
  )
  expect(ask('Are you open right now?', '2026-11-19T12:00:00Z')).toMatch(
    /^Yes, we are open right now\. Thursday:/,
  )
  expect(ask('Are you open right now?', '2026-11-19T18:00:00Z')).toMatch(/^Thursday:/)
  expect(ask('Are you open right now?', '2026-11-19T04:00:00Z')).toMatch(
    /^No, we are closed right now\. Thursday:/,
  )
})

test('a lunch break ends when it opens again', () => {
  const ask = visiting(
    '# Opening hours\n\nMonday to Friday: 9:00–12:30, 14:00–18:00\nSaturday: 9:00–12:00\nSunday: closed',
  )
  expect(ask('Are you open now?', '2026-11-19T13:00:00Z')).toMatch(/closed right now\. We open at 14:00\./)
  expect(ask('Are you open now?', '2026-11-21T13:00:00Z')).toMatch(
    /closed right now\. We open again on Monday at 9:00\./,
  )
})

test.each([
  [
    'de',
    'Montag bis Freitag: 9:00–18:00 Uhr\nSamstag und Sonntag: geschlossen',
    'Öffnungszeiten',
    'Habt ihr jetzt offen?',
    'Wir öffnen wieder am Montag um 9:00 Uhr.',
  ],
  [
    'fr',
    'Du lundi au vendredi : 9h00–18h00\nSamedi et dimanche : fermé',
    "Horaires d'ouverture",
    'Êtes-vous ouverts en ce moment ?',
    'Nous rouvrons lundi à 9h00.',
  ],
  [
    'es',
    'Lunes a viernes: 9:00–18:00\nSábado y domingo: cerrado',
    'Horario',
    '¿Están abiertos ahora?',
    'Volvemos a abrir el lunes a las 9:00.',
  ],
  [
    'it',
    'Da lunedì a venerdì: 9:00–18:00\nSabato e domenica: chiuso',
    'Orari di apertura',
    'Siete aperti adesso?',
    'Riapriamo lunedì alle 9:00.',
  ],
  [
    'nl',
    'Maandag tot en met vrijdag: 9:00–18:00\nZaterdag en zondag: gesloten',
    'Openingstijden',
    'Zijn jullie op dit moment open?',
    'We zijn weer open op maandag om 9:00 uur.',
  ],
] as [Language, string, string, string, string][])(
  'in %s it is told when it opens next',
  (language, hours, heading, question, told) => {
    const ask = visiting(`# ${heading}\n\n${hours}`, { language })
    expect(ask(question, '2026-11-21T10:00:00Z')).toContain(told)
  },
)
