/** A queue in which everybody comes round in turn, however much one of them has brought. */
export type FairQueue<Item> = {
  /**
   * Gives back what there is no room for, if anything: this item, where its own row is long enough, or the last of the
   * longest row, which has filled the queue.
   */
  add(whose: string, item: Item): Item | undefined
  /** Whether `add` would take an item of theirs now. */
  hasRoom(whose: string): boolean
  /** Puts an item at the head of its own row: it was under way before. */
  putBack(whose: string, item: Item): void
  /** The next that may go, taken out. */
  next(may?: (item: Item) => boolean): Item | undefined
  remove(item: Item): boolean
  /** All that wait, taken out. */
  empty(): Item[]
}

type Bounds = { most: number; mostOfOne: number }

export function createFairQueue<Item>({ most, mostOfOne }: Bounds): FairQueue<Item> {
  // A Map keeps the order of insertion: whose row was served last stands last.
  const rows = new Map<string, Item[]>()
  let size = 0

  function take(whose: string, row: Item[], at: number): Item {
    const [item] = row.splice(at, 1)
    size--
    rows.delete(whose)
    if (row.length > 0) rows.set(whose, row)
    return item!
  }

  /** The longest row, if it has more than so many. */
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
