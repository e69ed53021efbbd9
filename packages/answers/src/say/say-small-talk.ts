import type { KnowledgeIndex } from '../knowledge/knowledge-index.ts'
import type { SmallTalk } from '../small-talk/small-talk.ts'
import type { AnswerKind, Assistant, Language } from '../types.ts'
import { fill, phrasesOf, registerOf } from './phrases/phrases.ts'
import { offerTopics } from './topics.ts'

export function saySmallTalk(
  talk: SmallTalk,
  { name, personality }: Assistant,
  language: Language,
  index: KnowledgeIndex,
): { text: string; kind: AnswerKind } {
  const phrases = phrasesOf(language, index)
  if (talk === 'greeting') return { text: fill(phrases.greeting[personality], { name }), kind: talk }
  const line = talk === 'abilities' ? 'identity' : talk
  if (line === 'thanks' || line === 'farewell' || line === 'identity') {
    const said = fill(phrases[line][registerOf[personality]], { name })
    const topics = talk === 'abilities' ? offerTopics(index, language, phrases) : ''
    return { text: [said, topics].filter(Boolean).join(' '), kind: line }
  }
  return { text: fill(phrases.chatter[line], { name }), kind: 'chat' }
}
