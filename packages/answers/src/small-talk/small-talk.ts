import { fold } from '@foyer/text/fold'
import { isAscii } from '@foyer/text/plain-letters'
import { memoizeByLanguage } from '../language/memoize.ts'
import { sourcesByLanguage, wordsNamed } from '../language/patterns.ts'
import { type Language, languages } from '../types.ts'
import { asFolded, type Chatter, praiseIn } from './chatter.ts'

export type SmallTalk = 'greeting' | 'thanks' | 'farewell' | 'identity' | 'abilities' | Chatter

/** Words of one or all languages; `{machine}` is a placeholder. */
const words = (name: string, language?: Language) =>
  (language ? sourcesByLanguage(name)[language] || '(?!)' : wordsNamed(name)).replaceAll('{machine}', machine)
const machine = `(?:${wordsNamed('talk machine')})`

const frame = (source: string) => new RegExp(`^(?:${asFolded(source)})$`, 'u')

/** Kinds of small talk by precedence. */
function framesOf(language?: Language): readonly [RegExp, SmallTalk][] {
  const said = (name: string) => words(name, language)
  const thanks = `(?:${words('talk before thanks')})?[ ,!.]*(?:(?:${words('talk many')}) )?(?:${said('talk thanks')})(?: (?:${words('talk after thanks')}))?`
  const identity = `${said('talk identity')}|(?:${said('talk are you')}) ?(?:(?:${words('talk article of a machine')}) )?${machine}(?:${words('talk ends are you')})?`
  return [
    [frame(identity), 'identity'],
    [frame(said('talk abilities')), 'abilities'],
    [frame(said('says insult')), 'insult'],
    [frame(said('says joke')), 'joke'],
    [frame(thanks), 'thanks'],
    [frame(`(?:${said('talk greeting')})(?: (?:${words('talk to all')}))?`), 'greeting'],
    [frame(said('talk farewell')), 'farewell'],
    [frame(said('says fond')), 'fond'],
    [frame(said('says laugh')), 'laugh'],
    [frame(said('says nod')), 'nod'],
  ]
}
const frames = framesOf()
const framesIn = memoizeByLanguage(framesOf)
const praises = languages.map(praiseIn)

const saidEverywhere = frame(wordsNamed('said everywhere'))

interface Courtesy {
  kind: SmallTalk
  text: string
}

const longest = 120
/** Limits the search for the ends of courtesies. */
const mostSeams = 24
const pictograph = /\p{Extended_Pictographic}/gu
/** Emoji modifiers and joiners. */
const modifiers = /[\u{1f3fb}-\u{1f3ff}]|\u{fe0f}|\u{200d}|♀|♂/gu

/** Matches messages of courtesies only: 'lol ok, thanks!!'. */
export function smallTalkIn(message: string): SmallTalk | null {
  const found = courtesiesOf(message)
  return frames.find(([, kind]) => found?.some((courtesy) => courtesy.kind === kind))?.[1] ?? null
}

/** Detects the language from the phrases themselves, which are too short for letter statistics. */
export function languageOfCourtesy(message: string, spoken: Language, own: Language): Language {
  const found = (courtesiesOf(message) ?? []).filter(({ text }) => !saidEverywhere.test(text))
  const possible = languages.filter((language) =>
    found.every(
      ({ text }) =>
        framesIn(language).some(([pattern]) => pattern.test(text)) ||
        praises[languages.indexOf(language)]!(text),
    ),
  )
  for (const language of [own, spoken]) if (possible.includes(language)) return language
  return possible.length === 1 ? possible[0]! : spoken
}

function courtesiesOf(message: string): Courtesy[] | null {
  if (message.length > 2 * longest) return null
  const said = comparable(message)
  if (said === '' || said.length > longest) return null
  const asks = /[?？؟]/.test(message)
  // 'Thankssss' and 'hellooo' are reduced first.
  const spellings = new Set([said, said.replace(/(.)\1{2,}/gu, '$1'), said.replace(/(.)\1{2,}/gu, '$1$1')])
  for (const spelling of spellings) {
    const found = courtesiesIn(spelling, asks, new Map())
    if (found) return found
  }
  return null
}

/** Normalizes a message; emoji count only without words. */
function comparable(message: string): string {
  const folded = fold(message)
  if (isAscii(folded)) return trimmed(folded)
  const plain = folded.replace(/[’‘]/g, "'").replace(modifiers, '')
  return trimmed(plain.replace(pictograph, ' ')) || trimmed(plain.replace(pictograph, ' $& '))
}

const trimmed = (text: string): string =>
  text
    .replace(/\s{2,}|[^\S ]/g, ' ')
    .replace(/^[\s¿¡]+/, '')
    .replace(/(?<![\s.,!?。！？؟।،~♥])[\s.,!?。！？؟।،~♥]+$/u, '')

/** 'And thanks' continues nothing. */
const joins = new RegExp(`^(?:${asFolded(words('talk joins'))})`, 'u')

/** 'Your soup is good?' is a question, not praise. */
function courtesyIn(text: string, asks: boolean): Courtesy | null {
  const kind =
    frames.find(([pattern]) => pattern.test(text))?.[1] ??
    (!asks && praises.some((praise) => praise(text)) ? 'fond' : undefined)
  return kind ? { kind, text } : null
}

// Between words, or between characters of scripts without spaces.
const seam =
  /[\s.,!?;…~。！？؟।、，،&-]+|(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])/gu

/** Splits a message into courtesies; null if it contains anything else. */
function courtesiesIn(said: string, asks: boolean, known: Map<string, Courtesy[] | null>): Courtesy[] | null {
  if (said === '') return []
  const before = known.get(said)
  if (before !== undefined) return before
  let found: Courtesy[] | null = null
  const seams = [...said.matchAll(seam)].map(({ index, 0: { length } }) => ({ index, end: index + length }))
  if (seams.length > mostSeams) return null
  for (const { index, end } of [...seams, { index: said.length, end: said.length }].reverse()) {
    const piece = said.slice(0, index)
    const courtesy = courtesyIn(piece, asks) ?? courtesyIn(piece.replace(joins, ''), asks)
    const others = courtesy && courtesiesIn(said.slice(end), asks, known)
    if (!others) continue
    found = [courtesy, ...others]
    break
  }
  known.set(said, found)
  return found
}

/** Courtesies to strip around a question; the 'no' of 'No, the other one' must stay. */
const besides = new Set<SmallTalk | null>(['greeting', 'thanks', 'farewell', 'fond', 'laugh'])
const clauseEnd = /[.!?,;。！？、，،।…]+\s*|\s[-–—]\s/gu

/** Strips courtesies around a question: 'Lovely shop! Is there parking? Thanks!' */
export function withoutCourtesy(message: string): string {
  let rest = message.trim()
  for (;;) {
    const ends = [...rest.matchAll(clauseEnd)]
    const first = ends[0] && { before: rest.slice(0, ends[0].index), end: ends[0].index + ends[0][0].length }
    const isFirst = first && first.end < rest.length && besides.has(smallTalkIn(first.before))
    const last = ends.findLast(({ index, 0: { length } }) => index + length < rest.length)
    const from = last && last.index + last[0].length
    if (isFirst) rest = rest.slice(first.end)
    else if (last && besides.has(smallTalkIn(rest.slice(from))))
      rest = rest.slice(0, last.index + last[0].trimEnd().length)
    else return rest
  }
}
