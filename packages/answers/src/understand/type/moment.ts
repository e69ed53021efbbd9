import { fold } from '../../language/fold.ts'
import { wordsNamed } from '../../language/patterns.ts'

/** The day of the clock that a question means, apart from weekdays it names. */
export type Moment = 'now' | 'today' | 'tomorrow' | null

const moments = (['now', 'tomorrow', 'today'] as const).map((moment): [RegExp, Moment] => [
  new RegExp(wordsNamed(`moment ${moment}`), 'u'),
  moment,
])

export function momentIn(text: string): Moment {
  const seen = fold(text)
  for (const [pattern, moment] of moments) if (pattern.test(seen)) return moment
  return null
}
