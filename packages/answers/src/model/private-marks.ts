import type { KnowledgeIndex } from '../knowledge/knowledge-index.ts'
import { isStopWord } from '../language/stop-words.ts'
import { tokenise } from '../language/tokenise.ts'
import type { Language } from '../types.ts'

/** Short numbers reveal nothing without a word of their line. */
const tellsByItself = 4

/** Serializable marks of private lines. */
export interface PrivateMarks {
  language: Language
  lines: {
    /** Numbers, codes and names that public knowledge lacks. */
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
 * True for sentences that reveal private lines. Models never see those, but visitors guess, and earlier messages may
 * predate the marking.
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
