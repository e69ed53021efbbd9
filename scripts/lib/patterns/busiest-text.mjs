/** Beam width and lengths, large enough to find the worst text of every pattern here. */
const texts = 4
const longest = 1_000
const patience = 70

/**
 * Estimates the cost of one character in a hostile text: the paths through the pattern that are open at one position.
 * A greedy search picks the character that leaves most paths (`waysFrom`), which gives a close lower bound.
 */
export function busiestText(ways, alphabet, waysFrom, enough) {
  const weigh = weighing(ways, alphabet, waysFrom)
  const step = stepping(ways)
  let most = 0
  let since = 0
  const fronts = new Set()
  let front = alphabet
    .members(alphabet.all)
    .map((last) => ({ last, open: { nodes: [ways.start], times: [1] } }))
  for (let length = 0; length < longest && since < patience && most <= enough; length++) {
    const continued = front.flatMap(weigh).sort((a, b) => b.left - a.left)
    const next = new Map()
    for (const { from, taken, count } of continued) {
      if (next.size === texts) break
      const open = step(from, taken)
      // Texts with the same open nodes continue alike.
      const key = `${taken}:${open.nodes.join()}*${open.times.join()}`
      if (!next.has(key)) next.set(key, { last: taken, open, count })
    }
    front = [...next.values()]
    const busiest = Math.max(...front.map(({ count }) => count))
    since = busiest > most ? 0 : since + 1
    most = Math.max(most, busiest)
    // The same candidates again would repeat forever.
    const here = [...next.keys()].join(' ')
    if (fronts.has(here)) break
    fronts.add(here)
  }
  return most
}

/** Rates each next character by the paths it tries and the paths it leaves open. */
function weighing(ways, { size }, waysFrom) {
  const known = new Map()
  const weightsOf = (node, last) => {
    const key = node * size + ways.behind(last)
    const found = known.get(key)
    if (found) return found
    const characters = [...new Set(ways.from(node).flatMap((way) => ways.taken(way)))]
    const weights = { characters, counts: [], lefts: [] }
    for (const taken of characters) {
      let count = 0
      let left = 0
      for (const { to, times } of ways.next(node, last, taken)) {
        count += times
        left += times * waysFrom(to)
      }
      weights.counts.push(count)
      weights.lefts.push(left)
    }
    known.set(key, weights)
    return weights
  }
  return (from) => {
    const counts = new Float64Array(size)
    const lefts = new Float64Array(size)
    const isMet = new Uint8Array(size)
    const met = []
    const { nodes, times } = from.open
    for (let nth = 0; nth < nodes.length; nth++) {
      const weights = weightsOf(nodes[nth], from.last)
      for (let at = 0; at < weights.characters.length; at++) {
        const taken = weights.characters[at]
        if (isMet[taken] === 0) met.push(taken)
        isMet[taken] = 1
        counts[taken] += times[nth] * weights.counts[at]
        lefts[taken] += times[nth] * weights.lefts[at]
      }
    }
    return met.map((taken) => ({ from, taken, count: counts[taken], left: lefts[taken] }))
  }
}

/** Advances by one character and returns the open nodes with their path counts. */
function stepping(ways) {
  const places = new Int32Array(ways.size).fill(-1)
  return ({ last, open }, taken) => {
    const nodes = [ways.start]
    const times = [1]
    places[ways.start] = 0
    for (let nth = 0; nth < open.nodes.length; nth++)
      for (const way of ways.next(open.nodes[nth], last, taken)) {
        if (places[way.to] < 0) {
          places[way.to] = nodes.length
          nodes.push(way.to)
          times.push(0)
        }
        times[places[way.to]] += open.times[nth] * way.times
      }
    for (const node of nodes) places[node] = -1
    return { nodes, times }
  }
}
