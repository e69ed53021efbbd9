import type { IndexedPassage } from './passage.ts'

/** The longest sentence of any site at hand has half of it. What is longer is no sentence, and many rules read each passage. */
const longest = 4_000
const longestName = 500
const mostCells = 200

/** A passage as it is, or what can be read of one without end: a sentence in pieces, anything else cut off. */
export function withinLength(passage: IndexedPassage): IndexedPassage[] {
  const { text, subject, cells } = passage
  const cut = {
    ...passage,
    subject: subject.slice(0, longestName),
    path: passage.path.map((heading) => heading.slice(0, longestName)),
  }
  if (cells && (cells.length > mostCells || text.length > longest))
    cut.cells = cells.slice(0, mostCells).map((cell) => ({
      ...cell,
      header: cell.header.slice(0, longestName),
      value: cell.value.slice(0, longestName),
    }))
  const isLong = text.length > longest || subject.length > longestName
  if (!isLong && cut.cells === cells && passage.path.every((heading) => heading.length <= longestName))
    return [passage]
  if (passage.kind !== 'sentence') return [{ ...cut, text: text.slice(0, longest) }]
  return piecesOf(text).map((piece) => ({ ...cut, text: piece }))
}

function piecesOf(text: string): string[] {
  const pieces: string[] = []
  for (let from = 0; from < text.length; ) {
    const space = text.lastIndexOf(' ', from + longest)
    const to = text.length - from <= longest ? text.length : space > from ? space : from + longest
    const piece = text.slice(from, to).trim()
    if (piece) pieces.push(piece)
    from = to
  }
  return pieces
}
