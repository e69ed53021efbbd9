import { fold, startsWithDigit } from '@foyer/text/fold'
import { matchesOf } from '@foyer/text/matches-of'
import { LRUCache } from 'lru-cache'
import { isProse } from '../../knowledge/is-prose.ts'
import type { KnowledgeIndex } from '../../knowledge/knowledge-index.ts'
import { addTo } from '../../language/add-to.ts'
import { conceptsIn } from '../../language/lexicon.ts'
import { memoize, memoizeByLanguage } from '../../language/memoize.ts'
import { getOrCompute, memoizeText } from '../../language/memoize-text.ts'
import { patternsUnder, wordsNamed } from '../../language/patterns.ts'
import { stem } from '../../language/stem.ts'
import { isStopWord } from '../../language/stop-words.ts'
import { tokenise } from '../../language/tokenise.ts'
import { ownEntries } from '../../language/word-data.ts'
import type { Language } from '../../types.ts'

/** The site's folded text, to check whether it uses a saying. */
const textOf = memoize(({ passages }: KnowledgeIndex): string => {
  const parts = new Set<string>()
  for (const passage of passages) {
    for (const heading of passage.path) parts.add(heading)
    parts.add(`${passage.subject} ${passage.text}`)
  }
  return fold([...parts].join('\n')).replace(/['’]/g, '')
})

// Lines are `plain / plain: saying, saying`. In a saying, `a|b` means either word, `a?` is optional, `<a|b>` is kept,
// and `_` matches up to three words, which are kept. The first plain wording that the site uses replaces the saying, or
// none does. `!` always replaces it, `+` keeps the saying as well, and `-` removes it.
type Step = { words: ReadonlySet<string>; optional: boolean; kept: boolean } | 'gap'

interface Saying {
  steps: Step[]
  plain: readonly string[]
  /** True if it applies even when the site lacks the words. */
  always: boolean
  keep: boolean
}

interface Word {
  key: string
  start: number
  end: number
}

const gapLength = 3

// Short words differ by one letter, longer ones by endings.
const keyOf = (folded: string, language: Language) => (folded.length > 3 ? stem(folded, language) : folded)

const withoutApostrophes = (written: string) => fold(written).replace(/['’]/g, '')
const keyOfWritten = memoizeText(4_000, 40, (written, language) =>
  keyOf(withoutApostrophes(written), language),
)

// English 'dont' equals 'don't'; French "j'ai" is two words.
const englishWord = /[\p{L}\p{N}]+(?:['’]\p{L}+)*/gu
const word = /[\p{L}\p{N}]+/gu

const wordsOf = (text: string, language: Language): Word[] =>
  matchesOf(language === 'en' ? englishWord : word, text).map(({ 0: written, index }) => ({
    key: startsWithDigit(written) ? withoutApostrophes(written) : keyOfWritten(written, language),
    start: index,
    end: index + written.length,
  }))

/** Sayings by first word, in the order of the list. */
type Sayings = ReadonlyMap<string, readonly Saying[]>

function readSayings(lines: readonly string[], language: Language): Sayings {
  const sayings = new Map<string, Saying[]>()
  for (const line of lines) {
    const colon = line.indexOf(':')
    if (colon < 1) continue
    const always = line.startsWith('!')
    const keep = line.startsWith('+')
    const plain = line
      .slice(always || keep ? 1 : 0, colon)
      .split('/')
      .map((wording) => (wording.trim() === '-' ? '' : wording.trim()))
    for (const said of line.slice(colon + 1).split(',')) {
      const steps = said
        .trim()
        .split(/\s+/)
        .map((step): Step => {
          if (step === '_') return 'gap'
          const optional = step.endsWith('?')
          const words = step.replace(/[<>?]/g, '').split('|')
          return {
            words: new Set(words.map((word) => keyOf(fold(word), language))),
            optional,
            kept: step.startsWith('<'),
          }
        })
      const [first] = steps
      if (!first || first === 'gap') continue
      for (const word of first.words) addTo(sayings, word, { steps, plain, always, keep })
    }
  }
  return sayings
}

export const sayingsOf = memoizeByLanguage((language) =>
  readSayings(ownEntries('idioms', language), language),
)

interface Match {
  /** Index of the first word after the saying. */
  next: number
  /** Range of kept words. */
  kept: [number, number] | null
}

function matchAt(
  words: readonly Word[],
  at: number,
  steps: readonly Step[],
  step: number,
  text: string,
): Match | null {
  const wanted = steps[step]
  if (wanted === undefined) return { next: at, kept: null }
  if (wanted === 'gap') {
    for (let length = 0; length <= gapLength && at + length <= words.length; length++) {
      if (breaksOff(words, at + length - 1, text)) return null
      const rest = matchAt(words, at + length, steps, step + 1, text)
      if (rest) return { next: rest.next, kept: length > 0 ? [at, at + length] : rest.kept }
    }
    return null
  }
  const word = words[at]
  if (word && wanted.words.has(word.key) && !(step > 0 && breaksOff(words, at - 1, text))) {
    const rest = matchAt(words, at + 1, steps, step + 1, text)
    if (rest) return wanted.kept ? { next: rest.next, kept: [at, at + 1] } : rest
  }
  return wanted.optional ? matchAt(words, at, steps, step + 1, text) : null
}

/** Sayings don't cross clause boundaries. */
const breaksOff = (words: readonly Word[], at: number, text: string): boolean =>
  at + 1 < words.length && /[,;:.!?\n]/.test(text.slice(words[at]!.end, words[at + 1]!.start))

/** Caches lookups in the site's text. */
const lookedFor = memoize((_: KnowledgeIndex) => new LRUCache<string, boolean>({ max: lookedForAtMost }))
const lookedForAtMost = 2_000

const isKnown = (wording: string, language: Language, index: KnowledgeIndex): boolean =>
  getOrCompute(lookedFor(index), `${language} ${wording}`, () => hasWords(wording, language, index))

/** True if the site uses the words or their concept. */
function hasWords(wording: string, language: Language, index: KnowledgeIndex): boolean {
  const tokens = tokenise(wording, language).filter((token) => !token.echo)
  const content = tokens.filter((token) => !isStopWord(token.folded, language))
  const mentions = conceptsIn(tokens, language).filter((mention) => index.terms.has(mention.concept))
  if (content.length < 2) return mentions.length > 0 || content.every((token) => index.terms.has(token.stem))
  return (
    mentions.some(({ tokens: at }) => content.every((token) => at.includes(tokens.indexOf(token)))) ||
    (content.every((token) => index.terms.has(token.stem)) &&
      together(content.map((token) => keyOf(token.folded, language))).test(textOf(index)))
  )
}

const together = (keys: readonly string[]) =>
  new RegExp(`\\b${keys.map((key) => `${key}\\w{0,4}`).join('(?:\\W+\\w+)?\\W+')}\\b`)

/** Sites write 'if you do not turn up' for the visitor's 'if I don't turn up'. */
const siteForms = new Map(
  patternsUnder('site says for').en.flatMap(([{ source }, words]) =>
    words.split('|').map((word) => [word, `${word}|${source}`] as const),
  ),
)

const withinSaying = `\\W+(?:(?:${wordsNamed('word within a saying')})\\W+)?`

/** A school may describe its levels with 'move up', so the words stay. */
function siteUses(words: readonly Word[], at: number, match: Match, index: KnowledgeIndex): boolean {
  const keys = words
    .slice(at, match.next)
    .filter((_, place) => !match.kept || at + place < match.kept[0] || at + place >= match.kept[1])
    .map((word) => word.key)
  const gap = match.kept ? '(?:\\W+\\w+){0,3}?\\W+' : withinSaying
  const pattern = `\\b${keys.map((key) => `(?:${siteForms.get(key) ?? `${key.replace(/i$/, '[iy]')}\\w{0,3}`})`).join(gap)}\\b`
  return getOrCompute(lookedFor(index), pattern, () => new RegExp(pattern).test(textOf(index)))
}

const mostRead = 120

/** Replaces sayings: 'how late can I call it off' becomes 'until when can I cancel'. */
export function inPlainWords(text: string, language: Language, index: KnowledgeIndex): string {
  const sayings = sayingsOf(language)
  if (sayings.size === 0 || !index.languages.includes(language) || isProse(index)) return text
  const words = wordsOf(text, language)
  if (words.length > mostRead) return text
  let said = ''
  let from = 0
  for (let at = 0; at < words.length; at++) {
    const found = longestAt(words, at, sayings, text)
    if (!found) continue
    const { match, saying } = found
    const wording =
      saying.plain.find((one) => isKnown(one, language, index)) ?? (saying.always ? saying.plain[0]! : null)
    if (wording === null) continue
    if (wording !== '' && siteUses(words, at, match, index)) {
      at = match.next - 1
      continue
    }
    said += text.slice(from, words[at]!.start) + wording
    if (saying.keep) said += ` ${text.slice(words[at]!.start, words[match.next - 1]!.end)}`
    else if (match.kept) {
      const own = text.slice(words[match.kept[0]]!.start, words[match.kept[1] - 1]!.end)
      said += ` ${inPlainWords(own, language, index)}`
    }
    from = words[match.next - 1]!.end
    at = match.next - 1
  }
  return said + text.slice(from)
}

function longestAt(
  words: readonly Word[],
  at: number,
  sayings: Sayings,
  text: string,
): { match: Match; saying: Saying } | null {
  let best: { match: Match; saying: Saying } | null = null
  for (const saying of sayings.get(words[at]!.key) ?? []) {
    const match = matchAt(words, at, saying.steps, 0, text)
    if (match && (!best || match.next > best.match.next)) best = { match, saying }
  }
  return best
}
