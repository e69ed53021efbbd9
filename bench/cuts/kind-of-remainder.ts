import { saysUnknown } from '../../packages/answers/src/model/declines.ts'
import { negation, opener } from '../../packages/answers/src/model/gate/wording.ts'
import type { LabelledAnswer, LabelledSentence } from './labelled-answers.ts'
import { bare } from './remainder.ts'

export const kinds = [
  'fine',
  'nothing',
  'bare opener',
  'bare yes',
  'half a list',
  'dangling reference',
] as const
export type Kind = (typeof kinds)[number]

/** Wider than the product's own list, which could not reveal its own gaps. */
const refersBack =
  /^\W*(?:that|this|it|it['’]s|its|these|those|they|both|he|she|so|the same|il|ils|elles?|cela|ça|c['’]est|ceux|celles?|leur|er|sie (?:ist|sind|hat|kostet)|es|das|dies\p{L}*|da(?:von|für|bei|mit|rin|zu)|beide|so|esto|eso|ambos|questo|entrambi)(?!\p{L})/iu
const isHead = ({ text }: LabelledSentence) => /[:：][*_\s]*$/.test(text)
const isEntry = ({ raw }: LabelledSentence) => /^\s*(?:[-*•]|\d{1,2}[.)])\s/.test(raw)
const isBare = ({ text }: LabelledSentence) => !/\p{L}/u.test(text.replace(opener, ''))

/** Judges the rest of an answer from its labels, independently of the product's rules for cutting. */
export function kindOf({ sentences }: LabelledAnswer, remainder: string): Kind {
  if (remainder === '') return 'nothing'
  const said = bare(remainder)
  const isLeft = (sentence: LabelledSentence) => said.includes(bare(sentence.text))
  const left = sentences.filter(isLeft)
  if (left.some(({ text }) => saysUnknown(text))) return 'fine'
  if (
    left.every(
      (each) => (each.label === 'filler' && !negation.test(each.text)) || isBare(each) || isHead(each),
    )
  )
    return 'bare opener'
  const next = (nth: number) =>
    sentences.slice(nth + 1).find((each) => each.label !== 'filler' || isBare(each))
  const entriesOf = (nth: number) => {
    const rest = sentences.slice(nth + 1)
    const end = rest.findIndex((each) => !isEntry(each))
    return end < 0 ? rest : rest.slice(0, end)
  }
  let head: LabelledSentence | null = null
  for (const [nth, sentence] of sentences.entries()) {
    const before = sentences[nth - 1]
    if (isHead(sentence)) head = sentence
    else if (!isEntry(sentence)) head = null
    if (!isLeft(sentence)) continue
    const after = next(nth)
    if (isBare(sentence) && after && !isLeft(after)) return 'bare yes'
    if (isHead(sentence) && !entriesOf(nth).some(isLeft) && !(after && isLeft(after) && !isEntry(after)))
      return 'half a list'
    if (isEntry(sentence) && head && !isLeft(head)) return 'half a list'
    const needsPrevious = sentence.needsPrevious ?? refersBack.test(sentence.text)
    if (needsPrevious && before && before.label !== 'filler' && !isLeft(before)) return 'dangling reference'
  }
  return 'fine'
}
