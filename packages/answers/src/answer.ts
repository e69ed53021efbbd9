import { localTime } from '@foyer/calendar/intervals'
import { accept } from './accept/accept.ts'
import type { ConversationContext } from './conversation/exchange.ts'
import { languageAnswered } from './conversation/language-spoken.ts'
import { exchangesOf, readMessage } from './conversation/read-message.ts'
import type { KnowledgeIndex } from './knowledge/knowledge-index.ts'
import { resolve } from './resolve/resolve.ts'
import { fill, phrasesOf } from './say/phrases/phrases.ts'
import { say } from './say/say.ts'
import { saySmallTalk } from './say/say-small-talk.ts'
import { toAnswer } from './say/to-answer.ts'
import type { WayOfAnswering } from './say/ways.ts'
import { withoutAskingForSecrets } from './say/without-asking-for-secrets.ts'
import { languageOfCourtesy, smallTalkIn } from './small-talk/small-talk.ts'
import type { Answer, Assistant, Language, Message, VisitorFile } from './types.ts'

export interface AnswerInput {
  index: KnowledgeIndex
  assistant: Assistant
  question: string
  /** Earlier messages, oldest first, without this question. */
  history?: readonly Message[]
  now?: Date
  files?: readonly VisitorFile[]
}

/** Answers from the assistant's knowledge, without a model. */
export function answer(input: AnswerInput): Answer {
  const { index, assistant, history = [], files = [] } = input
  const heard = readMessage(input.question, history, index, assistant.language)
  const { message, question, before, spoken, from } = heard
  const answeredIn = (tongue: Language) =>
    from ? assistant.language : languageAnswered(tongue, assistant, index)
  const talk = smallTalkIn(message)
  if (talk) {
    // Earlier messages identify the language better than a word that many languages share.
    const language = answeredIn(
      history.length === 0 ? languageOfCourtesy(message, spoken, assistant.language) : spoken,
    )
    return toAnswer('plain', {
      ...saySmallTalk(talk, assistant, language, index),
      language,
      trace: [`small-talk/${talk}` satisfies WayOfAnswering],
    })
  }
  const language = answeredIn(spoken)
  if (question === null) {
    const text = fill(phrasesOf(language, index).guarded, { name: assistant.name })
    return toAnswer('none', {
      text,
      kind: 'guarded',
      language,
      trace: ['guard/commands' satisfies WayOfAnswering],
    })
  }
  const around: ConversationContext = {
    index,
    name: assistant.name,
    clock: localTime(input.now, index.timeZone),
  }
  const exchanges = exchangesOf(question, heard, around, resolve)
  const opens = before.every((said) => smallTalkIn(said) !== null)
  const said = say(accept(exchanges, index), { assistant, question, language, opens, files }, around)
  return withoutAskingForSecrets(said, assistant, index)
}
