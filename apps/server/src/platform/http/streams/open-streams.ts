/** Functions that end open streams, for shutdown. Streams added afterwards are ended at once. */
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
