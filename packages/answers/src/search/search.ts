import type { KnowledgeIndex } from '../knowledge/knowledge-index.ts'
import type { Question } from '../understand/question.ts'
import { judge } from './judge.ts'
import type { Judged } from './judged.ts'
import { rank } from './rank.ts'

const looked = 40

/** The passages that may answer a question, the likeliest first. */
export const search = (question: Question, index: KnowledgeIndex, most = looked): Judged[] =>
  judge(rank(question, index, most), question, index)
