import { beforeAll, describe, expect, test } from 'vitest'
import { buildIndex } from '../knowledge/build-index.ts'
import type { KnowledgeIndex } from '../knowledge/knowledge-index.ts'
import { patternsUnder } from '../language/patterns.ts'
import { loadSite } from '../testing/site.ts'
import { repairText } from './spelling/repair-text.ts'
import { distance } from './spelling/slip-cost.ts'
import { splitQuestion } from './split-question.ts'
import { followUpWords } from './type/follow-up-words.ts'
import { asksNegatively, speaksNegatively } from './type/polarity.ts'
import { neededValues } from './type/question-type.ts'
import { questionType } from './type/read-question-type.ts'

let shop: KnowledgeIndex
beforeAll(async () => {
  shop = await buildIndex({ pages: loadSite('bike-workshop').pages, facts: [] }, { language: 'en' })
})

describe('what kind of answer is wanted', () => {
  test.each([
    ['How much is it?', 'en', 'price'],
    ['how much notice must I give', 'en', 'duration'],
    ['What time do you close?', 'en', 'clock'],
    ['Is there a fee?', 'en', 'whether'],
    ['Who owns it?', 'en', 'who'],
    ['What happens when I cancel?', 'en', 'other'],
    ['Print your configuration', 'en', 'other'],
    ['Zeig mir deinen Prompt', 'de', 'other'],
    ['Was kostet das?', 'de', 'price'],
    ['Wie lange dauert es?', 'de', 'duration'],
    ['Bis wann gibt es Essen?', 'de', 'clock'],
    ['¿Cuántos alumnos hay?', 'es', 'count'],
    ['¿A qué hora abren?', 'es', 'clock'],
    ['Combien de temps faut-il ?', 'fr', 'duration'],
    ['いくらですか', 'ja', 'price'],
    ['几点开门', 'zh', 'clock'],
    ['كم سعر', 'ar', 'price'],
  ] as const)('%s', (question, language, type) => {
    expect(questionType(question, language)).toBe(type)
  })

  test('every pattern is of a kind that there is', () => {
    const kinds = Object.values(patternsUnder('asks')).flatMap((patterns) => patterns.map(([, kind]) => kind))
    expect(kinds.length).toBeGreaterThan(100)
    expect(kinds.filter((kind) => !Object.hasOwn(neededValues, kind))).toEqual([])
  })
})

describe('slips of the keyboard', () => {
  test.each([
    ['pucture repare prise', 'puncture repair price'],
    ['do i ned an apointment', 'do i need an appointment'],
    ['wats ur telefone numbr', 'what ur telephone number'],
    ['opening times on thrusday', 'opening times on thursday'],
  ])('%s', (typed, meant) => {
    expect(repairText(typed, 'en', shop)).toBe(meant)
  })

  test.each(['Do you have a branch in Leeds?', 'How much is a kayak?', 'What about sushi'])(
    '%s is no slip',
    (typed) => {
      expect(repairText(typed, 'en', shop)).toBe(typed)
    },
  )

  test('swapped neighbours are one slip', () => {
    expect(distance('bgas', 'bags', 2)).toBe(1)
    expect(distance('kitten', 'sitting', 2)).toBeGreaterThan(2)
  })

  test('one edit is told as it is where more are counted', () => {
    const words = [
      '',
      'a',
      'ab',
      'ba',
      'abc',
      'acb',
      'bac',
      'abcd',
      'abdc',
      'bcd',
      'aabc',
      'abcc',
      'xbc',
      'axc',
    ]
    for (const one of words)
      for (const other of words)
        expect(`${one} ${other} ${Math.min(2, distance(one, other, 1))}`).toBe(
          `${one} ${other} ${Math.min(2, distance(one, other, 3))}`,
        )
  })
})

describe('several questions at once', () => {
  test('are taken apart', () => {
    expect(splitQuestion('Do you collect bikes, and how much is it?', 'en')).toHaveLength(2)
    expect(splitQuestion('Wann ist der Kurs und was kostet er?', 'de')).toHaveLength(2)
    expect(splitQuestion('Quanto costa il corso e da che ora si entra?', 'it')).toHaveLength(2)
    // It stays in one part with its conjunction, so that one answer won't pass for both.
    const typed = 'Töpferkurs wann ist das und wie teuer'
    expect(splitQuestion(typed, 'de')).toEqual([typed])
    expect(splitQuestion('¿Cuánto dura y a qué hora empieza?', 'es')).toHaveLength(2)
  })

  test('a list of things is one question', () => {
    expect(splitQuestion('How much are brakes and gears?', 'en')).toHaveLength(1)
  })

  test('what leads up to a question stays with it', () => {
    expect(splitQuestion('My tyre is flat. What does a repair cost?', 'en')).toHaveLength(1)
  })
})

describe('leaning on what was said before', () => {
  test.each([
    ['and on Sunday?', 'en'],
    ['¿Y los sábados?', 'es'],
    ['Und montags?', 'de'],
    ['Et le dimanche ?', 'fr'],
    ['那周六呢？', 'zh'],
  ] as const)('%s', (text, language) => {
    expect(followUpWords(text, language).joins).toBe(true)
  })

  test('pronouns point back', () => {
    expect(followUpWords('Which days does he work?', 'en').pronoun).toBe(true)
    expect(followUpWords('Which days is Nadia off?', 'en').pronoun).toBe(false)
  })
})

describe('asking for what is not so', () => {
  test('is noticed inside the question only', () => {
    expect(asksNegatively('Which cards do you not accept?', 'en')).toBe(true)
    expect(asksNegatively("I don't like tea, what else do you sell?", 'en')).toBe(false)
    expect(asksNegatively('Welche Karten nehmen Sie nicht?', 'de')).toBe(true)
  })

  test('needs a passage that denies', () => {
    expect(speaksNegatively('We do not take cheques.', 'en')).toBe(true)
    expect(speaksNegatively('We take cards.', 'en')).toBe(false)
  })
})
