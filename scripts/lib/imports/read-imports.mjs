import { readdir, readFile } from 'node:fs/promises'
import { dirname, join, posix } from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'
import { root } from '../processes.mjs'

const source = /\.(?:ts|tsx|mjs)$/
const skipped = /(?:^|\/)(?:node_modules|dist|fixtures)\//

/** Maps each source file to the repository files it imports; `values` leaves out type imports. */
export async function readImports(folders) {
  const files = (await Promise.all(folders.map(sourcesIn))).flat()
  const known = new Set(files)
  const imported = new Map()
  const values = new Map()
  for (const file of files) {
    const text = await readFile(join(root, file), 'utf8')
    const filesOf = (specifiers) =>
      specifiers.flatMap((specifier) => fileOf(file, specifier)).filter((each) => known.has(each))
    const { specifiers, ofValues } = specifiersIn(file, text)
    imported.set(file, filesOf(specifiers))
    values.set(file, filesOf(ofValues))
  }
  return { imported, values }
}

/** Returns a file's import specifiers and those that import a value. */
export function specifiersIn(file, text) {
  const parsed = parseSync(file, text)
  const found = new Map()
  const take = (specifier, isType) => found.set(specifier, found.get(specifier) || !isType)
  // The syntax tree costs more than the parser's list of static imports, and only nested imports need it.
  if (!/\bimport\s*\(|\bmodule\b/.test(text)) {
    const { staticImports, staticExports } = parsed.module
    for (const { moduleRequest, entries } of staticImports)
      take(moduleRequest.value, entries.length > 0 && entries.every(({ isType }) => isType))
    for (const { moduleRequest, isType } of staticExports.flatMap(({ entries }) => entries))
      if (moduleRequest) take(moduleRequest.value, isType)
  } else {
    const takeNode = ({ type, source: named, importKind, exportKind }) => {
      const isType = type === 'TSImportType' || (importKind ?? exportKind) === 'type'
      if (typeof named?.value === 'string') take(named.value, isType)
    }
    new Visitor({
      ImportDeclaration: takeNode,
      ExportNamedDeclaration: takeNode,
      ExportAllDeclaration: takeNode,
      ImportExpression: takeNode,
      TSImportType: takeNode,
    }).visit(parsed.program)
  }
  const specifiers = [...found.keys()]
  return { specifiers, ofValues: specifiers.filter((each) => found.get(each)) }
}

/** Resolves relative imports and `@foyer` packages; everything else is a library. */
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
