import { readFileSync } from 'node:fs'

/**
 * The files of each kind of word data in `data`, in the order in which they are read: of what several of them say of one
 * word, the first goes before.
 *
 * - lexicon: one concept a line, in twelve languages; in the folder of a language that came later, its words alone
 * - dictionary: one thing a line, in six languages
 * - thesaurus: what visitors say, what sites say
 * - idioms: sayings and what they plainly mean
 * - glossary: English, and how those say it who are read word by word, a folder each
 *
 * No word stands twice for the same; those that mean several things are marked in `data/several-senses`.
 */
export const wordFiles = {
  lexicon: [
    'commerce',
    'place-and-time',
    'people-and-services',
    'trades',
    'everyday',
    'trades-two',
    'general',
    'lodging-and-food',
    'motoring-and-home',
    'law-health-learning',
    'retail-leisure-software',
    'spoken',
    'nl/commerce-and-time',
    'nl/people-and-trades',
    'nl/everyday-and-home',
  ],
  dictionary: [
    'animals-and-body',
    'beauty-care',
    'beds-tables-and-cellars',
    'building-trades',
    'cloth-and-furniture',
    'coffee-bread-and-meat',
    'computers-printing-and-photography',
    'craft-and-repair',
    'customers-deeds',
    'daily-verbs',
    'deeds',
    'driving-school',
    'eyes-ears-and-feet',
    'family-body-and-ailments',
    'firms-taxes-and-stores',
    'food-and-lodging',
    'games-rides-and-parties',
    'garage-bicycles-and-boats',
    'garden-cleaning-and-moving',
    'home-and-tools',
    'house-roof-and-garden',
    'journeys-and-vehicles',
    'law-money-and-paperwork',
    'leisure-and-learning',
    'lessons-and-childhood',
    'looks-law-and-farewells',
    'medical-care',
    'music-stage-and-books',
    'odds-and-ends',
    'office-and-money',
    'orders-memberships-and-rules',
    'outings-and-celebrations',
    'pets-horses-and-wildlife',
    'plain-talk',
    'qualities',
    'rooms-and-clothes',
    'shops-and-wares',
    'slopes-waves-and-courts',
    'small-things',
    'sport-and-movement',
    'things-and-wear',
    'town-and-papers',
    'traits-and-amounts',
    'weather-time-and-nature',
    'wheels-and-devices',
  ],
  thesaurus: [
    'en/acts',
    'en/animals-and-plants',
    'en/clothes-money-things',
    'en/food-and-drink',
    'en/health-and-body',
    'en/home-and-household',
    'en/languages-and-nations',
    'en/people-and-roles',
    'en/places-sports-time',
    'en/qualities-and-amounts',
    'en/vehicles-and-tech',
    'de/acts',
    'de/body-and-food',
    'de/leisure-and-trades',
    'de/money-and-time',
    'de/people',
    'de/places-and-things',
    'de/qualities-and-talk',
    'es/acts',
    'es/body-and-food',
    'es/leisure-and-trades',
    'es/money-and-time',
    'es/people',
    'es/places-and-things',
    'es/qualities-and-talk',
    'fr/acts',
    'fr/body-and-food',
    'fr/leisure-and-trades',
    'fr/money-and-time',
    'fr/people',
    'fr/places-and-things',
    'fr/qualities-and-talk',
    'it/acts',
    'it/body-and-food',
    'it/leisure-and-trades',
    'it/money-and-time',
    'it/people',
    'it/places-and-things',
    'it/qualities-and-talk',
    'pt/acts',
    'pt/body-and-food',
    'pt/leisure-and-trades',
    'pt/money-and-time',
    'pt/people',
    'pt/places-and-things',
    'pt/qualities-and-talk',
    'nl/acts',
    'nl/body-and-food',
    'nl/leisure-and-trades',
    'nl/money-and-time',
    'nl/people',
    'nl/places-and-things',
    'nl/qualities-and-talk',
  ],
  idioms: [
    'commerce',
    'time-and-place',
    'people-and-care',
    'trades',
    'plights-and-wishes',
    'frames',
    'french',
    'german',
    'italian',
    'spanish',
  ],
  glossary: [
    'pl/asking-and-time',
    'pl/buying',
    'pl/people-and-health',
    'pl/home-and-trades',
    'pl/food-and-lodging',
    'tr/asking-and-time',
    'tr/buying',
    'tr/people-and-health',
    'tr/home-and-trades',
    'tr/food-and-lodging',
  ],
} as const satisfies Record<string, readonly string[]>

export type WordData = keyof typeof wordFiles
export type WordFile<Kind extends WordData> = (typeof wordFiles)[Kind][number]

/** The entries of one file, a line each. Lines that start with a # explain. */
export const entriesOf = <Kind extends WordData>(kind: Kind, file: WordFile<Kind>): string[] =>
  readFileSync(new URL(`./data/${kind}/${file}.txt`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))

export const allEntries = (kind: WordData): string[] =>
  wordFiles[kind].flatMap((file) => entriesOf(kind, file as WordFile<typeof kind>))

/** The entries of the files that stand in no language's own folder. */
export const sharedEntries = (kind: WordData): string[] =>
  (wordFiles[kind] as readonly WordFile<typeof kind>[])
    .filter((file) => !file.includes('/'))
    .flatMap((file) => entriesOf(kind, file))

/** Those of one language alone, which nobody reads who speaks another. */
export const ownEntries = (kind: WordData, language: string): string[] =>
  (wordFiles[kind] as readonly WordFile<typeof kind>[])
    .filter((file) => file.startsWith(`${language}/`))
    .flatMap((file) => entriesOf(kind, file))
