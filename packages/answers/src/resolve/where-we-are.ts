import type { KnowledgeIndex } from '../knowledge/knowledge-index.ts'
import type { IndexedPassage } from '../knowledge/passage.ts'
import { telling } from './outcome.ts'
import type { Resolver } from './resolver.ts'
import { othersNamed } from './way-to-reach.ts'

/** 'Where are you?' where no street is told, but a town is. */
export const whereWeAre: Resolver = {
  name: 'where-we-are',
  example: {
    page: 'A full service costs £89. We are in Leeds.',
    asked: ['Where are you?'],
    told: 'We are in Leeds.',
  },
  resolve({ own, index }) {
    if (own.type !== 'address' || index.contacts.addresses.length > 0 || othersNamed(own).length > 0)
      return null
    const at = placeIn(index)
    return at < 0 ? null : telling(at)
  },
}

/** The business's own sentence that names its town. */
const placeIn = ({ passages }: KnowledgeIndex): number => passages.findIndex(namesTown)

const namesTown = ({ kind, voice, text }: IndexedPassage): boolean =>
  (kind === 'sentence' || kind === 'item') && !voice && weStand.test(text)

const house =
  'shop|store|studio|office|workshop|practice|clinic|salon|school|hotel|caf[eé]|restaurant|bakery|farm|gym|showroom|garage|house|place'
const we = [
  `(?:[Ww]e(?:['’]re| are)|[Ff]ind us|[Oo]ur (?:\\p{Ll}+ )?(?:${house}) is|^(?:Based|Located|Situated))(?: \\p{Ll}+){0,3}? (?:in|near|outside)(?: central)?`,
  '(?:[Ww]ir sind|[Ii]hr findet uns|[Ss]ie finden uns|[Uu]nsere? \\p{Lu}\\p{L}+ (?:ist|liegt|befindet sich))(?: \\p{Ll}+){0,3}? (?:in|bei)',
  '(?:[Nn]ous sommes|[Nn]otre \\p{Ll}+ (?:est|se trouve))(?: \\p{Ll}+){0,3}? (?:à|près de)',
  '(?:[Ee]stamos|[Nn]uestr[oa] \\p{Ll}+ está)(?: \\p{Ll}+){0,3}? (?:en|em|cerca de)',
  '(?:[Ss]iamo|[Cc]i trov\\p{Ll}+)(?: \\p{Ll}+){0,3}? (?:ad?|vicino ad?)',
  '(?:[Ww]ij? (?:zitten|zijn)|[Uu] vindt ons)(?: \\p{Ll}+){0,3}? (?:in|te|bij)',
].join('|')
/** Of what begins with a capital, what is no place: German writes every noun so. */
const noTown =
  'Urlaub|Betriebsferien|Familien\\p{L}+|Sommer|Winter|Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember|January|February|March|May|June|July|October|December'
/** Capitals tell a town from 'we are in the middle of …'. */
const weStand = new RegExp(`(?<!\\p{L})(?:${we}) (?!(?:${noTown})(?!\\p{L}))\\p{Lu}\\p{L}`, 'u')
