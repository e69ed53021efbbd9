import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const leftOut = new Set(['node_modules', 'dist', '.git', '.cache', 'test-results'])
/** Created by a build or at startup. */
const madeLater = /^(?:dist|data)\//
const fileName = /\.(?:tsx?|mjs|md|json|css|txt|sql|ya?ml|html)$/
/** Commands, URLs and code contain other characters. `*` matches within one name. */
const onlyPath = /^[\w@*-][\w@.*-]*(?:\/[\w@.*-]+)*\/?$/

/** Lists all files and folders relative to the root; folders end in a slash. */
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

/** Returns paths in backticks, outside code blocks. `chat/store` counts because `chat` is a folder; `text/plain` does not. */
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

/** Short paths are allowed: `talk/chat/routes.ts` matches in any parent folder. */
function exists(name, paths) {
  const wanted = name.replace(/\/$/, '').split('*').map(RegExp.escape).join('[^/]*')
  const pattern = new RegExp(`(?:^|/)${wanted}/?$`)
  return paths.some((path) => pattern.test(path))
}

export function findMissingPaths(root, documents, paths = listPaths(root)) {
  return documents.flatMap((document) =>
    pathsIn(readFileSync(join(root, document), 'utf8'), paths)
      .filter((name) => !exists(name, paths))
      .map((name) => `${document}: ${name} does not exist`),
  )
}
