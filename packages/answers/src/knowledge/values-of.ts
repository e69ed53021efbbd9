import { oncePer } from '../language/once-per.ts'
import { value, valuesIn } from '../language/value-types.ts'
import type { IndexedPassage } from './passage.ts'
import { dayTerms } from './terms.ts'

/** The kinds of value a passage holds. What a question of the site's own asks is not told by asking it. */
export const valuesOf = oncePer(({ kind, subject, text, cells, language }: IndexedPassage): number => {
  const found = valuesIn(kind === 'faq' || kind === 'taught' ? text : `${subject} ${text}`)
  const namesDay = ({ header }: { header: string }) =>
    header.length <= 12 && dayTerms(header, language).length > 0
  return cells?.some(namesDay) ? found | value.weekday : found
})
