import { plainLetters } from './plain-letters.ts'

/** Lower case, no accents, letter variants joined: visitors type whatever their keyboard offers. */
export function fold(word: string): string {
  const plain = plainLetters(word)
  return plain.includes('`') ? plain.replace(/`/g, "'") : plain
}

export function startsWithDigit(word: string): boolean {
  const first = word.charCodeAt(0)
  return first >= 48 && first <= 57
}

export function sharedStart(a: string, b: string): number {
  let at = 0
  while (at < a.length && a[at] === b[at]) at++
  return at
}

/** `oeffnung` becomes `öffnung`, which folds to `offnung`. */
export function withoutDigraphs(word: string): string {
  return word
    .replace(/ae/g, 'a')
    .replace(/oe/g, 'o')
    .replace(/(?<!q)ue/g, 'u')
}
