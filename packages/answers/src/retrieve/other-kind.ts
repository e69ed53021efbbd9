import type { Unit } from '../knowledge/unit.ts'
import { digitsOf } from '../language/number-words.ts'
import { isStopWord, isWeakWord } from '../language/stop-words.ts'
import { type Token, tokenise } from '../language/tokenise.ts'
import type { Group } from './group.ts'
import type { Judged } from './judge.ts'
import type { Question } from './understand.ts'

/**
 * 'A camping chair' is not told by a high chair: what was asked for is a kind of thing, and the passage speaks of that
 * thing only as another kind.
 */
export function isOtherKind({ missing }: Judged, question: Question, unit: Unit): boolean {
  if (question.foreign || question.language !== unit.language || unit.cells) return false
  const pairs = question.groups.flatMap((head, at) => {
    const kind = question.groups[at - 1]
    return kind &&
      missing.includes(kind) &&
      isKind(kind) &&
      kind.importance > head.importance / 2 &&
      !missing.includes(head) &&
      stands(kind, head, question)
      ? [head]
      : []
  })
  if (pairs.length === 0) return false
  const asked = new Set(tokenise(question.text, question.language).map((token) => token.stem))
  const tokens = tokenise(`${unit.subject} ; ${unit.text}`, unit.language).filter((token) => !token.echo)
  return pairs.some((head) => {
    const stems = new Set(tokenise(head.word, question.language).map((token) => token.stem))
    const places = tokens.flatMap((token, at) => (stems.has(token.stem) ? [at] : []))
    return places.length > 0 && places.every((at) => isSomeOther(tokens[at - 1], tokens[at]!, asked, unit))
  })
}

// Told of anything, they make no kind of it.
const anyThing =
  /^(?:several|few|many|some|all|both|each|every|other|another|same|different|new|old|used|big|small|large|little|long|short|next|last|first|second|third|own|whole|extra|additional|cheap|good|young|older|second-hand)$/

const isKind = (group: Group) =>
  group.role === 'subject' && !group.verb && !group.quantity && !group.soft && !anyThing.test(group.word)

const stands = (kind: Group, head: Group, { text }: Question) =>
  head.role === 'subject' && head.exact && text.toLowerCase().includes(`${kind.word} ${head.word}`)

/** Whether the word right before one makes it a kind that nobody asked for. */
function isSomeOther(
  before: Token | undefined,
  token: Token,
  asked: ReadonlySet<string>,
  { language }: Unit,
): boolean {
  return (
    before !== undefined &&
    before.start + before.raw.length + 1 === token.start &&
    /^\p{L}{3}/u.test(before.raw) &&
    !isStopWord(before.folded, language) &&
    !isWeakWord(before.folded, language) &&
    !anyThing.test(before.folded) &&
    digitsOf(before.folded, language) === undefined &&
    !asked.has(before.stem)
  )
}
