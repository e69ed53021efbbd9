/** A queue in which everybody comes round in turn, however much one of them has brought. */
export type Turns<Item> = {
  /** False where there is no room: for anybody, or for more of this one's. */
  add(whose: string, item: Item): boolean
  /** At the head of its own row: it was under way before. */
  putBack(whose: string, item: Item): void
  /** The next that may go, taken out. */
  next(may?: (item: Item) => boolean): Item | undefined
  remove(item: Item): boolean
  /** All that wait, taken out. */
  empty(): Item[]
  size(): number
}

type Room = { most: number; mostOfOne: number }

export function createTurns<Item>({ most, mostOfOne }: Room): Turns<Item> {
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

  return {
    size: () => size,
    add(whose, item) {
      const row = rows.get(whose) ?? []
      if (size >= most || row.length >= mostOfOne) return false
      row.push(item)
      rows.set(whose, row)
      size++
      return true
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
