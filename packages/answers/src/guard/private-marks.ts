import type { KnowledgeIndex } from '../knowledge/knowledge-index.ts'
import { isStopWord } from '../language/stop-words.ts'
import { tokenise } from '../language/tokenise.ts'

/** Short figures are everywhere: '12' gives nothing away without a word of its line beside it. */
const tellsByItself = 4

/**
 * Whether a sentence tells something that only private lines hold: a number, a code or a name of theirs that the
 * knowledge doesn't have. No model is given private lines; but visitors guess, and a conversation remembers what was
 * said before its owner made a line private.
 */
export function privateMarks(kept: readonly string[], index: KnowledgeIndex): (sentence: string) => boolean {
  const wordsOf = (text: string) => tokenise(text, index.language).filter((token) => !token.echo)
  const lines = kept.map((line) => {
    const words = wordsOf(line)
    const marks = words.filter(
      ({ raw, stem }, at) =>
        (/\p{N}{2}/u.test(raw) || (at > 0 && /^\p{Lu}/u.test(raw) && index.language !== 'de')) &&
        !index.terms.has(stem),
    )
    const content = words.filter(({ folded }) => folded.length > 3 && !isStopWord(folded, index.language))
    return { marks: new Set(marks.map(({ stem }) => stem)), words: new Set(content.map(({ stem }) => stem)) }
  })
  const told = lines.filter(({ marks }) => marks.size > 0)
  if (told.length === 0) return () => false
  return (sentence) => {
    const said = wordsOf(sentence)
    return told.some(({ marks, words }) =>
      said.some(
        ({ stem, raw }) =>
          marks.has(stem) &&
          (raw.length >= tellsByItself || said.some((other) => other.stem !== stem && words.has(other.stem))),
      ),
    )
  }
}
