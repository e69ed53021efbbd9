import type { Answer } from '@foyer/answers/types'
import type { AnswerWithPrompt, Question } from '../../knowledge/answering/answering-task.ts'
import type { AnswerListener, ModelAnswer } from '../../knowledge/models/ask-model.ts'
import { costOf } from '../../knowledge/models/budget.ts'
import type { Model } from '../../knowledge/models/open-model.ts'
import type { ReadyModel } from '../../knowledge/models/open-models.ts'
import { recordCall } from '../../knowledge/models/record-call.ts'
import { nameSources } from '../../knowledge/pages/own-sources.ts'
import type { KnowledgeVersion } from '../../knowledge/prompt/knowledge-cache.ts'
import type { AssistantKnowledge } from '../../knowledge/prompt/load-knowledge.ts'
import { withKnowledge } from '../../knowledge/prompt/loaded-knowledge.ts'
import type { SaidAnswer } from '../conversations/keep-turns.ts'
import { readTrueSentences } from '../conversations/true-sentences.ts'
import type { NewPictures } from '../files/sent-files.ts'
import type { AnsweringAssistant } from '../visitors/answering-assistant.ts'
import { answerBuiltIn, type CallerQuestion } from './answer-built-in.ts'
import type { Chat } from './chat.ts'
import { quotedSentences } from './quoted-sentences.ts'
import { receivedFiles } from './received-files.ts'
import { unseenPictures } from './unseen-pictures.ts'

const builtIn = 'built-in'
const maxPassages = 8

export type ComposedAnswer = Omit<SaidAnswer, 'responseMs'>

type WordsOfAnswer = Omit<ComposedAnswer, 'language' | 'answerLanguage'>

export type ReplySink = {
  /** Nothing is refused after this call. */
  accepted(): void
  say(text: string): void
  /** The text sent so far is invalid because a person took over. */
  retract(): void
  /** True if the text is read while it is written. */
  watched: boolean
  /** Aborted when the caller disconnects. */
  leaving: AbortSignal
}

export type AnswerSink = ReplySink &
  AnswerListener & {
    newPictures: NewPictures
    newDocuments: readonly string[]
  }

/** Writes the answer; null if the caller disconnected before its first word. */
export async function compose(
  chat: Chat,
  assistant: KnowledgeVersion & Pick<AnsweringAssistant, 'accountId' | 'modelId' | 'tier'>,
  asked: CallerQuestion,
  sink: AnswerSink,
): Promise<ComposedAnswer | null> {
  const ready = await chat.services.models.of(assistant)
  const { known, answered, question } = await lookUp(chat, assistant, asked, ready?.model ?? null)
  sink.accepted()
  const { answer: found, spoken } = answered
  const languages = { language: spoken, answerLanguage: found.language }
  const { names, tooLarge } = sink.newPictures
  const { newDocuments } = sink
  const unseen = unseenPictures[found.language]
  const blind = names.length > 0 && !ready?.model.sees
  // A message of files alone asks nothing, and a question about an unseen picture ('What is this?') isn't answered by
  // pages that share a word with it.
  const isOfPicture = blind && !ready && newDocuments.length === 0 && found.confidence !== 'sure'
  if (
    isOfPicture ||
    (isJustNames(question.text, [...names, ...newDocuments]) && (blind || newDocuments.length > 0))
  ) {
    const content = [
      ...(newDocuments.length > 0 ? [about(newDocuments, receivedFiles[found.language].read)] : []),
      ...(blind ? [unseen] : []),
    ].join('\n\n')
    sink.say(content)
    // A file that was read is answered; an unseen picture is a gap.
    const [confidence, manner] =
      newDocuments.length > 0 ? (['sure', 'plain'] as const) : (['none', 'none'] as const)
    return {
      ...plain({ ...found, text: content, confidence, said: manner, sources: [], more: [] }),
      ...languages,
    }
  }
  const said = await writeAnswer(
    chat,
    ready,
    { known, question, answered, asker: asked.whose, accountId: assistant.accountId },
    sink,
  )
  if (!said) return null
  const more = [
    ...(newDocuments.length > 0 && found.kind !== 'file' && said.answeredBy === builtIn
      ? [about(newDocuments, receivedFiles[found.language].silent)]
      : []),
    ...(blind || tooLarge || (names.length > 0 && fellBack(said)) ? [unseen] : []),
  ]
  for (const sentence of more) sink.say(`\n\n${sentence}`)
  return { ...said, content: [said.content, ...more].join('\n\n'), ...languages }
}

/** Clients send the file names as the text of a message without one. */
function isJustNames(text: string, names: readonly string[]): boolean {
  let rest = text
  // Longest first, as one name may contain another. Removed uploads are not in the text.
  for (const name of [...names].sort((a, b) => b.length - a.length)) rest = rest.replaceAll(name, '')
  return rest !== text && !/[^,\s]/.test(rest)
}

const about = (names: readonly string[], sentence: string) => sentence.replace('{}', () => names.join(', '))

const fellBack = ({ answeredBy, fallbackReason }: WordsOfAnswer) =>
  answeredBy === builtIn && fallbackReason !== null

const lookUp = (chat: Chat, assistant: KnowledgeVersion, asked: CallerQuestion, model: Model | null) =>
  withKnowledge(chat.services.knowledge, assistant, asked.question, async (known) => {
    const question = withoutRetracted(asked.question, known)
    const answered = await answerBuiltIn(chat, known, { ...asked, question }, model)
    return answered && { known, answered, question }
  })

/** Removes corrected and deleted facts from earlier answers, so that they are not repeated. */
function withoutRetracted(question: Question, { told }: AssistantKnowledge): Question {
  const history = question.history.map((turn) =>
    // An emptied turn is kept to separate the visitor's messages.
    turn.role === 'assistant' ? { ...turn, content: told.ofSite(turn.content).trim() || '…' } : turn,
  )
  return { ...question, history }
}

async function writeAnswer(
  { services }: Chat,
  ready: ReadyModel | null,
  {
    known,
    question,
    answered,
    asker,
    accountId,
  }: {
    known: AssistantKnowledge
    question: Question
    answered: AnswerWithPrompt
    asker: string
    accountId: string
  },
  sink: AnswerSink,
): Promise<WordsOfAnswer | null> {
  const { answer: found, prompt } = answered
  if (ready && prompt) {
    const { model } = ready
    // Loaded on demand: the checks need word lists that instances without a model can skip.
    const whose = { accountId, assistantId: known.id }
    const [{ askModel }, trueKeys] = await Promise.all([
      import('../../knowledge/models/ask-model.ts'),
      readTrueSentences(services.db, whose),
    ])
    const lookUp = (query: string) =>
      known.index.lookUp({ query, name: known.assistant.name, limit: maxPassages }, asker)
    const asked = await askModel(services, ready, { known, question, found, prompt, lookUp, trueKeys }, sink)
    const heard = { ...asked, sources: nameSources(asked.sources, known.ownSources) }
    await recordCall(services.db, model, { whose, heard }, services.now())
    if (heard.trouble) {
      const { reason, message } = heard.trouble
      services.log.warn({ model: model.name, reason, detail: message }, 'the model did not answer')
    }
    if (heard.stands || sink.leaving.aborted) return heard.said ? byModel(model, heard) : null
    return afterModel(model, heard, found, sink)
  }
  if (sink.leaving.aborted) return null
  sink.say(found.text)
  return plain(found)
}

const plain = ({ text, confidence, said, sources, more }: Answer): WordsOfAnswer => ({
  content: text,
  confidence,
  said,
  more: [...more],
  ...quotedSentences(text, sources),
  answeredBy: builtIn,
  fallbackReason: null,
  cut: [],
  secondLook: null,
  inputTokens: null,
  outputTokens: null,
  costUsd: null,
})

const costs = (model: Model, { tokens }: ModelAnswer) => ({
  inputTokens: tokens?.input ?? null,
  outputTokens: tokens?.output ?? null,
  costUsd: tokens && costOf(model.settings, tokens),
})

function byModel(model: Model, heard: ModelAnswer): WordsOfAnswer {
  return {
    content: heard.said,
    confidence: heard.declined ? 'none' : heard.doubtful ? 'unsure' : 'sure',
    said: heard.declined ? 'none' : heard.doubtful ? 'doubtful' : 'plain',
    more: [],
    sentences: [...heard.sentences],
    sources: heard.declined ? [] : heard.sources,
    answeredBy: model.name,
    fallbackReason: heard.trouble?.reason ?? null,
    cut: heard.cut,
    secondLook: heard.secondLook,
    ...costs(model, heard),
  }
}

/** The built-in answerer takes over, after any text that was already streamed. */
function afterModel(model: Model, heard: ModelAnswer, found: Answer, { say, watched }: AnswerSink) {
  const before = watched && heard.said ? `${heard.said.trimEnd()} ` : ''
  say(watched ? (before + found.text).slice(heard.said.length) : found.text)
  return {
    ...plain({ ...found, text: before + found.text }),
    fallbackReason: heard.trouble?.reason ?? null,
    cut: heard.cut,
    secondLook: heard.secondLook,
    ...costs(model, heard),
  }
}
