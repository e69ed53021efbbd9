/** A bounded queue in which owners take turns. */
export type FairQueue<Item> = {
  /** Returns the rejected item, if any: this one if its owner's row is full, or the last of the longest row. */
  add(whose: string, item: Item): Item | undefined
  /** Whether `add` would take an item of theirs now. */
  hasRoom(whose: string): boolean
  /** Puts an interrupted item back at the front of its row. */
  putBack(whose: string, item: Item): void
  next(may?: (item: Item) => boolean): Item | undefined
  remove(item: Item): boolean
  empty(): Item[]
}

type Bounds = { most: number; mostOfOne: number }

export function createFairQueue<Item>({ most, mostOfOne }: Bounds): FairQueue<Item> {
  // Maps keep insertion order, so the row served last is at the end.
  const rows = new Map<string, Item[]>()
  let size = 0

  function take(whose: string, row: Item[], at: number): Item {
    const [item] = row.splice(at, 1)
    size--
    rows.delete(whose)
    if (row.length > 0) rows.set(whose, row)
    return item!
  }

  function longestRow(than: number): Item[] | undefined {
    const [longest] = [...rows.values()].sort((one, other) => other.length - one.length)
    return longest && longest.length > than ? longest : undefined
  }

  return {
    add(whose, item) {
      const row = rows.get(whose) ?? []
      if (row.length >= mostOfOne) return item
      const longest = size >= most ? longestRow(row.length + 1) : undefined
      if (size >= most && !longest) return item
      const pushedOut = longest?.pop()
      row.push(item)
      rows.set(whose, row)
      if (!longest) size++
      return pushedOut
    },
    hasRoom(whose) {
      const already = rows.get(whose)?.length ?? 0
      return already < mostOfOne && (size < most || longestRow(already + 1) !== undefined)
    },
    putBack(whose, item) {
      rows.set(whose, [item, ...(rows.get(whose) ?? [])])
      size++
    },
    next(may = () => true) {
      for (const [whose, row] of rows) {
        const at = row.findIndex(may)
        if (at >= 0) return take(whose, row, at)
      }
      return undefined
    },
    remove(item) {
      for (const [whose, row] of rows) {
        const at = row.indexOf(item)
        if (at < 0) continue
        row.splice(at, 1)
        size--
        if (row.length === 0) rows.delete(whose)
        return true
      }
      return false
    },
    empty() {
      const all = [...rows.values()].flat()
      rows.clear()
      size = 0
      return all
    },
  }
}
