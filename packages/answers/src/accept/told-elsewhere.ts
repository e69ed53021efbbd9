import { matchesOf } from '@foyer/calendar/matches-of'
import { said } from '../knowledge/around.ts'
import type { KnowledgeIndex } from '../knowledge/knowledge-index.ts'
import { isStopWord } from '../language/stop-words.ts'
import { tokenise } from '../language/tokenise.ts'
import type { Judged } from '../search/judged.ts'
import type { Question } from '../understand/question.ts'
import { needed } from '../understand/type/question-type.ts'
import { accept } from './accept.ts'
import type { Verdict } from './verdict.ts'

/** 'See the fees', 'set out on the storage page', 'siehe Preise'. */
const pointer =
  /\b(?:see|set out (?:on|under)|listed (?:on|under)|described (?:on|under)|(?:find|found|more|details) (?:on|under)|siehe|steht unter|stehen unter|véase|ver|voir|consultez|vedi)\s+(?:the |our |unsere? |die |das |la |el |los |las |nos |notre )?([\p{L}][\p{L} '’-]{1,40}?)(?: page| section|-Seite)?(?:[.,;)]|$)/giu

const muchBehind = 0.3

/**
 * A sentence that says where a thing is told does not tell it: 'The choir is charged by the evening: see the fees.'
 * What the page it points to says of the question is the answer.
 */
export function toldElsewhere(
  candidate: Judged,
  judged: readonly Judged[],
  question: Question,
  index: KnowledgeIndex,
): Judged | undefined {
  const passage = index.passages[candidate.passage]!
  if (passage.kind !== 'sentence') return undefined
  for (const [, target] of matchesOf(pointer, said(candidate.passage, index))) {
    const wanted = stemsOf(target!, passage.language)
    if (wanted.length === 0) continue
    const there = judged.find((other) => {
      const { page, path, language } = index.passages[other.passage]!
      if (page === passage.page || other.score < candidate.score * muchBehind) return false
      const named = new Set(stemsOf(`${index.pages[page]!.title} ${path.join(' ')}`, language))
      return wanted.every((stem) => named.has(stem)) && tells(other, question, index)
    })
    if (there) return there
  }
  return undefined
}

const enough = new Set<Verdict>(['accepted', 'focus'])

const tells = (other: Judged, question: Question, index: KnowledgeIndex) =>
  (needed[question.type] === 0 || (other.values & needed[question.type]) !== 0) &&
  (other.exact > 0 || question.foreign) &&
  enough.has(accept(other, question, index).verdict)

const stemsOf = (text: string, language: KnowledgeIndex['language']) =>
  tokenise(text, language)
    .filter((token) => !token.echo && !isStopWord(token.folded, language))
    .map((token) => token.stem)
