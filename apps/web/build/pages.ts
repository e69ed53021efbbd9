import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { minifySync } from 'vite'
import { type HeadTexts, headTags, readHeadTexts } from './head-tags.ts'
import { assetOf, filesOf, type Manifest, readManifest } from './manifest.ts'

export type Renderer = {
  publicPaths: string[]
  modulesOf: (path: string) => string[]
  render: (path: string) => Promise<{ markup: string; data: object[] }>
}

export type Page = { path: string; file: string; scripts: string[]; told: HeadTexts | null }

const entry = 'index.html'
const preloadedFonts = ['fonts/inter.woff2', 'fonts/fraunces.woff2']

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

// Data is no script, and no policy asks what it is.
const inlineScript = /<script(?![^>]*(?:\bsrc=|ld\+json))[^>]*>([\s\S]*?)<\/script>/g

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

const fontLinks = (manifest: Manifest) =>
  preloadedFonts
    .map((name) => assetOf(manifest, name))
    .map((file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`)
    .join('')

/** As src/ui/loading/load-part.ts will fetch them: a `modulepreload` that fails would stay failed in some browsers. */
const scriptLinks = (scripts: string[], already: string) =>
  scripts
    .filter((file) => !already.includes(file))
    .map((file) => `<link rel="preload" href="/${file}" as="fetch" crossorigin>`)
    .join('')

// How Vite brings the app along.
const appTags = /\s*<(?:script type="module"[^>]*><\/script>|link rel="modulepreload"[^>]*>)/g

/** Writes every public page, the 404 page, the shell of the signed-in pages, and what the CSP must allow. */
export async function writePages(dist: string, { publicPaths, modulesOf, render }: Renderer) {
  const manifest = readManifest(dist)
  const template = await readFile(join(dist, 'index.html'), 'utf8')
  const start = await readFile(join(import.meta.dirname, 'start-when-touched.js'), 'utf8')
  const starter = `<script type="module">${minifySync('start.js', start, { module: true }).code}</script>`
  const calm = template.replace(appTags, '').replace('</body>', () => `  ${starter}\n  </body>`)
  const fonts = fontLinks(manifest)
  const hashes = new Set<string>()

  async function save(path: string, file: string, html: string) {
    refuseInlineStyles(path, html)
    for (const hash of scriptHashes(html)) hashes.add(hash)
    await writeFile(join(dist, file), html)
  }

  /** Complete without a script: what it would load is named, and comes when somebody is there. */
  async function write(path: string, file: string): Promise<Page> {
    const { markup, data } = await render(path)
    const { head, body } = splitHead(markup)
    const scripts = filesOf(manifest, [entry, ...modulesOf(path)])
    // What nobody is meant to find was led to by a mail or by the app, and has something to do.
    const told = readHeadTexts(head)
    const html = calm
      .replace('<!--head-->', () => fonts + head + (told ? headTags(path, told, data) : ''))
      .replace(
        '<div id="root">',
        () =>
          `<div id="root"${told ? '' : ' data-now=""'} data-scripts="${scripts.map((name) => `/${name}`).join(' ')}">`,
      )
      .replace('<!--app-->', () => body)
    await save(path, file, html)
    return { path, file, scripts, told }
  }

  const pages: Page[] = []
  for (const path of publicPaths) pages.push(await write(path, fileOf(path)))
  pages.push(await write('/404', '404.html'))

  const { head, body } = splitHead((await render('/dashboard')).markup)
  const scripts = filesOf(manifest, [entry, 'src/frame/signed-in-layout.tsx', 'src/signed-in-screens.ts'])
  const shell = template
    .replace('<!--head-->', () => fonts + scriptLinks(scripts, template) + head)
    .replace('<!--app-->', () => body)
  await save('/dashboard', 'app.html', shell)

  await writeFile(join(dist, 'csp.json'), JSON.stringify({ scripts: [...hashes] }))
  return pages
}
