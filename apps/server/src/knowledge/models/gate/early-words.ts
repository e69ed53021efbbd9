// Chinese and Japanese put no spaces between words: there each character counts as one.
const words =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[[\p{L}\p{M}\p{N}]--[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]]+(?:['’.,:\-][\p{L}\p{N}]+)*/gv
const eastAsian = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]$/u

/**
 * The end of the last word of a sentence not yet complete that may go out early: as many as these, each of them known
 * and none of them a number. A word at the very end may still grow into another.
 */
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
