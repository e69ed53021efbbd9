const accentMarks = /[\u0300-\u036f\u064b-\u065f\u0670\u0640\u093c]/g

export function isAscii(text: string): boolean {
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) > 0x7f) return false
  return true
}

/** Lower case, no accents, letter variants joined. */
export function plainLetters(text: string): string {
  const lower = text.toLowerCase()
  if (isAscii(lower)) return lower
  let plain = ''
  let from = 0
  for (let at = 0; at < lower.length; at++) {
    const code = lower.charCodeAt(at)
    if (code <= 0x7f && code !== backtick) continue
    if (!standsAlone(code)) return foldedText(lower)
    plain += lower.slice(from, at) + foldedLetter(lower[at]!)
    from = at + 1
  }
  return plain + lower.slice(from)
}

const backtick = 0x60

/** Other characters depend on their neighbours. */
const standsAlone = (code: number): boolean => code < 0x300 || (code >= 0x2010 && code < 0x2028)

function foldedText(lower: string): string {
  return lower
    .normalize('NFKD')
    .replace(accentMarks, '')
    .normalize('NFC')
    .replace(/[ßøØæœёأإآٱىة’‘`´]/g, (letter) => joinedLetters[letter]!)
}

const joinedLetters: Record<string, string> = {
  ß: 'ss',
  ø: 'o',
  Ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ё: 'е',
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ى: 'ي',
  ة: 'ه',
  '’': "'",
  '‘': "'",
  '`': "'",
  '´': "'",
}

const foldedLetters = new Map<string, string>()

function foldedLetter(letter: string): string {
  let said = foldedLetters.get(letter)
  if (said === undefined) {
    said = foldedText(letter)
    foldedLetters.set(letter, said)
  }
  return said
}

/** Cached because texts use few letters beyond ASCII. */
const plainOf = new Map<string, string>()

function plainLetter(char: string): string {
  let plain = plainOf.get(char)
  if (plain === undefined) {
    const letters = plainLetters(char)
    plain = letters.length === 1 ? letters : char.toLowerCase()[0]!
    plainOf.set(char, plain)
  }
  return plain
}

/** Letter by letter, so positions still point into the text. */
export function plainLettersInPlace(text: string): string {
  if (isAscii(text)) return text.toLowerCase()
  const lower = text.toLowerCase()
  // A few letters change length with their case.
  const turned = lower.length === text.length ? lower : null
  let out = ''
  let from = 0
  for (let i = 0; i < text.length; i++) {
    if (turned !== null && text.charCodeAt(i) < 128) continue
    if (turned !== null) out += turned.slice(from, i)
    out += plainLetter(text[i]!)
    from = i + 1
  }
  return turned === null ? out : out + turned.slice(from)
}
