import { sourcesNamed } from '../language/patterns.ts'
import { telling } from './outcome.ts'
import type { Resolver } from './resolver.ts'
import { othersNamed } from './way-to-reach.ts'

const weStand = new RegExp(`(?<!\\p{L})(?:${sourcesNamed('we stand in').join('|')})\\s*\\p{Lu}\\p{L}`, 'u')

/** 'Where are you?' where no street is told, but a town is, in the business's own sentence. */
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
    const at = index.passages.findIndex(
      ({ kind, voice, text }) => (kind === 'sentence' || kind === 'item') && !voice && weStand.test(text),
    )
    return at < 0 ? null : telling(at)
  },
}
