import { dirname } from 'node:path/posix'

/** Lifts imports between files to sibling folders, where the two paths diverge. Parent folders are not counted. */
export function folderImports(graph, isCounted) {
  const folders = new Map()
  for (const [file, imported] of graph)
    for (const other of imported.filter((each) => isCounted(file) && isCounted(each))) {
      const [from, to] = wherePathsPart(dirname(file).split('/'), dirname(other).split('/'))
      if (from && to) folders.set(from, [...(folders.get(from) ?? []), to])
    }
  return folders
}

function wherePathsPart(one, other) {
  const at = one.findIndex((name, place) => name !== other[place])
  return at < 0 || at >= other.length ? [] : [one, other].map((path) => path.slice(0, at + 1).join('/'))
}
