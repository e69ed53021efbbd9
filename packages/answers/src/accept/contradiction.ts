import { addTo } from '../language/add-to.ts'
import { isStopWord, isWeakWord } from '../language/stop-words.ts'
import { type Token, tokenise } from '../language/tokenise.ts'
import type { Question } from '../understand/question.ts'

type Places = ReadonlyMap<string, readonly number[]>

/** Words of a question beside those of a sentence, and where in the sentence each stem stands. */
interface Pair {
  asked: readonly Token[]
  said: readonly Token[]
  places: Places
}

const wordsOf = (text: string) => tokenise(text, 'en').filter((token) => !token.echo)
const readings = new WeakMap<Question, Token[]>()

/**
 * Whether a sentence that shares its words with a question speaks of something else all the same: the other way, the
 * roles exchanged, what is denied. English only; elsewhere nothing is known to contradict.
 */
export function contradicts(sentence: string, question: Question): boolean {
  if (question.language !== 'en') return false
  const pair = pairFor(sentence, question)
  return checks.some((check) => check(pair))
}

function pairFor(sentence: string, question: Question): Pair {
  let asked = readings.get(question)
  if (!asked) {
    asked = wordsOf(question.asked)
    readings.set(question, asked)
  }
  const said = wordsOf(sentence)
  const places = new Map<string, number[]>()
  for (const [at, { stem }] of said.entries()) addTo(places, stem, at)
  return { asked, said, places }
}

const capital = /^\p{Lu}/u
const isContent = (token: Token) => !isStopWord(token.folded, 'en')
const negator = /^(?:not|never|no|nor|neither|none|nobody|without|cannot|hardly)$/
const isNegator = (token: Token, before: Token | undefined) =>
  negator.test(token.folded) || (token.folded === 't' && /n$/.test(before?.folded ?? ''))

function isNegated(tokens: readonly Token[], at: number, reach: number): boolean {
  for (let near = Math.max(0, at - reach); near < at; near++)
    if (isNegator(tokens[near]!, tokens[near - 1])) return true
  return false
}

const contrary: Record<string, RegExp> = {
  from: /^(?:to|into)$/,
  to: /^from$/,
  into: /^from$/,
  with: /^without$/,
  without: /^with$/,
  before: /^after$/,
  after: /^before$/,
  for: /^against$/,
  against: /^for$/,
}
const passedOver = /^(?:the|a|an|his|her|their|its|this|that|all|most|many|several|some)$/

/** The preposition a word hangs on: 'from' for Italy in 'from southern Italy'. */
function governor(tokens: readonly Token[], at: number): string {
  for (let steps = 1; steps <= 3 && at >= steps; steps++) {
    const token = tokens[at - steps]!
    if (token.folded in contrary) return token.folded
    if (steps > 1 && !passedOver.test(token.folded) && !capital.test(token.raw)) return ''
  }
  return ''
}

/** Who fled *to* Italy did not flee *from* it. */
function goesTheOtherWay({ asked, said, places }: Pair): boolean {
  return asked.some((token, at) => {
    const there = isContent(token) ? places.get(token.stem) : undefined
    const mine = there ? governor(asked, at) : ''
    return mine !== '' && there!.every((spot) => contrary[mine]!.test(governor(said, spot)))
  })
}

const auxiliary = /^(?:did|does|do)$/
const being = /^(?:is|are|was|were|be|been|being)$/
const past =
  /(?:ed|gave|took|brought|sold|bought|led|won|lost|beat|built|wrote|taught|sent|held|kept|fought|met|chose|broke|came|went|put|shot|fell|fled|ran|said|told|found|left|made|drove|grew|began)$/
const present = /[^s]s$/
const afterVerb = /^(?:from|to|into|the|a|an|in|on|at)$/
const notBeforeVerb =
  /^(?:a|an|the|of|in|on|at|to|by|for|from|with|and|or|as|into|his|her|their|its|no|any|some)$/

const beside = /^(?:at|in|on|with|under|during|when|after|before|for)$/

interface Frame {
  verb: Token
  doer: Token[]
  target: Token[]
}

/** Who does what to whom, as far as the order of a question's words tells. */
function frameOf(asked: readonly Token[]): Frame | null {
  const aux = asked.findIndex((token) => auxiliary.test(token.folded))
  if (aux >= 0 && aux <= 5) {
    for (let at = aux + 2; at < asked.length; at++) {
      const token = asked[at]!
      if (!isContent(token) || capital.test(token.raw) || notBeforeVerb.test(asked[at - 1]!.folded)) continue
      return { verb: token, doer: asked.slice(aux + 1, at), target: asked.slice(at + 1) }
    }
    return null
  }
  const first = asked[0]?.folded ?? ''
  if (!/^(?:who|what|which)$/.test(first)) return null
  for (let at = first === 'who' ? 1 : 2; at <= 4 && at < asked.length; at++) {
    const token = asked[at]!
    if (being.test(token.folded)) return null
    const verbal =
      past.test(token.folded) || (present.test(token.folded) && afterVerb.test(asked[at + 1]?.folded ?? ''))
    if (verbal && isContent(token) && !capital.test(token.raw))
      return { verb: token, doer: [], target: asked.slice(at + 1) }
  }
  return null
}

/** 'Gotland gained autonomy from Sweden' does not tell when Sweden gained it from Gotland. */
function swapsTheRoles({ asked, said, places }: Pair): boolean {
  const frame = frameOf(asked)
  const verbs = frame ? places.get(frame.verb.stem) : undefined
  if (!frame || !verbs) return false
  const told = (tokens: readonly Token[]) =>
    tokens.filter((token) => isContent(token) && places.has(token.stem))
  const names = (tokens: readonly Token[]) => told(tokens).filter((token) => capital.test(token.raw))
  const doers = names(frame.doer)
  const targets = told(frame.target).filter((token) => !isWeakWord(token.folded, 'en'))
  return verbs.every((verb) => {
    const stands = (token: Token, side: -1 | 1) =>
      places.get(token.stem)!.some((at) => (at - verb) * side > 0)
    const passive =
      said.slice(Math.max(0, verb - 3), verb).some((token) => being.test(token.folded)) &&
      /(?:ed|en|t)$/.test(said[verb]!.folded)
    const byItself = passive || said[verb + 1]?.folded === 'by'
    if (doers.length > 0)
      return (
        !passive &&
        doers.every((token) => !stands(token, -1)) &&
        names(targets).some((token) => stands(token, -1))
      )
    if (frame.doer.length > 0 || targets.length === 0 || beside.test(frame.target[0]!.folded)) return false
    return targets.every((token) => !stands(token, byItself ? -1 : 1))
  })
}

/** 'There are no native reptiles' does not tell which reptile lives there. */
function deniesIt({ asked, said, places }: Pair): boolean {
  if (asked.some((token, at) => isNegator(token, asked[at - 1]))) return false
  return asked.some((token, at) => {
    if (at === 0 || !isContent(token) || isWeakWord(token.folded, 'en')) return false
    return places.get(token.stem)?.every((spot) => isNegated(said, spot, 2))
  })
}

const denial =
  /^(?:not|never|no|nor|neither|none|nobody|nothing|without|cannot|unable|except|forbidden|forbade|prohibited|refuses?|refused|banned|only)$/

/** What a question denies, the sentence has to deny too. */
function affirmsIt({ asked, said, places }: Pair): boolean {
  const not = asked.findIndex((token, at) => at > 0 && isNegator(token, asked[at - 1]))
  if (not < 0) return false
  const denies = (from: number, to: number) =>
    said.slice(Math.max(0, from), to).some((token) => denial.test(token.folded))
  const denied = asked.slice(not + 1, not + 4).find((token) => isContent(token) && places.has(token.stem))
  if (!denied) return !denies(0, said.length)
  return places.get(denied.stem)!.every((at) => !denies(at - 5, at + 2))
}

const checks = [goesTheOtherWay, swapsTheRoles, deniesIt, affirmsIt]
