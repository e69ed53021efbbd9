export interface Candidate {
  url: string
  key: string
  host: string
  depth: number
  /** The candidate with the lowest goes first. */
  priority: number
  /** Redirects that led here. */
  hops: number
  /** Fetches of it that failed for now. */
  attempts: number
  /** `start` is where the crawl began, or where that led. */
  role: 'start' | 'page' | 'sitemap'
}

export interface Frontier {
  /** True if this page was not known yet. Another spelling of a known one waits in case that one fails. */
  offer(candidate: Candidate): boolean
  /** Queues it whatever is known of it: the next hop of a redirect between two spellings of one page. */
  insist(candidate: Candidate): void
  /** Keeps a page from being queued again: it is done elsewhere, or not wanted. */
  settle(key: string): void
  isKnown(key: string): boolean
  /** The best candidate whose host is free; `free` is asked about the first of each host only. */
  take(free: (candidate: Candidate) => boolean): Candidate | null
  /** Another spelling of a page that could not be had, if one was seen. */
  otherSpelling(key: string): Candidate | null
  /** The first candidate of each host. */
  fronts(): Candidate[]
  /** What is still queued, best first. */
  rest(): Candidate[]
  readonly size: number
  /** The number of candidates it had no room for. */
  readonly letGo: number
}

const maxSpellings = 3

/** The addresses found and not yet fetched, at most `capacity` of them: beyond that the least promising are let go. */
export function createFrontier(capacity: number): Frontier {
  const queues = new Map<string, Heap>()
  const spellings = new Map<string, Candidate[]>()
  /** The spelling of each page that was queued first, by key. */
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

/** A binary heap; of equals the one pushed first comes first. */
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
