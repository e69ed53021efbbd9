import type { SmallTalk } from '../small-talk/small-talk.ts'
import type { AnswerKind, Assistant } from '../types.ts'
import { fill, type Phrases, registerOf } from './phrases/phrases.ts'

/** What is said back to a word that asks nothing. */
export function saySmallTalk(
  talk: SmallTalk,
  { name, personality }: Assistant,
  phrases: Phrases,
): { text: string; kind: AnswerKind } {
  if (talk === 'greeting') return { text: fill(phrases.greeting[personality], { name }), kind: talk }
  if (talk === 'thanks' || talk === 'farewell' || talk === 'identity')
    return { text: fill(phrases[talk][registerOf[personality]], { name }), kind: talk }
  return { text: fill(phrases.chatter[talk], { name }), kind: 'chat' }
}
