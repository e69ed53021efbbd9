import { describe, expect, test } from 'vitest'
import type { Language } from '../../types.ts'
import { readGrounds } from './grounds.ts'
import { createJudge } from './judge.ts'

const judge = (language: Language, told: string, question: string, said: string) =>
  createJudge(
    readGrounds({
      told: [{ url: 'https://harbour.example/', title: '', heading: [], text: told }],
      question,
      name: 'Harbour Bakery',
      language,
    }),
  )(said)

describe('a word is found only where it is one', () => {
  const falls = { kind: 'falls', objection: 'time-of-another-day' }
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
    expect(judge(language, told, question, `${opens}10:00.`)).toEqual(falls)
    expect(judge(language, told, question, `${opens}18:00.`)).toEqual({ kind: 'stands' })
  })

  test("'am' in 'amüsante' makes no time of a number", () => {
    const told = 'Wir führen auf: amüsante Stücke, insgesamt 8.'
    expect(judge('de', told, 'Wie viele?', 'Wir führen 8 amüsante Stücke auf.')).toEqual({ kind: 'stands' })
  })

  test("'al' in 'Montréal' makes no rate of a price", () => {
    const asked = 'Combien coûtent 90 minutes au lieu de 30 à Montréal ?'
    expect(
      judge('fr', 'La visite de 30 minutes coûte 40 €.', asked, 'La visite de 90 minutes coûte 120 €.'),
    ).toEqual({ kind: 'falls', objection: 'number-nowhere' })
  })

  test("the end of 'día' stands before no time", () => {
    const said = 'El taller es el día 17 de mayo.'
    expect(judge('es', 'El taller es el 5 de mayo. Abrimos a las 17:00.', '¿Cuándo es?', said)).toEqual({
      kind: 'falls',
      objection: 'number-nowhere',
    })
  })
})

describe('a word is found where it begins with an accent', () => {
  test("'únicamente' limits what is done", () => {
    const told = 'Limpieza dental: 60 €.\nSábados de 9:00 a 13:00, únicamente urgencias.'
    const asked = '¿Hacen limpiezas los sábados?'
    expect(judge('es', told, asked, 'Los sábados hacemos limpiezas dentales.')).toEqual({
      kind: 'falls',
      objection: 'other-than-the-only',
    })
    expect(judge('es', told, asked, 'Los sábados, únicamente urgencias.')).toEqual({ kind: 'stands' })
  })

  test.each<[Language, string, string]>([
    ['fr', 'Ouvert de 9:00 à 17:00.', 'Nous sommes ouverts de 9 à 17.'],
    ['pt', 'Aberto das 9:00 às 17:00.', 'Fechamos às 17.'],
  ])("%s: 'à' and 'às' stand before a time: %s", (language, told, said) => {
    expect(judge(language, told, 'Até quando?', said)).toEqual({ kind: 'stands' })
  })

  const hours = 'Ouvert de 9:00 à 15:00.\nLa salle est pour les fêtes. La gare est à quelques minutes.'
  test.each<[Language, string, string]>([
    ['fr', hours, 'La salle est à 15 minutes de la gare.'],
    ['fr', hours, 'La salle est pour les enfants de 9 à 15 ans.'],
    ['en', 'Open from 9:00 to 15:00.\nA room for parties.', 'The room takes up to 15 guests.'],
  ])(
    '%s: a number that counts something is no time, whatever stands before it: %s %s',
    (language, told, said) => {
      expect(judge(language, told, '?', said)).toEqual({ kind: 'falls', objection: 'number-nowhere' })
    },
  )

  test.each(['Écrivez', 'Téléphonez'])('%s invites', (invites) => {
    const said = `${invites} à la fleuriste au 04 12 34 56 78.`
    expect(judge('fr', 'Pour réserver : 04 12 34 56 78.', 'Comment réserver ?', said)).toEqual({
      kind: 'stands',
    })
  })
})

describe('words for being open and closed are known as they are folded', () => {
  const told = 'Montag bis Freitag 9:00 – 17:00 Uhr\nSamstag geschlossen'
  const asked = 'Wann habt ihr offen?'
  test.each([
    'Wir haben Montag bis Freitag von 9 bis 17 Uhr geöffnet.',
    'Montags bis freitags öffnen wir um 9 Uhr.',
    'Wir schließen montags um 17 Uhr.',
    'Samstags haben wir geschlossen.',
  ])('%s', (said) => {
    expect(judge('de', told, asked, said)).toEqual({ kind: 'stands' })
  })

  test('Am Samstag haben wir geöffnet.', () => {
    expect(judge('de', told, asked, 'Am Samstag haben wir geöffnet.')).toEqual({
      kind: 'falls',
      objection: 'open-though-closed',
    })
  })
})
