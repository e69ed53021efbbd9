/** Finds import cycles, direct and indirect, with Tarjan's algorithm. `graph` maps each file to its imports. */
export function findCircles(graph) {
  const circles = []
  const order = new Map()
  const lowest = new Map()
  const open = []
  const isOpen = new Set()

  function visit(file) {
    order.set(file, order.size)
    lowest.set(file, order.get(file))
    open.push(file)
    isOpen.add(file)
    for (const next of graph.get(file) ?? []) {
      if (!order.has(next)) visit(next)
      if (isOpen.has(next)) lowest.set(file, Math.min(lowest.get(file), lowest.get(next)))
    }
    if (lowest.get(file) !== order.get(file)) return
    const circle = open.splice(open.indexOf(file))
    for (const each of circle) isOpen.delete(each)
    if (circle.length > 1 || graph.get(file)?.includes(file)) circles.push(circle.sort())
  }

  for (const file of graph.keys()) if (!order.has(file)) visit(file)
  return circles
}
