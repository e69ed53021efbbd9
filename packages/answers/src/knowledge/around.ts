import { valuesIn } from '../language/value-types.ts'
import type { KnowledgeIndex } from './knowledge-index.ts'
import { section, type Unit } from './unit.ts'

/** Values in the sentences beside a sentence count: an answer says them together. */
export function valuesAround(at: number, index: KnowledgeIndex): number {
  const unit = index.units[at]!
  if (unit.kind !== 'sentence') return 0
  let known = around.get(unit)
  if (known === undefined) {
    known = valuesIn(textAround(at, index))
    around.set(unit, known)
  }
  return known
}
const around = new WeakMap<Unit, number>()

/** What will be read out: of a short paragraph the sentences beside it too. */
export const said = (at: number, index: KnowledgeIndex): string =>
  index.units[at]!.scope > section ? index.units[at]!.text : textAround(at, index)

export function textAround(at: number, index: KnowledgeIndex): string {
  const unit = index.units[at]!
  if (unit.kind !== 'sentence') return `${unit.subject} ${unit.text}`
  const [from, to] = besides(at, index)
  let text = ''
  for (let near = from; near < to; near++) text += ` ${index.units[near]!.text}`
  return text
}

/** A sentence and its neighbours in the paragraph; for anything else its whole block. */
export function besides(at: number, index: KnowledgeIndex): [number, number] {
  const { block, kind } = index.units[at]!
  const from = index.blockStart[block]!
  const to = index.blockStart[block + 1]!
  return kind === 'sentence' ? [Math.max(from, at - 1), Math.min(to, at + 2)] : [from, to]
}
