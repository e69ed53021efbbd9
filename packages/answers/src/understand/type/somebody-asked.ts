import type { IndexedPassage } from '../../knowledge/passage.ts'
import { fold } from '../../language/fold.ts'
import { isNamed } from '../../language/person-names.ts'
import { hasWordList, isRealWord } from '../../language/real-words.ts'
import { value, valuesIn } from '../../language/value-types.ts'
import type { Question } from '../question.ts'

const notForAName =
  /\bwho (?:can|may|could|must|should|needs?|has|gets?|pays|is (?:it|this|that|allowed|eligible))\b/i

/** 'Who runs the club?', not 'Who is it for?'. */
export const asksForSomebody = ({ type, text, language }: Question): boolean =>
  type === 'who' && language === 'en' && !notForAName.test(text)

/** 'Who guides the Food and Markets tour?': the row's own name, once asked for, is nobody. */
export const namesSomebody = (passage: IndexedPassage, named: number) =>
  (!passage.cells &&
    (passage.path.slice(1).some((heading) => isNamed(heading, passage.language)) || isCalled(passage))) ||
  isNamed(named > 0.5 ? passage.text.replace(passage.subject, '') : passage.text, passage.language) ||
  (named < 0.5 && isNamed(passage.subject, passage.language))

/** 'Deshawn teaches it': a word with a capital that is none of the language. */
const isCalled = ({ text, language }: IndexedPassage): boolean =>
  !hasWordList(language) ||
  // An address is full of names, and of nobody's.
  ((valuesIn(text) & (value.place | value.phone | value.email)) === 0 &&
    (text.match(/\p{Lu}[\p{Ll}'’]{2,}/gu) ?? []).some((word) => !isRealWord(fold(word), language)))
