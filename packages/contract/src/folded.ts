// All that Latin, Greek and Cyrillic letters carry. Other scripts have marks of their own, which are part of the word.
// A mark after a space is there for its own sake, and two strokes make signs such as ≠ of others.
const marks = /([^ ])[\u0300-\u0336\u0339-\u036f]+/gu

/** Letters that no mark can be taken from and that are written without it all the same; and signs, see below. */
const plainer: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ŧ: 't',
  ı: 'i',
  ς: 'σ',
}
// Programs write them for the plain sign that keyboards have.
const signs: readonly (readonly [written: string, plain: string])[] = [
  ['\u2018\u2019\u201b\u02bc\u2032', "'"],
  ['\u201c\u201d\u201e\u201f', '"'],
  ['\u2010\u2012\u2013\u2014\u2015\u2212', '-'],
]
for (const [written, plain] of signs) for (const sign of written) plainer[sign] = plain
const plainable = new RegExp(`[${Object.keys(plainer).join('')}]`, 'gu')
const onlyAscii = /^\p{ASCII}*$/u

/**
 * A text as it is searched: small letters without accents, and what is only another way to write the same as one. The
 * database does the same to what was said (`search_folded`).
 */
export function folded(text: string): string {
  if (onlyAscii.test(text)) return text.toLowerCase()
  return text
    .normalize('NFKD')
    .replace(marks, '$1')
    .normalize('NFC')
    .toLowerCase()
    .replace(plainable, (letter) => plainer[letter] ?? letter)
}

// What is folded as one: a letter with its marks, the parts of a Korean syllable, a Japanese one of half the width.
const together = /\P{M}[\p{M}\u1160-\u11ff\uff9e\uff9f]*|\p{M}+/gu

/** Where in a text something stands that is the same when folded, from the first letter to behind the last. */
export function findFolded(text: string, wanted: string): { start: number; end: number } | null {
  const sought = folded(wanted)
  if (!sought || !folded(text).includes(sought)) return null
  const pieces = text.match(together) ?? []
  const plain = pieces.map(folded)
  const found = plain.join('').indexOf(sought)
  if (found < 0) return null
  let start = -1
  let read = 0
  let passed = 0
  for (const [nth, piece] of pieces.entries()) {
    passed += plain[nth]!.length
    if (start < 0 && passed > found) start = read
    read += piece.length
    if (passed >= found + sought.length) return { start, end: read }
  }
  return null
}
