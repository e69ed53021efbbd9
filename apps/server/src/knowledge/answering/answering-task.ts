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
  /** The names of those that came with the question itself: it is about them. */
  newFiles?: readonly string[]
  multiLanguage: boolean
}

/** What a model is asked with, where there is one. */
export type PromptWanted = {
  owner: string
  site: string
  fence: string
  /** The most tokens of all together, and of a website that is given whole; 0 where none is. */
  inputTokens: number
  siteTokens: number
  /** Blocks of the index that are alike in meaning, best first. */
  alike: readonly number[]
}

export type AnswerWanted = {
  question: Question
  assistant: Assistant
  prompt: PromptWanted | null
  now: Date
}

/** What is known beside pages; `kept` are the owner's private lines, which are never told. */
export type RestOfKnowledge = Omit<Knowledge, 'pages'> & { kept: readonly string[] }

/** A question that was asked, and whether its answer was unsure; or one whose answer the owner has taught. */
export type AskedQuestion = { text: string; assistantId: string; unsure: boolean; taught: boolean }

/** The process holds an index of what each assistant knows, under a number. */
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
  /** What the visitor writes in, which an assistant of one language need not answer in. */
  spoken: Language
  /** Null where the answer needs no model, or none is there. */
  prompt: Prompt | null
}

export type AnsweringResult =
  | { kind: 'taken' }
  | { kind: 'building' }
  | { kind: 'built'; marks: PrivateMarks }
  /** The process was started anew since the index was built. */
  | { kind: 'unknown' }
  | ({ kind: 'answered' } & AnswerWithPrompt)
  | { kind: 'found'; passages: Passage[] }
  | { kind: 'listed'; blocks: Block[] }
  | { kind: 'grouped'; groups: QuestionGroup<AskedQuestion>[] }
