import type { IndexedPassage } from './passage.ts'

/** Twice the longest sentence of our test sites; many rules scan every passage. */
const longest = 4_000
const longestName = 500
const mostCells = 200

/** Splits an endless sentence and truncates other long passages. */
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
