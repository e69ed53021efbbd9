/** Collects term occurrences while reading pages, then packs them into flat arrays. */
export class PostingsBuilder {
  readonly terms = new Map<string, number>()
  private readonly passages: number[][] = []
  private readonly counts: number[][] = []
  private readonly fields: number[][] = []
  private readonly spread: number[] = []
  private readonly lastBlock: number[] = []
  private total = 0

  add(term: string, passage: number, block: number, count: number, fields: number) {
    let id = this.terms.get(term)
    if (id === undefined) {
      id = this.terms.size
      this.terms.set(term, id)
      this.passages.push([])
      this.counts.push([])
      this.fields.push([])
      this.spread.push(0)
      this.lastBlock.push(-1)
    }
    this.passages[id]!.push(passage)
    this.counts[id]!.push(Math.min(count, 255))
    this.fields[id]!.push(fields)
    this.total++
    if (this.lastBlock[id] !== block) {
      this.lastBlock[id] = block
      this.spread[id]!++
    }
  }

  /** Yields between terms, so that a large site doesn't block. */
  *pack() {
    const offsets = new Uint32Array(this.terms.size + 1)
    const postings = new Uint32Array(this.total)
    const counts = new Uint8Array(this.total)
    const fields = new Uint8Array(this.total)
    let at = 0
    for (let id = 0; id < this.passages.length; id++) {
      offsets[id] = at
      postings.set(this.passages[id]!, at)
      counts.set(this.counts[id]!, at)
      fields.set(this.fields[id]!, at)
      at += this.passages[id]!.length
      if (id % 2_000 === 0) yield
    }
    offsets[this.passages.length] = at
    return { offsets, postings, counts, fields, spread: Uint32Array.from(this.spread) }
  }
}
