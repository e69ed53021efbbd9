import { liked } from '../../understand/type/question-type.ts'
import type { Candidate } from '../candidate.ts'
import type { Objection } from '../objection.ts'
import {
  allOfIt,
  asksTheSame,
  essayAlone,
  rowsWholeName,
  storyAlone,
  threshold,
  withUnheard,
} from '../thresholds.ts'
import { isUnheard } from './falls-short.ts'
import { isRare } from './word-presence.ts'

/** Too small a share of what was asked; what is named by a heading or a row counts for some of it. */
export const littleOfIt: Objection = {
  name: 'little-of-it',
  verdict: 'coverage',
  objects({ essay, judged, question, passage, named }) {
    const isRow = passage.cells !== undefined && judged.subjectShare > rowsWholeName
    const own = isRow ? threshold.row : threshold.own
    const base = question.foreign ? threshold.foreign : essay ? threshold.essay : own
    return judged.coverage < base - threshold.namedWorth * named
  },
}

/** 'Can I watch my dog on a camera?' is not told by dogs and days where no camera is spoken of. */
export const thingUnheardOf: Objection = {
  name: 'thing-unheard-of',
  verdict: 'focus',
  objects: ({ essay, judged, question, missing, named }) =>
    !essay &&
    !question.foreign &&
    judged.coverage < withUnheard &&
    named < allOfIt &&
    missing.some(isUnheard),
}

/** A story may hold the answer's words by chance; where the question names nothing, much of it has to fit. */
export const storyByChance: Objection = {
  name: 'story-by-chance',
  verdict: 'focus',
  objects: ({ essay, judged, subjects, named }) =>
    subjects.length > 0 &&
    subjects.every((group) => group.told) &&
    named < storyAlone.heading &&
    judged.coverage < (named < storyAlone.barelyNamed && !essay ? storyAlone.unnamed : storyAlone.named),
}

/** In long prose half of what is asked has to stand in one sentence, or its neighbours must tell most of it. */
export const spreadOverEssay: Objection = {
  name: 'spread-over-essay',
  verdict: 'coverage',
  objects: ({ essay, judged }) =>
    essay && judged.coverage < essayAlone.coverage && judged.inItself < essayAlone.inItself,
}

/** One synonym is a guess, unless it names the heading or is rare and the kind of answer fits. */
export const oneSynonymAlone: Objection = {
  name: 'one-synonym-alone',
  verdict: 'synonyms',
  objects(candidate) {
    const { judged, question, subjects } = candidate
    if (subjects.length === 0 || judged.exact > 0 || judged.byConcept >= 2) return false
    return (
      !namesHeading(candidate) && !saysItAll(candidate) && (question.foreign || !isRareAndFits(candidate))
    )
  },
}

const namesHeading = ({ subjects, named }: Candidate): boolean => named >= 0.5 && subjects.length === 1

const isRareAndFits = ({ judged, question, subjects, needs, index }: Candidate): boolean =>
  subjects.some((group) => isRare(group, judged.passage, index)) &&
  (needs !== 0 || question.type === 'whether' || (judged.values & liked[question.type]) !== 0)

/** A single sentence that says all that was asked, in other words. */
const saysItAll = ({ essay, judged, question }: Candidate): boolean =>
  !essay &&
  judged.coverage > (question.type === 'other' ? 0.95 : allOfIt) &&
  judged.inItself > 0.95 &&
  (question.type !== 'other' || judged.lead > asksTheSame.lead)

export const moreMissingThanFound: Objection = {
  name: 'more-missing-than-found',
  verdict: 'focus',
  objects: (candidate) =>
    !candidate.essay &&
    candidate.missing.length > 0 &&
    candidate.missing.length >= candidate.judged.found &&
    candidate.named < 0.78 &&
    !isLikely(candidate),
}

/**
 * The kind of answer fits and the weightier word is there: a lesser one may go by another name. A name alone does not
 * do: 'shipping to Japan' is not told by a tea from Japan.
 */
function isLikely({ judged, question, passage, subjects, needs, strongestMissing }: Candidate): boolean {
  const thing = subjects.some((group) => !group.name && !judged.missing.includes(group) && group.exact)
  const fits =
    (needs !== 0 || question.type === 'who') && (judged.values & (liked[question.type] || needs)) !== 0
  const about = !passage.cells || judged.subjectShare > 0
  return fits && thing && about && judged.strongest > strongestMissing * 1.15
}
