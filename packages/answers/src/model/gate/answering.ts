import { detectLanguage } from '../../language/detect.ts'
import type { QuestionType } from '../../understand/type/question-type.ts'
import { type Claim, readClaim } from './claim.ts'
import type { Grounds } from './grounds.ts'
import { presence, saidMarks } from './lines.ts'
import { affirms, freeWord, negation } from './wording.ts'

const hasKind =
  (...kinds: readonly string[]) =>
  ({ values }: Claim) =>
    values.some(({ kind }) => kinds.includes(kind))
const hasDay = ({ days }: Claim) => days.length > 0
const hasTime = (claim: Claim) => hasDay(claim) || hasKind('clock', 'number')(claim)

/** Requirements for the sentence that answers, by question type. */
const wanted: Partial<Record<QuestionType, (claim: Claim) => boolean>> = {
  price: (claim) => hasKind('money', 'percent')(claim) || freeWord.test(claim.text),
  duration: hasTime,
  when: hasTime,
  clock: hasTime,
  weekday: hasDay,
  distance: hasKind('number'),
  count: hasKind('number', 'percent'),
  age: hasKind('number'),
  warmth: hasKind('number'),
  phone: hasKind('phone'),
  whether: ({ text }) => affirms.test(text) || negation.test(text),
}

/**
 * Scores from 0 to 2 how well a sentence answers, by shared words and by the kind of value. Null if the question gives
 * no clue.
 */
export function answersHow(sentence: string, grounds: Grounds): number | null {
  const { words, type } = grounds.question
  const isWanted = wanted[type]
  if (words.length === 0 && !isWanted) return null
  const claim = readClaim(sentence, detectLanguage(sentence, grounds.language).language)
  const marks = saidMarks(claim.words)
  const whole = words.reduce((sum, word) => sum + grounds.weightOf(word), 0)
  const shared = words.reduce((sum, word) => sum + presence(word, marks) * grounds.weightOf(word), 0)
  return (whole > 0 ? shared / whole : 0) + (isWanted?.(claim) ? 1 : 0)
}
