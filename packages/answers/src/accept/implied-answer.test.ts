import { describe, expect, test } from 'vitest'
import { answer } from '../answer.ts'
import { buildSmallIndex } from '../knowledge/build-index.ts'
import { assistantOf } from '../testing/assistant.ts'
import type { Answer, Language } from '../types.ts'

const site = (language: Language, text: string) => {
  const pages = [{ url: 'https://quarry.example/', title: 'Quarry', language, text }]
  const index = buildSmallIndex({ pages, facts: [], websiteUrl: 'https://quarry.example/' }, { language })
  return (question: string, asked = language): Answer =>
    answer({ index, assistant: assistantOf('Quarry', asked), question })
}

const quarry = site(
  'en',
  `# The Quarry

A lake in an old quarry, with rafts, a zip wire and a hut.

## May children use the zip wire?

Yes, from the age of eight.

## Can I change my date?

Yes, without a fee until two days before.

## The rafts

The rafts carry up to 90 kg.

## Parties

Parties of fifteen and more must reserve.

## The cave

Under 14s only with an adult.

## The steam room

The steam room is not for children under 10.

## Visiting

We don't accept vouchers. Dogs are unfortunately not allowed. Prams are not allowed on the jetty.

## Shuttle

The shuttle fetches guests within 12 miles.

## Courses

Swimming after hip operations. You do not need to register.

## Lunch

Kids under 7 get a colouring book. Children over 12 dive alone.`,
)

describe('an age, a weight, a party and a distance are held against the line that is drawn', () => {
  test.each([
    ['can my 6-year-old use the zip wire?', 'No, from the age of eight.'],
    ['is the zip wire ok for my 11 year old', 'Yes, from the age of eight.'],
    ['I weigh 104 kg, can I go on the rafts?', 'No. The rafts carry up to 90 kg.'],
    ['is 70 kg fine on the rafts', 'Yes. The rafts carry up to 90 kg.'],
    ['we are 20 people, must we reserve?', 'Yes. Parties of fifteen and more must reserve.'],
    ['do we have to reserve, we are 6 people', 'No. Parties of fifteen and more must reserve.'],
    ['may my 12-year-old go into the cave alone?', 'No. Under 14s only with an adult.'],
    ['can my 8 year old use the steam room', 'No. The steam room is not for children under 10.'],
    ['does the shuttle fetch us 30 miles away?', 'No. The shuttle fetches guests within 12 miles.'],
  ])('%s', (question, told) => {
    expect(quarry(question)).toMatchObject({ text: told, confidence: 'sure' })
  })

  test.each([
    'may my 12-year-old go into the cave?',
    'may my 16-year-old go into the cave alone?',
    'can my 9 year old get a colouring book',
    'can my 10 year old dive',
    'is the steam room ok for my 13 year old?',
  ])('%s is left open', (question) => {
    expect(quarry(question).text).not.toMatch(/^(?:Yes|No)\b/)
  })
})

describe('what is denied is told with a No', () => {
  test.each([
    ['do you accept vouchers', "No. We don't accept vouchers."],
    ['vouchers?', "No. We don't accept vouchers."],
    ['are dogs allowed?', 'No. Dogs are unfortunately not allowed.'],
    ['can I take my dog along', 'No. Dogs are unfortunately not allowed.'],
  ])('%s', (question, told) => {
    expect(quarry(question).text).toBe(told)
  })

  test.each(['are prams allowed?', 'can I register?', 'may I bring a pram'])(
    'what is denied in one place or as a duty is none: %s',
    (question) => {
      expect(quarry(question).text).not.toMatch(/^No\b/)
    },
  )
})

test('a Yes of the site is left out where none was asked for', () => {
  expect(quarry('until when can I change my date').text).toBe('Without a fee until two days before.')
  expect(quarry('Can I change my date?').text).toMatch(/^Yes, without a fee/)
})

test('what stands beside the thing that is offered is no yes', () => {
  const { confidence, text } = quarry('do you do hip operations?')
  expect(confidence).toBe('unsure')
  expect(text).not.toMatch(/^Yes/)
  expect(quarry('do you offer swimming after hip operations?').text).not.toMatch(/^I'm not certain/)
})

describe.each([
  [
    'de',
    `# Steinbruch

Ein See mit Flößen.

## Dürfen Kinder an die Seilbahn?

Ja, ab acht Jahren.

## Flöße

Die Flöße tragen bis 90 kg.

## Gruppen

Gruppen ab fünfzehn Personen müssen reservieren.

## Besuch

Hunde sind leider nicht erlaubt. Gutscheine nehmen wir nicht an.`,
    [
      ['Darf mein 6-jähriger Sohn an die Seilbahn?', 'Nein, ab acht Jahren.'],
      ['Darf meine 11-jährige Tochter an die Seilbahn?', 'Ja, ab acht Jahren.'],
      ['Sind 104 kg auf den Flößen ok?', 'Nein. Die Flöße tragen bis 90 kg.'],
      [
        'Müssen wir reservieren, wir sind 20 Personen?',
        'Ja. Gruppen ab fünfzehn Personen müssen reservieren.',
      ],
      ['Darf ich meinen Hund mitbringen?', 'Nein. Hunde sind leider nicht erlaubt.'],
    ],
  ],
  [
    'fr',
    `# La Carrière

Un lac avec des radeaux.

## Les enfants peuvent-ils prendre la tyrolienne ?

Oui, dès huit ans.

## Radeaux

Les radeaux portent jusqu'à 90 kg.

## Visite

Nous n'acceptons pas les bons. Les chiens ne sont malheureusement pas admis.`,
    [
      ['Mon fils de 6 ans peut-il prendre la tyrolienne ?', 'Non, dès huit ans.'],
      ['Est-ce que ma fille de 11 ans peut prendre la tyrolienne ?', 'Oui, dès huit ans.'],
      ['Est-ce que 104 kg est possible sur les radeaux ?', "Non. Les radeaux portent jusqu'à 90 kg."],
      ['Les chiens sont-ils admis ?', 'Non. Les chiens ne sont malheureusement pas admis.'],
    ],
  ],
  [
    'es',
    `# La Cantera

Un lago con balsas.

## ¿Pueden los niños usar la tirolina?

Sí, a partir de ocho años.

## Balsas

Las balsas llevan hasta 90 kg.

## Visita

No se admiten perros. Los vales no se aceptan.`,
    [
      ['¿Puede mi hijo de 6 años usar la tirolina?', 'No, a partir de ocho años.'],
      ['¿Puede mi hija de 11 años usar la tirolina?', 'Sí, a partir de ocho años.'],
      ['¿Está bien 104 kg en las balsas?', 'No. Las balsas llevan hasta 90 kg.'],
      ['¿Se admiten perros?', 'No se admiten perros.'],
      ['¿Aceptan vales?', 'No. Los vales no se aceptan.'],
    ],
  ],
  [
    'it',
    `# La Cava

Un lago con zattere.

## I bambini possono usare la teleferica?

Sì, dagli otto anni.

## Zattere

Le zattere portano fino a 90 kg.

## Visita

Cani purtroppo non ne ammettiamo. Monopattini non ne abbiamo.`,
    [
      ['Mio figlio di 6 anni può usare la teleferica?', 'No, dagli otto anni.'],
      ['Mia figlia di 11 anni può usare la teleferica?', 'Sì, dagli otto anni.'],
      ['Avete monopattini?', 'No. Monopattini non ne abbiamo.'],
    ],
  ],
] as [Language, string, [string, string][]][])('in %s', (language, text, cases) => {
  test.each(cases)('%s', (question, told) => {
    expect(site(language, text)(question).text).toBe(told)
  })
})

test('the No is said in the language of the question', () => {
  expect(quarry('Darf mein 6-jähriger Sohn an die zip wire?', 'de').text).not.toMatch(/^Ja/)
  expect(quarry('¿Se admiten perros?', 'es').text).toBe(
    'No. Nuestra web dice, en inglés: Dogs are unfortunately not allowed.',
  )
})
