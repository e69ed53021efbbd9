import { said, textAround, valuesAround } from '../../knowledge/around.ts'
import { section } from '../../knowledge/passage.ts'
import { value } from '../../language/value-types.ts'
import { asksForMake, namesMake } from '../../search/makes.ts'
import { asksMeasure, isMeasured } from '../../understand/type/measures.ts'
import { asksOfNotDoing, speaksOfNotDoing } from '../../understand/type/polarity.ts'
import { asksForSomebody, namesSomebody, tellsOfSomebody } from '../../understand/type/somebody-asked.ts'
import type { Objection } from '../objection.ts'
import { mostly, wellAhead } from '../thresholds.ts'
import { asksIfNeeded, countsUnheard, onlyShare, saysNeeded } from './falls-short.ts'
import { ownsInstead } from './owned-by-others.ts'

/** What holds no value of the kind asked for cannot be the answer, however well it fits otherwise. */
const valueObjections: readonly Omit<Objection, 'verdict'>[] = [
  {
    name: 'no-value-asked-for',
    objects: ({ judged, needs, index }) =>
      needs !== 0 &&
      !(judged.values & needs) &&
      !judged.fitted &&
      !(valuesAround(judged.passage, index) & needs),
  },
  {
    name: 'only-a-discount',
    objects: ({ essay, judged, question, passage }) =>
      !essay && question.type === 'price' && onlyShare(judged, question, passage),
  },
  {
    name: 'not-said-to-be-needed',
    objects: ({ essay, judged, question, passage, index }) =>
      !essay &&
      passage.cells !== undefined &&
      asksIfNeeded.test(question.text) &&
      !saysNeeded.test(said(judged.passage, index)),
  },
  {
    name: 'names-nobody',
    objects: ({ essay, judged, question, passage }) =>
      !essay && question.type === 'who' && !namesSomebody(passage, judged.subjectShare, question),
  },
  {
    name: 'tells-of-nobody',
    objects: ({ essay, judged, question, passage, index }) =>
      !essay && asksForSomebody(question) && !tellsOfSomebody(passage, textAround(judged.passage, index)),
  },
  {
    name: 'counts-the-unheard-of',
    objects: ({ essay, judged, question }) => !essay && countsUnheard(judged, question),
  },
  {
    name: 'not-measured',
    objects: ({ essay, judged, question, index }) =>
      !essay && asksMeasure(question) && !isMeasured(said(judged.passage, index)),
  },
  {
    name: 'names-no-make',
    objects: ({ question, passage }) => asksForMake(question) && !namesMake(passage, question),
  },
  {
    name: 'owned-not-done',
    objects: ({ essay, question, passage, index }) => !essay && ownsInstead(passage, question, index),
  },
]

export const noSuchValue: readonly Objection[] = valueObjections.map((objection) => ({
  ...objection,
  verdict: 'values',
}))

/** 'What if I don't come?' is told where not coming is spoken of. */
export const notOfNotDoing: Objection = {
  name: 'not-of-not-doing',
  verdict: 'values',
  objects: ({ essay, judged, question, passage, index }) =>
    !essay &&
    asksOfNotDoing(question.text, question.language) &&
    !speaksOfNotDoing(`${passage.path.at(-1) ?? ''} ${passage.subject} ${said(judged.passage, index)}`),
}

/** 'Where does Marta live?' is not answered by a passage that names neither a place nor living. */
export const noPlace: Objection = {
  name: 'no-place',
  verdict: 'values',
  objects: ({ judged, question, passage, subjects, missing }) =>
    question.type === 'where' &&
    missing.length > 0 &&
    !(judged.values & value.place) &&
    passage.scope <= section &&
    !(judged.coverage > mostly && judged.lead > wellAhead && !subjects.some((group) => group.name)),
}
