import type { Prompt } from '@foyer/answers/model/build-prompt'
import type { PrivateMarks } from '@foyer/answers/model/private-marks'
import type { Block } from '@foyer/answers/model/retrieve-passages'
import type { QuestionGroup } from '@foyer/answers/questions/group'
import type {
  Answer,
  Assistant,
  Knowledge,
  Language,
  Message,
  Page,
  Passage,
  VisitorFile,
} from '@foyer/answers/types'

export type Question = {
  text: string
  history: readonly Message[]
  files: readonly VisitorFile[]
  /** Files sent with this question, which is about them. */
  newFiles?: readonly string[]
  multiLanguage: boolean
}

export type PromptWanted = {
  owner: string
  site: string
  fence: string
  /** Token limits of the prompt, and of a website included whole; 0 for never. */
  inputTokens: number
  siteTokens: number
  /** Blocks close in meaning, best first. */
  alike: readonly number[]
}

export type AnswerWanted = {
  question: Question
  assistant: Assistant
  prompt: PromptWanted | null
  now: Date
}

/** Knowledge besides pages. `kept` are the owner's private lines, which are never told. */
export type RestOfKnowledge = Omit<Knowledge, 'pages'> & { kept: readonly string[] }

export type AskedQuestion = { text: string; assistantId: string; unsure: boolean; taught: boolean }

/** Each index has a number within its process. */
export type AnsweringTask =
  | { kind: 'open'; indexId: number }
  | { kind: 'pages'; indexId: number; pages: readonly Page[] }
  | { kind: 'build'; indexId: number; rest: RestOfKnowledge; language: Language }
  | ({ kind: 'ask'; indexId: number } & AnswerWanted)
  | { kind: 'search'; indexId: number; query: string; name: string; limit: number }
  | { kind: 'blocks'; indexId: number; most: number }
  | { kind: 'forget'; indexId: number }
  | { kind: 'group'; questions: readonly AskedQuestion[]; language: Language }

export type AnswerWithPrompt = {
  answer: Answer
  /** The visitor's language, which may differ from the answer's. */
  spoken: Language
  /** Null if there is no model or the answer needs none. */
  prompt: Prompt | null
}

export type AnsweringResult =
  | { kind: 'taken' }
  | { kind: 'building' }
  | { kind: 'built'; marks: PrivateMarks }
  /** The process restarted after the index was built. */
  | { kind: 'unknown' }
  | ({ kind: 'answered' } & AnswerWithPrompt)
  | { kind: 'found'; passages: Passage[] }
  | { kind: 'listed'; blocks: Block[] }
  | { kind: 'grouped'; groups: QuestionGroup<AskedQuestion>[] }
