type Vector = ReadonlyMap<string, number>

/** Parallel arrays stay fast even if strangers choose the same terms for everything. */
type Row = { groups: number[]; weights: number[]; places: Map<number, number> }

/** Sums of each group's vectors by term. A comparison visits only groups that share a term, however large they are. */
export class GroupSums {
  private readonly rows = new Map<string, Row>()
  private readonly squares: number[] = []

  add(group: number, vector: Vector) {
    let square = this.squares[group] ?? 0
    for (const [term, weight] of vector) {
      const row = this.rowOf(term)
      const place = row.places.get(group)
      if (place === undefined) {
        row.places.set(group, row.groups.push(group) - 1)
        row.weights.push(weight)
        square += weight * weight
        continue
      }
      const before = row.weights[place]!
      row.weights[place] = before + weight
      square += (before + weight) ** 2 - before ** 2
    }
    this.squares[group] = square
  }

  /** The most similar group above `least`, the oldest in case of a tie. */
  nearest(vector: Vector, least: number): number | null {
    const dots = new Float64Array(this.squares.length)
    for (const [term, weight] of vector) {
      const row = this.rows.get(term)
      if (!row) continue
      for (let at = 0; at < row.groups.length; at++) dots[row.groups[at]!]! += weight * row.weights[at]!
    }
    let best: number | null = null
    let bestScore = least
    for (let group = 0; group < dots.length; group++) {
      const score = this.perLength(dots[group]!, group)
      if (score <= bestScore) continue
      best = group
      bestScore = score
    }
    return best
  }

  similarity(vector: Vector, group: number): number {
    let dot = 0
    for (const [term, weight] of vector) {
      const row = this.rows.get(term)
      const place = row?.places.get(group)
      if (place !== undefined) dot += weight * row!.weights[place]!
    }
    return this.perLength(dot, group)
  }

  private perLength(dot: number, group: number): number {
    const square = this.squares[group]!
    return square > 0 ? dot / Math.sqrt(square) : 0
  }

  private rowOf(term: string): Row {
    const known = this.rows.get(term)
    if (known) return known
    const row: Row = { groups: [], weights: [], places: new Map() }
    this.rows.set(term, row)
    return row
  }
}
