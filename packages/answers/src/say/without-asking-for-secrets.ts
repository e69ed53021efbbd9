import { asksForSecret } from '../guard/asks-for-secret.ts'
import type { KnowledgeIndex } from '../knowledge/knowledge-index.ts'
import { sentencesOf } from '../knowledge/sentences.ts'
import type { Answer, Assistant } from '../types.ts'
import { phrasesOf, registerOf } from './phrases/phrases.ts'
import { sayReach } from './say-contact.ts'
import { toAnswer } from './to-answer.ts'
import type { WayOfAnswering } from './ways.ts'

const quoteMark = /^> ?/
const asks = (text: string) =>
  text.split('\n').some((line) => sentencesOf(line.replace(quoteMark, '')).some(asksForSecret))

/**
 * Removes sentences that ask for a password, a code or a card number, which a page or a taught answer may contain. An
 * unsure answer is dropped entirely.
 */
export function withoutAskingForSecrets(answer: Answer, assistant: Assistant, index: KnowledgeIndex): Answer {
  if (!asks(answer.text) && !answer.sources.some(({ quote }) => asks(quote))) return answer
  const text = answer.text
    .split('\n')
    .flatMap((line) => {
      const mark = quoteMark.exec(line)?.[0] ?? ''
      const sentences = sentencesOf(line.slice(mark.length))
      const kept = sentences.filter((sentence) => !asksForSecret(sentence))
      if (kept.length === sentences.length) return [line]
      return kept.length > 0 ? [mark + kept.join(' ')] : []
    })
    .join('\n')
    .trim()
  const trace = [...answer.trace, 'guard/asks-for-secret' satisfies WayOfAnswering]
  const sources = answer.sources.filter(({ quote }) => !asks(quote))
  if (text !== '' && (answer.confidence === 'sure' || text === answer.text))
    return { ...answer, text, sources, trace }
  const { language } = answer
  const unknown = phrasesOf(language, index).unknown[registerOf[assistant.personality]]
  const told = [unknown, sayReach(index, language)].filter(Boolean).join(' ')
  return toAnswer('none', { text: told, kind: 'refusal', language, trace })
}
