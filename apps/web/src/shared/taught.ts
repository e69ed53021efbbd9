import type { TaughtAnswer } from '@foyer/contract/analytics'
import type { Confidence, Source } from '@foyer/contract/chat'
import { folded } from '@foyer/contract/folded'
import { useQuery } from '@tanstack/react-query'
import { taughtQuery } from './assistant-queries.ts'

/** What an owner is about to teach: a question as it was asked, and the answer it got or was taught before. */
export type Lesson = {
  question: string
  answer?: string
  /** Words of the website to begin with, where the assistant was not sure of them. */
  draft?: string
  taught?: TaughtAnswer
}

type GivenAnswer = { content: string; confidence?: Confidence | null; sources?: Source[] }

/** What can be taught about an answer that was given. */
export function lessonOf(
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

// Owners may teach a question in other words than it was asked: which one was meant is known until the next reload.
const taughtFor = new Map<string, string>()
const placeOf = (assistantId: string, question: string) => `${assistantId} ${bare(question)}`

export function rememberTaught(assistantId: string, asked: string, { id }: TaughtAnswer) {
  taughtFor.set(placeOf(assistantId, asked), id)
}

/** The answers about this question among all that an assistant was taught. */
export function taughtAbout(assistantId: string, asked: string, all: TaughtAnswer[]) {
  const meant = taughtFor.get(placeOf(assistantId, asked))
  return all.find(({ id, question }) => id === meant || bare(question) === bare(asked))
}

/** Tells what an assistant, where it still exists, was taught about a question. */
export function useTaught(assistantId: string, exists = true) {
  const { data = [] } = useQuery({ ...taughtQuery(assistantId), enabled: exists })
  return (asked: string) => taughtAbout(assistantId, asked, data)
}

/** An answer given before the owner taught a better one. */
export const isTaughtSince = (taught: TaughtAnswer | undefined, { timestamp }: { timestamp: string }) =>
  taught !== undefined && taught.createdAt > timestamp
