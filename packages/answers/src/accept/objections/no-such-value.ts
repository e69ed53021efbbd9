import { valuesAround } from '../../knowledge/around.ts'
import { namesSomebody } from '../../understand/type/somebody-asked.ts'
import type { Objection } from '../objection.ts'

/** What holds no value of the kind asked for cannot be the answer, however well it fits otherwise. */
export const noValueAskedFor: Objection = {
  name: 'no-value-asked-for',
  verdict: 'values',
  example: {
    page: `## Yoga

Yoga is taught in the small hall.`,
    asked: ['When is yoga?'],
    told: null,
  },
  objects: ({ judged, needs, index }) =>
    needs !== 0 &&
    !(judged.values & needs) &&
    !judged.fitted &&
    !(valuesAround(judged.passage, index) & needs),
}

/** 'Who runs the kitchen?' is not told by a passage that names nobody. */
export const namesNobody: Objection = {
  name: 'names-nobody',
  verdict: 'values',
  example: {
    page: `## Kitchen

The kitchen is run with great care and local food.`,
    asked: ['Who runs the kitchen?'],
    told: null,
  },
  objects: ({ essay, judged, question, passage }) =>
    !essay && question.type === 'who' && !namesSomebody(passage, judged.subjectShare),
}
