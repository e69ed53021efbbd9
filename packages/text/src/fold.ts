import { plainLetters } from './plain-letters.ts'

/**
 * The form in which words are compared: lower case, without accents, with letter variants joined.
 * Visitors drop accents and type whatever their keyboard offers, the grave accent for an apostrophe too.
 */
export function fold(word: string): string {
  const plain = plainLetters(word)
  return plain.includes('`') ? plain.replace(/`/g, "'") : plain
}

export function startsWithDigit(word: string): boolean {
  const first = word.charCodeAt(0)
  return first >= 48 && first <= 57
}

/** The number of letters that two words begin with alike. */
export function sharedStart(a: string, b: string): number {
  let at = 0
  while (at < a.length && a[at] === b[at]) at++
  return at
}

/** The word without digraphs for umlauts: `oeffnung` is `öffnung`, which folds to `offnung`. */
export function withoutDigraphs(word: string): string {
  return word
    .replace(/ae/g, 'a')
    .replace(/oe/g, 'o')
    .replace(/(?<!q)ue/g, 'u')
}
