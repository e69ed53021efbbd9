import type { SmallTalk } from '../small-talk/small-talk.ts'
import type { AnswerKind, Assistant, Language } from '../types.ts'
import { chatterPhrases } from './phrases/chatter.ts'
import { type Phrases, registerOf } from './phrases/phrases.ts'
import { fill } from './phrases/phrases-of.ts'

/** What is said back to a word that asks nothing. */
export function saySmallTalk(
  talk: SmallTalk,
  { name, personality }: Assistant,
  phrases: Phrases,
  language: Language,
): { text: string; kind: AnswerKind } {
  if (talk === 'greeting') return { text: fill(phrases.greeting[personality], { name }), kind: talk }
  if (talk === 'thanks' || talk === 'farewell' || talk === 'identity')
    return { text: fill(phrases[talk][registerOf[personality]], { name }), kind: talk }
  return { text: fill(chatterPhrases[language][talk], { name }), kind: 'chat' }
}
