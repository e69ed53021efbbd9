import { expect, test } from 'vitest'
import { distance } from '../understand/spelling/slip-cost.ts'
import { commonWords } from './common-words.ts'
import { translate } from './dictionary.ts'
import { lexiconOf, wordsListed } from './lexicon.ts'
import { isStopWord } from './stop-words.ts'
import { foldedWords, tokenise } from './tokenise.ts'
import { detectableLanguages } from './word-likelihood.ts'

// Optimized lookups must agree with the plain ones.

test.each(detectableLanguages)(
  '%s: the lexicon has the same words with and without its stems',
  (language) => {
    const listed = wordsListed(language)
    const { spellings } = lexiconOf(language)
    expect(listed.size).toBeGreaterThan(100)
    expect([...spellings.keys()].filter((word) => /\p{L}/u.test(word) && !listed.has(word))).toEqual([])
    expect([...listed].filter((word) => !isStopWord(word, language) && !spellings.has(word))).toEqual([])
  },
)

test.each(['es', 'fr', 'de', 'it', 'pt'] as const)('%s: a stem begins as its word does', (language) => {
  const words = [...commonWords(language).keys(), ...wordsListed(language)]
  const tokens = words.flatMap((word) => tokenise(word, language)).filter((token) => !token.echo)
  expect(tokens.length).toBeGreaterThan(1_000)
  expect(tokens.filter(({ stem, folded }) => stem.slice(0, 2) !== folded.slice(0, 2))).toEqual([])
})

test('words are the same with and without their stems', () => {
  const text = 'Größe 2.650 m², “check-up” – l’œuf à 24,50 € jusqu’à 8:30, TVs'
  const tokens = tokenise(text, 'fr').filter((token) => !token.echo)
  expect(foldedWords(text)).toEqual(tokens.map((token) => token.folded))
})

test('a form of a word is found in the dictionary before and after its neighbours were', () => {
  const meaning = (word: string) =>
    translate(tokenise(word, 'es'), 0, 'es', ['en'])?.ways.map((way) =>
      way.map(({ folded }) => folded).join(' '),
    )
  const first = meaning('perros')
  expect(first).toContain('dog')
  meaning('perro')
  expect(meaning('perros')).toEqual(first)
})

test.each([
  ['abcdef', 'abcdef', 0],
  ['abcdef', 'abdcef', 1],
  ['abcdef', 'bacdfe', 2],
  ['abcdef', 'cdefgh', 3],
  ['ab', 'abcd', 2],
  ['tredmills', 'treadmills', 1],
])('%s is %s with so many edits, or with more than are counted', (one, other, edits) => {
  expect(Math.min(distance(one, other, 2), 3)).toBe(edits)
  expect(Math.min(distance(other, one, 2), 3)).toBe(edits)
})
