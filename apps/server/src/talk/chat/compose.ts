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
import { type AskersQuestion, answerBuiltIn } from './answer-built-in.ts'
import type { Chat } from './chat.ts'
import { quotedSentences } from './quoted-sentences.ts'
import { receivedFiles } from './received-files.ts'
import { unseenPictures } from './unseen-pictures.ts'

const builtIn = 'built-in'
/** Passages for one query of a model's own. */
const mostLookedUp = 8

export type ComposedAnswer = Omit<SaidAnswer, 'responseMs'>

/** Whoever a message is answered to. */
export type ReplyHearer = {
  /** Called once nothing can be refused any more: from here on it is answered. */
  accepted(): void
  /** Called with each further piece of the answer. */
  say(text: string): void
  /** Called where what was said so far doesn't stand: a person has stepped in. */
  retract(): void
  /** Somebody reads along as it is said. */
  watched: boolean
  /** Aborted when whoever asked has left. */
  leaving: AbortSignal
}

/** The same with the files of the message, as a model is given them. */
export type AnswerHearer = ReplyHearer &
  AnswerListener & {
    newPictures: NewPictures
    /** Documents that come with the message, by their names. */
    newDocuments: readonly string[]
  }

/** An answer in words; null when whoever asked left before the first of them. */
export async function compose(
  chat: Chat,
  assistant: KnowledgeVersion & Pick<AnsweringAssistant, 'accountId' | 'modelId' | 'tier'>,
  asked: AskersQuestion,
  hearer: AnswerHearer,
): Promise<ComposedAnswer | null> {
  const ready = await chat.services.models.of(assistant)
  const { known, answered, question } = await lookUp(chat, assistant, asked, ready?.model ?? null)
  hearer.accepted()
  const { answer: found, spoken: language } = answered
  const { names, tooLarge } = hearer.newPictures
  const { newDocuments } = hearer
  const unseen = unseenPictures[found.language]
  const blind = names.length > 0 && !ready?.model.sees
  // Whoever sends files and no words asks nothing that could be looked up; what is asked of a picture that nothing here
  // sees ('What is this?') is not told by pages that share a word with it.
  const isOfPicture = blind && !ready && newDocuments.length === 0 && found.confidence !== 'sure'
  if (
    isOfPicture ||
    (isJustNames(question.text, [...names, ...newDocuments]) && (blind || newDocuments.length > 0))
  ) {
    const content = [
      ...(newDocuments.length > 0 ? [about(newDocuments, receivedFiles[found.language].read)] : []),
      ...(blind ? [unseen] : []),
    ].join('\n\n')
    hearer.say(content)
    // A file that was read is met; one that nothing here can see is a gap.
    const [confidence, manner] =
      newDocuments.length > 0 ? (['sure', 'plain'] as const) : (['none', 'none'] as const)
    return {
      ...plain({ ...found, text: content, confidence, said: manner, sources: [], more: [] }),
      language,
    }
  }
  const said = await sayIt(
    chat,
    ready,
    { known, question, answered, asker: asked.whose, accountId: assistant.accountId },
    hearer,
  )
  if (!said) return null
  const more = [
    ...(newDocuments.length > 0 && found.kind !== 'file' && said.answeredBy === builtIn
      ? [about(newDocuments, receivedFiles[found.language].silent)]
      : []),
    ...(blind || tooLarge || (names.length > 0 && fellBack(said)) ? [unseen] : []),
  ]
  for (const sentence of more) hearer.say(`\n\n${sentence}`)
  return { ...said, content: [said.content, ...more].join('\n\n'), language }
}

/** A message without words is given the names of its files. */
function isJustNames(text: string, names: readonly string[]): boolean {
  let rest = text
  // The longest first: one name may be a part of another. What was uploaded and taken out again is not in the text.
  for (const name of [...names].sort((a, b) => b.length - a.length)) rest = rest.replaceAll(name, '')
  return rest !== text && !/[^,\s]/.test(rest)
}

const about = (names: readonly string[], sentence: string) => sentence.replace('{}', () => names.join(', '))

const fellBack = ({ answeredBy, fallbackReason }: Omit<ComposedAnswer, 'language'>) =>
  answeredBy === builtIn && fallbackReason !== null

const lookUp = (chat: Chat, assistant: KnowledgeVersion, asked: AskersQuestion, model: Model | null) =>
  withKnowledge(chat.services.knowledge, assistant, asked.question, async (known) => {
    const question = retoldQuestion(asked.question, known)
    const answered = await answerBuiltIn(chat, known, { ...asked, question }, model)
    return answered && { known, answered, question }
  })

/** What was answered before the owner dropped or corrected something is not said again from there. */
function retoldQuestion(question: Question, { told }: AssistantKnowledge): Question {
  const history = question.history.map((turn) =>
    // A turn of which nothing is left still stands between two of the visitor's.
    turn.role === 'assistant' ? { ...turn, content: told.ofSite(turn.content).trim() || '…' } : turn,
  )
  return { ...question, history }
}

async function sayIt(
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
  hearer: AnswerHearer,
): Promise<Omit<ComposedAnswer, 'language'> | null> {
  const { answer: found, prompt } = answered
  if (ready && prompt) {
    const { model } = ready
    // Checking what a model says brings word lists along, which an instance without one does without.
    const whose = { accountId, assistantId: known.id }
    const [{ askModel }, toldTrue] = await Promise.all([
      import('../../knowledge/models/ask-model.ts'),
      readTrueSentences(services.db, whose),
    ])
    const lookUp = (query: string) =>
      known.index.lookUp({ query, name: known.assistant.name, limit: mostLookedUp }, asker)
    const asked = await askModel(
      services,
      ready,
      { known, question, found, prompt, lookUp, toldTrue },
      hearer,
    )
    const heard = { ...asked, sources: nameSources(asked.sources, known.ownSources) }
    await recordCall(services.db, model, { whose, heard }, services.now())
    if (heard.trouble) {
      const { reason, message } = heard.trouble
      services.log.warn({ model: model.name, reason, detail: message }, 'the model did not answer')
    }
    if (heard.stands || hearer.leaving.aborted) return heard.said ? byModel(model, heard) : null
    return afterModel(model, heard, found, hearer)
  }
  if (hearer.leaving.aborted) return null
  hearer.say(found.text)
  return plain(found)
}

const plain = ({ text, confidence, said, sources, more }: Answer): Omit<ComposedAnswer, 'language'> => ({
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

function byModel(model: Model, heard: ModelAnswer): Omit<ComposedAnswer, 'language'> {
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

/** The built-in answerer stands in; where somebody heard the model begin, after what it began. */
function afterModel(model: Model, heard: ModelAnswer, found: Answer, { say, watched }: AnswerHearer) {
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
