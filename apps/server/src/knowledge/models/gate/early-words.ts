// Chinese and Japanese have no spaces, so each character counts as a word.
const words =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[[\p{L}\p{M}\p{N}]--[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]]+(?:['’.,:\-][\p{L}\p{N}]+)*/gv
const eastAsian = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]$/u

/** Sends known words only and no numbers. The last word may still grow. */
export function endOfEarlyWords(open: string, most: number, knows: (word: string) => boolean): number {
  let end = 0
  let count = 0
  for (const { 0: word, index } of open.matchAll(words)) {
    const reaches = index + word.length
    if (++count > most || /\p{N}/u.test(word) || !knows(word)) break
    if (reaches === open.length && !eastAsian.test(word)) break
    end = reaches
  }
  return end
}
