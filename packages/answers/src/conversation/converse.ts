import type { KnowledgeIndex } from '../knowledge/knowledge-index.ts'
import type { Language } from '../types.ts'
import { repairText } from '../understand/spelling/repair-text.ts'
import { splitQuestion } from '../understand/split-question.ts'
import { ask } from './ask.ts'
import type { ConversationContext, Exchange } from './exchange.ts'
import type { Resolve } from './question-in-context.ts'

/** Splits a message into questions, each in the context of the one before. */
export function* converse(
  text: string,
  language: Language,
  previous: Exchange | null,
  around: ConversationContext,
  resolve: Resolve,
  leads: (exchange: Exchange) => boolean,
): Generator<Exchange> {
  let before = previous
  for (const part of partsOf(text, language, around.index)) {
    const exchange = resolve(ask(part, language, before, around))
    if (leads(exchange)) before = exchange
    yield exchange
  }
}

// Longer messages have enough sentences to split as typed.
const longMessage = 400

/** 'And whta do you use' counts as a second question only once the typo is fixed. */
function partsOf(text: string, language: Language, index: KnowledgeIndex): string[] {
  const asTyped = splitQuestion(text, language)
  if (text.length > longMessage) return asTyped
  const meant = repairText(text, language, index)
  if (meant === text) return asTyped
  const asMeant = splitQuestion(meant, language)
  return asMeant.length > asTyped.length ? asMeant : asTyped
}
