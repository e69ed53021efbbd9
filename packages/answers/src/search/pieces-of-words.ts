import { fold } from '@foyer/text/fold'
import type { KnowledgeIndex } from '../knowledge/knowledge-index.ts'
import type { Question } from '../understand/question.ts'

/**
 * Compares words by four-letter pieces: 'Sonntagsbrunch' and 'brunch', 'prenoto' and 'prenotazione', in any language
 * and despite typos.
 */
export interface AskedWord {
  pieces: string[]
  importance: number
}

const size = 4
const mostWords = 30

export const askedInPieces = ({ groups }: Question): AskedWord[] =>
  groups
    .filter(({ word, role }) => word.length > 2 && role !== 'carried' && role !== 'day')
    .slice(0, mostWords)
    .map(({ word, importance }) => ({ pieces: piecesOf(fold(word)), importance }))

function piecesOf(folded: string): string[] {
  const pieces: string[] = []
  for (const [word] of folded.matchAll(/[\p{L}\p{N}]+/gu)) {
    const marked = `^${word}`
    for (let at = 0; at + size <= marked.length; at++) pieces.push(marked.slice(at, at + size))
  }
  return pieces
}

/** Share of the question's words in a passage, and the additional share in its surroundings. */
export function sharedPieces(
  asked: readonly AskedWord[],
  at: number,
  index: KnowledgeIndex,
): { pieces: number; piecesAround: number } {
  const passage = index.passages[at]!
  const own = new Set(piecesOf(fold(`${passage.subject} ${passage.text}`)))
  const heads = passage.cells?.map(({ header }) => header).join(' ') ?? ''
  const around = new Set(
    piecesOf(fold([...passage.path, index.pages[passage.page]!.title, passage.intro ?? '', heads].join(' '))),
  )
  return {
    pieces: shareOfWords(asked, (piece) => own.has(piece)),
    piecesAround: shareOfWords(asked, (piece) => !own.has(piece) && around.has(piece)),
  }
}

export function shareOfPieces(asked: readonly AskedWord[], text: string): number {
  const own = new Set(piecesOf(fold(text)))
  return shareOfWords(asked, (piece) => own.has(piece))
}

/** Weighted by rarity. */
function shareOfWords(asked: readonly AskedWord[], stands: (piece: string) => boolean): number {
  let total = 0
  let found = 0
  for (const { pieces, importance } of asked) {
    if (pieces.length === 0) continue
    total += importance
    found += (importance * pieces.filter(stands).length) / pieces.length
  }
  return total === 0 ? 0 : found / total
}
