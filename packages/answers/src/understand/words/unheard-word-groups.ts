import type { KnowledgeIndex } from '../../knowledge/knowledge-index.ts'
import type { IndexedPassage } from '../../knowledge/passage.ts'
import type { ConceptMention } from '../../language/lexicon.ts'
import { isStopWord } from '../../language/stop-words.ts'
import { type Token, tokenise } from '../../language/tokenise.ts'
import type { Language } from '../../types.ts'

/** Stems of words that mean one thing together: 'home visit'. */
export type WordGroup = readonly string[]

/** Words of a question, together, for things that the site never speaks of by any name. */
export function unheardWordGroups(
  mentions: readonly ConceptMention[],
  tokens: readonly Token[],
  language: Language,
  index: KnowledgeIndex,
): WordGroup[] {
  return mentions
    .filter(
      (mention) =>
        mention.tokens.length > 1 &&
        mention.strength === 1 &&
        !index.terms.has(mention.concept) &&
        // 'Change my booking' may go by cancelling.
        !mentions.some(
          (other) =>
            index.terms.has(other.concept) && mention.tokens.every((token) => other.tokens.includes(token)),
        ),
    )
    .map((mention) =>
      mention.tokens
        .map((at) => tokens[at]!)
        .filter((token) => !isStopWord(token.folded, language))
        .map((token) => token.stem),
    )
    .filter((stems) => stems.length > 1 && stems.every((stem) => index.terms.has(stem)))
}

const apart = 2

/** 'No stag, hen or birthday parties' speaks of hen parties. */
const enumerates = /,\s\p{L}+ (?:or|and) \p{L}/u

/** 'Advice on home care at your visit' speaks of no home visit, though it has both words. */
export function standsTogether(group: WordGroup, passage: IndexedPassage): boolean {
  // 'Double' in a table of rooms is a double room.
  if (passage.kind !== 'sentence' && passage.kind !== 'faq') return true
  const text = `${passage.path.at(-1) ?? ''} ; ${passage.subject} ${passage.text}`
  const tokens = tokenise(text, passage.language).filter((token) => !token.echo)
  const telling = tokens.filter((token) => !isStopWord(token.folded, passage.language))
  // 'Tools to hire' speaks of tool hire, and 'nobody is at home' of nobody home.
  return (
    isWithin(group, tokens, group.length + apart - 1) ||
    isWithin(group, telling, group.length + (enumerates.test(passage.text) ? 1 : 0))
  )
}

const isWithin = (group: WordGroup, tokens: readonly Token[], reach: number): boolean =>
  tokens.some(
    ({ stem }, at) =>
      group.includes(stem) &&
      group.every((part) => tokens.slice(at, at + reach).some((token) => token.stem === part)),
  )
