const marks = /[\u0300-\u036f\u064b-\u065f\u0670\u0640\u093c]/g

/**
 * The form in which words are compared: lower case, without accents, with letter variants joined.
 * Visitors drop accents and type whatever their keyboard offers.
 */
export function fold(word: string): string {
  const lower = word.toLowerCase()
  if (isAscii(lower)) return lower.includes('`') ? lower.replace(/`/g, "'") : lower
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

/** Whether a text has none but the plainest letters: what looks for others needn't look. */
export function isAscii(text: string): boolean {
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) > 0x7f) return false
  return true
}

export function startsWithDigit(word: string): boolean {
  const first = word.charCodeAt(0)
  return first >= 48 && first <= 57
}

/** German spelled without umlauts: `oeffnung` is `öffnung`, which folds to `offnung`. */
export function withoutDigraphs(word: string): string {
  return word
    .replace(/ae/g, 'a')
    .replace(/oe/g, 'o')
    .replace(/(?<!q)ue/g, 'u')
}
