import { fold } from '@foyer/text/fold'
import type { KnowledgeIndex } from '../knowledge/knowledge-index.ts'
import type { IndexedPassage } from '../knowledge/passage.ts'
import { wordCount } from '../knowledge/sentences.ts'
import { shortTitle } from '../knowledge/short-title.ts'
import { patternsNamed, wordsNamed } from '../language/patterns.ts'
import type { Resolver } from './resolver.ts'

const asksForOffers = patternsNamed('offers')

const headsOffers = new RegExp(
  `^(?:(?:${wordsNamed('before what heads offers')}) )?(?:${wordsNamed('heads offers')})$`,
  'i',
)
/** Headings on such pages that aren't offers. */
const notAnOffer = new RegExp(`^(?:${wordsNamed('heads no offer')})`, 'i')
const hello = new RegExp(`^(?:${wordsNamed('hello')})[ ,!]+`)

const mostOffers = 8
const fewestOffers = 2
const longestName = 7
const fewestWords = 5

/** 'What do you do?' Combines the business's description with its list of services. */
export const whatWeDo: Resolver = {
  name: 'what-we-do',
  example: {
    page: 'We tune and repair pianos in the whole county.',
    asked: ['What do you do?'],
    told: 'We tune and repair pianos',
  },
  resolve({ text, language, index }) {
    if (!asksForOffers[language].test(withoutGreeting(text))) return null
    const { passages } = index
    const home = homeOf(index)
    const stated = passages.findIndex(({ kind, subject }) => kind === 'fact' && subject === 'Description')
    const described =
      stated >= 0
        ? stated
        : passages.findIndex(
            ({ page, kind, text }) => page === home && kind === 'sentence' && wordCount(text) >= fewestWords,
          )
    const { names, page } = offersOf(index)
    const listed = names.length >= fewestOffers ? { names, page } : null
    return described < 0 && !listed
      ? null
      : { kind: 'offers', offers: { described: described < 0 ? null : described, listed } }
  },
}

const withoutGreeting = (text: string): string =>
  fold(text)
    .replace(/[’‘]/g, "'")
    .replace(/^[\s¿¡]+/, '')
    .replace(/(?<![\s.,!?])[\s.,!?]+$/, '')
    .replace(hello, '')

/** The page with the shortest address. */
const homeOf = ({ pages }: KnowledgeIndex): number => {
  const lengths = pages.map(({ url }) => url.length || Number.POSITIVE_INFINITY)
  return lengths.indexOf(Math.min(...lengths))
}

/** The headings of the services page. */
export function offersOf(index: KnowledgeIndex): { names: string[]; page: number } {
  const page = index.pages.findIndex(({ title }) => headsOffers.test(shortTitle(title)))
  const names: string[] = []
  for (const passage of page < 0 ? [] : index.passages) {
    const name = passage.page === page ? nameOf(passage) : null
    if (name && !names.includes(name)) names.push(name)
    if (names.length === mostOffers) break
  }
  return { names, page }
}

const nameOf = ({ path }: IndexedPassage): string | null => {
  const heading = path[1]
  const isName = heading && wordCount(heading) <= longestName && !/[?？!:]$/.test(heading)
  return isName && !notAnOffer.test(heading) ? heading : null
}
