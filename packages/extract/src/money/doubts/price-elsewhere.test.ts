import { expect, test } from 'vitest'
import { pricesOf } from '../../testing/prices-of.ts'

const prices = (language: string, text: string) =>
  pricesOf(language, `<h1>Bar</h1><p>${text}</p>`, 'https://bar.example/info').map(
    ({ label, amount }) => `${label} ${amount}`,
  )

test.each([
  [
    'en',
    'To stay, try the Old Barn, fifty yards down the road: doubles from £85, phone 01234 555 774.',
    'Singles from £60',
    'Singles 60',
  ],
  [
    'de',
    'Versuchen Sie das Hotel Post, 200 Meter weiter: Doppelzimmer ab 85 €, Telefon 07123 55577.',
    'Einzelzimmer ab 60 €',
    'Einzelzimmer 60',
  ],
  [
    'fr',
    'Pour dormir, essayez la Villa Rose : chambres doubles dès 85 €, téléphone 04 50 12 34 56.',
    'Chambres simples dès 60 €',
    'Chambres simples 60',
  ],
  [
    'es',
    'Para dormir, pruebe el Hostal Sol: habitaciones dobles desde 85 €, teléfono 0034 912 345 678.',
    'Habitaciones individuales desde 60 €',
    'Habitaciones individuales 60',
  ],
  [
    'it',
    'Chi cerca da dormire provi il B&B La Darsena: camere doppie da 85 euro, telefono 0323 555 774.',
    'Camere singole da 60 euro',
    'Camere singole 60',
  ],
  [
    'nl',
    'Wie wil slapen: probeer Hotel De Zon, 200 meter verderop: kamers vanaf € 85, telefoon 0512 345 678.',
    'Appartement vanaf € 60',
    'Appartement 60',
  ],
])(
  'what another house asks for, with its number, is no price of ours (%s)',
  (language, theirs, ours, asked) => {
    expect(prices(language, `${theirs}</p><p>${ours}`)).toEqual([asked])
  },
)

test('a number to book with gives no price away', () => {
  expect(prices('en', 'Our afternoon tea is £25; ring 01234 555 100 to book.')).toEqual(['Afternoon tea 25'])
})
