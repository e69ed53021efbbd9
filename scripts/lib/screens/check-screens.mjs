import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../processes.mjs'
import { findBusyDisabled } from './find-busy-disabled.mjs'

const screens = 'apps/web/src'
const files = (await readdir(join(root, screens), { recursive: true })).filter((name) => /\.tsx$/.test(name))
const complaints = []
for (const name of files) {
  const file = `${screens}/${name.replaceAll('\\', '/')}`
  const source = await readFile(join(root, file), 'utf8')
  for (const { line, what } of findBusyDisabled(file, source)) complaints.push(`${file}:${line} ${what}`)
}

for (const complaint of complaints) process.stdout.write(`${complaint}\n`)
process.stdout.write(`${files.length} files\n`)
process.exitCode = complaints.length === 0 ? 0 : 1
