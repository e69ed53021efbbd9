import { beforeAll, describe, expect, test } from 'vitest'
import { buildIndex } from '../knowledge/build-index.ts'
import type { KnowledgeIndex } from '../knowledge/knowledge-index.ts'
import { converse } from '../testing/converse.ts'
import type { Language } from '../types.ts'

const siteOf = (language: Language, text: string) =>
  buildIndex(
    { pages: [{ url: 'http://mill.test/', title: 'Mill', text, language }], facts: [] },
    { language },
  )

describe('a thing and then when it is', () => {
  let index: KnowledgeIndex
  beforeAll(async () => {
    index = await siteOf(
      'en',
      `# Mill Lane Pottery

## Opening hours

Tuesday to Sunday 9:00 – 17:00, Monday closed.

## Classes

| Class | When | Price | Notes |
| --- | --- | --- | --- |
| Family clay | Sundays, 11 to 12.30 | £24 a child | adults free |
| Wheel throwing | Tuesdays, 18:30 to 21:00 | £47 | aprons included |`,
    )
  })

  test('‘what time does it start’ means the class, not the house', () => {
    const { text } = converse(index, 'Mill', ['How much is family clay?', 'what time does it start'])
    expect(text).toContain('Sundays, 11 to 12.30')
    expect(text).not.toContain('9:00')
  })

  test('both asked in one message are told', () => {
    const { text, confidence } = converse(index, 'Mill', [
      'How much is family clay and what time does it start?',
    ])
    expect(confidence).toBe('sure')
    expect(text).toBe('Family clay: £24 a child.\nFamily clay: Sundays, 11 to 12.30.')
  })

  test('‘and what time?’ means the class, ‘and when are you open?’ the house', () => {
    const after = (question: string) => converse(index, 'Mill', ['How much is family clay?', question]).text
    expect(after('and what time?')).toContain('Sundays, 11 to 12.30')
    expect(after('and when are you open?')).toContain('Tuesday to Sunday: 9:00')
  })
})

describe('the hours of one part and then of another', () => {
  test.each([
    [
      'it' as const,
      `# Molino

## Orari

| | Libreria | Sala da tè |
| --- | --- | --- |
| Lunedì | 15:30–19:30 | chiuso |
| Giovedì | 9:00–19:30 | 10:00–20:00 |
| Venerdì | 9:00–19:30 | 10:00–22:00 |
| Sabato | 9:00–20:00 | 10:00–22:00 |

## Prodotti

Una vecchia libreria in legno fa da bancone alla libreria.`,
      ['a che ora chiude la sala da tè il venerdì?', 'e la libreria invece?'],
      '9:00–19:30',
    ],
    [
      'de' as const,
      `# Mühle

## Öffnungszeiten

| | Laden | Weinstube |
| --- | --- | --- |
| Donnerstag | 10:00–18:00 | 17:00–22:00 |
| Freitag | 10:00–19:00 | 17:00–23:30 |
| Samstag | 10:00–14:00 | 17:00–23:30 |

## Veranstaltungen

In der Weinstube gibt es Donnerstag um 20:00 Musik.`,
      ['wie lange hat der Laden freitags offen?', 'und die Weinstube?'],
      '17:00–23:30',
    ],
  ])('in %s the day stays', async (language, text, questions, told) => {
    const said = converse(await siteOf(language, text), 'Mill', questions)
    expect(said.text).toContain(told)
  })
})

test('a row is not sworn to where its name alone does not tell which is meant', async () => {
  const index = await siteOf(
    'it',
    `# Orari

| Dove | Giorni | Ore |
| --- | --- | --- |
| Laboratorio | Lunedì, giovedì e venerdì | 8:00–12:00 e 14:00–18:00 |
| Laboratorio | Mercoledì | 8:00–12:00 e 14:00–19:00 |
| Emporio | Lunedì | chiuso |
| Emporio | Da martedì a venerdì | 9:30–12:30 e 15:30–19:00 |`,
  )
  const said = converse(index, 'Mill', ['fino a che ora siete in laboratorio il venerdì', 'e l’emporio?'])
  expect(said.text.includes('chiuso') && said.confidence === 'sure').toBe(false)
  expect(said.text).toContain('19:00')
})
