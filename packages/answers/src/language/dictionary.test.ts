import { expect, test } from 'vitest'
import { answer } from '../answer.ts'
import { buildIndex } from '../knowledge/build-index.ts'
import { assistantOf } from '../testing/assistant.ts'
import type { Language } from '../types.ts'
import { foreignCompoundParts } from './compounds.ts'
import { isInDictionary, synonymsOfDictionary, translate } from './dictionary.ts'
import { tokenise } from './tokenise.ts'

const inEnglish = (text: string, language: Language) =>
  (translate(tokenise(text, language), 0, language, ['en'])?.ways ?? []).map((way) =>
    way.map((part) => part.folded).join(' '),
  )

test('a word, a form of it and an expression find what they are called elsewhere', () => {
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

test('what has several names in such a line is found by each', () => {
  expect(inEnglish('Sahnetorte', 'de')).toEqual(['cream cake', 'gateau'])
  expect(inEnglish('Cremetorte', 'de')).toEqual(['cream cake', 'gateau'])
})

test('a word is not taken for another that sheds the same ending or accent', () => {
  expect(inEnglish('rösten', 'de')).toContain('roast')
  expect(inEnglish('rösten', 'de')).not.toContain('rust')
  expect(inEnglish('Kohle', 'de')).not.toContain('cabbage')
  expect(inEnglish('Fahrt', 'de')).toContain('trip')
  expect(inEnglish('fährt', 'de')).not.toContain('journey')
  expect(inEnglish('destino', 'es')).toEqual(['destination'])
})

test('near words are for other languages only', () => {
  expect(inEnglish('Kündigungsfrist', 'de')).toContain('notice')
  expect(synonymsOfDictionary('en').some((cell) => cell.includes('~') || cell.includes('turn up'))).toBe(
    false,
  )
})

test('German compounds come apart', () => {
  expect(foreignCompoundParts('bildschirmreparatur', 'de')).toEqual(['bildschirm', 'reparatur'])
  expect(foreignCompoundParts('kletterschuhverleih', 'de').at(-1)).toBe('verleih')
  expect(foreignCompoundParts('sehprobe', 'de')[0]).toBe('sehen')
  expect(foreignCompoundParts('hockerbezug', 'de')).toEqual(['hocker', 'bezug'])
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
const askedOf = (index: typeof salon, question: string) =>
  answer({
    index,
    assistant: assistantOf('Paws'),
    question,
    history: [],
  })
const asked = (question: string) => askedOf(salon, question)

test.each([
  ['¿Cuánto cuesta el baño y secado de un perro mediano?', '34'],
  ['An welchen Tagen ist der Hundefriseur da?', 'Tuesday'],
  ['Was kostet ein Hochdruckreiniger am Tag?', '31'],
  ['Combien coûte le nettoyeur haute pression ?', '31'],
])('%s', (question, told) => {
  expect(asked(question).text).toContain(told)
})

test.each([
  ['¿Cuánto cuesta alquilar una hormigonera?', /^Nuestra web dice, en inglés: .*£31/],
  ['¿Cuánto cuesta el zarandeo de un perro?', /^No sé si esto responde a su pregunta/],
  ['Was kostet ein Rasenmäher am Tag?', /^Ich bin nicht sicher, ob das Ihre Frage beantwortet/],
  ['Was kostet eine Zwirbelung?', /^Dazu habe ich .* nichts gefunden/],
  ['Combien coûte une tronçonneuse ?', /^Je ne trouve pas cela/],
])('what the site lacks is declined, whatever else it tells: %s', (question, instead) => {
  const said = asked(question)
  expect(said.answered).toBe(false)
  expect(said.text).toMatch(instead)
})

const boathouse = await buildIndex(
  {
    pages: [
      {
        url: 'https://boathouse.example/',
        title: 'Prices and rules',
        language: 'en',
        text: "# Prices\n\n| Locker | Monthly | Yearly |\n|---|---|---|\n| 2 x 3 | £18 | £190 |\n| 3 x 5 | £27 | £280 |\n\n| Charge | Amount |\n|---|---|\n| Single session | £11 |\n| Locking wheel nut for trailers | £6 |\n| Late collection | £9 |\n\n# Form 7 check\n\nA Form 7 check of your boat costs £44.\n\n# Leaving\n\nYou can leave with six weeks' notice.\n\n# Children\n\nWe take children from the age of nine months. Scarlet fever: stay at home for 24 hours.\n\n# Payment\n\nWe do not accept cash or Golden Express cards.\n\n# Finding us\n\nThe tram stop Mill Quay is four minutes away.",
      },
    ],
    facts: [],
    websiteUrl: 'https://boathouse.example/',
  },
  { language: 'en' },
)

test.each([
  ['¿Cuánto cuesta una taquilla de 3x5 al mes?', '27'],
  ['¿Cuánto vale una sesión suelta?', '11'],
  ['Was kostet der Form 7 Check?', '44'],
  ['¿Con cuánta antelación hay que avisar para irse?', 'six weeks'],
  ['Ab welchem Alter nehmt ihr Kinder auf?', 'nine months'],
  ['Wie lange muss man bei Scharlach zu Hause bleiben?', '24 hours'],
  ['Nehmt ihr Golden Express?', 'not accept'],
  ['Wo ist die Straßenbahnhaltestelle?', 'Mill Quay'],
])('sizes, names, ages, expressions and verbs of another language: %s', (question, told) => {
  expect(askedOf(boathouse, question).text).toContain(told)
})

test.each([
  ['¿Cuánto cuesta la formación de monitores?', /^No sé si esto responde a su pregunta/],
  ['Was kostet die Ausbildung zum Trainer?', /^Ich bin nicht sicher, ob das Ihre Frage beantwortet/],
])('a course is not a training: %s', (question, instead) => {
  const said = askedOf(boathouse, question)
  expect(said.answered).toBe(false)
  expect(said.text).toMatch(instead)
})

const optician = await buildIndex(
  {
    pages: [
      {
        url: 'https://optician.example/',
        title: 'Eye care',
        language: 'en',
        text: '# Eye examination\n\nA full eye examination costs £32. We test children from the age of four.\n\n# Roastery next door\n\nRoast your own: bring green beans and use the small roaster for £20. The electric grinder is £149.\n\n# Membership\n\n| Membership | Monthly |\n|---|---|\n| Solo | £39 |\n| Family | £79 |\n\n# Ferry\n\nThe ferry costs £4 each way. A footstool on deck is £6 extra.',
      },
    ],
    facts: [],
    websiteUrl: 'https://optician.example/',
  },
  { language: 'en' },
)

test.each([
  ['Was kostet ein Sehtest?', '32'],
  ['¿Cuánto cuesta un examen de la vista?', '32'],
  ['Kann ich bei euch selber rösten?', '20'],
  ['Was kostet die elektrische Mühle?', '149'],
  ['Was kostet die Solo-Mitgliedschaft?', '39'],
  ['Was kostet die Fähre pro Fahrt?', '4 each way'],
  ['¿Cuánto cuesta un taburete?', '6'],
])('what small businesses are asked for: %s', (question, told) => {
  expect(askedOf(optician, question).text).toContain(told)
})
