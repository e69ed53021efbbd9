import { matchesOf } from '@foyer/calendar/matches-of'
import type { KnowledgeIndex } from '../../knowledge/knowledge-index.ts'
import type { IndexedPassage } from '../../knowledge/passage.ts'
import { termsOf } from '../../knowledge/terms.ts'
import { value, valuesIn } from '../../language/value-types.ts'
import type { Question } from '../../understand/question.ts'
import { needed } from '../../understand/type/question-type.ts'

const seam = /(?:,\s+|;\s+|\s+)(?:(?:and|but|or|und|aber|oder|y|pero|o|et|mais|ou|e|ma|mas)\s+)?/gu
const conjoined = /[,;]|\s(?:and|but|or|und|aber|oder|y|pero|o|et|mais|ou|e|ma|mas)\s/u

/**
 * 'Please leave pitches by 12:00 and pods and cabins by 10:00' tells two things side by side. Of such a sentence the
 * part about what was asked, or all of it where that is not one part alone.
 */
export function slotAsked(
  { text, language }: IndexedPassage,
  question: Question,
  index: KnowledgeIndex,
): string {
  const parts = partsOf(text, needed[question.type] & told)
  if (parts.length < 2) return text
  const said = parts.map(
    (part) => new Set(termsOf(part, language).terms.map((term) => index.terms.get(term))),
  )
  const hits = parts.map(() => 0)
  // What was named last goes before what was named earlier in the talk.
  let worth = 1
  for (const group of question.groups) {
    if (group.role !== 'subject' && group.role !== 'carried') continue
    const places = said.flatMap((terms, place) =>
      group.alternatives.some(({ term, weight }) => weight >= 0.4 && terms.has(term)) ? [place] : [],
    )
    if (places.length === 0 || places.length === parts.length) continue
    for (const place of places) hits[place]! += worth
    worth /= 2
  }
  const most = Math.max(...hits)
  const best = hits.flatMap((count, place) => (count === most ? [place] : []))
  return most > 0 && best.length === 1 ? parts[best[0]!]! : text
}

// Months and days are what times and prices are told of.
const told = value.time | value.money | value.percent

const longest = 400

/** Cut where a value of the kind asked for has been told and another one follows. */
function partsOf(text: string, needs: number): string[] {
  if (needs === 0 || text.length > longest) return []
  const parts: string[] = []
  let from = 0
  for (const match of matchesOf(seam, text)) {
    if (!conjoined.test(match[0])) continue
    const before = text.slice(from, match.index)
    const after = text.slice(match.index + match[0].length)
    if (!(valuesIn(before) & needs) || !(valuesIn(after) & needs)) continue
    parts.push(before)
    from = match.index + match[0].length
  }
  return [...parts, text.slice(from)]
}
