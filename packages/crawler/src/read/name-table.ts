/** Names told where they stand in the source, without cutting them out first: that, and its hash, is most of a look-up. */
export class NameTable<T extends { readonly name: string }> {
  private readonly slots: (T | null)[] = Array(512).fill(null)

  constructor(entries: Iterable<T>) {
    // The first of two that share a slot has it.
    for (const entry of entries) this.slots[slotOf(entry.name, 0, entry.name.length)] ??= entry
  }

  /** The entry of a name; null also for some that are in the table, and for names in capitals. */
  find(source: string, start: number, end: number): T | null {
    const entry = this.slots[slotOf(source, start, end)]!
    return entry !== null && entry.name.length === end - start && source.startsWith(entry.name, start)
      ? entry
      : null
  }
}

function slotOf(source: string, start: number, end: number): number {
  const first = source.charCodeAt(start)
  const last = source.charCodeAt(end - 1)
  return (first * 39 + last * 67 + (end - start) * 151) & 511
}
