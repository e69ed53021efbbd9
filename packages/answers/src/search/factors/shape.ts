import type { Factor } from '../factor.ts'
import { shareOf } from '../named-share.ts'
import { factor } from '../weights.ts'

const mostOfName = 0.5

/** A question that names a row and a column of it has named the very cell. */
export const namedCell: Factor = {
  name: 'named-cell',
  factor({ passage, index, namesRow, namesColumn, matchedTerms }) {
    if (!namesRow || !namesColumn) return 1
    if (shareOf(passage.subject, passage, index, matchedTerms) < mostOfName) return 1
    return factor.addressed
  },
}

/** The column of a table is told by its rows, before itself. */
export const wholeColumn: Factor = {
  name: 'whole-column',
  factor: ({ passage }) => (passage.kind === 'column' ? factor.column : 1),
}

/** A list is told by its points, before all of it. */
export const wholeList: Factor = {
  name: 'whole-list',
  factor: ({ passage }) => (passage.kind === 'list' ? factor.list : 1),
}

/** A follow-up most likely means what was just spoken of, or what stands beside it. */
export const justSpokenOf: Factor = {
  name: 'just-spoken-of',
  example: {
    page: `| Room | Low season 3 November – 31 March | Mid season 1 April – 14 June and 16 September – 2 November | High season 15 June – 15 September |
| Family Loft | £165 | £205 | £259 |
| Lighthouse Suite | £229 | £275 | £345 |`,
    asked: ['Which room is cheapest in high season and how much is it?'],
    told: 'Family Loft: High season 15 June – 15 September £259.',
  },
  factor({ at, passage, question: { favourite }, index }) {
    if (favourite === undefined) return 1
    if (at === favourite) return factor.favourite
    return passage.block === index.passages[favourite]!.block ? factor.besideFavourite : 1
  },
}
