import { createHash, randomUUID } from 'node:crypto'
import type { Grounds } from '@foyer/answers/model/gate/grounds'
import { linesAbout } from '@foyer/answers/model/gate/lines-about'
import { leansOnTheOneBefore } from '@foyer/answers/model/gate/wording'
import { mostLineTokens } from './second-look.ts'

/**
 * Names a sentence together with the lines that bear on it: what its owner says of it holds for the two alone. 'It costs
 * £5' is another sentence behind another question, and what depends on the hour is another one each time.
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
