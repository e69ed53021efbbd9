import type { KnowledgeIndex } from '../knowledge/knowledge-index.ts'
import { isStopWord } from '../language/stop-words.ts'
import { tokenise } from '../language/tokenise.ts'
import type { Language } from '../types.ts'

/** Short figures are everywhere: '12' gives nothing away without a word of its line beside it. */
const tellsByItself = 4

/** What gives private lines away, as data that can be handed from one process to another. */
export interface PrivateMarks {
  language: Language
  lines: {
    /** The numbers, codes and names that the knowledge doesn't have. */
    marks: string[]
    words: string[]
  }[]
}

const wordsOf = (text: string, language: Language) => tokenise(text, language).filter(({ echo }) => !echo)

export function findPrivateMarks(
  kept: readonly string[],
  { language, terms }: Pick<KnowledgeIndex, 'language' | 'terms'>,
): PrivateMarks {
  const lines = kept.map((line) => {
    const words = wordsOf(line, language)
    const marks = words.filter(
      ({ raw, stem }, at) =>
        (/\p{N}{2}/u.test(raw) || (at > 0 && /^\p{Lu}/u.test(raw) && language !== 'de')) && !terms.has(stem),
    )
    const content = words.filter(({ folded }) => folded.length > 3 && !isStopWord(folded, language))
    return { marks: marks.map(({ stem }) => stem), words: content.map(({ stem }) => stem) }
  })
  return { language, lines: lines.filter(({ marks }) => marks.length > 0) }
}

/**
 * Whether a sentence tells something that only private lines hold. No model is given private lines; but visitors guess,
 * and a conversation remembers what was said before its owner made a line private.
 */
export function tellsPrivate({ language, lines }: PrivateMarks): (sentence: string) => boolean {
  if (lines.length === 0) return () => false
  const told = lines.map(({ marks, words }) => ({ marks: new Set(marks), words: new Set(words) }))
  return (sentence) => {
    const said = wordsOf(sentence, language)
    return told.some(({ marks, words }) =>
      said.some(
        ({ stem, raw }) =>
          marks.has(stem) &&
          (raw.length >= tellsByItself || said.some((other) => other.stem !== stem && words.has(other.stem))),
      ),
    )
  }
}
