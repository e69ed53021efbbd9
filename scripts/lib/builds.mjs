import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { npm, root, runQuietly } from './processes.mjs'
import { Stop, withProgress } from './progress.mjs'
import { fingerprint, readStamp, writeStamp } from './stamps.mjs'

const built = [
  {
    name: 'web',
    says: 'Building the web app',
    packages: ['packages/contract', 'packages/docs', 'packages/samples'],
  },
  { name: 'widget', says: 'Building the widget', packages: ['packages/contract'] },
]

/** Builds the web app and the widget where they changed. The other workspaces run from source. */
export async function ensureBuilt({ force = false, only } = {}) {
  const wanted = only === undefined ? built : built.filter((each) => each.name === only)
  await Promise.all(wanted.map((each) => ensureOne(each, force)))
}

async function ensureOne({ name, says, packages }, force) {
  const { scripts } = JSON.parse(await readFile(join(root, 'apps', name, 'package.json'), 'utf8'))
  if (scripts?.build === undefined) return
  const stamp = `.cache/built-${name}`
  const inputs = await fingerprint([`apps/${name}`, ...packages, 'package-lock.json'])
  const fresh = (await readStamp(stamp)) === inputs && existsSync(join(root, 'apps', name, 'dist'))
  if (fresh && !force) return
  await withProgress(says, async () => {
    const { command, args, shell } = npm(['run', 'build', `--workspace=@foyer/${name}`])
    const { code, output } = await runQuietly(command, args, { shell })
    if (code !== 0) throw new Stop(output.trim())
  })
  await writeStamp(stamp, inputs)
}
