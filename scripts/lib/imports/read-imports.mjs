import { readdir, readFile } from 'node:fs/promises'
import { dirname, join, posix } from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'
import { root } from '../processes.mjs'

const source = /\.(?:ts|tsx|mjs)$/
const skipped = /(?:^|\/)(?:node_modules|dist|fixtures)\//

/** Every source file of these folders with the files of ours that it imports; a type counts like a value. */
export async function readImports(folders) {
  const files = (await Promise.all(folders.map(sourcesIn))).flat()
  const known = new Set(files)
  const graph = new Map()
  for (const file of files) {
    const text = await readFile(join(root, file), 'utf8')
    const named = specifiersIn(file, text).flatMap((specifier) => fileOf(file, specifier))
    graph.set(
      file,
      named.filter((each) => known.has(each)),
    )
  }
  return graph
}

/** What a file names after `from`, or in `import(…)`. */
export function specifiersIn(file, text) {
  const parsed = parseSync(file, text)
  // The parser lists what stands at the top of a file; only for what may stand deeper is its tree handed over.
  if (!/\bimport\s*\(|\bmodule\b/.test(text)) {
    const { staticImports, staticExports } = parsed.module
    const named = [...staticImports, ...staticExports.flatMap(({ entries }) => entries)]
    return [...new Set(named.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []))]
  }
  const found = []
  const take = ({ source: named }) => {
    if (typeof named?.value === 'string') found.push(named.value)
  }
  new Visitor({
    ImportDeclaration: take,
    ExportNamedDeclaration: take,
    ExportAllDeclaration: take,
    ImportExpression: take,
    TSImportType: take,
  }).visit(parsed.program)
  return found
}

/** Our packages offer their files as they lie; what is neither beside the file nor ours is a library. */
function fileOf(from, specifier) {
  if (specifier.startsWith('.')) return [posix.join(dirname(from), specifier)]
  const [, name, path] = /^@foyer\/([^/]+)\/(.+)$/.exec(specifier) ?? []
  return name ? [`packages/${name}/src/${path}.ts`] : []
}

async function sourcesIn(folder) {
  const names = await readdir(join(root, folder), { recursive: true })
  return names
    .map((name) => posix.join(folder, name.replaceAll('\\', '/')))
    .filter((name) => source.test(name) && !skipped.test(name))
    .sort()
}
