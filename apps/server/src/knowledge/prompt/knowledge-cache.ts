import { LRUCache } from 'lru-cache'

export type KnowledgeVersion = {
  id: string
  knowledgeVersion: number
  /** What is older still knows something that the owner wants forgotten. */
  forgottenVersion: number
}

type Entry<Knowledge> = { version: number; known: Knowledge; bytes: number }

export type KnowledgeCache<Knowledge> = {
  /** What this assistant knows now, ready to answer from. */
  get(assistant: KnowledgeVersion): Promise<Knowledge>
  /** It turned out to be of no use any more: the next question has it built anew. */
  discard(assistantId: string, known: Knowledge): void
  /** How much is held, roughly. */
  bytes(): number
}

type Options<Knowledge> = {
  maxBytes: number
  /** Reads and indexes an assistant's knowledge; says which version it found and how large it is. */
  build(assistantId: string): Promise<Entry<Knowledge>>
  /** It is no longer held here, and nobody new will ask it. */
  release?(known: Knowledge): void
  /** A build that would fail again is not tried for so long: it may have cost a process its life. */
  restMs: number
  wouldFailAgain?(error: unknown): boolean
  /** How long a question waits for newer knowledge while there is older to answer from. */
  patienceMs: number
}

/**
 * Indexes are derived from the database and cost time and memory: those asked last are kept up to a bound,
 * each built once at a time, and built anew when its assistant's knowledge has another version.
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
    // What is larger than the bound is kept too, alone: built anew for each question it would cost more.
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
      // What was being built when this question came may have been read before the change it must know.
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
      // Older knowledge answers better than none.
      const fresh = upToDate(assistant).catch(() => entry.known)
      return Promise.race([fresh, elapse(patienceMs, fresh).then(() => entry.known)])
    },
  }
}

/** Whichever comes first; a failure of the build is met by whoever waits for it. */
function elapse(ms: number, unless: Promise<unknown>): Promise<void> {
  return new Promise((done) => {
    const timer = setTimeout(done, ms)
    unless.then(
      () => clearTimeout(timer),
      () => clearTimeout(timer),
    )
  })
}
