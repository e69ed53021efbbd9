import { FetchFailure } from '../fetch/fetch-failure.ts'
import { type GuardedResponse, joinedAsFarAsItCame, joinedBody } from '../fetch/guarded-response.ts'
import type { CrawlFetch, ReadDocument } from './crawl-options.ts'

export interface ByteBudget {
  fetchFor(account: string, fetch: CrawlFetch): CrawlFetch
  readFor<Findings>(account: string, read: ReadDocument<Findings>): ReadDocument<Findings>
}

interface HeldBody {
  account: string
  bytes: number
  cut?: () => void
}

/**
 * Limits the memory of bodies across all crawls. The heaviest account's largest incoming body is aborted and
 * refetched later, so that a site of huge pages can't starve others.
 */
export function createByteBudget(mostBytes: number): ByteBudget {
  const held = new Set<HeldBody>()

  function letGoOfMost() {
    let total = 0
    const ofAccounts = new Map<string, number>()
    for (const { account, bytes } of held) {
      total += bytes
      ofAccounts.set(account, (ofAccounts.get(account) ?? 0) + bytes)
    }
    if (total <= mostBytes) return
    const weight = (each: HeldBody) => ofAccounts.get(each.account) ?? 0
    const [largest] = [...held]
      .filter(({ cut }) => cut)
      .sort((one, other) => weight(other) - weight(one) || other.bytes - one.bytes)
    largest?.cut?.()
  }

  function counted(account: string, response: GuardedResponse): GuardedResponse {
    async function* body(endsEarly?: Parameters<GuardedResponse['body']>[0]): AsyncGenerator<Uint8Array> {
      let isCut = false
      const mine: HeldBody = { account, bytes: 0 }
      mine.cut = () => {
        isCut = true
        delete mine.cut
        response.discard()
      }
      held.add(mine)
      try {
        for await (const chunk of response.body(endsEarly)) {
          mine.bytes += chunk.length
          letGoOfMost()
          if (isCut) break
          yield chunk
        }
      } catch (error) {
        if (!isCut) throw error
      } finally {
        held.delete(mine)
      }
      if (isCut) throw new FetchFailure('busy', response.url)
    }
    return {
      ...response,
      body,
      bytes: () => joinedBody(body()),
      bytesThatCame: () => joinedAsFarAsItCame(body),
    }
  }

  return {
    fetchFor: (account, fetch) => async (url, request) => counted(account, await fetch(url, request)),
    readFor: (account, read) => async (document, signal) => {
      const mine: HeldBody = { account, bytes: document.bytes.length }
      held.add(mine)
      try {
        return await read(document, signal)
      } finally {
        held.delete(mine)
      }
    },
  }
}
