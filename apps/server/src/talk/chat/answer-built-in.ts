import type { AnswerWithPrompt, Question } from '../../knowledge/answering/answering-task.ts'
import type { Model } from '../../knowledge/models/open-model.ts'
import type { AssistantKnowledge } from '../../knowledge/prompt/load-knowledge.ts'
import { sha256 } from '../../platform/crypto/secrets.ts'
import type { Chat } from './chat.ts'

/** A question, and who asks it: strangers wait for each other in turn. */
export type AskersQuestion = { question: Question; whose: string }

/** What the site says, found and put into words without any model; null where the index is gone. */
export async function answerBuiltIn(
  { findAlike, remembered, services }: Chat,
  known: AssistantKnowledge,
  { question, whose }: AskersQuestion,
  /** The language model that is asked next with the passages found here; null where none is. */
  model: Model | null,
): Promise<AnswerWithPrompt | null> {
  const { assistant, index } = known
  const now = services.now()
  // Stored embeddings came from the instance's model, so the question uses the same, whichever this assistant has.
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
  // What a model is asked with is different each time, and so is a conversation with files.
  if (prompt || question.files.length > 0) return index.ask({ question, assistant, prompt, now }, whose)
  const key = keyOf(known, question)
  const before = remembered.get(key)
  if (before) return before
  const answered = await index.ask({ question, assistant, prompt: null, now }, whose)
  // Whether it is open now is asked anew each time.
  if (answered && !answered.answer.timely) remembered.set(key, answered)
  return answered
}

/** The same question of the same knowledge has the same answer, until one of its facts is over. */
function keyOf(
  { id, version, until }: AssistantKnowledge,
  { text, history, multiLanguage }: Question,
): string {
  const asked = JSON.stringify([id, version, until, multiLanguage, text, history])
  // A long conversation is known by its hash: the memory is for answers.
  return asked.length < 300 ? asked : sha256(asked)
}
