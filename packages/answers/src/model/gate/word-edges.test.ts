import { describe, expect, test } from 'vitest'
import type { Language } from '../../types.ts'
import { readClaim } from './claim.ts'
import { readGrounds } from './grounds.ts'
import { measure } from './measures.ts'

function measured(language: Language, told: string, question: string, said: string) {
  const grounds = readGrounds({
    told: [{ url: 'https://harbour.example/', title: '', heading: [], text: told }],
    question,
    name: 'Harbour Bakery',
    language,
  })
  return measure(readClaim(said, language), grounds, [])
}

describe('a word is found only where it is one', () => {
  test.each<[Language, string, string, string, string]>([
    [
      'fr',
      "'nie' in 'Génie'",
      'Lundi : 18:00 – 23:00\nMardi : 10:00 – 23:00',
      'Quand ouvre le Génie ?',
      'Le lundi, le Génie ouvre à ',
    ],
    [
      'de',
      "'sin' in 'Französin'",
      'Bistro Französin\nMontag: 18:00 – 23:00\nDienstag: 10:00 – 23:00',
      'Wann öffnet die Französin?',
      'Montags öffnet die Französin um ',
    ],
    [
      'en',
      "'no' in 'Późno'",
      'Bar Późno\nMonday: 18:00 – 23:00\nTuesday: 10:00 – 23:00',
      'When does Bar Późno open?',
      'On Mondays Bar Późno opens at ',
    ],
  ])('%s: %s denies nothing', (language, _, told, question, opens) => {
    expect(measured(language, told, question, `${opens}10:00.`)).toMatchObject({
      timeOfAnotherDay: 1,
      denies: 0,
    })
    expect(measured(language, told, question, `${opens}18:00.`).timeOfAnotherDay).toBe(0)
  })

  test("'am' in 'amüsante' makes no time of a number", () => {
    const told = 'Wir führen auf: amüsante Stücke, insgesamt 8.'
    expect(measured('de', told, 'Wie viele?', 'Wir führen 8 amüsante Stücke auf.').valueNowhere).toBe(0)
  })

  test("'al' in 'Montréal' makes no rate of a price", () => {
    const asked = 'Combien coûtent 90 minutes au lieu de 30 à Montréal ?'
    const told = 'La visite de 30 minutes coûte 40 €.'
    expect(measured('fr', told, asked, 'La visite de 90 minutes coûte 120 €.').valueNowhere).toBe(1)
  })

  test("the end of 'día' stands before no time", () => {
    const said = 'El taller es el día 17 de mayo.'
    const told = 'El taller es el 5 de mayo. Abrimos a las 17:00.'
    expect(measured('es', told, '¿Cuándo es?', said).valueNowhere).toBe(1)
  })
})

describe('a word is found where it begins with an accent', () => {
  test.each<[Language, string, string]>([
    ['fr', 'Ouvert de 9:00 à 17:00.', 'Nous sommes ouverts de 9 à 17.'],
    ['pt', 'Aberto das 9:00 às 17:00.', 'Fechamos às 17.'],
  ])("%s: 'à' and 'às' stand before a time: %s", (language, told, said) => {
    expect(measured(language, told, 'Até quando?', said).valueNowhere).toBe(0)
  })

  const hours = 'Ouvert de 9:00 à 15:00.\nLa salle est pour les fêtes. La gare est à quelques minutes.'
  test.each<[Language, string, string]>([
    ['fr', hours, 'La salle est à 15 minutes de la gare.'],
    ['fr', hours, 'La salle est pour les enfants de 9 à 15 ans.'],
    ['en', 'Open from 9:00 to 15:00.\nA room for parties.', 'The room takes up to 15 guests.'],
  ])(
    '%s: a number that counts something is no time, whatever stands before it: %s %s',
    (language, told, said) => {
      expect(measured(language, told, '?', said).valueNowhere).toBe(1)
    },
  )
})
