import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const leftOut = new Set(['node_modules', 'dist', '.git', '.cache', 'test-results'])
/** A build or a start makes these. */
const madeLater = /^(?:dist|data)\//
const fileName = /\.(?:tsx?|mjs|md|json|css|txt|sql|ya?ml|html)$/
/** Letters, dots and slashes alone: commands, addresses and code hold more. `*` stands for anything within a name. */
const onlyPath = /^[\w@*-][\w@.*-]*(?:\/[\w@.*-]+)*\/?$/

/** Every file and folder of the repository, as paths from its root; folders end in a slash. */
export function listPaths(root, under = '') {
  const paths = []
  for (const entry of readdirSync(join(root, under), { withFileTypes: true })) {
    const path = under + entry.name
    if (leftOut.has(entry.name) || madeLater.test(`${path}/`)) continue
    if (entry.isDirectory()) paths.push(`${path}/`, ...listPaths(root, `${path}/`))
    else paths.push(path)
  }
  return paths
}

/**
 * What stands in backticks and names a file or folder of ours: it ends like one, or begins with the name of a folder, as
 * `chat/store` does and `text/plain` does not. Blocks of code are left out: those are drawings.
 */
export function pathsIn(markdown, paths) {
  const folders = new Set(paths.flatMap((path) => path.split('/').slice(0, -1)))
  const text = markdown.replace(/^```[\s\S]*?^```/gm, '')
  const named = Array.from(text.matchAll(/`([^`\n]+)`/g), ([, name]) => name)
  return named.filter((name) => {
    if (!onlyPath.test(name) || madeLater.test(name)) return false
    const [first, ...rest] = name.split('/')
    return fileName.test(name) || name.endsWith('/') || (rest.length > 0 && folders.has(first))
  })
}

/** A path may be short: `talk/chat/routes.ts` is found wherever folders end in it. */
function exists(name, paths) {
  const wanted = name.replace(/\/$/, '').split('*').map(RegExp.escape).join('[^/]*')
  const pattern = new RegExp(`(?:^|/)${wanted}/?$`)
  return paths.some((path) => pattern.test(path))
}

/** The paths that a document names and that are not there, as sentences. */
export function findMissingPaths(root, documents, paths = listPaths(root)) {
  return documents.flatMap((document) =>
    pathsIn(readFileSync(join(root, document), 'utf8'), paths)
      .filter((name) => !exists(name, paths))
      .map((name) => `${document}: ${name} does not exist`),
  )
}
