import { expect, test } from 'vitest'
import { csvHead, csvLine } from './csv.ts'

/** Parses CSV like spreadsheets: quotes count only at the start of a cell, and text after the closing quote is kept. */
function open(file: string, separator: string): string[][] {
  const rows: string[][] = [[]]
  let rest = file.replace(/^\uFEFF/, '')
  while (rest) {
    const quoted = /^"((?:[^"]|"")*)"/.exec(rest)
    if (quoted) rest = rest.slice(quoted[0].length)
    const end = rest.search(separator === ',' ? /[,\r\n]/ : new RegExp(`[${separator}\r\n]`))
    const plain = end < 0 ? rest : rest.slice(0, end)
    rows.at(-1)!.push((quoted?.[1] ?? '').replaceAll('""', '"') + plain)
    rest = end < 0 ? '' : rest.slice(end)
    if (rest.startsWith(separator)) rest = rest.slice(1)
    else if (rest) {
      rest = rest.replace(/^(?:\r\n|\r|\n)/, '')
      rows.push([])
    }
  }
  return rows
}

const isFormula = (cell: string) => /^[\s"]*[=+\-@|＝＋－＠]/.test(cell)

const hostile = [
  '=1+1',
  'Rosa;=1+1;x',
  'Rosa; =HYPERLINK("http://evil.example")',
  'Rosa;"=1+1"',
  'Rosa;"";"@SUM(1)',
  'Rosa\t+49 30 1234',
  'Rosa\n-2+3',
  'Rosa\r\n\r\n=1',
  'Rosa";=1+1;"',
  '",=1+1',
  ' \t＝1+1',
  ';;;|calc',
  ';\n;@x',
]

test.each([',', ';', '\t'])('no cell is a formula in a file opened with %j between cells', (separator) => {
  for (const text of hostile)
    for (const cells of [
      [text, 'last'],
      ['first', text, text],
      ['first', ['a@b.example', text], null, -5],
    ]) {
      const file = csvHead(['one', 'two', 'three']) + csvLine(cells)
      const found = open(file, separator).flat()
      expect(found.filter((cell) => cell !== '-5' && isFormula(cell))).toEqual([])
    }
})

test('cells keep their text, and only formulas get an apostrophe', () => {
  const harmless = ['Tea; cake', 'a = b', 'mother-in-law;x-ray', 'say "hello"\nand go', 'x@y.example', "'=1"]
  expect(open(csvLine(harmless), ',')[0]).toEqual(harmless)
  expect(open(csvLine(['+1 800 555', 'Rosa;=1+1', 3, true, null, ['a', '+4']]), ',')[0]).toEqual([
    "'+1 800 555",
    "Rosa;'=1+1",
    '3',
    'true',
    '',
    "a; '+4",
  ])
})
