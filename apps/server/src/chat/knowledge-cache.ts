export type Knowable = { id: string; knowledgeVersion: number }

type Entry<Index> = { version: number; index: Index; bytes: number }

export type KnowledgeCache<Index> = {
  /** The index of what this assistant knows now. */
  get(assistant: Knowable): Promise<Index>
  /** How much is held, roughly. */
  bytes(): number
}

type Options<Index> = {
  maxBytes: number
  /** Reads and indexes an assistant's knowledge; says which version it found and how large it is. */
  build(assistantId: string): Promise<{ version: number; index: Index; bytes: number }>
  /** So long a question waits for newer knowledge while there is older to answer from. */
  patienceMs: number
}

/**
 * Indexes are derived from the database and cost time and memory: those asked last are kept up to a bound,
 * each built once at a time, and built anew when its assistant's knowledge has another version.
 */
export function createKnowledgeCache<Index>({
  maxBytes,
  build,
  patienceMs,
}: Options<Index>): KnowledgeCache<Index> {
  // A Map keeps the order of insertion: the first is the one not asked for the longest.
  const kept = new Map<string, Entry<Index>>()
  const building = new Map<string, Promise<Entry<Index>>>()
  let held = 0

  function drop(id: string) {
    held -= kept.get(id)?.bytes ?? 0
    kept.delete(id)
  }

  function keep(id: string, entry: Entry<Index>) {
    drop(id)
    kept.set(id, entry)
    held += entry.bytes
    for (const [oldest] of kept) {
      if (held <= maxBytes || oldest === id) break
      drop(oldest)
    }
  }

  function start(id: string): Promise<Entry<Index>> {
    const started = build(id)
      .then((entry) => {
        keep(id, entry)
        return entry
      })
      .finally(() => building.delete(id))
    building.set(id, started)
    return started
  }

  async function upToDate({ id, knowledgeVersion }: Knowable): Promise<Index> {
    for (;;) {
      const entry = await (building.get(id) ?? start(id))
      // What was being built when this question came may have been read before the change it must know.
      if (entry.version >= knowledgeVersion) return entry.index
    }
  }

  return {
    bytes: () => held,
    async get(assistant) {
      const entry = kept.get(assistant.id)
      if (!entry) return upToDate(assistant)
      kept.delete(assistant.id)
      kept.set(assistant.id, entry)
      if (entry.version >= assistant.knowledgeVersion) return entry.index
      const fresh = upToDate(assistant)
      return Promise.race([fresh, elapse(patienceMs, fresh).then(() => entry.index)])
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
