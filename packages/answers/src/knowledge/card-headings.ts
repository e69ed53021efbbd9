import type { Block } from './block.ts'

const longestName = 48
const mostWords = 6
const fewestCards = 2

/** 'Sauna', 'Deshawn Clarke': a line that only names what the next one tells. */
const names = (block: Block | undefined): block is Extract<Block, { kind: 'paragraph' }> =>
  block?.kind === 'paragraph' &&
  block.text.length <= longestName &&
  block.text.split(/\s+/).length <= mostWords &&
  /^\p{Lu}/u.test(block.text) &&
  !/[.,:;!?…。：？！]$|[€£$@]|\d[:.h]\d|:\s/u.test(block.text)

const tells = (block: Block | undefined): boolean =>
  (block?.kind === 'paragraph' && /[.!?…。！？]["”»]?$/u.test(block.text)) || block?.kind === 'list'

/** Cards laid out as plain paragraphs, name above text: where several stand below each other, each name heads its own. */
export function withCardHeadings(blocks: readonly Block[]): Block[] {
  const out: Block[] = []
  let level = 1
  for (let at = 0; at < blocks.length; ) {
    const block = blocks[at]!
    if (block.kind === 'heading') level = block.level
    if (block.kind !== 'paragraph') {
      out.push(block)
      at++
      continue
    }
    let end = at
    while (end < blocks.length && (blocks[end]!.kind === 'paragraph' || blocks[end]!.kind === 'list')) end++
    const run = blocks.slice(at, end)
    const heads = run.flatMap((_, place) => (startsCard(run, place) ? [place] : []))
    run.forEach((one, place) => {
      if (heads.length >= fewestCards && heads.includes(place) && one.kind === 'paragraph')
        out.push({ kind: 'heading', level: Math.min(level + 1, 6), text: one.text })
      else out.push(one)
    })
    at = end
  }
  return out
}

/** A name, perhaps with a second short line ('Boxing coach'), and then what is told. */
const startsCard = (run: readonly Block[], place: number): boolean =>
  names(run[place]) &&
  !names(run[place - 1]) &&
  (tells(run[place + 1]) || (names(run[place + 1]) && tells(run[place + 2])))
