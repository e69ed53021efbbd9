export interface Candidate {
  url: string
  key: string
  host: string
  depth: number
  priority: number
  hops: number
  attempts: number
  /** `start` is the start page or a redirect target of it. */
  role: 'start' | 'page' | 'sitemap'
}

export interface Frontier {
  /** Returns true for a new page. Alternative spellings are kept in case the first one fails. */
  offer(candidate: Candidate): boolean
  /** Queues the candidate even if its page is known, for example to follow a redirect between two spellings. */
  insist(candidate: Candidate): void
  settle(key: string): void
  isKnown(key: string): boolean
  /** Takes the best candidate whose host is free. `free` is called once per host. */
  take(free: (candidate: Candidate) => boolean): Candidate | null
  otherSpelling(key: string): Candidate | null
  fronts(): Candidate[]
  rest(): Candidate[]
  readonly size: number
  readonly letGo: number
}

const maxSpellings = 3

/** The queue of found addresses. Over `capacity`, the least promising are discarded. */
export function createFrontier(capacity: number): Frontier {
  const queues = new Map<string, Heap>()
  const spellings = new Map<string, Candidate[]>()
  /** The first queued spelling of each page, by key. */
  const known = new Map<string, string>()
  let size = 0
  let letGo = 0

  function insist(candidate: Candidate) {
    if (!known.has(candidate.key)) known.set(candidate.key, candidate.url)
    let queue = queues.get(candidate.host)
    if (!queue) {
      queue = createHeap()
      queues.set(candidate.host, queue)
    }
    queue.push(candidate)
    size++
    if (size > capacity) shrink()
  }

  function rest(): Candidate[] {
    return [...queues.values()].flatMap((queue) => queue.items()).sort((a, b) => a.priority - b.priority)
  }

  function shrink() {
    const all = rest()
    const keep = all.slice(0, Math.floor(capacity * 0.75))
    for (const gone of all.slice(keep.length)) known.delete(gone.key)
    letGo += all.length - keep.length
    queues.clear()
    size = 0
    for (const candidate of keep) insist(candidate)
  }

  return {
    insist,
    rest,
    settle: (key) => void known.set(key, ''),
    isKnown: (key) => known.has(key),
    fronts: () => [...queues.values()].flatMap((queue) => queue.peek() ?? []),
    offer(candidate) {
      if (!known.has(candidate.key)) {
        insist(candidate)
        return true
      }
      const others = spellings.get(candidate.key) ?? []
      const seen =
        known.get(candidate.key) === candidate.url || others.some(({ url }) => url === candidate.url)
      if (!seen && others.length < maxSpellings) spellings.set(candidate.key, [...others, candidate])
      return false
    },
    take(free) {
      let best: Heap | null = null
      for (const queue of queues.values()) {
        const first = queue.peek()
        if (first && (!best || first.priority < best.peek()!.priority) && free(first)) best = queue
      }
      const candidate = best?.pop() ?? null
      if (candidate) size--
      return candidate
    },
    otherSpelling(key) {
      const others = spellings.get(key)
      const next = others?.shift() ?? null
      if (!others?.length) spellings.delete(key)
      return next
    },
    get size() {
      return size
    },
    get letGo() {
      return letGo
    },
  }
}

interface Heap {
  push(candidate: Candidate): void
  pop(): Candidate | null
  peek(): Candidate | undefined
  items(): Candidate[]
}

function createHeap(): Heap {
  const heap: { candidate: Candidate; order: number }[] = []
  let pushed = 0
  const before = (a: number, b: number) => {
    const [x, y] = [heap[a]!, heap[b]!]
    return x.candidate.priority - y.candidate.priority || x.order - y.order
  }
  const swap = (a: number, b: number) => {
    const held = heap[a]!
    heap[a] = heap[b]!
    heap[b] = held
  }
  return {
    push(candidate) {
      heap.push({ candidate, order: pushed++ })
      for (let at = heap.length - 1; at > 0; ) {
        const parent = (at - 1) >> 1
        if (before(at, parent) >= 0) break
        swap(at, parent)
        at = parent
      }
    },
    pop() {
      const top = heap[0]
      const last = heap.pop()
      if (!top || !last) return null
      if (heap.length) {
        heap[0] = last
        for (let at = 0; ; ) {
          let least = at
          for (const child of [2 * at + 1, 2 * at + 2]) {
            if (child < heap.length && before(child, least) < 0) least = child
          }
          if (least === at) break
          swap(at, least)
          at = least
        }
      }
      return top.candidate
    },
    peek: () => heap[0]?.candidate,
    items: () => heap.map(({ candidate }) => candidate),
  }
}
