/**
 * The groups of files that import each other, directly or by way of others, as Tarjan finds them: every file of a group
 * is reached from every other. `graph` has for each file those that it imports.
 */
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

/** The same of the folders right beneath one, each circle with the imports of its thinnest way. */
export function findCirclesOfRooms(graph, folder, isCounted) {
  const roomOf = (file) =>
    file.startsWith(`${folder}/`) ? (/^([^/]+)\//.exec(file.slice(folder.length + 1))?.[1] ?? null) : null
  const ways = new Map()
  for (const [file, imported] of graph) {
    const from = roomOf(file)
    if (!from || !isCounted(file)) continue
    for (const other of imported) {
      const to = roomOf(other)
      if (!to || to === from || !isCounted(other)) continue
      const way = ways.get(`${from} ${to}`) ?? { from, to, imports: [] }
      way.imports.push(`${file} imports ${other}`)
      ways.set(`${from} ${to}`, way)
    }
  }
  const rooms = new Map()
  for (const { from, to } of ways.values()) rooms.set(from, [...(rooms.get(from) ?? []), to])
  return findCircles(rooms).map((circle) => {
    const within = [...ways.values()].filter(({ from, to }) => circle.includes(from) && circle.includes(to))
    const [thinnest] = within.sort((one, other) => one.imports.length - other.imports.length)
    return { rooms: circle, imports: thinnest.imports }
  })
}
