import { fold } from '../language/fold.ts'
import type { KnowledgeIndex } from './knowledge-index.ts'

const texts = new WeakMap<KnowledgeIndex, string>()

/** All that a site says, folded, for telling whether it uses a saying itself. */
export function textOf(index: KnowledgeIndex): string {
  let text = texts.get(index)
  if (text === undefined) {
    const parts = new Set<string>()
    for (const passage of index.passages) {
      for (const heading of passage.path) parts.add(heading)
      parts.add(`${passage.subject} ${passage.text}`)
    }
    text = fold([...parts].join('\n')).replace(/['’]/g, '')
    texts.set(index, text)
  }
  return text
}

const runs = new WeakMap<KnowledgeIndex, string>()

/** Whether two words stand side by side somewhere on the site, in this order. */
export function saidTogether(one: string, other: string, index: KnowledgeIndex): boolean {
  let run = runs.get(index)
  if (run === undefined) {
    run = ` ${textOf(index).replace(/[^\p{L}\p{N}]+/gu, ' ')} `
    runs.set(index, run)
  }
  return run.includes(` ${one} ${other} `)
}
