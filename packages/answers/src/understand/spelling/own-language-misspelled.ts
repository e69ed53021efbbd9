import type { KnowledgeIndex } from '../../knowledge/knowledge-index.ts'
import { commonWords } from '../../language/common-words.ts'
import { lexiconOf } from '../../language/lexicon.ts'
import { isStopWord } from '../../language/stop-words.ts'
import { tokenise } from '../../language/tokenise.ts'
import type { Language } from '../../types.ts'
import { spelledOut } from './chat-spellings.ts'
import { repairWord } from './repair-word.ts'

const fewWords = 8

/**
 * 'Mok test prise manuel car' is French word for word. A short message is in the site's language, however it is spelled,
 * when each of its words is one of that language or a slip of one, and at least one is the site's own as it stands.
 */
export function isOursMisspelled(
  text: string,
  language: Language,
  index: KnowledgeIndex,
  other: Language,
): boolean {
  if (!index.languages.includes(language)) return false
  const words = tokenise(text, language).filter((token) => !token.echo && /\p{L}/u.test(token.folded))
  if (words.length > fewWords || words.some(({ raw }) => /[^\p{ASCII}’]/u.test(raw))) return false
  // 'Wie warm ist es beim Warm Flow?' has too many small words that are none of ours.
  if (words.filter(({ folded }) => isStopWord(folded, other) && !isWordOf(folded, language)).length > 1)
    return false
  const own = words.filter(({ folded }) => index.spellings.has(folded) && !isStopWord(folded, language))
  if (own.length * 3 < words.length) return false
  return words.every(
    ({ folded }, at) =>
      index.spellings.has(folded) ||
      isStopWord(folded, language) ||
      commonWords(language).has(folded) ||
      lexiconOf(language).spellings.has(folded) ||
      spelledOut(folded, language) !== undefined ||
      repairWord(folded, index, language, false, {
        before: words[at - 1]?.folded,
        after: words[at + 1]?.folded,
      }) !== null,
  )
}

const isWordOf = (folded: string, language: Language) =>
  isStopWord(folded, language) || lexiconOf(language).spellings.has(folded)
