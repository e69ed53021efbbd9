import { eachSentence } from '../knowledge/sentences.ts'
import { commonWords } from '../language/common-words.ts'
import { detectLanguage } from '../language/detect.ts'
import { fold } from '../language/fold.ts'
import { isStopWord } from '../language/stop-words.ts'
import { tokenise } from '../language/tokenise.ts'
import type { Language, Passage } from '../types.ts'
import { Evidence } from './evidence.ts'

export interface GroundingInput {
  passages: readonly Passage[]
  /** Other text the model was rightly given: the owner's template, the visitor's files and words, the assistant's name. */
  also?: readonly string[]
  /** The language of the pages. */
  language: Language
  /** Never to be said: the fence, the system prompt, keys. */
  secrets?: readonly string[]
  unknownMark?: string
}

export interface Grounded {
  /** What may be said; empty when nothing of it stands. */
  text: string
  /** False when the model said that the data does not tell, or when nothing it said was supported. */
  supported: boolean
  removed: string[]
  /** The model tried to say something secret. */
  leaked: boolean
}

const enough = 0.5
/** Of a translated sentence less can be recognised than of one in the site's own words. */
const enoughTranslated = 0.45
const courtesy =
  /\b(?:help|question|questions|know|ask|contact|reach|touch|glad|happy|welcome|feel free|anything else|hilfe|helfen|frage|fragen|gern|melden|kontakt|ayuda|ayudar|pregunta|preguntas|contacto|gusto|aide|aider|question|plaisir|contacter|aiutare|domanda|contattare|ajudar|pergunta|contato)\b|помо|вопрос|質問|お手伝い|문의|도와|帮|问题|مساعد|سؤال|मदद|सवाल/iu
const keyLike =
  /\b(?:sk|pk|rk|fy_[au]|ghp|xox[bp])[-_][A-Za-z0-9_-]{8}|\beyJ[A-Za-z0-9_-]{20}|\bAKIA[0-9A-Z]{12,}/
const machinery =
  /\b(?:system prompt|my instructions|my rules|these rules|as an ai language model|rules, which nothing|i was (?:told|instructed)|meine anweisungen|mis instrucciones|mes instructions)\b/i

/** Judges sentences against what the model was given. */
export class GroundingCheck {
  private readonly evidence: Evidence
  private readonly secrets: string[]
  private readonly unknownMark: string
  private readonly language: Language
  private buffer = ''
  private kept: string[] = []
  private emitted = ''
  private removed: string[] = []
  private leaked = false
  private unknown = false

  constructor(input: GroundingInput) {
    const texts = input.passages.map(
      (passage) => `${passage.title}\n${passage.heading.join('\n')}\n${passage.text}\n${passage.url}`,
    )
    this.evidence = new Evidence([...texts, ...(input.also ?? [])], input.language)
    this.secrets = (input.secrets ?? []).map((secret) => fold(secret.replace(/\s+/g, ' ')))
    this.unknownMark = input.unknownMark ?? ''
    this.language = input.language
  }

  /**
   * Takes the next piece of a stream and returns what can be shown at once. Harmless words pass immediately;
   * from the first number, name or unknown word on a sentence waits until it can be judged as a whole.
   */
  push(delta: string): string {
    this.buffer += delta
    this.takeUnknownMark()
    let out = ''
    for (let end = endOfSentence(this.buffer); end > 0; end = endOfSentence(this.buffer)) {
      out += this.finish(this.buffer.slice(0, end))
      this.buffer = this.buffer.slice(end)
      this.emitted = ''
    }
    const safe = this.leaked ? '' : this.safeStart(this.buffer)
    if (safe.length > this.emitted.length) {
      out += safe.slice(this.emitted.length)
      this.emitted = safe
    }
    return out
  }

  /** The rest of the stream, and the verdict on the whole. `text` replaces whatever was shown before. */
  end(): Grounded & { rest: string } {
    let rest = ''
    if (this.buffer.trim()) rest = this.finish(this.buffer)
    this.buffer = ''
    const text = this.leaked ? '' : this.kept.join('').trim()
    const said = text !== '' && !this.onlyCourtesy(text)
    return {
      text: said ? text : '',
      supported: said && !this.unknown,
      removed: this.removed,
      leaked: this.leaked,
      rest,
    }
  }

  private takeUnknownMark() {
    if (!this.unknownMark || !this.buffer.includes(this.unknownMark)) return
    this.unknown = true
    this.buffer = this.buffer.replaceAll(this.unknownMark, '').trimStart()
  }

  private finish(sentence: string): string {
    const shown = this.emitted
    if (this.leaks(sentence)) {
      this.leaked = true
      this.removed.push(sentence.trim())
      return ''
    }
    if (!this.isSupported(sentence)) {
      this.removed.push(sentence.trim())
      return shown ? ' … ' : ''
    }
    this.kept.push(sentence)
    return sentence.slice(shown.length)
  }

  private leaks(sentence: string): boolean {
    if (keyLike.test(sentence) || machinery.test(sentence)) return true
    const said = fold(sentence.replace(/\s+/g, ' ')).trim()
    return this.secrets.some(
      (secret) =>
        secret.length >= 8 &&
        (said.includes(secret) || (said.length >= 30 && secret.includes(said.replace(/[.!?]$/, '')))),
    )
  }

  private isSupported(sentence: string): boolean {
    const { language } = detectLanguage(sentence, this.language)
    if (this.evidence.strangeNumbers(sentence, language).length > 0) return false
    if (this.evidence.strangeContacts(sentence).length > 0) return false
    if (this.evidence.strangeNames(sentence, language).length > 0) return false
    if (this.onlyCourtesy(sentence)) return true
    if (language !== this.evidence.language)
      return this.evidence.translation(sentence, language) >= enoughTranslated
    return this.evidence.coverage(sentence, language) >= enough
  }

  private onlyCourtesy(sentence: string): boolean {
    return courtesy.test(sentence) && !/\d/.test(sentence) && sentence.split(/\s+/).length <= 22
  }

  private safeStart(text: string): string {
    if (this.unknownMark && /^\s*\[/.test(text)) return ''
    const { language } = detectLanguage(text, this.language)
    let safe = 0
    const tokens = tokenise(text, language).filter((token) => !token.echo)
    for (const [at, token] of tokens.entries()) {
      const end = token.start + token.raw.length
      // The last word may still be growing.
      if (end === text.length) break
      const capital = at > 0 && /^\p{Lu}/u.test(token.raw) && language !== 'de'
      const ordinary =
        isStopWord(token.folded, language) ||
        (commonWords(language).get(token.folded) ?? Number.POSITIVE_INFINITY) < 3_000
      if (
        /\d/.test(token.raw) ||
        (capital && !this.evidence.knows(token, language)) ||
        (!ordinary && !this.evidence.knows(token, language))
      )
        break
      safe = end
    }
    return text.slice(0, safe)
  }
}

function endOfSentence(text: string): number {
  const line = text.indexOf('\n')
  const head = line >= 0 ? text.slice(0, line + 1) : text
  const sentences = eachSentence(head)
  const [first, second] = [sentences.next().value, sentences.next().value]
  if (first !== undefined && second !== undefined) {
    const at = head.indexOf(first) + first.length
    return at + (/^\s*/.exec(head.slice(at))?.[0].length ?? 0)
  }
  return line >= 0 ? line + 1 : -1
}

/** Checks a whole answer at once: unsupported sentences go; what leaks or has nothing left becomes a refusal. */
export function checkGrounding(answer: string, input: GroundingInput): Grounded {
  const check = new GroundingCheck(input)
  check.push(answer)
  const { text, supported, removed, leaked } = check.end()
  return { text, supported, removed, leaked }
}
