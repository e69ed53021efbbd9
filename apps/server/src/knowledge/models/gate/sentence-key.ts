import { createHash, randomUUID } from 'node:crypto'
import type { Grounds } from '@foyer/answers/model/gate/grounds'
import { linesAbout } from '@foyer/answers/model/gate/lines-about'
import { refersBack } from '@foyer/answers/model/gate/wording'
import { mostLineTokens } from './second-look.ts'

/** Limits the owner's approval to the same evidence. 'It costs £5' also depends on the question. */
export function keyOfSentence(
  sentence: string,
  { question, before }: { question: string; before: string },
  grounds: Grounds,
): string {
  const { text, isOfToday } = linesAbout([sentence], grounds, mostLineTokens)
  const around = refersBack.test(sentence) ? [question, before] : []
  return createHash('sha256')
    .update(JSON.stringify([sentence, text, around, isOfToday ? randomUUID() : null]))
    .digest('base64url')
}
