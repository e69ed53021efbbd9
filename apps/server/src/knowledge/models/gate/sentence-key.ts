import { createHash, randomUUID } from 'node:crypto'
import type { Grounds } from '@foyer/answers/model/gate/grounds'
import { linesAbout } from '@foyer/answers/model/gate/lines-about'
import { leansOnTheOneBefore } from '@foyer/answers/model/gate/wording'
import { mostLineTokens } from './second-look.ts'

/**
 * Identifies a sentence with its evidence, to which the owner's word is limited. A sentence such as 'It costs £5' also
 * depends on the question, and one that depends on the time is different every time.
 */
export function keyOfSentence(
  sentence: string,
  { question, before }: { question: string; before: string },
  grounds: Grounds,
): string {
  const { text, isOfToday } = linesAbout([sentence], grounds, mostLineTokens)
  const around = leansOnTheOneBefore.test(sentence) ? [question, before] : []
  return createHash('sha256')
    .update(JSON.stringify([sentence, text, around, isOfToday ? randomUUID() : null]))
    .digest('base64url')
}
