/** Texts that are followed at the same time, and how long: enough to find the busy ones of every pattern here. */
const texts = 4
const longest = 1_000
const patience = 70

/**
 * How many ways through a pattern are being tried at the same place of a text, from all places before it together:
 * what a character of a text made up against the pattern costs. Found by going on with whatever character leaves
 * most to be tried (`waysFrom`), so it is a lower bound; patterns leave little
 * choice, and it is close. More than `enough` needn't be counted.
 */
export function busiestText(ways, alphabet, waysFrom, enough) {
  const weigh = weighing(ways, alphabet, waysFrom)
  let most = 0
  let since = 0
  let front = alphabet.members(alphabet.all).map((last) => ({ last, open: new Map([[ways.start, 1]]) }))
  for (let length = 0; length < longest && since < patience && most <= enough; length++) {
    const continued = front.flatMap(weigh).sort((a, b) => b.left - a.left)
    // Only those that are followed are worked out.
    const next = new Map()
    for (const { from, taken, count } of continued) {
      if (next.size === texts) break
      const open = step(ways, from, taken)
      // Texts that keep the same nodes busy go on alike.
      const key = `${taken}:${[...open].map(([node, times]) => `${node}*${times}`).join()}`
      if (!next.has(key)) next.set(key, { last: taken, open, count })
    }
    front = [...next.values()]
    const busiest = Math.max(...front.map(({ count }) => count))
    since = busiest > most ? 0 : since + 1
    most = Math.max(most, busiest)
  }
  return most
}

/** Tells of each character that a text can go on with how many ways it tries, and how many it leaves to be tried. */
function weighing(ways, { size }, waysFrom) {
  const known = new Map()
  const weightsOf = (node, last) => {
    const key = ways.looksBack ? node * size + last : node
    const found = known.get(key)
    if (found) return found
    const characters = [...new Set(ways.from(node).flatMap((way) => ways.taken(way)))]
    const weights = characters.map((taken) => {
      let count = 0
      let left = 0
      for (const { to, times } of ways.next(node, last, taken)) {
        count += times
        left += times * waysFrom(to)
      }
      return { taken, count, left }
    })
    known.set(key, weights)
    return weights
  }
  return (from) => {
    const continued = new Array(size)
    const inOrder = []
    for (const [node, times] of from.open)
      for (const { taken, count, left } of weightsOf(node, from.last)) {
        let going = continued[taken]
        if (!going) {
          going = { from, taken, count: 0, left: 0 }
          continued[taken] = going
          inOrder.push(going)
        }
        going.count += times * count
        going.left += times * left
      }
    return inOrder
  }
}

function step(ways, { last, open }, taken) {
  const after = new Map([[ways.start, 1]])
  for (const [node, times] of open)
    for (const way of ways.next(node, last, taken))
      after.set(way.to, (after.get(way.to) ?? 0) + times * way.times)
  return after
}
