import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { root } from './processes.mjs'

const outputs = new Set(['node_modules', 'dist', 'dist-renderer', 'test-results'])

/** Hashes sizes and times instead of contents to keep startup fast; touching a file only costs a rebuild. */
export async function fingerprint(paths) {
  const entries = (await Promise.all(paths.map((path) => list(join(root, path))))).flat()
  return createHash('sha256').update(entries.sort().join('\n')).digest('hex')
}

async function list(path) {
  const found = await stat(path).catch(() => undefined)
  if (found === undefined) return []
  if (!found.isDirectory()) return [`${relative(root, path)} ${found.size} ${found.mtimeMs}`]
  const names = await readdir(path)
  const inside = names.filter((name) => !outputs.has(name)).map((name) => list(join(path, name)))
  return (await Promise.all(inside)).flat()
}

export async function contentHash(path) {
  return createHash('sha256')
    .update(await readFile(join(root, path)))
    .digest('hex')
}

export async function readStamp(path) {
  return readFile(join(root, path), 'utf8').catch(() => '')
}

export async function writeStamp(path, value) {
  await mkdir(dirname(join(root, path)), { recursive: true })
  await writeFile(join(root, path), value)
}
