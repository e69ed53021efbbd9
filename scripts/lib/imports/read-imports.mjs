import { readdir, readFile } from 'node:fs/promises'
import { dirname, join, posix } from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'
import { root } from '../processes.mjs'

const source = /\.(?:ts|tsx|mjs)$/
const skipped = /(?:^|\/)(?:node_modules|dist|fixtures)\//

/**
 * Every source file of these folders with the files of ours that it imports: in `imported` for whatever it takes from
 * them, in `values` for more than a type.
 */
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

/** What a file names after `from`, or in `import(…)`, and which of it for more than a type. */
export function specifiersIn(file, text) {
  const parsed = parseSync(file, text)
  const found = new Map()
  const take = (specifier, isType) => found.set(specifier, found.get(specifier) || !isType)
  // The parser lists what stands at the top of a file; only for what may stand deeper is its tree handed over.
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
