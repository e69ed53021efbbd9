import { fold } from '../../language/fold.ts'
import { patternsUnder } from '../../language/patterns.ts'
import type { Language } from '../../types.ts'

/** 'The cheapest', 'the longest': of all rows the one at this end. */
export interface Superlative {
  of: 'money' | 'duration' | 'size'
  end: 'least' | 'most'
}

const patterns = patternsUnder('superlative')

/** The superlative of a question, and the question without it. */
export function superlativeIn(
  text: string,
  language: Language,
): { superlative: Superlative; rest: string } | null {
  const seen = fold(text)
  if (seen.length !== text.length) return null
  for (const [pattern, name] of patterns[language]) {
    const match = pattern.exec(seen)
    if (!match) continue
    const rest = text.slice(0, match.index) + text.slice(match.index + match[0].length)
    const [of, end] = name.split(' ') as [Superlative['of'], Superlative['end']]
    return { superlative: { of, end }, rest: rest.replace(/ {2,}/g, ' ') }
  }
  return null
}
