import type { Exchange } from '../conversation/exchange.ts'
import type { Outcome } from '../conversation/outcome.ts'
import type { KnowledgeIndex } from '../knowledge/knowledge-index.ts'
import { strengthOf, termIds } from '../knowledge/term-ids.ts'
import { valuesIn } from '../language/value-types.ts'
import { type LikelyPassage, likeliestPassages } from '../search/likelihood.ts'
import { askedInPieces, shareOfPieces } from '../search/pieces-of-words.ts'
import { speaksOfIt } from '../search/speaks-of-it.ts'
import type { Language } from '../types.ts'
import type { Question } from '../understand/question.ts'
import { neededValues } from '../understand/type/question-type.ts'
import { quoting } from '../weights.ts'

/** The passages in turns: each of several questions in one message has its own. */
export function* inTurns(
  doubtful: readonly Exchange[],
  index: KnowledgeIndex,
): Generator<{ question: Question; likely: LikelyPassage }> {
  const found = doubtful.flatMap(({ question, outcome }) => {
    const chosen = chosenAs(outcome, index)
    if ('nothingElse' in outcome) return chosen.length > 0 ? [{ question, list: chosen.map(unmeasured) }] : []
    const list = likeliestPassages(question, index)
    const isChosen = outcome.kind === 'hours' || (outcome.kind === 'passage' && outcome.doubtful)
    return (isChosen && chosen.length > 0) || speaksOfIt(list)
      ? [{ question, list: ownWordsFirst(withChosen(list, chosen), index) }]
      : []
  })
  const most = Math.max(0, ...found.map(({ list }) => list.length))
  for (let at = 0; at < most; at++)
    for (const { question, list } of found) {
      const likely = list[at]
      if (likely) yield { question, likely }
    }
}

const mostChosen = 3

/** What the rules came to: they know of ages, sizes and days, which no measure does. Of hours, those of every part. */
export function chosenAs(outcome: Outcome, { schedules }: KnowledgeIndex): number[] {
  if (outcome.kind === 'passage') return outcome.passages.slice(0, mostChosen)
  if (outcome.kind !== 'hours') return []
  const { days, schedule } = outcome.hours
  const weeks = [schedule, ...schedules.filter(({ passages }) => passages !== schedule.passages)]
  const told = weeks.flatMap(({ passages }) => days.map((day) => passages[day]!))
  return [...new Set(told)].filter((at) => at >= 0).slice(0, mostChosen)
}

const unmeasured = (passage: number): LikelyPassage => ({
  passage,
  share: 0,
  coverage: 0,
  pieces: 0,
  headed: 0,
})

/** The likeliest goes first and what the rules came to right behind it. */
function withChosen(list: readonly LikelyPassage[], chosen: readonly number[]): LikelyPassage[] {
  const best = list[0]
  const known = (passage: number) => list.find((likely) => likely.passage === passage) ?? unmeasured(passage)
  const after = chosen.filter((passage) => passage !== best?.passage).map(known)
  const rest = list.filter(
    (likely) => likely !== best && !after.includes(likely) && likely.share >= best!.share * quoting.farBehind,
  )
  return [...(best ? [best] : []), ...after, ...rest]
}

/**
 * The passages with the business's own words first: what customers say, and what held when a post was written,
 * goes behind them to the same thing. 'What do customers say?' names the heading over theirs, and means them.
 */
function ownWordsFirst(list: readonly LikelyPassage[], { passages }: KnowledgeIndex): LikelyPassage[] {
  const isOwn = ({ passage, headed }: LikelyPassage) =>
    !passages[passage]!.voice || headed >= quoting.headingNamed
  const end = list.findLastIndex((likely) => isOwn(likely) && speaksOfIt([likely])) + 1
  const before = list.slice(0, end)
  return [...before.filter(isOwn), ...before.filter((likely) => !isOwn(likely)), ...list.slice(end)]
}

/** The worth of a sentence of a longer text to a question: by its very words, or by others that mean the same. */
export function worthTo(
  question: Question,
  language: Language,
  index: KnowledgeIndex,
): (sentence: string) => number {
  const asked = askedInPieces(question)
  const wanted = neededValues[question.type]
  const subjects = question.groups.filter(({ role }) => role === 'subject')
  const all = subjects.reduce((sum, { importance }) => sum + importance, 0) || 1
  const meant = (sentence: string) => {
    const ids = termIds(sentence, language, index)
    return subjects.reduce((sum, group) => sum + group.importance * strengthOf(group, ids), 0) / all
  }
  return (sentence) =>
    Math.max(shareOfPieces(asked, sentence), meant(sentence)) +
    (wanted && valuesIn(sentence) & wanted ? quoting.valueNeeded : 0)
}
