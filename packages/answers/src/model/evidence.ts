import { commonWords } from '../language/common-words.ts'
import { detectLanguage } from '../language/detect.ts'
import { fold } from '../language/fold.ts'
import { conceptsIn } from '../language/lexicon.ts'
import { digitsOf } from '../language/number-words.ts'
import { isStopWord, isWeakWord } from '../language/stop-words.ts'
import { plainNumber, type Token, tokenise } from '../language/tokenise.ts'
import type { Language } from '../types.ts'

const contact =
  /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+|https?:\/\/[^\s)>\]]+|www\.[^\s)>\]]+/giu
const number = /\d+(?:[.,:]\d+)*/g

/** What a model was given, arranged for looking up whether a sentence stands on it. */
export class Evidence {
  readonly language: Language
  private readonly words = new Set<string>()
  private readonly concepts = new Set<string>()
  private readonly numbers = new Set<string>()
  private readonly digits: string
  private readonly contacts: string

  constructor(texts: readonly string[], language: Language) {
    const whole = texts.join('\n')
    this.language = detectLanguage(whole.slice(0, 2_000), language).language
    const tokens = tokenise(whole, this.language)
    for (const token of tokens) {
      this.words.add(token.stem)
      this.words.add(token.folded)
      const digits = digitsOf(token.folded, this.language)
      if (digits) this.numbers.add(digits)
    }
    for (const mention of conceptsIn(tokens, this.language)) this.concepts.add(mention.concept)
    for (const found of whole.match(number) ?? []) this.numbers.add(plainNumber(found))
    this.digits = whole.replace(/\D+/g, ' ')
    this.contacts = fold(whole)
  }

  /** Numbers, prices and times of a text that nothing backs. */
  strangeNumbers(text: string, language: Language): string[] {
    const said = (text.match(number) ?? []).map(plainNumber)
    for (const token of tokenise(text, language)) {
      const digits = digitsOf(token.folded, language)
      if (digits) said.push(digits)
    }
    return said.filter((value) => !this.numbers.has(value) && !this.hasInAnotherForm(value))
  }

  /** 9:00 for 9, 17:30 for 5.30 pm, or a phone number grouped differently. */
  private hasInAnotherForm(value: string): boolean {
    const clock = /^(\d{1,2}):(\d{2})$/.exec(value)
    if (clock) {
      const hour = Number(clock[1])
      const forms = [hour, hour % 12 || 12, hour + 12].flatMap((h) => [
        `${h}:${clock[2]}`,
        `${h}.${clock[2]}`,
      ])
      if (clock[2] === '00') forms.push(String(hour), String(hour % 12 || 12), String(hour + 12))
      return forms.some((form) => this.numbers.has(form))
    }
    const asDecimal = `${value}.00`
    if (this.numbers.has(asDecimal) || this.numbers.has(`${value}:00`) || this.numbers.has(`0${value}:00`))
      return true
    return value.length >= 5 && this.digits.replaceAll(' ', '').includes(value.replace(/\D/g, ''))
  }

  strangeContacts(text: string): string[] {
    return (text.match(contact) ?? []).filter(
      (found) => !this.contacts.includes(fold(found.replace(/[.,;:]$/, ''))),
    )
  }

  knows(token: Token, language: Language): boolean {
    if (this.words.has(token.stem) || this.words.has(token.folded)) return true
    return conceptsIn([token], language).some(
      (mention) => mention.strength === 1 && this.concepts.has(mention.concept),
    )
  }

  /** Capitalised words within a sentence that appear nowhere: most likely invented names. */
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

  /** Share of the words that say something which the evidence uses too; 1 when there are none. */
  coverage(text: string, language: Language): number {
    const tokens = tokenise(text, language).filter(
      (token) =>
        !token.echo &&
        token.folded.length > 2 &&
        !/\d/.test(token.folded) &&
        !isStopWord(token.folded, language) &&
        !isWeakWord(token.folded, language),
    )
    if (tokens.length === 0) return 1
    return tokens.filter((token) => this.knows(token, language)).length / tokens.length
  }
}
