import { readFileSync } from 'node:fs'
import { join } from 'node:path'

type Chunk = {
  file: string
  src?: string
  isEntry?: boolean
  imports?: string[]
  dynamicImports?: string[]
  css?: string[]
}
export type Manifest = Record<string, Chunk>

export const readManifest = (dist: string): Manifest =>
  JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8'))

/** The JavaScript files that these modules bring along by themselves, each once. */
export function filesOf(manifest: Manifest, keys: string[]) {
  const seen = new Set<string>()
  const visit = (key: string) => {
    if (seen.has(key)) return
    seen.add(key)
    const chunk = manifest[key]
    if (!chunk) throw new Error(`The build has no file for ${key}`)
    for (const each of chunk.imports ?? []) visit(each)
  }
  for (const key of keys) visit(key)
  return [...seen].map((key) => manifest[key]!.file).filter((file) => file.endsWith('.js'))
}

export const assetOf = (manifest: Manifest, name: string) =>
  Object.entries(manifest).find(([key]) => key.endsWith(name))?.[1].file
