import type { KnowledgeIndex } from '../../knowledge/knowledge-index.ts'
import { compoundParts, foreignCompoundParts } from '../../language/compounds.ts'
import { type Translation, translate } from '../../language/dictionary.ts'
import { type ConceptMention, conceptsIn } from '../../language/lexicon.ts'
import { digitsOf } from '../../language/number-words.ts'
import { stem } from '../../language/stem.ts'
import { isStopWord } from '../../language/stop-words.ts'
import { type Way, waysToSay } from '../../language/thesaurus.ts'
import type { Token } from '../../language/tokenise.ts'
import { importance, standsFor } from '../../weights.ts'
import type { Group } from '../group.ts'
import { groupFor, type Reader } from './group-for.ts'
import { isName } from './word-roles.ts'

export function groupsOf(
  token: Token,
  tokens: readonly Token[],
  at: number,
  mentions: readonly ConceptMention[],
  reader: Reader,
  ofExpressions: readonly Way[] = [],
): Group[] {
  const { index, language } = reader
  if (isStopWord(token.folded, language) || (language === 'ko' && isStopWord(token.stem, language))) return []
  // Character pairs repeat the words; unknown ones mean nothing.
  if (token.echo && !index.terms.has(token.stem)) return []
  const group = (word: Token, own: string | undefined, hits: readonly ConceptMention[], sureness: number) =>
    groupFor({ token: word, tokens, at, mentions: hits, sureness, own, ways: saidOtherwise }, reader)
  const saidOtherwise = reader.thesaurus ? withExpressions(waysToSay(token, language), ofExpressions) : []
  const known = (term: string) => (index.terms.has(term) ? term : undefined)
  const translation =
    reader.foreign && !token.echo ? translate(tokens, at, language, index.languages, true) : null
  const seen = known(token.stem) ?? index.spellings.get(token.folded)?.stem
  // German 'Bad' is a bath, so it isn't the site's 'bad'.
  const misread = translation && !isName({ tokens, at, language }) && !saysSo(translation, seen)
  const own = misread ? undefined : seen
  if (translation && own === undefined)
    return translatedGroups(translation, token, tokens, at, mentions, reader, 1)
  if (own !== undefined || mentions.length > 0) return [group(token, own, mentions, 1)]
  const digits = digitsOf(token.folded, language)
  if (digits) return [group({ ...token, raw: digits, folded: digits }, known(digits), [], 1)]
  const parts = reader.foreign
    ? foreignCompoundParts(token.folded, language)
    : compoundParts(token.folded, language)
  if (parts.length > 0) {
    const inner = parts.map((part) => ({ ...token, folded: part, stem: stem(part, language) }))
    const found = inner.flatMap((part) => {
      const hits = conceptsIn([part], language)
      const meaning = reader.foreign ? translate([part], 0, language, index.languages) : null
      return meaning
        ? translatedGroups(meaning, part, tokens, at, hits, reader, standsFor.translatedPart)
        : [group(part, known(part.stem), hits, standsFor.part)]
    })
    // If the site knows one half of a compound, the other half is optional.
    const oneKnown = !reader.foreign && found.some((part) => part.alternatives.length > 0)
    return found.map((part) =>
      oneKnown && part.alternatives.length === 0
        ? { ...part, importance: part.importance * importance.otherHalf, soft: true }
        : part,
    )
  }
  return [group(token, undefined, [], 1)]
}

const withExpressions = (ways: readonly Way[], ofExpressions: readonly Way[]) =>
  ofExpressions.length > 0 ? [...ways, ...ofExpressions] : ways

/** True if the translation is the same word. */
const saysSo = ({ ways }: Translation, own: string | undefined) =>
  own !== undefined && ways.some((way) => way.length === 1 && way[0]!.stem === own)

/** The site's words for a foreign word; a translation of several words requires each. */
export function translatedGroups(
  { ways }: Translation,
  token: Token,
  tokens: readonly Token[],
  at: number,
  mentions: readonly ConceptMention[],
  reader: Reader,
  sureness: number,
): Group[] {
  const { index } = reader
  const isSmall = (part: Token) => index.languages.some((language) => isStopWord(part.folded, language))
  const said = ways.filter((way) =>
    way.every((part) => isSaid(part, index) || (way.length > 1 && isSmall(part))),
  )
  const single = said.filter((way) => way.length === 1).map((way) => way[0]!.stem)
  const telling = (way: readonly Token[]) => way.filter((part) => !isSmall(part))
  const longer = said.filter((way) => way.length > 1)
  const several = longer[0]
  const read = { token, tokens, at, mentions, sureness }
  const one = groupFor({ ...read, translated: single }, reader)
  // The first translation is best, and others count only without it.
  const isBest = several !== undefined && several === ways[0]
  if (!isBest && (single.length > 0 || mentions.some((mention) => index.terms.has(mention.concept))))
    return [one]
  if (!several) return [one]
  return telling(several).map((part) => ({
    ...groupFor({ ...read, translated: [part.stem] }, reader),
    word: part.folded,
  }))
}

/** True if the site uses a word. After a long ending the stem ('apart' of 'apartment') may be another word. */
const isSaid = (word: Token, index: KnowledgeIndex): boolean =>
  index.terms.has(word.stem) &&
  (word.folded.length - word.stem.length < 4 ||
    index.spellings.has(word.folded) ||
    index.spellings.has(`${word.folded}s`))
