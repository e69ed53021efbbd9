import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../processes.mjs'
import { findBusyDisabled } from './find-busy-disabled.mjs'
import { findLooseTexts } from './find-loose-texts.mjs'
import { findSecureOnly } from './find-secure-only.mjs'

const screens = 'apps/web/src'
/** Exempt because it falls back to another method without https. */
const copies = 'ui/controls/copy-text.ts'
const rules = [findLooseTexts, findBusyDisabled, findSecureOnly]

const complaints = []
const files = (await readdir(join(root, screens), { recursive: true })).map((name) =>
  name.replaceAll('\\', '/'),
)
const sources = files.filter((name) => /\.tsx?$/.test(name) && !/\.test\.ts$/.test(name) && name !== copies)
for (const name of sources) {
  const file = `${screens}/${name}`
  const source = await readFile(join(root, file), 'utf8')
  for (const { line, what } of rules.flatMap((find) => find(file, source)))
    complaints.push(`${file}:${line} ${what}`)
}

for (const complaint of complaints) process.stdout.write(`${complaint}\n`)
process.stdout.write(`${sources.length} files\n`)
process.exitCode = complaints.length === 0 ? 0 : 1
