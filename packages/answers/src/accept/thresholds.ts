/** Share of a question that a passage must speak of. Essays say things in other words than their readers. */
export const threshold = { own: 0.52, row: 0.45, foreign: 0.61, essay: 0.38, namedWorth: 0.15 }
/** Who asks for a row by its whole name says the rest of the column, if at all. */
export const rowsWholeName = 0.9
/** In long prose half of what is asked has to stand in one sentence, or its neighbours must tell most of it. */
export const essayAlone = { coverage: 0.55, inItself: 0.4 }

export const storyAlone = { named: 0.55, unnamed: 0.68, heading: 0.5, barelyNamed: 0.3 }
export const allOfIt = 0.8
/** Where the site never speaks of one of the things, more of the others has to be there. */
export const withUnheard = 0.57
export const asksTheSame = { share: 0.6, lead: 1.8 }
