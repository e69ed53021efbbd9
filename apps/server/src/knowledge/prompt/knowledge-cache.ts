import { LRUCache } from 'lru-cache'

export type KnowledgeVersion = {
  id: string
  knowledgeVersion: number
  /** Older versions contain something that the owner had forgotten. */
  forgottenVersion: number
}

type Entry<Knowledge> = { version: number; known: Knowledge; bytes: number }

export type KnowledgeCache<Knowledge> = {
  get(assistant: KnowledgeVersion): Promise<Knowledge>
  /** Drops an unusable index, so the next question rebuilds it. */
  discard(assistantId: string, known: Knowledge): void
  /** An estimate. */
  bytes(): number
}

type Options<Knowledge> = {
  maxBytes: number
  build(assistantId: string): Promise<Entry<Knowledge>>
  /** Called when an index is no longer held. */
  release?(known: Knowledge): void
  /** A failed build is not retried for this long, because it may have killed its process. */
  restMs: number
  wouldFailAgain?(error: unknown): boolean
  /** How long a question waits for newer knowledge while older is available. */
  patienceMs: number
}

/**
 * Caches indexes, which are costly to build, up to a memory limit. Each is built once at a time and rebuilt when the
 * assistant's knowledge version changes.
 */
export function createKnowledgeCache<Knowledge>({
  maxBytes,
  build,
  release = () => {},
  restMs,
  wouldFailAgain = () => true,
  patienceMs,
}: Options<Knowledge>): KnowledgeCache<Knowledge> {
  const kept = new LRUCache<string, Entry<Knowledge>>({
    maxSize: maxBytes,
    // An index above the limit is kept alone, which is cheaper than rebuilding it for every question.
    sizeCalculation: ({ bytes }) => Math.min(bytes, maxBytes),
    dispose: ({ known }) => release(known),
  })
  const building = new Map<string, Promise<Entry<Knowledge>>>()
  const failed = new Map<string, unknown>()

  function start(id: string): Promise<Entry<Knowledge>> {
    if (failed.has(id)) return Promise.reject(failed.get(id))
    const started = build(id)
      .then(
        (entry) => {
          kept.set(id, entry)
          return entry
        },
        (error) => {
          if (wouldFailAgain(error)) rest(id, error)
          throw error
        },
      )
      .finally(() => building.delete(id))
    building.set(id, started)
    return started
  }

  function rest(id: string, error: unknown) {
    failed.set(id, error)
    setTimeout(() => failed.delete(id), restMs).unref()
  }

  async function upToDate({ id, knowledgeVersion }: KnowledgeVersion): Promise<Knowledge> {
    for (;;) {
      const entry = await (building.get(id) ?? start(id))
      // A build that began before this question may have missed the change it needs.
      if (entry.version >= knowledgeVersion) return entry.known
    }
  }

  return {
    bytes: () => [...kept.values()].reduce((sum, { bytes }) => sum + bytes, 0),
    discard(id, known) {
      if (kept.peek(id)?.known === known) kept.delete(id)
    },
    async get(assistant) {
      const entry = kept.get(assistant.id)
      if (!entry) return upToDate(assistant)
      if (entry.version >= assistant.knowledgeVersion) return entry.known
      if (entry.version < assistant.forgottenVersion) return upToDate(assistant)
      // Older knowledge is better than none.
      const fresh = upToDate(assistant).catch(() => entry.known)
      return Promise.race([fresh, elapse(patienceMs, fresh).then(() => entry.known)])
    },
  }
}

/** Resolves after the time or the build, whichever is first. The caller handles a failed build. */
function elapse(ms: number, unless: Promise<unknown>): Promise<void> {
  return new Promise((done) => {
    const timer = setTimeout(done, ms)
    unless.then(
      () => clearTimeout(timer),
      () => clearTimeout(timer),
    )
  })
}
