/**
 * What stays open as long as somebody listens, each with how it ends: a shutdown ends all, else it would wait for browsers
 * that never leave. What a request under way opens after that is ended at once.
 */
export class OpenStreams {
  readonly #ends = new Set<() => void>()
  #isClosing = false

  get size(): number {
    return this.#ends.size
  }

  add(end: () => void): void {
    if (this.#isClosing) end()
    else this.#ends.add(end)
  }

  delete(end: () => void): void {
    this.#ends.delete(end)
  }

  endAll(): void {
    this.#isClosing = true
    for (const end of this.#ends) end()
  }
}
