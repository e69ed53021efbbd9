const isTest = (file) => /\.test\.ts$/.test(file)
/** A slice with the shelf it is on: `talk/chat`. */
const sliceOf = (file) => file.split('/').slice(0, 2).join('/')

/**
 * Files with queries that are no store and that no other slice imports. A query that others need is a verb, which they
 * may import as they may not import a store; every other query is looked for in a store.
 */
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
