import type { Block } from './block.ts'
import { isName, saysWhoSpeaks, speaksOfThemselves } from './voice.ts'

type Said = Extract<Block, { kind: 'quote' | 'paragraph' }>

const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\d]+/gu, ' ')

/**
 * Many sites set a sentence of their own in large letters as a quotation: one that nobody signs is theirs where nobody
 * speaks of himself in it. Where it stands on the page again, it says nothing more.
 */
export function withOwnQuotations(blocks: readonly Block[]): Block[] {
  if (!blocks.some(({ kind }) => kind === 'quote')) return [...blocks]
  const own = letters(blocks.flatMap((block) => (block.kind === 'paragraph' ? [block.text] : [])).join(' '))
  const result: Block[] = []
  for (let at = 0; at < blocks.length; at++) {
    const run: Said[] = []
    for (let block = blocks[at]; block?.kind === 'quote'; block = blocks[++at]) run.push(block)
    const isSigned = run.some(({ text }) => saysWhoSpeaks(text)) || signs(blocks[at])
    for (const said of run) {
      if (isSigned) result.push(said)
      else if (own.includes(letters(said.text).trim())) continue
      else result.push(speaksOfThemselves(said.text) ? said : { ...said, kind: 'paragraph' })
    }
    if (blocks[at]) result.push(blocks[at]!)
  }
  return result
}

/** A name below quotations says who speaks in them. */
function signs(block: Block | undefined): boolean {
  if (block?.kind === 'paragraph') return isName(block.text)
  return block?.kind === 'list' && block.items.length === 1 && isName(block.items[0]!)
}
