const isTest = (file) => /\.test\.ts$/.test(file)
const sliceOf = (file) => file.split('/').slice(0, 2).join('/')

/** Finds queries outside stores that no other slice imports. Slices may import each other's functions but not stores. */
export function queriesOutsideStores(files, graph, server) {
  const neededElsewhere = new Set()
  for (const [from, imported] of graph) {
    if (isTest(from) || !from.startsWith(`${server}/`)) continue
    for (const to of imported) {
      const [user, used] = [from, to].map((file) => file.slice(server.length + 1))
      if (sliceOf(user) !== sliceOf(used)) neededElsewhere.add(used)
    }
  }
  return files.filter((file) => !/store\.ts$/.test(file) && !neededElsewhere.has(file))
}
