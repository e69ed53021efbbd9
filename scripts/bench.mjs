import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { ensureBuilt } from './lib/builds.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { node24, root, runInForeground } from './lib/processes.mjs'
import { main, Stop } from './lib/progress.mjs'

await main(async () => {
  const [name, ...args] = process.argv.slice(2)
  const files = await readdir(join(root, 'bench'))
  const names = files.filter((file) => file.endsWith('.ts')).map((file) => file.slice(0, -'.ts'.length))
  const offer = `Usage: npm run bench -- NAME, where NAME is one of: ${names.join(', ')}`
  if (name === undefined) {
    process.stdout.write(`${offer}\n`)
    return 0
  }
  if (!names.includes(name)) throw new Stop(`There is no benchmark '${name}'. ${offer}`)
  await ensureInstalled()
  await ensureBuilt()
  return runInForeground(node24, [join('bench', `${name}.ts`), ...args])
})
