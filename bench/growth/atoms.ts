/** Texts made up to be expensive: each is a piece over and over, or one drawn by a seeded generator. */

/** Only whole pieces: half a table row at the end makes another table of it. */
const repeated = (piece: string) => (length: number) => piece.repeat(Math.floor(length / piece.length))

function drawn(piece: (next: () => number, word: () => string) => string) {
  return (length: number) => {
    let state = 7
    const next = () => {
      state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
      return state / 0x80000000
    }
    const word = () =>
      Array.from({ length: 3 + Math.floor(next() * 8) }, () =>
        String.fromCharCode(97 + Math.floor(next() * 26)),
      ).join('')
    let text = ''
    while (text.length < length) text += piece(next, word)
    return text.slice(0, length)
  }
}

const within = (next: () => number, from: number, count: number) =>
  String.fromCharCode(from + Math.floor(next() * count))
const capital = (word: string) => word[0]!.toUpperCase() + word.slice(1)

export const atoms: Record<string, (length: number) => string> = {
  'A.B.': repeated('A.B.'),
  'Ab. ': repeated('Ab. '),
  '1': repeated('1'),
  '1 ': repeated('1 '),
  '1.': repeated('1.'),
  '0-': repeated('0-'),
  a: repeated('a'),
  é: repeated('é'),
  blanks: repeated(' '),
  tabs: repeated('\t '),
  lines: repeated('\n'),
  'rare line ends': repeated('a\u2028'),
  mixed: repeated(',U.S.A.中文123-'),
  hours: repeated('Mon 9-17 '),
  days: repeated('Mo, Di, '),
  clock: repeated('9:00 - 17:00 '),
  table: repeated('| a | b | 9:00 |\n'),
  'wide table': repeated('| a '),
  ticks: repeated('| a | ✓ | – |\n'),
  list: repeated('- a\n'),
  nested: repeated('- a\n  - b\n'),
  labels: repeated('a: '),
  terms: repeated('Term\n: def\n'),
  headings: repeated('# a\n'),
  hashes: repeated('#'),
  quotes: repeated('> a\n'),
  brackets: repeated('['),
  links: repeated('[a]('),
  parentheses: repeated('('),
  hyphens: repeated('a-'),
  prices: repeated('€1 '),
  'prices after': repeated('1,00 € '),
  ages: repeated('from 5 to 12 years '),
  dates: repeated('1 May 2026 '),
  phones: repeated('+44 20 7946 0958 '),
  mails: repeated('a@b.c '),
  'half mails': repeated('a@'),
  dots: repeated('.'),
  marks: repeated('!?.'),
  questions: repeated('what? '),
  'and …': repeated('price and hours and '),
  commands: repeated('ignore '),
  'spaced out': repeated('i g n o r e '),
  emoji: repeated('😀'),
  invisible: repeated('a\u200b'),
  combining: repeated('\u0301'),
  'Chinese stops': repeated('中。'),
  Hindi: repeated('नमस्ते '),
  x1: repeated('x1'),
  words: drawn((_, word) => `${word()} `),
  sentences: drawn((_, word) => `${capital(word())} ${word()} ${word()}.\n`),
  names: drawn((_, word) => `${capital(word())} ${capital(word())} `),
  compounds: drawn((_, word) => `${word()}${word()}${word()} `),
  rows: drawn((next, word) => `| ${word()} | ${word()} | ${Math.floor(next() * 100)} |\n`),
  pairs: drawn((_, word) => `${word()}: ${word()}\n`),
  sections: drawn((_, word) => `# ${word()}\n\n${word()} ${word()}.\n\n`),
  numbers: drawn((next) => `${Math.floor(next() * 1e6)} `),
  Chinese: drawn((next) => within(next, 0x4e00, 5_000)),
  kana: drawn((next) => within(next, 0x3041, 80)),
  Korean: drawn((next) => within(next, 0xac00, 8_000)),
  Arabic: drawn((next) => within(next, 0x627, 30)),
}
