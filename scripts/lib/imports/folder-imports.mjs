import { dirname } from 'node:path/posix'

/**
 * The folders that import each other's files, each under the name of its path: an import leads from the folder of one file
 * to that of the other where their paths part. What stands above a folder is no folder beside it, so its files are free to
 * be used and to use.
 */
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
