import { isFromOwner } from '../knowledge/facts-and-taught-answers.ts'
import type { KnowledgeIndex } from '../knowledge/knowledge-index.ts'
import type { Passage } from '../types.ts'

const longestPassage = 1_400

/** The block of a passage, or for a long block the part around it. */
export function blockPassage(index: KnowledgeIndex, at: number, longest = longestPassage): Passage {
  const passage = index.passages[at]!
  const page = index.pages[passage.page]!
  const lines: string[] = []
  const unconfirmed: string[] = []
  const restated: string[] = []
  let asOf: Date | null | undefined
  for (let near = index.blockStart[passage.block]!; near < index.blockStart[passage.block + 1]!; near++) {
    const other = index.passages[near]!
    if (other.voice === 'customer') continue
    lines.push(other.subject ? `${other.subject}: ${other.text}` : other.text)
    if (other.restated) restated.push(lines.at(-1)!)
    const doubt = index.doubted.get(near)
    if (doubt !== undefined) unconfirmed.push(lines.at(-1)!)
    asOf ??= doubt
  }
  const prose = passage.kind === 'sentence'
  const text = lines.join(prose ? ' ' : '\n')
  return {
    id: `b${passage.block}`,
    url: page.url,
    title: page.title,
    heading: [...passage.path],
    text: text.length > longest ? around(lines, passage, prose) : text,
    ...(isFromOwner(passage, index.pages) && { owners: true }),
    ...(unconfirmed.length > 0 && { unconfirmed }),
    ...(asOf && { asOf }),
    ...(restated.length > 0 && { restated }),
  }
}

function around(
  lines: readonly string[],
  passage: { subject: string; text: string },
  prose: boolean,
): string {
  const own = passage.subject ? `${passage.subject}: ${passage.text}` : passage.text
  let first = Math.max(0, lines.indexOf(own))
  let last = first
  let length = lines[first]?.length ?? 0
  while (length < longestPassage && (first > 0 || last < lines.length - 1)) {
    if (first > 0) length += lines[--first]!.length
    if (last < lines.length - 1) length += lines[++last]!.length
  }
  return lines.slice(first, last + 1).join(prose ? ' ' : '\n')
}

/** False for passages that are composed for a question. */
export const isBlock = ({ id }: Passage) => /^b\d+$/.test(id)
