import { describe, expect, test } from 'vitest'
import { languageSpoken } from '../conversation/language-spoken.ts'
import { type AskedLanguage, askedLanguages, misspeltQuestions, shortQuestions } from '../testing/misspelt.ts'
import type { Language } from '../types.ts'

const spoken = (question: string, own: Language) => languageSpoken(question, [], own)

/** Out of 400: a hundred short questions, each to assistants in the four other languages. */
const recognisedBefore: Record<AskedLanguage, number> = { en: 368, de: 335, fr: 365, es: 328, it: 352 }

describe.each(askedLanguages)('in %s', (language) => {
  test.each([1, 2, 3])(
    'a misspelt question stays in the language of the assistant, as typed by visitor %i',
    (seed) => {
      const questions = misspeltQuestions(language, seed)
      expect(questions).toHaveLength(200)
      const lost = questions.filter((question) => spoken(question, language) !== language)
      expect(lost.length, lost.join('\n')).toBeLessThanOrEqual(2)
    },
  )

  test('a short question is recognised by assistants of other languages', () => {
    const others = askedLanguages.filter((other) => other !== language)
    const missed = others.flatMap((own) =>
      shortQuestions(language)
        .filter((question) => spoken(question, own) !== language)
        .map((question) => `${own}: ${question}`),
    )
    expect(shortQuestions(language)).toHaveLength(100)
    expect(others.length * 100 - missed.length, missed.join('\n')).toBeGreaterThanOrEqual(
      recognisedBefore[language],
    )
  })
})

test.each<[string, Language]>([
  ['wat tiem r u opn', 'en'],
  ['opning hors', 'en'],
  ['is er a lift', 'en'],
  ['wen dos the kichen clos', 'en'],
  ['wat kostt das', 'de'],
  ['is das hotell ofen', 'de'],
  ['quand es-ce ke vs ouvrer', 'fr'],
  ['cuanto balee', 'es'],
  ['qanto csta', 'it'],
])('%s: no other language is meant', (question, language) => {
  expect(spoken(question, language)).toBe(language)
})

test('two telling words, a whole short message or another script change the language', () => {
  expect(spoken('hoe laat sluit de keuken', 'en')).toBe('nl')
  expect(spoken('Schlüssel verloren', 'en')).toBe('de')
  expect(spoken('douches', 'en')).toBe('en')
  expect(spoken('Гостиница?', 'en')).toBe('ru')
})
