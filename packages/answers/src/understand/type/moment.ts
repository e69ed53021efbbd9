import { fold } from '@foyer/text/fold'
import { wordsNamed } from '../../language/patterns.ts'

/** The day in question, apart from weekdays; `next` asks for the next opening. */
export type Moment = 'now' | 'today' | 'tomorrow' | 'next' | null

const moments = (['now', 'tomorrow', 'today', 'opens next'] as const).map((name): [RegExp, Moment] => [
  new RegExp(wordsNamed(`moment ${name}`), 'u'),
  name === 'opens next' ? 'next' : name,
])

export const momentIn = (text: string): Moment => namedMoment(text)?.moment ?? null

export function namedMoment(text: string): { moment: Moment; said: string } | null {
  const seen = fold(text)
  for (const [pattern, moment] of moments) {
    const said = pattern.exec(seen)?.[0]
    if (said !== undefined) return { moment, said }
  }
  return null
}
