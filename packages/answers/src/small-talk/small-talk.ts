import { fold } from '@foyer/text/fold'
import { isAscii } from '@foyer/text/plain-letters'
import { oncePerLanguage } from '../language/once-per.ts'
import { sourcesByLanguage, wordsNamed } from '../language/patterns.ts'
import { type Language, languages } from '../types.ts'
import { asFolded, type Chatter, praiseIn } from './chatter.ts'

export type SmallTalk = 'greeting' | 'thanks' | 'farewell' | 'identity' | 'abilities' | Chatter

/** `data/patterns`: what is said in one language, or in all; `{machine}` stands for the name of one. */
const words = (name: string, language?: Language) =>
  (language ? sourcesByLanguage(name)[language] || '(?!)' : wordsNamed(name)).replaceAll('{machine}', machine)
const machine = `(?:${wordsNamed('talk machine')})`

const frame = (source: string) => new RegExp(`^(?:${asFolded(source)})$`, 'u')

/** What a message may come to; of several the one that stands first is answered. */
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
const framesIn = oncePerLanguage(framesOf)
const praises = languages.map(praiseIn)

const saidEverywhere = frame(wordsNamed('said everywhere'))

interface Courtesy {
  kind: SmallTalk
  text: string
}

const longest = 120
/** Each place where a courtesy may end is tried. */
const mostSeams = 24
const pictograph = /\p{Extended_Pictographic}/gu
/** What shades a sign or joins two of them. */
const modifiers = /[\u{1f3fb}-\u{1f3ff}]|\u{fe0f}|\u{200d}|♀|♂/gu

/** A message that is nothing but courtesies: 'lol ok, thanks!!'. */
export function smallTalkIn(message: string): SmallTalk | null {
  const found = courtesiesOf(message)
  return frames.find(([, kind]) => found?.some((courtesy) => courtesy.kind === kind))?.[1] ?? null
}

/** The language of courtesies: too short for what tells languages by their letters, most are said in one alone. */
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
  // 'Thankssss' and 'hellooo' are told by what is left of them.
  const spellings = new Set([said, said.replace(/(.)\1{2,}/gu, '$1'), said.replace(/(.)\1{2,}/gu, '$1$1')])
  for (const spelling of spellings) {
    const found = courtesiesIn(spelling, asks, new Map())
    if (found) return found
  }
  return null
}

/** The message as patterns read it: signs tell something only where there are no words. */
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

/** 'And thanks' goes on with nothing that was asked before. */
const joins = new RegExp(`^(?:${asFolded(words('talk joins'))})`, 'u')

/** 'Your soup is good?' asks what it would praise without the mark. */
function courtesyIn(text: string, asks: boolean): Courtesy | null {
  const kind =
    frames.find(([pattern]) => pattern.test(text))?.[1] ??
    (!asks && praises.some((praise) => praise(text)) ? 'fond' : undefined)
  return kind ? { kind, text } : null
}

// Between words, and between the letters of scripts that put nothing between theirs.
const seam =
  /[\s.,!?;…~。！？؟।、，،&-]+|(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])/gu

/** The courtesies that a message comes to, one after the other; null where something else is among them. */
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

/** What may be left out before a question, and after it: not the 'no' of 'No, the other one'. */
const besides = new Set<SmallTalk | null>(['greeting', 'thanks', 'farewell', 'fond', 'laugh'])
const clauseEnd = /[.!?,;。！？、，،।…]+\s*|\s[-–—]\s/gu

/** The message without the courtesies around what it asks: 'Lovely shop! Is there parking? Thanks!' */
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
