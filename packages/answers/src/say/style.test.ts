import { beforeAll, describe, expect, test } from 'vitest'
import { answer } from '../answer.ts'
import { buildIndex } from '../knowledge/build-index.ts'
import type { KnowledgeIndex } from '../knowledge/knowledge-index.ts'
import { wordCount } from '../knowledge/sentences.ts'
import { assistantOf } from '../testing/assistant.ts'
import { type Assistant, languages, type Personality, type Tone } from '../types.ts'
import { phrasesOf } from './phrases/phrases.ts'
import { addPersonality } from './style.ts'

test.each([
  ['pt', 'Como reservo mesa?', 'É preciso reservar por telefone.', false],
  ['pt', 'Como reservo mesa?', 'Pode reservar por telefone.', true],
  ['fr', 'Quand ouvrez-vous ?', 'Nous ouvrons au début du mois.', true],
] as const)('%s: what binds is not said cheerfully: %s %s', (language, question, text, isCheerful) => {
  const assistant = { ...assistantOf('Weir', language), personality: 'friendly' as const }
  const said = addPersonality(text, assistant, { language, written: [language], question })
  expect(said !== text).toBe(isCheerful)
})

// The settings' descriptions in the web app (`personality-texts.ts`) promise this.
describe('what a personality and a tone change', () => {
  let index: KnowledgeIndex
  beforeAll(async () => {
    const text = `# Tarn Boats

Boat hire begins at the north jetty every morning in the season. ${'Each boat has oars, a map and a bailer, and the jetty crew shows everybody how to row. '.repeat(6)}

| Boat | Half day | Full day |
| --- | --- | --- |
| Canoe | £22 | £36 |
| Skiff | £30 | £48 |`
    index = await buildIndex(
      { pages: [{ url: 'https://tarn.example/', title: 'Tarn Boats', language: 'en', text }], facts: [] },
      { language: 'en' },
    )
  })
  const as = (manner: Partial<Assistant>, question: string) =>
    answer({ index, assistant: { ...assistantOf('Tarn Boats', 'en'), ...manner }, question }).text
  const price = 'How much is a canoe for half a day?'
  const people: Personality[] = ['friendly', 'casual', 'formal', 'enthusiastic', 'empathetic']

  test.each(languages)('%s: greetings differ, and all but the professional open an answer', (language) => {
    const { greeting, openers } = phrasesOf(language)
    expect(new Set(Object.values(greeting)).size).toBe(6)
    expect(Object.keys(openers).sort()).toEqual([...people].sort())
  })

  test.each(languages)('%s: no opener praises a question or says yes to it', (language) => {
    const praises =
      /question|asked|pregunt|demand|frag|domand|chied|pergunt|вопрос|спрос|質問|질문|问|سؤال|सवाल|vraag|\byep\b|हाँ/i
    for (const opener of Object.values(phrasesOf(language).openers).flat())
      expect(opener).not.toMatch(praises)
  })

  test.each(people)('%s: before the answer stands an opener, unless the tone is bare', (personality) => {
    const plain = as({ personality: 'professional' }, price)
    expect(plain).toMatch(/^Canoe/)
    const opened = as({ personality }, price)
    expect(opened).toMatch(new RegExp(`.+${RegExp.escape(plain)}$`))
    for (const tone of ['concise', 'analytical'] as const)
      expect(as({ personality, tone }, price)).toBe(plain)
  })

  test.each<[Tone, (said: string, helpful: string) => unknown]>([
    // The heading adds two words.
    ['concise', (said) => expect(wordCount(said)).toBeLessThanOrEqual(30 + 2)],
    ['detailed', (said, helpful) => expect(wordCount(said)).toBeGreaterThan(wordCount(helpful))],
    ['creative', (said, helpful) => expect(said).toBe(helpful)],
    ['encouraging', (said) => expect(said.endsWith(phrasesOf('en').encouragement)).toBe(true)],
  ])('%s', (tone, holds) => {
    const question = 'Where does boat hire begin?'
    holds(as({ tone }, question), as({ tone: 'helpful' }, question))
  })

  test('a detailed one tells the whole row', () => {
    expect(as({ tone: 'detailed' }, 'canoe')).toContain('£36')
  })
})
