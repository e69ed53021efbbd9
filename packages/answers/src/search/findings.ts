import { field } from '../knowledge/fields.ts'
import type { KnowledgeIndex } from '../knowledge/knowledge-index.ts'
import { type IndexedPassage, section } from '../knowledge/passage.ts'
import { fieldsOf, occursBetween } from '../knowledge/presence.ts'
import { valuesOf } from '../knowledge/values-of.ts'
import type { Group } from '../understand/group.ts'
import type { Question } from '../understand/question.ts'
import { neededValues } from '../understand/type/question-type.ts'
import { bounds, match, mostNamed, placeWorth } from '../weights.ts'
import { fitOf } from './fits-bounds.ts'
import { namesRarest, shareOf } from './named-share.ts'

/** What a passage matches of a question, and where. */
export interface Findings {
  at: number
  passage: IndexedPassage
  question: Question
  index: KnowledgeIndex
  values: number
  coverage: number
  missing: Group[]
  /** Unweighted share of the question's words in the passage, its heading or columns. */
  wordsFound: number
  subjectShare: number
  headingShare: number
  /** Factor for an amount in the question. */
  fit: number
  /** True for a taught answer to a different question. */
  taughtForAnother: boolean
}

/** State while matching words one by one. */
interface FindingsSoFar extends Pick<Findings, 'at' | 'passage' | 'question' | 'index' | 'values' | 'fit'> {
  block: readonly [from: number, to: number]
  matchedTerms: Set<number>
  namedTerms: Set<number>
}

const worthOf = Float64Array.from(
  { length: 128 },
  (_, fields) => placeWorth.find(([places]) => fields & places)?.[1] ?? 0,
)

interface Match {
  worth: number
  /** True for the word itself. */
  exact: boolean
}

function matchGroup(group: Group, looking: FindingsSoFar): Match {
  const { at, passage, question, index, values, block } = looking
  const satisfied = group.role === 'type' && (values & neededValues[question.type]) !== 0
  const found: Match = { worth: satisfied ? 1 : 0, exact: false }
  group.alternatives.forEach((alternative, place) => {
    const fields = fieldsOf(index, alternative.term, at)
    let here = worthOf[fields]!
    // A paragraph's sentences share a subject; rows and list items don't.
    if (
      here === 0 &&
      passage.kind === 'sentence' &&
      occursBetween(index, alternative.term, block[0], block[1])
    )
      here = match.inBlock
    if (here === 0) return
    if (fields & ~field.intro) {
      looking.matchedTerms.add(alternative.term)
      if (group.role !== 'type') looking.namedTerms.add(alternative.term)
    }
    const isExact = (group.exact && place === 0) || alternative.unambiguous === true
    const sure = alternative.weight >= match.surely ? 1 : match.weakConcept
    const worth = here * (isExact ? 1 : Math.min(1, match.concept * sure))
    if (worth > found.worth) found.worth = worth
    if (isExact) found.exact = true
  })
  const fit = fitOf(group, at, index)
  if (fit !== 'none') {
    // Only one row applies, but a sentence with a limit covers both sides.
    found.worth = fit === 'out' ? 0 : 1
    found.exact = false
    if (fit === 'in') looking.fit = bounds.inside
    if (fit === 'is') looking.fit = bounds.itself
    if (fit === 'out') looking.fit = bounds.outside
  }
  return found
}

/** Matches all parts of a question with one passage and its surroundings. */
export function gather(at: number, question: Question, index: KnowledgeIndex): Findings {
  const passage = index.passages[at]!
  const looking: FindingsSoFar = {
    at,
    passage,
    question,
    index,
    values: valuesOf(passage),
    block: [index.blockStart[passage.block]!, index.blockStart[passage.block + 1]!],
    matchedTerms: new Set(),
    namedTerms: new Set(),
    fit: 1,
  }
  let total = 0
  let covered = 0
  const missing: Group[] = []
  let saysItsWords = true
  let asked = 0
  let said = 0
  for (const group of question.groups) {
    if (group.role === 'carried') continue
    const { worth, exact } = matchGroup(group, looking)
    asked++
    // A match nearby counts half at most.
    if (worth > match.inBlock) said++
    total += group.importance
    covered += group.importance * worth
    if (worth === 0) missing.push(group)
    // A similar word doesn't count where the site has the exact one: 'bring' isn't 'deliver'.
    if (group.role === 'subject' && !group.soft && (worth === 0 || (group.exact && !exact)))
      saysItsWords = false
  }
  const { matchedTerms, namedTerms } = looking
  const heading = passage.path.at(-1)
  const coverage = total === 0 ? 0 : covered / total
  // '50 sq ft' names the row of that size.
  const isThatSize = looking.fit === bounds.itself
  const subjectShare =
    isThatSize && passage.subject ? 1 : shareOf(passage.subject, passage, index, matchedTerms)
  return {
    at,
    passage,
    question,
    index,
    values: looking.values,
    coverage,
    missing,
    wordsFound: asked === 0 ? 0 : said / asked,
    subjectShare,
    // A kind of value, as in 'How long it takes', doesn't count as naming a heading.
    headingShare: heading && passage.scope <= section ? shareOf(heading, passage, index, namedTerms) : 0,
    fit: looking.fit,
    taughtForAnother:
      passage.kind === 'taught' &&
      !(
        saysItsWords &&
        (subjectShare >= mostNamed || namesRarest(passage.subject, passage, index, matchedTerms))
      ),
  }
}
