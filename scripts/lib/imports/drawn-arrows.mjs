/** Returns the first code block under a heading. */
export function drawingBeneath(markdown, heading) {
  const [, after] = markdown.split(`\n${heading}\n`)
  const [, drawing] = after?.split(/^```\n/m) ?? []
  if (!drawing) throw new Error(`There is no drawing under ${heading}.`)
  return drawing
}

/** Reads the rooms of a drawing in order. Two spaces separate the names from their description. */
export function roomsDrawn(drawing) {
  const lines = drawing.split('\n').filter((line) => /^\S/.test(line))
  return lines.flatMap((line) => line.split('  ', 1)[0].split(', '))
}

/** Reads permissions, `values` or `types`, from lines such as `web → docs      extract → text, crawler (types only)`. */
export function arrowsDrawn(drawing) {
  const arrows = drawing.split(/\n| {2,}/).filter((each) => each.includes(' → '))
  return new Map(
    arrows.map((arrow) => {
      const [from, to] = arrow.split(' → ')
      const open = to.split(', ').map((each) => each.split(' (types only)'))
      return [from, Object.fromEntries(open.map(([name, rest]) => [name, rest === '' ? 'types' : 'values']))]
    }),
  )
}

/** Returns imports between parts that are not allowed. Files for which `partOf` returns nothing are skipped. */
export function findForbidden(graph, partOf, mayImport) {
  return Array.from(graph).flatMap(([file, imported]) => {
    const from = partOf(file)
    const forbidden = imported.filter((other) => {
      const to = partOf(other)
      return from && to && from !== to && !mayImport(from, to)
    })
    return forbidden.map((other) => `${file} imports ${other}`)
  })
}

const roomFinder = (folder, rooms) => (file) =>
  rooms.find((room) => file === `${folder}/${room}` || file.startsWith(`${folder}/${room}/`))

/** Checks that every room is drawn and imports only rooms drawn after it. */
export function faultsOfRooms(graph, folder, rooms, isCounted) {
  const roomOf = roomFinder(folder, rooms)
  const counted = [...graph.keys()].filter((file) => file.startsWith(`${folder}/`) && isCounted(file))
  const built = new Set(counted.map(roomOf))
  const shelves = new Set(rooms.filter((room) => room.includes('/')).map((room) => room.split('/', 1)[0]))
  // Files directly in the folder are not rooms unless they are drawn.
  const undrawn = new Set(
    counted
      .filter((file) => !roomOf(file))
      .map((file) => file.slice(folder.length + 1).split('/'))
      .filter((parts) => parts.length > 1)
      .map((parts) => parts.slice(0, shelves.has(parts[0]) ? 2 : 1).join('/')),
  )
  const climbing = findForbidden(
    graph,
    (file) => (isCounted(file) ? roomOf(file) : undefined),
    (from, to) => rooms.indexOf(from) < rooms.indexOf(to),
  )
  return [
    ...[...undrawn].map((name) => `${folder}/${name} is not drawn`),
    ...rooms
      .filter((room) => !built.has(room))
      .map((room) => `${folder}/${room} is drawn and does not exist`),
    ...climbing.map((each) => `${each}, which is drawn above it`),
  ]
}

/** Joins shelf and slice into one folder name, so that cycles are found between `talk:chat` and `people:auth`. */
export function withoutShelves(graph, folder, rooms) {
  const shelves = new Set(rooms.filter((room) => room.includes('/')).map((room) => room.split('/', 1)[0]))
  const flat = (file) => {
    const [shelf, ...rest] = file.startsWith(`${folder}/`) ? file.slice(folder.length + 1).split('/') : []
    return shelves.has(shelf) ? `${folder}/${shelf}:${rest.join('/')}` : file
  }
  return new Map(Array.from(graph, ([file, imported]) => [flat(file), imported.map(flat)]))
}
