import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { assetOf, filesOf, type Manifest, readManifest } from './manifest.ts'

export type Renderer = {
  publicPaths: string[]
  screenOf: (path: string) => string
  render: (path: string) => Promise<string>
}

export type Page = { path: string; file: string; scripts: string[] }

const entry = 'index.html'
const preloadedFonts = ['inter-latin-wght-normal.woff2', 'fraunces-latin-full-normal.woff2']

const fileOf = (path: string) =>
  path === '/' ? 'index.html' : path.endsWith('.html') ? path.slice(1) : `${path.slice(1)}.html`

// What React hoists stands before the page's own markup.
const hoisted = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)/

function splitHead(markup: string) {
  let head = ''
  let body = markup
  for (let match = hoisted.exec(body); match; match = hoisted.exec(body)) {
    head += match[0]
    body = body.slice(match[0].length)
  }
  return { head, body }
}

const inlineScript = /<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g

/** What the server's Content-Security-Policy has to allow: nothing inline but these. */
function scriptHashes(html: string) {
  return [...html.matchAll(inlineScript)].map(
    ([, code]) => `sha256-${createHash('sha256').update(code!).digest('base64')}`,
  )
}

function refuseInlineStyles(path: string, html: string) {
  const found = /<style\b|<[^>]+\sstyle="[^"]*"/.exec(html)
  if (found) throw new Error(`${path} holds a style that the CSP refuses: ${found[0].slice(0, 200)}`)
}

function preloads(manifest: Manifest, scripts: string[], already: string) {
  const fonts = preloadedFonts
    .map((name) => assetOf(manifest, name))
    .map((file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`)
  const modules = scripts
    .filter((file) => !already.includes(file))
    .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
  return [...fonts, ...modules].join('')
}

/** Writes every public page, the 404 page, the shell of the signed-in pages, and what the CSP must allow. */
export async function writePages(dist: string, { publicPaths, screenOf, render }: Renderer) {
  const manifest = readManifest(dist)
  const template = await readFile(join(dist, 'index.html'), 'utf8')
  const hashes = new Set<string>()

  async function write(path: string, file: string, screens: string[]): Promise<Page> {
    const { head, body } = splitHead(await render(path))
    const scripts = filesOf(manifest, [entry, ...screens])
    const html = template
      .replace('<!--head-->', () => preloads(manifest, scripts, template) + head)
      .replace('<!--app-->', () => body)
    refuseInlineStyles(path, html)
    for (const hash of scriptHashes(html)) hashes.add(hash)
    await writeFile(join(dist, file), html)
    return { path, file, scripts }
  }

  const pages: Page[] = []
  for (const path of publicPaths) pages.push(await write(path, fileOf(path), [screenOf(path)]))
  pages.push(await write('/404', '404.html', [screenOf('/404')]))
  await write('/dashboard', 'app.html', ['src/frame/signed-in-layout.tsx'])

  await writeFile(join(dist, 'csp.json'), JSON.stringify({ scripts: [...hashes] }))
  return pages
}
