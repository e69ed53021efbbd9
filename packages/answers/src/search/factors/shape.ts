import { section } from '../../knowledge/passage.ts'
import { speaksOfCases, supposes } from '../../understand/type/polarity.ts'
import { asksLikewise, asksOtherwise } from '../../understand/type/site-asks.ts'
import type { Factor } from '../factor.ts'
import { asksForMake, namesMake } from '../makes.ts'
import { shareOf } from '../named-share.ts'
import { factor } from '../weights.ts'
import { tellsOtherEnd } from './other-end.ts'
import { isWithinMonths } from './within-months.ts'

/** 'Check-out' where check-in was asked for. */
export const otherEnd: Factor = {
  name: 'other-end',
  factor: ({ at, question, index }) => (tellsOtherEnd(at, question, index) ? factor.otherEnd : 1),
}

const mostOfName = 0.5

/** A question that names a row and a column of it has named the very cell. */
export const namedCell: Factor = {
  name: 'named-cell',
  factor({ passage, question, index, namesRow, namesColumn, missing, matchedTerms }) {
    if (!namesRow || !namesColumn) return 1
    const inMonths = isWithinMonths(question, missing)
    if (!inMonths && shareOf(passage.subject, passage, index, matchedTerms) < mostOfName) return 1
    return inMonths && missing.length === 0 ? factor.theCell : factor.addressed
  },
}

/** 'Who can drive?' does not tell how far one may. */
export const siteAsksOtherwise: Factor = {
  name: 'site-asks-otherwise',
  factor: ({ passage, question }) =>
    passage.kind === 'faq' && asksOtherwise(passage, question.type) ? factor.asksOtherwise : 1,
}

/** 'How long: 30 days', where it was asked how long. */
export const termAsksLikewise: Factor = {
  name: 'term-asks-likewise',
  factor: ({ passage, question }) =>
    passage.kind === 'term' && asksLikewise(passage, question.type) ? factor.asksLikewise : 1,
}

/** 'What make are your bikes?' is told by a name. */
export const makeNamed: Factor = {
  name: 'make-named',
  factor: ({ passage, question }) =>
    asksForMake(question) && namesMake(passage, question) ? factor.namesMake : 1,
}

/** The column of a table is told by its rows, before itself. */
export const wholeColumn: Factor = {
  name: 'whole-column',
  factor: ({ passage }) => (passage.kind === 'column' ? factor.column : 1),
}

/** 'What if it rains?' is told where cases are spoken of. */
export const tellsOfCases: Factor = {
  name: 'tells-of-cases',
  factor: ({ passage, question }) =>
    passage.scope <= section && supposes(question.text, question.language) && speaksOfCases(passage.text)
      ? factor.ofCases
      : 1,
}

/** A list is told by its points, before all of it. */
export const wholeList: Factor = {
  name: 'whole-list',
  factor: ({ passage }) => (passage.kind === 'list' ? factor.list : 1),
}

/** A follow-up most likely means what was just spoken of, or what stands beside it. */
export const justSpokenOf: Factor = {
  name: 'just-spoken-of',
  factor({ at, passage, question: { favourite }, index }) {
    if (favourite === undefined) return 1
    if (at === favourite) return factor.favourite
    return passage.block === index.passages[favourite]!.block ? factor.besideFavourite : 1
  },
}
