import { field } from '../knowledge/fields.ts'
import type { KnowledgeIndex } from '../knowledge/knowledge-index.ts'
import { type IndexedPassage, section } from '../knowledge/passage.ts'
import { fieldsOf, saidBetween } from '../knowledge/presence.ts'
import { valuesOf } from '../knowledge/values-of.ts'
import type { Group } from '../understand/group.ts'
import type { Question } from '../understand/question.ts'
import { neededValues } from '../understand/type/question-type.ts'
import { bounds, match, mostNamed, placeWorth } from '../weights.ts'
import { fitOf } from './fits-bounds.ts'
import { namesRarest, shareOf } from './named-share.ts'

/** The parts of a question that were found in a passage, and where. */
export interface Findings {
  at: number
  passage: IndexedPassage
  question: Question
  index: KnowledgeIndex
  values: number
  coverage: number
  missing: Group[]
  /** The share of the words asked with that it, its heading or its columns say, each counted alike. */
  wordsFound: number
  subjectShare: number
  headingShare: number
  /** The worth that an amount asked for gives it. */
  fit: number
  /** True of a taught answer where another question was asked than the one it was taught for. */
  taughtForAnother: boolean
}

/** The state kept while the words of a question are looked for, one after the other. */
interface FindingsSoFar extends Pick<Findings, 'at' | 'passage' | 'question' | 'index' | 'values' | 'fit'> {
  block: readonly [from: number, to: number]
  matchedTerms: Set<number>
  namedTerms: Set<number>
}

const worthOf = Float64Array.from(
  { length: 128 },
  (_, fields) => placeWorth.find(([places]) => fields & places)?.[1] ?? 0,
)

/** The way one word of a question was found. */
interface Match {
  worth: number
  /** True where it was found by the very word. */
  exact: boolean
}

function matchGroup(group: Group, looking: FindingsSoFar): Match {
  const { at, passage, question, index, values, block } = looking
  const satisfied = group.role === 'type' && (values & neededValues[question.type]) !== 0
  const found: Match = { worth: satisfied ? 1 : 0, exact: false }
  group.alternatives.forEach((alternative, place) => {
    const fields = fieldsOf(index, alternative.term, at)
    let here = worthOf[fields]!
    // Sentences of a paragraph speak of one thing; rows and points of a list each of their own.
    if (here === 0 && passage.kind === 'sentence' && saidBetween(index, alternative.term, block[0], block[1]))
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
    // One of several rows is meant; a sentence that draws a line speaks to both sides of it.
    found.worth = fit === 'out' ? 0 : 1
    found.exact = false
    if (fit === 'in') looking.fit = bounds.inside
    if (fit === 'is') looking.fit = bounds.itself
    if (fit === 'out') looking.fit = bounds.outside
  }
  return found
}

/** Looks for everything a question names in one passage and what surrounds it. */
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
    // Half the worth at most has what only stands near.
    if (worth > match.inBlock) said++
    total += group.importance
    covered += group.importance * worth
    if (worth === 0) missing.push(group)
    // A near word is not meant where the site has the very one: what may be brought is not what is delivered.
    if (group.role === 'subject' && !group.soft && (worth === 0 || (group.exact && !exact)))
      saysItsWords = false
  }
  const { matchedTerms, namedTerms } = looking
  const heading = passage.path.at(-1)
  const coverage = total === 0 ? 0 : covered / total
  // '50 sq ft' names the row of that size, whatever its words weigh.
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
    // 'How long it takes' heads many things; that a time was asked for does not name them.
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
