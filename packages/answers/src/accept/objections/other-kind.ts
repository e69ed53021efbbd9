import type { IndexedPassage } from '../../knowledge/passage.ts'
import { digitsOf } from '../../language/number-words.ts'
import { isStopWord, isWeakWord } from '../../language/stop-words.ts'
import { type Token, tokenise } from '../../language/tokenise.ts'
import type { Judged } from '../../search/judged.ts'
import type { Question } from '../../understand/question.ts'
import type { Group } from '../../understand/words/group.ts'

/**
 * 'A camping chair' is not told by a high chair, nor 'a replacement licence' by a replacement key: of a thing named in two
 * words the passage has one only, and there it belongs to another thing.
 */
export function isOtherKind(
  { missing, subjectShare }: Judged,
  question: Question,
  passage: IndexedPassage,
): boolean {
  if (question.foreign || question.language !== passage.language || subjectShare > mostOfName) return false
  const halves = question.groups.flatMap((head, at) => {
    const kind = question.groups[at - 1]
    if (!kind || !isKind(kind) || !stands(kind, head, question)) return []
    const [noKind, noHead] = [missing.includes(kind), missing.includes(head)]
    if (noKind && !noHead && head.exact && !passage.cells && kind.importance > head.importance / 2)
      return [{ word: head.word, beside: -1 }]
    return noHead && !noKind && kind.exact ? [{ word: kind.word, beside: 1 }] : []
  })
  if (halves.length === 0) return false
  const asked = new Set(tokenise(question.text, question.language).map((token) => token.stem))
  const named = passage.cells ? passage.subject : `${passage.subject} ; ${passage.text}`
  const tokens = tokenise(named, passage.language).filter((token) => !token.echo)
  return halves.some(({ word, beside }) => {
    const stems = new Set(tokenise(word, question.language).map((token) => token.stem))
    const places = tokens.flatMap((token, at) => (stems.has(token.stem) ? [at] : []))
    return (
      places.length > 0 &&
      places.every((at) => {
        const [one, other] = beside < 0 ? [tokens[at - 1], tokens[at]] : [tokens[at], tokens[at + 1]]
        return adjoin(one, other) && tells((beside < 0 ? one : other)!, asked, passage)
      })
    )
  })
}

const mostOfName = 0.6

// Told of anything, they make no kind of it.
const anyThing =
  /^(?:several|few|many|some|all|both|each|every|other|another|same|different|new|old|used|big|small|large|little|long|short|next|last|first|second|third|own|whole|extra|additional|cheap|good|young|older|second-hand)$/

const isKind = (group: Group) =>
  group.role === 'subject' && !group.verb && !group.quantity && !group.soft && !anyThing.test(group.word)

const stands = (kind: Group, head: Group, { text }: Question) =>
  head.role === 'subject' &&
  !head.verb &&
  !head.soft &&
  text.toLowerCase().includes(`${kind.word} ${head.word}`)

const adjoin = (one: Token | undefined, other: Token | undefined): boolean =>
  one !== undefined && other !== undefined && one.start + one.raw.length + 1 === other.start

/** Whether a word makes another thing of what it stands beside. */
const tells = (
  { raw, folded, stem }: Token,
  asked: ReadonlySet<string>,
  { language }: IndexedPassage,
): boolean =>
  /^\p{L}{3}/u.test(raw) &&
  !isStopWord(folded, language) &&
  !isWeakWord(folded, language) &&
  !anyThing.test(folded) &&
  digitsOf(folded, language) === undefined &&
  !asked.has(stem)
