/** Looks up names in the source without slicing, which would cost more than the lookup. */
export class NameTable<T extends { readonly name: string }> {
  private readonly slots: (T | null)[] = Array(512).fill(null)

  constructor(entries: Iterable<T>) {
    // On a collision the first entry wins.
    for (const entry of entries) this.slots[slotOf(entry.name, 0, entry.name.length)] ??= entry
  }

  /** Returns null for unknown names, uppercase names and colliding entries. */
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
