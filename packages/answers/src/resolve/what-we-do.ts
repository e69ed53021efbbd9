import type { KnowledgeIndex } from '../knowledge/knowledge-index.ts'
import type { IndexedPassage } from '../knowledge/passage.ts'
import { wordCount } from '../knowledge/sentences.ts'
import { fold } from '../language/fold.ts'
import { patternsNamed } from '../language/patterns.ts'
import type { Language, Source } from '../types.ts'

const asked = patternsNamed('offers')

const offers =
  /^(?:(?:our|all|the) )?(?:services?|treatments?|what we (?:do|offer|fix|teach|make|sell|treat)|products?|menu|classes|courses|lessons|repairs|workshops|(?:unsere )?(?:leistungen|angebote?|kurse|produkte)|(?:onze )?(?:diensten|behandelingen|producten|cursussen|lessen|aanbod)|(?:ons )?aanbod|(?:nuestros )?(?:servicios|tratamientos|productos|cursos)|(?:nos )?(?:services|prestations|produits|cours)|(?:i nostri )?(?:servizi|prodotti|corsi)|(?:nossos )?(?:serviços|produtos|cursos))$/i
/** What heads such a page without being one of them. */
const noOffer =
  /^(?:before|after|when|how|why|what|where|who|if|good to know|paying|payment|prices?|rules|house rules|questions|faq|contact|prijzen|tarieven|openingstijden|reserveren|huisregels|vragen|goed om te weten|opening|booking|aftercare|while you|please|our |your )/i

const mostOffers = 8
const fewestOffers = 2
const longestName = 7
const fewestWords = 5

/** What the business says of itself, and what its page of services lists. */
export function whatWeDo(
  question: string,
  language: Language,
  index: KnowledgeIndex,
): { text: string; sources: Source[]; language: Language } | null {
  const plain = fold(question)
    .replace(/[’‘]/g, "'")
    .replace(/^[\s¿¡]+/, '')
    .replace(/(?<![\s.,!?])[\s.,!?]+$/, '')
    .replace(/^(?:hi|hello|hey|hola|hallo|hoi|bonjour|ciao|ola)[ ,!]+/, '')
  if (!asked[language].test(plain)) return null
  const home = homeOf(index)
  const described =
    index.passages.find((passage) => passage.kind === 'fact' && passage.subject === 'Description') ??
    index.passages.find(
      (passage) =>
        passage.page === home && passage.kind === 'sentence' && wordCount(passage.text) >= fewestWords,
    )
  const { names, page } = offersOf(index)
  const parts = [(described?.text ?? '').replace(/^welcome[!.]?\s+/i, '').replace(/\s+/g, ' ')]
  if (names.length >= fewestOffers)
    parts.push(`${shortTitle(index.pages[page]!.title)}:\n${names.map((name) => `- ${name}`).join('\n')}`)
  const text = parts.filter(Boolean).join('\n')
  if (text === '') return null
  const places = [described?.page, names.length >= fewestOffers ? page : undefined]
  const sources = [...new Set(places)].flatMap((at) => {
    const known = at === undefined ? undefined : index.pages[at]
    return known?.url ? [{ url: known.url, title: known.title, quote: text.slice(0, 300) }] : []
  })
  return { text, sources, language: described?.language ?? index.language }
}

/** The page with the shortest address. */
const homeOf = ({ pages }: KnowledgeIndex): number => {
  const lengths = pages.map(({ url }) => url.length || Number.POSITIVE_INFINITY)
  return lengths.indexOf(Math.min(...lengths))
}

/** The headings of the page that lists what is offered. */
function offersOf(index: KnowledgeIndex): { names: string[]; page: number } {
  const page = index.pages.findIndex(({ title }) => offers.test(shortTitle(title)))
  const names: string[] = []
  for (const passage of page < 0 ? [] : index.passages) {
    const name = passage.page === page ? nameOf(passage) : null
    if (name && !names.includes(name)) names.push(name)
    if (names.length === mostOffers) break
  }
  return { names, page }
}

const shortTitle = (title: string) => title.split(/(?<!\s)\s+[|–—·-]\s+/)[0]!.trim()

const nameOf = ({ path }: IndexedPassage): string | null => {
  const heading = path[1]
  const isName = heading && wordCount(heading) <= longestName && !/[?？!:]$/.test(heading)
  return isName && !noOffer.test(heading) ? heading : null
}
