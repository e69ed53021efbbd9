import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { checkBudget } from './budget.ts'
import { compress } from './compress.ts'
import { type Renderer, writePages } from './pages.ts'
import { drawPictures } from './pictures.ts'

const root = join(import.meta.dirname, '..')
const dist = join(root, 'dist')
const renderer = join(root, 'dist-renderer')

const configFile = join(root, 'vite.config.ts')
const say = (line: string) => process.stdout.write(`${line}\n`)

await build({ configFile, logLevel: 'warn', build: { outDir: dist, emptyOutDir: true } })
await build({
  configFile,
  logLevel: 'warn',
  publicDir: false,
  build: { ssr: 'src/prerender.tsx', outDir: renderer, emptyOutDir: true, manifest: false, minify: false },
})

try {
  const render: Renderer = await import(pathToFileURL(join(renderer, 'prerender.js')).href)
  const pages = await writePages(dist, render)
  for (const line of checkBudget(dist, pages)) say(line)
  await drawPictures(dist, pages)
  await compress(dist)
} finally {
  await rm(renderer, { recursive: true, force: true })
}
