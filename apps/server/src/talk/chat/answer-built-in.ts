import type { AnswerWithPrompt, Question } from '../../knowledge/answering/answering-task.ts'
import type { Model } from '../../knowledge/models/open-model.ts'
import type { AssistantKnowledge } from '../../knowledge/prompt/load-knowledge.ts'
import { sha256 } from '../../platform/crypto/secrets.ts'
import type { Chat } from './chat.ts'

/** `whose` lets callers take turns at the index. */
export type CallerQuestion = { question: Question; whose: string }

/** Answers without a model; null if the index is gone. */
export async function answerBuiltIn(
  { findAlike, answerCache, services }: Chat,
  known: AssistantKnowledge,
  { question, whose }: CallerQuestion,
  model: Model | null,
): Promise<AnswerWithPrompt | null> {
  const { assistant, index } = known
  const now = services.now()
  // Stored embeddings come from the instance's model, so the question uses the same one.
  const embedder = model && (await services.models.current())?.embedder
  const alike = embedder ? await findAlike(embedder, known, question.text) : []
  const prompt = model && {
    owner: known.prompt.open,
    site: known.prompt.crawled,
    fence: sha256(services.secrets.fingerprint(`prompt of ${known.id}`)).slice(0, 24),
    inputTokens: model.settings.inputTokens,
    siteTokens: model.settings.siteTokens,
    alike,
  }
  // Prompts and files differ each time, so neither is cached.
  if (prompt || question.files.length > 0) return index.ask({ question, assistant, prompt, now }, whose)
  const key = keyOf(known, question)
  const before = answerCache.get(key)
  if (before) return before
  const answered = await index.ask({ question, assistant, prompt: null, now }, whose)
  // Answers about the current time are not cached.
  if (answered && !answered.answer.timely) answerCache.set(key, answered)
  return answered
}

/** Equal questions to equal knowledge have equal answers, until a fact expires. */
function keyOf(
  { id, version, until }: AssistantKnowledge,
  { text, history, multiLanguage }: Question,
): string {
  const asked = JSON.stringify([id, version, until, multiLanguage, text, history])
  // Long conversations are hashed to save memory.
  return asked.length < 300 ? asked : sha256(asked)
}
