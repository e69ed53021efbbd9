import type { TaughtAnswer } from '@foyer/contract/analytics'
import { folded } from '@foyer/contract/folded'
import { useQuery } from '@tanstack/react-query'
import { taughtQuery } from './assistant-queries.ts'

/** What an owner is about to teach: a question as it was asked, and the answer it got or was taught before. */
export type Lesson = { question: string; answer?: string; taught?: TaughtAnswer }

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

/** Tells what an assistant, where it still exists, was taught about a question. */
export function useTaught(assistantId: string, exists = true) {
  const { data = [] } = useQuery({ ...taughtQuery(assistantId), enabled: exists })
  return (asked: string) => {
    const meant = taughtFor.get(placeOf(assistantId, asked))
    return data.find(({ id, question }) => id === meant || bare(question) === bare(asked))
  }
}

/** An answer given before the owner taught a better one. */
export const isTaughtSince = (taught: TaughtAnswer | undefined, { timestamp }: { timestamp: string }) =>
  taught !== undefined && taught.createdAt > timestamp
