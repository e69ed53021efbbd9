import type { Prompt } from '@foyer/answers/model/build-prompt'
import { addFoundPassages } from '@foyer/answers/model/found-passages'
import type { Passage } from '@foyer/answers/types'
import { z } from 'zod'

export type SiteSearch = {
  find(query: string): Promise<string>
  /** What follows may rely on the results. */
  found(): void
}

/** Further searches take time and rarely find anything new. */
const mostCalls = 2
const longestQuery = 300
const noMore = 'Nothing more can be looked up. Answer from what you have.'

export function createSiteSearch(
  prompt: Prompt,
  lookUp: (query: string) => Promise<readonly Passage[] | null>,
  onFound: (grown: Prompt) => void,
): SiteSearch {
  let grown = prompt
  let calls = 0
  return {
    async find(query) {
      if (++calls > mostCalls) return noMore
      const passages = await lookUp(query).catch(() => null)
      const next = addFoundPassages(grown, passages ?? [])
      grown = next.prompt
      return next.text
    },
    found: () => onFound(grown),
  }
}

type Ai = Pick<typeof import('ai'), 'isStepCount' | 'tool'>

export function withSearch({ isStepCount, tool }: Ai, { find }: SiteSearch) {
  let calls = 0
  return {
    tools: {
      search_website: tool({
        description:
          'Finds passages of the business’s website, at most twice for an answer. Where what you were given does not answer, call it before you write anything, and before you say that the website does not tell. The query: a few words in the language of the website.',
        inputSchema: z.object({ query: z.string().trim().min(1).max(longestQuery) }),
        execute: ({ query }) => {
          calls++
          return find(query)
        },
      }),
    },
    stopWhen: isStepCount(mostCalls + 1),
    prepareStep: () => (calls >= mostCalls ? { toolChoice: 'none' as const } : undefined),
  }
}
