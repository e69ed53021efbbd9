import { said, textAround, valuesAround } from '../../knowledge/around.ts'
import { section } from '../../knowledge/unit.ts'
import { value } from '../../language/value-types.ts'
import { asksForMake, namesMake } from '../../search/makes.ts'
import { asksForSomebody, namesSomebody, tellsOfSomebody } from '../../search/somebody-asked.ts'
import { asksMeasure, isMeasured } from '../../understand/type/measures.ts'
import { asksOfNotDoing, speaksOfNotDoing } from '../../understand/type/polarity.ts'
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
      !(valuesAround(judged.unit, index) & needs),
  },
  {
    name: 'only-a-discount',
    objects: ({ essay, judged, question, unit }) =>
      !essay && question.type === 'price' && onlyShare(judged, question, unit),
  },
  {
    name: 'not-said-to-be-needed',
    objects: ({ essay, judged, question, unit, index }) =>
      !essay &&
      unit.cells !== undefined &&
      asksIfNeeded.test(question.text) &&
      !saysNeeded.test(said(judged.unit, index)),
  },
  {
    name: 'names-nobody',
    objects: ({ essay, judged, question, unit }) =>
      !essay && question.type === 'who' && !namesSomebody(unit, judged.subjectShare, question),
  },
  {
    name: 'tells-of-nobody',
    objects: ({ essay, judged, question, unit, index }) =>
      !essay && asksForSomebody(question) && !tellsOfSomebody(unit, textAround(judged.unit, index)),
  },
  {
    name: 'counts-the-unheard-of',
    objects: ({ essay, judged, question }) => !essay && countsUnheard(judged, question),
  },
  {
    name: 'not-measured',
    objects: ({ essay, judged, question, index }) =>
      !essay && asksMeasure(question) && !isMeasured(said(judged.unit, index)),
  },
  {
    name: 'names-no-make',
    objects: ({ question, unit }) => asksForMake(question) && !namesMake(unit, question),
  },
  {
    name: 'owned-not-done',
    objects: ({ essay, question, unit, index }) => !essay && ownsInstead(unit, question, index),
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
  objects: ({ essay, judged, question, unit, index }) =>
    !essay &&
    asksOfNotDoing(question.text, question.language) &&
    !speaksOfNotDoing(`${unit.path.at(-1) ?? ''} ${unit.subject} ${said(judged.unit, index)}`),
}

/** 'Where does Marta live?' is not answered by a passage that names neither a place nor living. */
export const noPlace: Objection = {
  name: 'no-place',
  verdict: 'values',
  objects: ({ judged, question, unit, subjects, missing }) =>
    question.type === 'where' &&
    missing.length > 0 &&
    !(judged.values & value.place) &&
    unit.scope <= section &&
    !(judged.coverage > mostly && judged.lead > wellAhead && !subjects.some((group) => group.name)),
}
