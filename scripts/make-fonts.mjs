import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

// Cuts the fonts from npm down to the letters and weights our screens use: 60 KB instead of 170. The output is
// committed because it only changes with the design. Run: node scripts/make-fonts.mjs

const root = join(import.meta.dirname, '..')
const families = join(root, 'node_modules/@fontsource-variable')
const target = join(root, 'apps/web/src/ui/fonts')

// Keep in sync with the first `unicode-range` of each family in fonts.css.
const ranges = [
  [0x20, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2bb, 0x2bc],
  [0x2c6, 0x2c6],
  [0x2da, 0x2da],
  [0x2dc, 0x2dc],
  [0x304, 0x304],
  [0x308, 0x308],
  [0x329, 0x329],
  [0x2000, 0x206f],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2191, 0x2191],
  [0x2193, 0x2193],
  [0x2212, 0x2212],
  [0x2215, 0x2215],
]
let letters = ''
for (const [first, last] of ranges)
  for (let code = first; code <= last; code++) letters += String.fromCodePoint(code)

const spacing = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk']
const fraunces = {
  source: 'fraunces/files/fraunces-latin-full-normal.woff2',
  keepFeatures: [...spacing, 'lnum'],
  variationAxes: { SOFT: 100, WONK: 0, wght: 500 },
}
const inter = {
  source: 'inter/files/inter-latin-wght-normal.woff2',
  keepFeatures: [...spacing, 'tnum', 'cv11', 'ss03'],
  variationAxes: { wght: { min: 400, max: 700 } },
}

// Link previews need static TTF outlines.
const wanted = [
  { ...fraunces, name: 'fraunces.woff2', targetFormat: 'woff2' },
  { ...inter, name: 'inter.woff2', targetFormat: 'woff2' },
  {
    ...fraunces,
    name: 'fraunces-display.ttf',
    targetFormat: 'sfnt',
    variationAxes: { ...fraunces.variationAxes, opsz: 110 },
  },
  { ...inter, name: 'inter-regular.ttf', targetFormat: 'sfnt', variationAxes: { wght: 400 } },
]

const folder = await mkdtemp(join(tmpdir(), 'foyer-fonts-'))
try {
  await promisify(execFile)('npm', [
    'install',
    '--prefix',
    folder,
    '--no-audit',
    '--no-fund',
    'subset-font@2',
  ])
  const subsetFont = createRequire(join(folder, 'package.json'))('subset-font')
  await mkdir(target, { recursive: true })
  for (const { source, name, ...options } of wanted) {
    const font = await subsetFont(await readFile(join(families, source)), letters, options)
    await writeFile(join(target, name), font)
    process.stdout.write(`${name.padEnd(22)} ${font.length} bytes\n`)
  }
} finally {
  await rm(folder, { recursive: true, force: true })
}
