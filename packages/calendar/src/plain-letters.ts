const marks = /[\u0300-\u036f\u064b-\u065f\u0670\u0640\u093c]/g

/** Whether a text has none but the plainest letters: what looks for others needn't look. */
export function isAscii(text: string): boolean {
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) > 0x7f) return false
  return true
}

/** Lower case without accents, with letter variants joined: people drop accents and type what their keyboard offers. */
export function plainLetters(text: string): string {
  const lower = text.toLowerCase()
  if (isAscii(lower)) return lower
  return lower
    .normalize('NFKD')
    .replace(marks, '')
    .normalize('NFC')
    .replace(/ß/g, 'ss')
    .replace(/[øØ]/g, 'o')
    .replace(/æ/g, 'ae')
    .replace(/œ/g, 'oe')
    .replace(/ё/g, 'е')
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/ى/g, 'ي')
    .replace(/ة/g, 'ه')
    .replace(/[’‘`´]/g, "'")
}

/** Letter by letter, so that positions still point into the text. */
export function plainLettersInPlace(text: string): string {
  if (isAscii(text)) return text.toLowerCase()
  let out = ''
  for (let i = 0; i < text.length; i++) {
    const char = text[i]!
    const plain = char.charCodeAt(0) < 128 ? char.toLowerCase() : plainLetters(char)
    out += plain.length === 1 ? plain : char.toLowerCase()[0]
  }
  return out
}
