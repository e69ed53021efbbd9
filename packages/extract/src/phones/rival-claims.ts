import type { ReadPage } from '@foyer/crawler/read/read-page'
import { isGeneralHeading, type PlacedLine } from '../attribute/about-others.ts'
import type { Fact } from '../fact.ts'
import { isFrontPage, pathOf } from '../page/front-page.ts'
import { addressKey } from './address-key.ts'
import { isSameSwitchboard } from './beside-main-phone.ts'
import { legalPage, ownContacts } from './phone-doubts.ts'

/** One place at which a page tells a number or an address. */
export interface Claim {
  value: string
  place: string
  /** True where it is told as the one of the whole business: under no name, on a page about no part of it. */
  plain: boolean
}

interface ToldValue {
  places: Set<string>
  languages: Set<string>
  plain: boolean
  reaches: boolean
}

export interface Claims {
  note(claims: Claim[], page: ReadPage): void
  /** Facts, best witnessed first, with those in doubt that another contradicts. */
  doubted(facts: Fact[], isRival: (one: Fact, main: Fact) => boolean): Fact[]
}

const mostKnown = 1_000
const mostPlaces = 200
/** The labels of what no part, sort or purpose is told. */
const plainLabels = new Set(['Phone', 'Address'])

/**
 * Claims of values to be the one of the business. Of two, told at different places and with nothing to tell
 * them apart, the better witnessed is told and of the other the owner is asked. What stands in one place is
 * meant to: 'Tel. 1 / 2'.
 */
export function createClaims(keyOf: (value: string) => string): Claims {
  const known = new Map<string, ToldValue>()

  const note = (claims: Claim[], page: ReadPage) => {
    for (const { value, place, plain } of claims) {
      const key = keyOf(value)
      const told = known.get(key) ?? { places: new Set(), languages: new Set(), plain: false, reaches: false }
      if (known.size < mostKnown) known.set(key, told)
      if (told.places.size < mostPlaces) told.places.add(place)
      told.languages.add(page.language)
      told.plain ||= plain
      told.reaches ||= isAboutReaching(page)
    }
  }

  const doubted = (facts: Fact[], isRival: (one: Fact, main: Fact) => boolean): Fact[] => {
    const sure = facts.filter((fact) => fact.sure && plainLabels.has(fact.label))
    const toldOf = ({ value }: Fact) => known.get(keyOf(value))
    const weight = (fact: Fact, { places, reaches }: ToldValue) =>
      (fact.origin === 'structured' ? mostPlaces : 0) + places.size + Number(reaches)
    const claimed = sure.flatMap((fact) => {
      const told = toldOf(fact)
      return told?.plain ? [{ fact, told, weight: weight(fact, told) }] : []
    })
    const [main] = claimed.toSorted((a, b) => b.weight - a.weight)
    if (!main) return facts
    // A number that only data for machines tells may be out of date, and nobody sees it; several numbers there
    // are branches.
    const unseen = sure.filter(
      (fact) => fact.kind === 'phone' && fact.origin === 'structured' && !toldOf(fact),
    )
    const rivals = [
      ...(unseen.length === 1 ? unseen : []),
      ...claimed.flatMap(({ fact, told: { places, languages } }) =>
        // A country's pages have a number of their own.
        places.isDisjointFrom(main.told.places) && !languages.isDisjointFrom(main.told.languages)
          ? [fact]
          : [],
      ),
    ].filter((fact) => isRival(fact, main.fact))
    return [
      ...facts.filter((fact) => !rivals.includes(fact)),
      ...rivals.map((fact) => ({ ...fact, sure: false, otherValue: main.fact.value })),
    ]
  }

  return { note, doubted }
}

/** The pages about branches and people, whose numbers and addresses are theirs. */
const partsPage = /location|branch|store|office|standort|filial|sede|tienda|team|staff|people|equipo/i

const reachingPage = /contact|kontakt|contat|find-us|visit|anfahrt|directions/i
const isAboutReaching = (page: ReadPage) => isFrontPage(page.url) || reachingPage.test(pathOf(page.url))

/** Whether a page is about the whole business, or about how to reach it. */
function isOfTheWhole(page: ReadPage): boolean {
  const path = pathOf(page.url)
  if (isAboutReaching(page) || legalPage.test(path)) return true
  return !partsPage.test(path) && (ownContacts.test(path) || isGeneralHeading(page.title))
}

/**
 * The place of a line: on the front page and on that for contacts the frame is seen beside the text, so whoever
 * made it means both.
 */
const placeOf = (line: PlacedLine, page: ReadPage): string =>
  `${page.url} ${line.own || isAboutReaching(page) ? '' : 'frame'}`

/** Whether a line is told of the whole: in the frame of a page, or in the text of one about the whole business. */
const isToldOfTheWhole = (line: PlacedLine, page: ReadPage): boolean => !line.own || isOfTheWhole(page)

const callingWords = new Set(
  [
    'tel telephone phone call ring us on at our now today number no is',
    'telefon fon ruf rufen sie uns an unter anrufen jetzt rufnummer telefonnummer nummer unsere',
    'téléphone appelez nous au numéro notre telefono chiamaci chiamateci chiamate chiama al allo numero nostro il',
    'teléfono llámanos llámenos llame número telefone ligue nos telefoon bel ons op onze телефон тел',
  ].flatMap((words) => words.split(' ')),
)

/**
 * Whether a number is plainly called: 'Tel.', 'Call us on', or nothing, stands between it and what stands
 * before it.
 */
function isPlainlyCalled({ text }: PlacedLine, value: string): boolean {
  const before = text
    .slice(0, text.indexOf(value))
    .split(/[·|•;,]\s|[.!?]\s(?=\p{Lu})/u)
    .at(-1)!
  return plainWords(before).every((word) => callingWords.has(word))
}

export const claimOfPhone = (line: PlacedLine, { value, part }: Fact, page: ReadPage): Claim => ({
  value,
  place: placeOf(line, page),
  plain: !part && isToldOfTheWhole(line, page) && isPlainlyCalled(line, value),
})

const findingWords = new Set(
  [
    'address our us we are find visit come see is at here the shop studio office location where',
    'adresse anschrift unsere sie finden uns hier in der im wir sind standort so besuchen',
    'notre nous trouver sommes au à indirizzo il nostro dove siamo ci trovate in',
    'dirección nuestra estamos en dónde encontrarnos endereço nossa morada adres ons adres bezoekadres адрес',
  ].flatMap((words) => words.split(' ')),
)

/** `before` is what the sentence says up to the address: whoever is named there has it, unless it is the business. */
export function claimOfAddress(line: PlacedLine, { value }: Fact, before: string, page: ReadPage): Claim {
  const own = plainWords(`${page.siteName} ${page.wholeTitle ?? page.title}`)
  const isNameless = (text: string) =>
    plainWords(text).every((word) => findingWords.has(word) || own.includes(word))
  const heading = line.path.at(-1) ?? ''
  const isHeaded = line.path.length > 1 && !isGeneralHeading(heading) && !isNameless(heading)
  const plain = isToldOfTheWhole(line, page) && !isHeaded && isNameless(before)
  return { value, place: placeOf(line, page), plain }
}

/** Whether two addresses are rivals: two streets of one town; a house in another town is a branch. */
export function isRivalAddress(one: Fact, main: Fact): boolean {
  const [town, other] = [one.value, main.value].map((value) =>
    plainWords(value.split(', ').slice(1).slice(-2).join(' ')).filter((word) => word.length > 2),
  )
  return town!.some((word) => other!.includes(word))
}

/** The key of a street: an address is written with and without its postcode, and its street and number stay. */
export function streetKey(value: string): string {
  const pieces = value.split(', ')
  return addressKey(pieces.find((piece) => /\d/.test(piece)) ?? pieces[0]!)
}

const plainWords = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? []

/**
 * Whether two numbers are rivals: national ones of one sort, by the figure after the zero. A mobile and a free
 * line contradict no landline.
 */
export function isRivalNumber(one: Fact, main: Fact): boolean {
  const [own, other] = [nationalNumber(one.value), nationalNumber(main.value)]
  return own[0] === other[0] && !isSameSwitchboard(own, other)
}

const nationalNumber = (value: string) =>
  value
    .replace(
      /^\s?(?:\+|00)(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})\s?(?:\(0\))?/u,
      '',
    )
    .replace(/\D/g, '')
    .replace(/^0+/, '')
