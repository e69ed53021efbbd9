import { expect, test } from 'vitest'
import { answer } from '../answer/answer.ts'
import { buildIndex } from '../knowledge/build-index.ts'
import { understand } from '../retrieve/understand.ts'
import type { Language } from '../types.ts'
import { foreignCompoundParts } from './compounds.ts'
import { isInDictionary, joinSeparableVerbs, translate } from './dictionary.ts'
import { tokenise } from './tokenise.ts'

const inEnglish = (text: string, language: Language) =>
  (translate(tokenise(text, language), 0, language, ['en'])?.ways ?? []).map((way) =>
    way.map((part) => part.folded).join(' '),
  )

test('a word, a form of it and a phrase find what they are called elsewhere', () => {
  expect(inEnglish('mediano', 'es')).toContain('medium')
  expect(inEnglish('reparáis', 'es')).toContain('repair')
  expect(inEnglish('gewechselt', 'de')).toContain('replace')
  expect(inEnglish('pies de gato', 'es')).toContain('climbing shoes')
  expect(inEnglish('serveur', 'fr')).toContain('waiter')
  expect(isInDictionary('xyzzy', 'es')).toBe(false)
})

test('of several things in one line each is only itself', () => {
  expect(inEnglish('ajo', 'es')).toEqual(['garlic'])
})

test('German compounds come apart and separable verbs together', () => {
  expect(foreignCompoundParts('bildschirmreparatur', 'de')).toEqual(['bildschirm', 'reparatur'])
  expect(foreignCompoundParts('kletterschuhverleih', 'de').at(-1)).toBe('verleih')
  const text = 'Holen Sie mein Auto ab?'
  expect(joinSeparableVerbs(tokenise(text, 'de'), text)[0]!.folded).toBe('abholen')
})

const salon = await buildIndex(
  {
    pages: [
      {
        url: 'https://paws.example/',
        title: 'Prices',
        language: 'en',
        text: '# Dog grooming\n\n| Service | Small | Medium | Large |\n|---|---|---|---|\n| Bath and dry | £28 | £34 | £42 |\n| Nail trim | £9 | £9 | £12 |\n\nThe groomer is here on Tuesday and Friday.\n\n# Hire\n\nA pressure washer is £31 a day.',
      },
    ],
    facts: [],
    websiteUrl: 'https://paws.example/',
  },
  { language: 'en' },
)
const asked = (question: string) =>
  answer({
    index: salon,
    assistant: {
      name: 'Paws',
      language: 'en',
      multiLanguage: true,
      personality: 'professional',
      tone: 'helpful',
    },
    question,
    history: [],
  })

test.each([
  ['¿Cuánto cuesta el baño y secado de un perro mediano?', '34'],
  ['An welchen Tagen ist der Hundefriseur da?', 'Tuesday'],
  ['Was kostet ein Hochdruckreiniger am Tag?', '31'],
  ['Combien coûte le nettoyeur haute pression ?', '31'],
])('%s', (question, told) => {
  expect(asked(question).text).toContain(told)
})

test.each([
  '¿Cuánto cuesta alquilar una hormigonera?',
  '¿Cuánto cuesta el zarandeo de un perro?',
  'Was kostet ein Rasenmäher am Tag?',
  'Was kostet eine Zwirbelung?',
  'Combien coûte une tronçonneuse ?',
])('what the site lacks is declined, whatever else it tells: %s', (question) => {
  expect(asked(question).answered).toBe(false)
})

test('a name in the language of the site is matched as it stands, small words and all', async () => {
  const text =
    '# Courses\n\n## Learn the Ropes\n\nTwo sessions of two hours.\n\n## Tea and cake\n\nA pot of tea is £3.\n\n# Warranty\n\nScreens have a 12-month warranty, batteries six months.\n\n| Repair | Price |\n|---|---|\n| Battery replacement | £72 |\n| Screen replacement | £90 |'
  const page = { url: 'https://wall.example/', title: 'Courses', language: 'en', text }
  const wall = await buildIndex({ pages: [page], facts: [], websiteUrl: page.url }, { language: 'en' })
  const groups = (question: string, language: Language) =>
    understand(question, language, wall, { name: 'Wall' }).groups.map((group) => group.word)
  expect(groups('Was kostet der Kurs Learn the Ropes?', 'de')).not.toContain('the')
  expect(groups('Combien de séances a Learn the Ropes ?', 'fr')).not.toContain('the')
  expect(groups('Combien coûte le thé ?', 'fr')).toContain('the')
})
