import { valuesIn } from '../language/value-types.ts'
import type { KnowledgeIndex } from './knowledge-index.ts'
import { type IndexedPassage, section } from './passage.ts'

/** Values in the sentences beside a sentence count: an answer says them together. */
export function valuesAround(at: number, index: KnowledgeIndex): number {
  const passage = index.passages[at]!
  if (passage.kind !== 'sentence') return 0
  let known = around.get(passage)
  if (known === undefined) {
    known = valuesIn(textAround(at, index))
    around.set(passage, known)
  }
  return known
}
const around = new WeakMap<IndexedPassage, number>()

/** What will be read out: of a short paragraph the sentences beside it too. */
export const said = (at: number, index: KnowledgeIndex): string =>
  index.passages[at]!.scope > section ? index.passages[at]!.text : textAround(at, index)

export function textAround(at: number, index: KnowledgeIndex): string {
  const passage = index.passages[at]!
  if (passage.kind !== 'sentence') return `${passage.subject} ${passage.text}`
  const [from, to] = besides(at, index)
  let text = ''
  for (let near = from; near < to; near++) text += ` ${index.passages[near]!.text}`
  return text
}

/** A sentence and its neighbours in the paragraph; for anything else its whole block. */
export function besides(at: number, index: KnowledgeIndex): [number, number] {
  const { block, kind } = index.passages[at]!
  const from = index.blockStart[block]!
  const to = index.blockStart[block + 1]!
  return kind === 'sentence' ? [Math.max(from, at - 1), Math.min(to, at + 2)] : [from, to]
}
