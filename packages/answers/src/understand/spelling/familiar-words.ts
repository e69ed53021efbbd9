import { dayName } from '@foyer/calendar/read-days'
import { fold } from '@foyer/text/fold'
import { addTo } from '../../language/add-to.ts'
import { byRank, commonWords } from '../../language/common-words.ts'
import { lexiconOf } from '../../language/lexicon.ts'
import { memoizeByLanguage } from '../../language/memoize.ts'
import { smallWords } from '../../language/stop-words.ts'
import { meantWord } from '../../weights.ts'

export interface FamiliarWord {
  word: string
  /** Likelihood without knowledge of the site. */
  usual: number
  /** Phonetic form, computed on demand. */
  phonetic: string | undefined
}

/** Common and business words by first letter and length. */
export const familiarWords = memoizeByLanguage((language): ReadonlyMap<string, FamiliarWord[]> => {
  const usual = new Map<string, number>()
  for (const [word, rank] of commonWords(language))
    if (word.length > 2) usual.set(word, byRank(rank, meantWord.upToRank, 0))
  for (const word of lexiconOf(language).spellings.keys())
    if (word.length > 2) usual.set(word, (usual.get(word) ?? 0) + meantWord.listed)
  for (const word of smallWords(language))
    if (word.length > 2) usual.set(word, Math.max(usual.get(word) ?? 0, meantWord.smallWord))
  for (let day = 0; day < 7; day++) {
    const name = fold(dayName(day, language))
    usual.set(name, meantWord.day)
    usual.set(`${name}s`, meantWord.day - meantWord.listed)
  }
  const shapes = new Map<string, FamiliarWord[]>()
  for (const [word, likely] of usual)
    addTo(shapes, `${word[0]}${word.length}`, { word, usual: likely, phonetic: undefined })
  return shapes
})
