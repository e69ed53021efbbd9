import { LRUCache } from 'lru-cache'

export type KnowledgeVersion = {
  id: string
  knowledgeVersion: number
  /** Older versions contain something to be forgotten. */
  forgottenVersion: number
}

type Entry<Knowledge> = { version: number; known: Knowledge; bytes: number }

export type KnowledgeCache<Knowledge> = {
  get(assistant: KnowledgeVersion): Promise<Knowledge>
  discard(assistantId: string, known: Knowledge): void
  bytes(): number
}

type Options<Knowledge> = {
  maxBytes: number
  build(assistantId: string): Promise<Entry<Knowledge>>
  release?(known: Knowledge): void
  /** A failed build may have killed its process. */
  restMs: number
  wouldFailAgain?(error: unknown): boolean
  /** How long a question waits if older knowledge is available. */
  patienceMs: number
}

/** Each index is built once at a time, up to a memory limit. */
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
    // Rebuilding it for every question would cost more.
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
      // The build may have begun before the change.
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
      const fresh = upToDate(assistant).catch(() => entry.known)
      return Promise.race([fresh, elapse(patienceMs, fresh).then(() => entry.known)])
    },
  }
}

/** The caller handles a failed build. */
function elapse(ms: number, unless: Promise<unknown>): Promise<void> {
  return new Promise((done) => {
    const timer = setTimeout(done, ms)
    unless.then(
      () => clearTimeout(timer),
      () => clearTimeout(timer),
    )
  })
}
