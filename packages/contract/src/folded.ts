// Combining marks of Latin, Greek and Cyrillic letters. Elsewhere marks belong to the word; a mark after a space and
// the strokes of signs such as ≠ are kept.
const marks = /([^ ])[\u0300-\u0336\u0339-\u036f]+/gu

/** Letters and signs that Unicode doesn't decompose to their plain form. */
const replacements: Record<string, string> = {
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
// Programs write these in place of the plain signs on the keyboard.
const signs: readonly (readonly [written: string, plain: string])[] = [
  ['\u2018\u2019\u201b\u02bc\u2032', "'"],
  ['\u201c\u201d\u201e\u201f', '"'],
  ['\u2010\u2012\u2013\u2014\u2015\u2212', '-'],
]
for (const [written, plain] of signs) for (const sign of written) replacements[sign] = plain
const replaceable = new RegExp(`[${Object.keys(replacements).join('')}]`, 'gu')
const onlyAscii = /^\p{ASCII}*$/u

/**
 * Normalizes text for search: lowercase, no accents, one spelling of equivalent signs. Must match the database function
 * `search_folded`.
 */
export function folded(text: string): string {
  if (onlyAscii.test(text)) return text.toLowerCase()
  return text
    .normalize('NFKD')
    .replace(marks, '$1')
    .normalize('NFC')
    .toLowerCase()
    .replace(replaceable, (letter) => replacements[letter] ?? letter)
}

// Units that fold together: a letter with its marks, a Korean syllable, a half-width Japanese letter with its sound
// mark.
const foldUnits = /\P{M}[\p{M}\u1160-\u11ff\uff9e\uff9f]*|\p{M}+/gu

/** Finds a text by its folded form and returns the range of the original, end exclusive. */
export function findFolded(text: string, wanted: string): { start: number; end: number } | null {
  const sought = folded(wanted)
  if (!sought || !folded(text).includes(sought)) return null
  const pieces = text.match(foldUnits) ?? []
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
