import type { TaughtAnswer } from '@foyer/contract/analytics'
import type { Confidence, Source } from '@foyer/contract/chat'
import { folded } from '@foyer/contract/folded'
import { useQuery } from '@tanstack/react-query'
import { taughtQuery } from '../assistants/assistant-queries.ts'

/** A question to teach, with the answer given or taught before. */
export type Lesson = {
  question: string
  answer?: string
  /** The website’s quote, if the assistant was unsure. */
  draft?: string
  taught?: TaughtAnswer
}

type GivenAnswer = { content: string; confidence?: Confidence | null; sources?: Source[] }

export function lessonFrom(
  question: string,
  { content, confidence, sources }: GivenAnswer,
  taught: TaughtAnswer | undefined,
): Lesson {
  const draft = confidence === 'unsure' ? sources?.[0]?.quote : undefined
  return {
    question,
    ...(confidence === 'sure' && { answer: content }),
    ...(draft && { draft }),
    ...(taught && { taught }),
  }
}

const bare = (text: string) =>
  folded(text)
    .match(/[\p{L}\p{N}]+/gu)
    ?.join(' ') ?? text

// Owners may rephrase the question they teach; the link is kept until the next reload.
const taughtFor = new Map<string, string>()
const rememberPosition = (assistantId: string, question: string) => `${assistantId} ${bare(question)}`

export function rememberTaught(assistantId: string, asked: string, { id }: TaughtAnswer) {
  taughtFor.set(rememberPosition(assistantId, asked), id)
}

export function findTaught(assistantId: string, asked: string, all: TaughtAnswer[]) {
  const meant = taughtFor.get(rememberPosition(assistantId, asked))
  return all.find(({ id, question }) => id === meant || bare(question) === bare(asked))
}

export function useTaught(assistantId: string, exists = true) {
  const { data = [] } = useQuery({ ...taughtQuery(assistantId), enabled: exists })
  return (asked: string) => findTaught(assistantId, asked, data)
}

export const isOutdatedBy = (taught: TaughtAnswer | undefined, { timestamp }: { timestamp: string }) =>
  taught !== undefined && taught.createdAt > timestamp
