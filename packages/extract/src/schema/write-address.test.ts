import { expect, test } from 'vitest'
import { postalAddress } from './write-address.ts'

/** Street | code | town | region | country, as far as the address tells them apart. */
function parts(value: string, language = 'en') {
  const { streetAddress, postalCode, addressLocality, addressRegion, addressCountry } = postalAddress(
    value,
    language,
  )
  return [streetAddress, postalCode, addressLocality, addressRegion, addressCountry]
    .map((part) => part ?? '')
    .join(' | ')
}

test.each([
  ['12 Quay Street, Portsmouth PO1 2AB', '12 Quay Street | PO1 2AB | Portsmouth |  | '],
  ['12 Quay Street, Portsmouth, PO1 2AB', '12 Quay Street | PO1 2AB | Portsmouth |  | '],
  ['12 Quay Street, Portsmouth, Hampshire PO1 2AB', '12 Quay Street | PO1 2AB | Portsmouth | Hampshire | '],
  [
    '12 Quay Street, Southsea, Portsmouth, Hants, PO1 2AB',
    '12 Quay Street, Southsea | PO1 2AB | Portsmouth | Hants | ',
  ],
  [
    'Unit 3, Wharfe Court, Ilkley LS29 0FH, United Kingdom',
    'Unit 3, Wharfe Court | LS29 0FH | Ilkley |  | United Kingdom',
  ],
  ['Weir Road, Clonard, Co. Meath A83 D2C5', 'Weir Road | A83 D2C5 | Clonard | Co. Meath | '],
  ['88 Mercer St, Suite 5, Jersey City, NJ 07302', '88 Mercer St, Suite 5 | 07302 | Jersey City | NJ | '],
  ['12 Elm Street, Halifax, NS B3H 4R2, Canada', '12 Elm Street | B3H 4R2 | Halifax | NS | Canada'],
])('an address in English: %s', (value, told) => expect(parts(value)).toBe(told))

test.each([
  ['de', 'Lindenplatz 3, 97437 Haßfurt', 'Lindenplatz 3 | 97437 | Haßfurt |  | '],
  ['de', 'Lindenplatz 3 97437 Haßfurt', 'Lindenplatz 3 | 97437 | Haßfurt |  | '],
  [
    'de',
    'Mainkai 5a, 60311 Frankfurt am Main, Deutschland',
    'Mainkai 5a | 60311 | Frankfurt am Main |  | Deutschland',
  ],
  ['de', 'Dorfstrasse 21, CH-9000 St. Gallen', 'Dorfstrasse 21 | 9000 | St. Gallen |  | CH'],
  ['de', 'Getreidegasse 1, A-5020 Salzburg', 'Getreidegasse 1 | 5020 | Salzburg |  | AT'],
  ['de', 'Dorfstraße 3, 39012 Meran (BZ)', 'Dorfstraße 3 | 39012 | Meran | BZ | '],
  ['it', 'Via Roma 1, 62026 San Ginesio, MC', 'Via Roma 1 | 62026 | San Ginesio | MC | '],
  ['it', 'Via Roma, 1 - 62026 San Ginesio (MC)', 'Via Roma, 1 | 62026 | San Ginesio | MC | '],
  ['en', 'Via Roma 1, 62026 San Ginesio MC, Italy', 'Via Roma 1 | 62026 | San Ginesio | MC | Italy'],
  ['fr', '12, rue de la Paix, 75002 Paris', '12, rue de la Paix | 75002 | Paris |  | '],
  [
    'fr',
    '12 rue de la Paix, 75083 Paris Cedex 02, France',
    '12 rue de la Paix | 75083 | Paris Cedex 02 |  | France',
  ],
  ['fr', '3 quai du Port, 84800 L’Isle-sur-la-Sorgue', '3 quai du Port | 84800 | L’Isle-sur-la-Sorgue |  | '],
  ['es', 'Calle Maestra, 14, 2º B, 23002 Jaén', 'Calle Maestra, 14, 2º B | 23002 | Jaén |  | '],
  ['es', 'Calle Real 3, 29400 Ronda (Málaga)', 'Calle Real 3 | 29400 | Ronda | Málaga | '],
  ['es', 'Calle Real 3, 29400 Ronda, Málaga, España', 'Calle Real 3 | 29400 | Ronda | Málaga | España'],
  ['nl', 'Damrak 1, 1012 LG Amsterdam', 'Damrak 1 | 1012 LG | Amsterdam |  | '],
  ['nl', 'Markt 4, 5211JX ’s-Hertogenbosch', 'Markt 4 | 5211JX | ’s-Hertogenbosch |  | '],
  ['nl', 'Markt 4, 6211CJ Maastricht, Nederland', 'Markt 4 | 6211CJ | Maastricht |  | Nederland'],
  ['pt', 'Rua Augusta 100, 1100-053 Lisboa', 'Rua Augusta 100 | 1100-053 | Lisboa |  | '],
  [
    'pt',
    'Av. Paulista, 1578, São Paulo - SP, 01310-200',
    'Av. Paulista, 1578 | 01310-200 | São Paulo | SP | ',
  ],
])('an address in %s: %s', (language, value, told) => expect(parts(value, language)).toBe(told))

test.each([
  '303, Century Tower, Kolkata – 700017',
  'The Old Mill, Quay Street PO1 2AB',
  'Harbour Inn, 12 Quay Street, PO1 2AB',
  'Portsmouth, PO1 2AB',
  '97437 Haßfurt',
  'Lindenplatz 3, 97437 Haßfurt, Unterfranken',
  '12 rue de la Paix, 75002 Paris, FR',
])('where the parts of %s are not sure it is told whole', (value) =>
  expect(postalAddress(value, 'en')).toEqual({ '@type': 'PostalAddress', streetAddress: value }),
)
