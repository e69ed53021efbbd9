import { commonWords } from '@foyer/answers/language/common-words'
import { isStopWord } from '@foyer/answers/language/stop-words'
import type { Language } from '@foyer/answers/types'
import { fold } from '@foyer/text/fold'

const word = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[\p{L}\p{M}\p{N}]+/gu
const ordinary = 3_000

export function knownWords(texts: readonly string[], language: Language): (word: string) => boolean {
  const known = new Set<string>()
  for (const text of texts) for (const [found] of text.matchAll(word)) known.add(fold(found))
  const common = commonWords(language)
  return (asked) => {
    const folded = fold(asked)
    return known.has(folded) || isStopWord(folded, language) || (common.get(folded) ?? ordinary) < ordinary
  }
}
