import { addTo } from '../language/add-to.ts'
import { commonWords } from '../language/common-words.ts'
import { compoundParts } from '../language/compounds.ts'
import { detectLanguage } from '../language/detect.ts'
import { fold } from '../language/fold.ts'
import { conceptsIn } from '../language/lexicon.ts'
import { stem } from '../language/stem.ts'
import { isStopWord, isWeakWord } from '../language/stop-words.ts'
import { type Token, tokenise } from '../language/tokenise.ts'
import { piecesOf } from '../search/pieces-of-words.ts'
import type { Language } from '../types.ts'
import { gate } from '../weights.ts'

const contact =
  /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,8}|https?:\/\/[^\s)>\]]+|www\.[^\s)>\]]+/giu
const number = /\d+(?:[.,:]\d+)*/g

/** The evidence that a model was given, arranged for looking up whether a sentence stands on it. */
export class Evidence {
  readonly language: Language
  private readonly words = new Set<string>()
  private readonly concepts = new Set<string>()
  private readonly contacts: string
  private readonly pieces: ReadonlySet<string>

  constructor(texts: readonly string[], language: Language) {
    const whole = texts.join('\n')
    this.language = detectLanguage(whole.slice(0, 2_000), language).language
    const tokens = tokenise(whole, this.language)
    for (const token of tokens) {
      this.words.add(token.stem)
      this.words.add(token.folded)
    }
    for (const mention of conceptsIn(tokens, this.language)) this.concepts.add(mention.concept)
    this.contacts = fold(whole)
    this.pieces = new Set(piecesOf(this.contacts))
  }

  strangeContacts(text: string): string[] {
    return (text.match(contact) ?? []).filter(
      (found) => !this.contacts.includes(fold(found.replace(/[.,;:]$/, ''))),
    )
  }

  private knows(token: Token, language: Language): boolean {
    if (this.words.has(token.stem) || this.words.has(token.folded)) return true
    return conceptsIn([token], language).some(
      (mention) => mention.strength === 1 && this.concepts.has(mention.concept),
    )
  }

  /** The capitalised words within a sentence that appear nowhere: most likely invented names. */
  strangeNames(text: string, language: Language): string[] {
    if (language === 'de') return []
    const tokens = tokenise(text, language).filter((token) => !token.echo)
    return tokens
      .filter(
        (token, at) =>
          at > 0 &&
          /^\p{Lu}\p{Ll}/u.test(token.raw) &&
          !/[.!?:]\s*["“(]?$/.test(text.slice(0, token.start).trimEnd()),
      )
      .filter(
        (token) =>
          !this.knows(token, language) &&
          !isStopWord(token.folded, language) &&
          !commonWords(language).has(token.folded),
      )
      .map((token) => token.raw)
  }

  /**
   * How far a text in another language says what the evidence says. Each word is held to what links languages: its
   * concept, its looks, a name or a number. A word that the lexicon knows and the evidence never speaks of tells
   * against the text; one that nothing is known of tells a little against it.
   */
  translation(text: string, language: Language): number {
    let backed = (text.match(number) ?? []).length
    let against = 0
    const tokens = tokenise(text, language).filter((token) => !token.echo)
    const concepts = new Map<number, string[]>()
    for (const { concept, tokens: at } of conceptsIn(tokens, language))
      for (const place of at) addTo(concepts, place, concept)
    for (const [at, token] of tokens.entries()) {
      if (!tellsSomething(token, language)) continue
      const meanings = [...(concepts.get(at) ?? []), ...this.conceptsOfParts(token, language)]
      if (this.words.has(token.folded) || meanings.some((concept) => this.concepts.has(concept))) backed++
      else if (this.looksKnown(token)) backed++
      else if (meanings.length > 0) against++
      else if (!isEveryday(token, language)) against += gate.unlinked
    }
    return backed === 0 ? 0 : backed / (backed + against)
  }

  private conceptsOfParts(token: Token, language: Language): string[] {
    return compoundParts(token.folded, language).flatMap((part) =>
      conceptsIn([{ ...token, folded: part, stem: stem(part, language) }], language).map(
        (mention) => mention.concept,
      ),
    )
  }

  /** Languages share their longer words, but for an ending: 'Extraktion', 'extracción', 'extraction'. */
  private looksKnown({ folded }: Token): boolean {
    const pieces = piecesOf(folded)
    return (
      pieces.length >= 3 &&
      pieces.filter((piece) => this.pieces.has(piece)).length >= pieces.length * gate.sharedPieces
    )
  }
}

const tellsSomething = (token: Token, language: Language) =>
  (token.folded.length > 2 || /[^\p{Script=Latin}]/u.test(token.folded)) &&
  !/\d/.test(token.folded) &&
  !isStopWord(token.folded, language) &&
  !isWeakWord(token.folded, language)

/** The commonest words of a language hold sentences together and say nothing of their own. */
const isEveryday = (token: Token, language: Language) =>
  (commonWords(language).get(token.folded) ?? Number.POSITIVE_INFINITY) < 300
