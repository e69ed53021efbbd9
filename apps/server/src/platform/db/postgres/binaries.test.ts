import { mkdir, mkdtemp, readFile, readlink, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { linkLibraries } from './binaries.ts'

test('missing library links are created at start', async () => {
  const packageDir = await mkdtemp(join(tmpdir(), 'foyer-binaries-'))
  onTestFinished(() => rm(packageDir, { recursive: true }))
  const lib = join(packageDir, 'native', 'lib')
  await mkdir(lib, { recursive: true })
  await writeFile(join(lib, 'libpq.so.5.18'), 'library')
  const links = ['libpq.so', 'libpq.so.5'].map((name) => ({
    source: 'native/lib/libpq.so.5.18',
    target: `native/lib/${name}`,
  }))
  await writeFile(join(packageDir, 'native', 'pg-symlinks.json'), JSON.stringify(links))

  await linkLibraries(packageDir)
  expect(await readFile(join(lib, 'libpq.so.5'), 'utf8')).toBe('library')
  expect(await readlink(join(lib, 'libpq.so'))).toBe('libpq.so.5.18')
  await linkLibraries(packageDir)
})
