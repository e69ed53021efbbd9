import { describe, expect, test } from 'vitest'
import { answer } from '../answer.ts'
import { buildIndex } from '../knowledge/build-index.ts'
import { assistantOf } from '../testing/assistant.ts'
import type { Language } from '../types.ts'

const url = 'https://mill.example/'
const ask = async (language: Language, question: string, text: string, description = '') => {
  const pages = [{ url, title: 'About us', text, language }]
  const facts = description
    ? [{ kind: 'description' as const, label: 'Description', value: description, url }]
    : []
  const index = await buildIndex({ pages, facts }, { language })
  return answer({ index, assistant: assistantOf('Mill', language), question })
}

describe('since when a business exists', () => {
  test.each([
    ['en', 'what year did you start out', 'Ann Poole opened the bakery in 1974 with one oven.'],
    ['en', 'when were you founded', 'The bakery was founded by two sisters in 1974.'],
    ['de', 'seit wann gibts euch', 'Gegründet hat Anna Pohl das Ganze im Frühjahr 1974.'],
    ['de', 'wie lange gibts euch schon', 'Seit 1974 backen wir hier mit Holz.'],
    ['it', 'da quanti anni ci siete', 'Siamo la bottega del paese dal 1974.'],
    ['it', 'da quando esistete', 'La bottega è nata nel 1974 da due sorelle.'],
    ['fr', 'depuis quand existez-vous ?', 'La maison a été fondée en 1974 par deux sœurs.'],
  ] as const)('%s: %s', async (language, question, told) => {
    const { text } = await ask(language, question, `# About us\n\n${told}`)
    expect(text).toContain('1974')
  })

  test('is told by the earliest beginning, and not by how long somebody has worked there', async () => {
    const { text } = await ask(
      'en',
      'how long have you been in business?',
      `# Our story

Tom has been with us since 1961.

The second shop opened in 2015 across the river.

Ann Poole started the bakery in 1974.`,
    )
    expect(text).toContain('Ann Poole started the bakery in 1974.')
    expect(text).not.toContain('1961')
  })

  test('is told by what the business says of itself as a whole', async () => {
    const { text } = await ask(
      'en',
      'since when do you exist?',
      '# Bread\n\nRye bread has been on the shelf since 2021.',
      'Mill has baked for the valley since 1974.',
    )
    expect(text).toContain('1974')
    expect(text).not.toContain('2021')
  })

  test('is not told to who asks for a part of it, or for something else that begins', async () => {
    const pages = '# About us\n\nAnn Poole opened the bakery in 1974 with one oven.'
    const told = await ask('en', 'When was the bakery opened?', pages)
    expect([told.confidence, told.text]).toEqual([
      'sure',
      'Ann Poole opened the bakery in 1974 with one oven.',
    ])
    const course = await ask('en', 'When does the course start?', pages)
    expect(course.text).toMatch(/^I couldn't find that/)
    const pool = await ask('en', 'When was the swimming pool founded?', pages)
    expect(pool.confidence).toBe('unsure')
    expect(pool.text).toContain('Ann Poole opened the bakery in 1974')
  })
})
