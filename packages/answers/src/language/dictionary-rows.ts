import { sharedEntries } from './word-data.ts'

let rows: string[] | null = null

/** Every row of the dictionary: English | Spanish | French | German | Italian | Portuguese. */
export const allRows = (): string[] => {
  rows ??= sharedEntries('dictionary')
    .filter((line) => line.includes('|'))
    .flatMap((line) => (line.startsWith('=') ? oneByOne(line.slice(1)) : [line]))
  return rows
}

/**
 * `=salt, pepper | sal, pimienta`: several things in one line, the nth of a column being the nth of each other. What
 * has more than one name has them between slashes: `=tap/faucet, sink | grifo/canilla, fregadero/pila`.
 */
export function oneByOne(line: string): string[] {
  const cells = line.split('|').map((cell) => cell.split(','))
  return cells[0]!.map((_, nth) =>
    cells.map((cell) => (cell[nth] ?? '').trim().replaceAll('/', ',')).join('|'),
  )
}
