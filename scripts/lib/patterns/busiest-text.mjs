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
  let most = 0
  let since = 0
  let front = alphabet.members(alphabet.all).map((last) => ({ last, open: new Map([[ways.start, 1]]) }))
  for (let length = 0; length < longest && since < patience && most <= enough; length++) {
    const next = new Map()
    for (const { last, open } of front)
      for (const taken of charactersAfter(ways, open)) {
        const after = step(ways, open, last, taken, waysFrom)
        // Texts that keep the same nodes busy go on alike.
        const key = `${taken}:${[...after.open].map(([node, count]) => `${node}*${count}`).join()}`
        if (!next.has(key)) next.set(key, { last: taken, ...after })
      }
    front = [...next.values()].sort((a, b) => b.left - a.left).slice(0, texts)
    const busiest = Math.max(...front.map(({ count }) => count))
    since = busiest > most ? 0 : since + 1
    most = Math.max(most, busiest)
  }
  return most
}

function charactersAfter(ways, open) {
  const characters = new Set()
  for (const node of open.keys())
    for (const way of ways.from(node)) for (const taken of ways.taken(way)) characters.add(taken)
  return characters
}

function step(ways, open, last, taken, waysFrom) {
  const after = new Map([[ways.start, 1]])
  let count = 0
  let left = 0
  for (const [node, times] of open)
    for (const way of ways.next(node, last, taken)) {
      after.set(way.to, (after.get(way.to) ?? 0) + times * way.times)
      count += times * way.times
      left += times * way.times * waysFrom(way.to)
    }
  return { open: after, count, left }
}
