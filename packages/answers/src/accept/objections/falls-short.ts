import type { IndexedPassage } from '../../knowledge/passage.ts'
import { labelTerms } from '../../knowledge/terms.ts'
import { fold } from '../../language/fold.ts'
import { value } from '../../language/value-types.ts'
import type { Judged } from '../../search/judged.ts'
import type { Question } from '../../understand/question.ts'
import type { Group } from '../../understand/words/group.ts'

/** Who it is for may be told by an age or a class of people. */
const people = new Set(['#child', '#baby', '#teen', '#adult', '#senior', '#student', '#person', '#family'])

/** The site never speaks of it. */
export const isUnheard = ({ alternatives, concepts, verb }: Group) =>
  alternatives.length === 0 && !verb && !concepts.some((concept) => people.has(concept))

const takenOff = /%\s?(?:off\b|discount|less\b|reduction|cheaper)|\bdiscount\b/i

/** 'What does the pass cost?' is not told by '20 % off with the pass'; what a levy of 5 % costs is. */
export const onlyShare = (
  { values }: Judged,
  { text: asked, language }: Question,
  { text }: IndexedPassage,
): boolean =>
  language === 'en' &&
  (values & (value.money | value.free)) === 0 &&
  takenOff.test(text) &&
  !/\b(?:discount|off|save|saving|cheaper|less|reduc\w+|percent\w*|members?)\b|%/i.test(asked)

/** 'Is a taster compulsory?' is not told by a row of what it costs. */
export const asksIfNeeded = /\b(?:compulsory|mandatory|obligatory|required|optional|necessary)\s*\?*$/i
export const saysNeeded =
  /\b(?:must|needs?|needed|required?|requires|compulsory|mandatory|obligatory|necessary|optional|every|always|without|not)\b/i

const onlyThese =
  /\b(?:only|forbidden|prohibited|not allowed|not permitted|never|no \p{L}+ing|do not|don['’]t|cannot|can['’]t)\b/iu

/** 'Do you deliver to France?' is told by 'We only deliver within the United Kingdom', whatever place is named. */
export const rulesOut = ({ coverage, lead }: Judged, { text, kind }: IndexedPassage): boolean =>
  kind !== 'row' && lead > 2.2 && coverage > 0.7 && onlyThese.test(text)

/** What it costs to rent a thing is told where renting is spoken of, or in a list of what things cost. */
export const asksToRent = ({ missing }: Judged, question: Question, passage: IndexedPassage) =>
  question.type === 'price' &&
  (passage.kind === 'sentence' || passage.kind === 'faq') &&
  missing.some((group) => group.role === 'subject' && group.concepts.includes('#rent')) &&
  // What is held as a deposit is told by itself.
  !question.concepts.has('#deposit')

/** 'Do you sell harnesses?' is not told by what it costs to hire one. */
export const isOnlyRented = (
  { missing }: Judged,
  question: Question,
  { cells, path, language }: IndexedPassage,
) =>
  cells !== undefined &&
  !question.concepts.has('#rent') &&
  missing.some((group) => group.concepts.includes('#sell') || group.concepts.includes('#buy')) &&
  labelTerms(path.join(' ; '), language).includes('#rent')

const counted = /(?:how many|wie ?viele?|cu[aá]nt[oa]s|combien d[e'’]|quant[ie]|quant[oa]s) ?([\p{L}]+)/iu

/** 'How many watts?', where the site never speaks of watts: no other number will do. */
export function countsUnheard({ missing }: Judged, question: Question): boolean {
  if (question.type !== 'count' || question.foreign) return false
  const thing = counted.exec(question.text)?.[1]
  return (
    thing !== undefined &&
    missing.some(
      (group) =>
        group.word === fold(thing) &&
        group.role === 'subject' &&
        group.alternatives.length === 0 &&
        group.concepts.length === 0,
    )
  )
}
