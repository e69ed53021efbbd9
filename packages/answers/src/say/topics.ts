import type { KnowledgeIndex } from '../knowledge/knowledge-index.ts'
import { conceptsIn } from '../language/lexicon.ts'
import { tokenise } from '../language/tokenise.ts'
import { value, valuesIn } from '../language/value-types.ts'
import { offersOf } from '../resolve/what-we-do.ts'
import type { Language } from '../types.ts'
import { fill, type Phrases } from './phrases/phrases.ts'

type Topic = keyof Phrases['topics']

/** Heading concepts for each topic. */
const headedBy: [Topic, readonly string[]][] = [
  ['booking', ['#booking']],
  ['courses', ['#course']],
  ['menu', ['#menu']],
  ['membership', ['#membership', '#subscription']],
  ['delivery', ['#shipping']],
  ['payment', ['#pay', '#card']],
  ['cancellation', ['#cancel']],
  ['returns', ['#return', '#refund']],
  ['vouchers', ['#giftcard']],
  ['parking', ['#parking']],
  ['team', ['#team']],
]

const mostTopics = 5
const mostServices = 2
const longestService = 32
const mostRead = 2_000

/** Topics that the site covers, most popular first. */
function topicsOf(index: KnowledgeIndex, language: Language, phrases: Phrases): string[] {
  const { contacts, schedules } = index
  const passages = index.passages.slice(0, mostRead)
  const headings = new Map(passages.map(({ path, language }) => [path.at(-1) ?? '', language]))
  const concepts = new Set(
    [...headings].flatMap(([heading, written]) =>
      conceptsIn(tokenise(heading, written), written)
        .filter(({ strength }) => strength === 1)
        .map(({ concept }) => concept),
    ),
  )
  const hasPrices = passages.some(({ text, voice }) => !voice && valuesIn(text) & value.money)
  const told = new Set<Topic>(
    headedBy.flatMap(([topic, names]) => (names.some((name) => concepts.has(name)) ? topic : [])),
  )
  if (hasPrices) told.add('prices')
  if (schedules.length > 0) told.add('hours')
  if (contacts.addresses.length > 0) told.add('address')
  if (contacts.phones.length > 0 || contacts.emails.length > 0) told.add('contact')
  const usual = (Object.keys(phrases.topics) as Topic[]).filter((topic) => told.has(topic))
  const named = usual.slice(0, mostTopics).map((topic) => phrases.topics[topic])
  return [...servicesOf(index, language), ...named].slice(0, mostTopics)
}

/** Service names exist in the site's language only. */
function servicesOf(index: KnowledgeIndex, language: Language): string[] {
  const { names, page } = offersOf(index)
  if (index.pages[page]?.language !== language) return []
  return names
    .filter((name) => name.length <= longestService && !/[…|.,]/.test(name))
    .slice(0, mostServices)
    .map((name) => (/^\p{Lu}[\p{Ll}\s-]*$/u.test(name) && language !== 'de' ? name.toLowerCase() : name))
}

/** 'I can tell you about prices and parking, for example.' Empty for fewer than two topics. */
export function offerTopics(index: KnowledgeIndex, language: Language, phrases: Phrases): string {
  const topics = topicsOf(index, language, phrases)
  const list = new Intl.ListFormat(language, { type: 'conjunction' }).format(topics)
  return topics.length > 1 ? fill(phrases.clarifyTopics, { topics: list }) : ''
}
