export interface StoredAnswer {
  status: number
  headers: Record<string, string>
  body: Buffer
}

export interface ScriptCache {
  get(url: string): StoredAnswer | undefined
  put(url: string, answer: StoredAnswer): void
}

const maxBytes = 24 * 1024 * 1024
const maxAgeMs = 5 * 60_000

/** Pages of a site share their scripts, so each is fetched once. */
export function createScriptCache(now: () => number = Date.now): ScriptCache {
  const answers = new Map<string, StoredAnswer & { storedAt: number }>()
  let bytes = 0

  function drop(url: string) {
    bytes -= answers.get(url)?.body.length ?? 0
    answers.delete(url)
  }
  return {
    get(url) {
      const answer = answers.get(url)
      if (answer && now() - answer.storedAt > maxAgeMs) drop(url)
      return answers.get(url)
    },
    put(url, answer) {
      drop(url)
      answers.set(url, { ...answer, storedAt: now() })
      bytes += answer.body.length
      for (const oldest of answers.keys()) {
        if (bytes <= maxBytes) break
        drop(oldest)
      }
    },
  }
}
