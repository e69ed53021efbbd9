import type { KnowledgeIndex } from '../../knowledge/knowledge-index.ts'
import { textOf } from '../../knowledge/site-text.ts'
import { Recent } from '../../language/recent.ts'

/** A site says 'if you do not turn up' where a visitor says 'if I don't turn up'. */
export const asSiteSays = new Map([
  ...['dont', 'doesnt', 'didnt'].map((word) => [word, `${word}|(?:do|does|did) not`] as const),
  ...['cant', 'cannot', 'couldnt'].map((word) => [word, `${word}|cant|cannot|can not|could not`] as const),
  ...['i', 'we', 'you'].map((word) => [word, 'i|we|you'] as const),
  ...['my', 'our', 'your'].map((word) => [word, 'my|our|your|the'] as const),
  ...['me', 'us'].map((word) => [word, 'me|us|you'] as const),
])

const sayingsKept = 1_000
const looked = new WeakMap<KnowledgeIndex, Recent<string, boolean>>()

/** The whole site is looked through once for a saying. */
export function isSaid(pattern: string, index: KnowledgeIndex): boolean {
  let answers = looked.get(index)
  if (!answers) {
    answers = new Recent(sayingsKept)
    looked.set(index, answers)
  }
  let said = answers.get(pattern)
  if (said === undefined) {
    said = new RegExp(pattern).test(textOf(index))
    answers.set(pattern, said)
  }
  return said
}
