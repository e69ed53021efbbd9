import { createHash } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { build, type Plugin, type Rolldown } from 'vite'
import { budgets } from './budgets.ts'
import { texts } from './src/texts/all.ts'
import type { Texts } from './src/texts/en.ts'

const here = import.meta.dirname
const output = `${here}/dist`

/** Turns `texts.name` into a placeholder that the build replaces with the words, which saves the names. */
const textsInPlace = {
  name: 'texts-in-place',
  transform: (code: string) => code.replace(/(?<![/\w])texts\.(\w+)/g, 'foyerText_$1'),
}

async function bundle(
  entry: string,
  format: 'iife' | 'es',
  define: Record<string, string>,
  plugins: Plugin[] = [],
): Promise<string> {
  const [result] = (await build({
    configFile: false,
    root: here,
    logLevel: 'warn',
    define,
    plugins,
    build: {
      target: 'es2020',
      cssTarget: ['chrome105', 'firefox110', 'safari16.4'],
      write: false,
      modulePreload: false,
      lib: { entry: `${here}/src/${entry}`, formats: [format], name: 'foyer', fileName: 'out' },
      rolldownOptions: { output: { minify: true } },
    },
  })) as Rolldown.RolldownOutput[]
  const chunks = result?.output ?? []
  if (chunks.length !== 1) throw new Error(`${entry} came out as ${chunks.length} files instead of one.`)
  return chunks[0]!.code.trim()
}

// The better of brotli's models saves up to fifty bytes a file. All our files fit into this window.
const models = [constants.BROTLI_MODE_GENERIC, constants.BROTLI_MODE_FONT]

function compress(code: string): Buffer {
  const [generic, font] = models.map((mode) =>
    brotliCompressSync(code, {
      params: { [constants.BROTLI_PARAM_MODE]: mode, [constants.BROTLI_PARAM_LGWIN]: 16 },
    }),
  )
  return font!.length < generic!.length ? font! : generic!
}

/** Saves a file under each name. A versioned name is cached for good, the plain one serves other releases. */
async function save(names: string[], code: string): Promise<number> {
  const brotli = compress(code)
  const gzip = gzipSync(code, { level: 9 })
  for (const name of names) {
    await writeFile(`${output}/${name}`, code)
    await writeFile(`${output}/${name}.br`, brotli)
    await writeFile(`${output}/${name}.gz`, gzip)
  }
  return brotli.length
}

function hold(what: string, bytes: number, budget: number): void {
  process.stdout.write(`${what}: ${bytes} of ${budget} bytes\n`)
  if (bytes > budget) throw new Error(`${what} is ${bytes - budget} bytes over its budget of ${budget}.`)
}

await rm(output, { recursive: true, force: true })
await mkdir(`${output}/widget`, { recursive: true })

const hashOf = (code: string) => createHash('sha256').update(code).digest('hex').slice(0, 8)

// Files that only some visitors need.
const parts = await Promise.all(
  (['voice', 'upload', 'live', 'chime', 'leads', 'rating', 'history', 'marks'] as const).map(
    async (name) => ({
      name,
      code: await bundle(`${name}.ts`, 'es', {}),
    }),
  ),
)
// All parts share a version, because eight random ones in the panel could not be compressed.
const partsVersion = hashOf(parts.reduce((all, { code }) => all + code, ''))
const versioned = JSON.stringify(partsVersion)

// Panels differ in their texts only: the code is bundled once.
const panelDefines = {
  __TEXTS__: '{}',
  __LANGUAGE__: 'foyerLanguage',
  __VOICE__: versioned,
  __UPLOAD__: versioned,
  __LIVE__: versioned,
  __CHIME__: versioned,
  __LEADS__: versioned,
  __RATING__: versioned,
  __HISTORY__: versioned,
  __MARKS__: versioned,
}
const panel = await bundle('panel.ts', 'es', panelDefines, [textsInPlace])
const panels = Object.entries(texts).map(([language, own]) => ({
  language,
  code: `const foyerLanguage=${JSON.stringify(language)};${panel.replace(/foyerText_(\w+)/g, (_, name: keyof Texts) => JSON.stringify(own[name]))}`,
}))
let allPanels = ''
for (const { code } of panels) allPanels += code

// The panel's version, eight random letters in the bubble, changes its compressed size by up to twenty bytes. Of sixteen
// versions the build takes the one with the smallest bubble.
const unnamed = await bundle('embed.ts', 'iife', { __BUILD__: '"foyerBuild"' })
const named = Array.from({ length: 16 }, (_, nth) => {
  const version = hashOf(`${nth} ${allPanels}`)
  const code = unnamed.replace('foyerBuild', version)
  return { version, code, bytes: compress(code).length }
})
const { version, code: embed } = named.reduce((best, each) => (each.bytes < best.bytes ? each : best))
const embedBytes = await save(['embed.js'], embed)
let heaviest = 0
for (const { language, code } of panels) {
  const bytes = await save([`widget/panel.${language}.${version}.js`, `widget/panel.${language}.js`], code)
  heaviest = Math.max(heaviest, bytes)
}
hold('The bubble', embedBytes, budgets.embed)
hold('The bubble and the heaviest panel', embedBytes + heaviest, budgets.opened)
for (const { name, code } of parts) {
  const bytes = await save([`widget/${name}.${partsVersion}.js`, `widget/${name}.js`], code)
  hold(`The file for ${name}`, bytes, budgets[name])
}
