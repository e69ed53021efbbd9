import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { node24, npm, onWindows, root, runQuietly } from './processes.mjs'
import { Stop, withProgress } from './progress.mjs'
import { contentHash, readStamp, writeStamp } from './stamps.mjs'

const stamp = 'node_modules/.foyer-installed'

/** Makes node_modules what the lockfile says. Costs one file hash when it is already. */
export async function ensureInstalled() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 19)) {
    throw new Stop(`Foyer needs Node.js 20.19 or newer; this is ${process.versions.node}.`)
  }
  const wanted = `${process.platform} ${process.arch} ${await contentHash('package-lock.json')}`
  if ((await readStamp(stamp)) === wanted && existsSync(node24)) return
  if (!(await alreadyInstalled())) await withProgress('Installing packages', install)
  await writeStamp(stamp, wanted)
}

/** After `npm install name` the lockfile is new and node_modules is new with it. */
async function alreadyInstalled() {
  if (!existsSync(node24)) return false
  const [wanted, present] = await Promise.all([
    readPackages('package-lock.json'),
    // npm's own record of what it has put there.
    readPackages('node_modules/.package-lock.json'),
  ])
  return Object.entries(wanted).every(([path, { version, optional, link }]) => {
    if (!path.startsWith('node_modules/')) return true
    const found = present[path]
    return found === undefined ? optional === true : link === true || found.version === version
  })
}

async function readPackages(path) {
  const text = await readFile(join(root, path), 'utf8').catch(() => '{"packages":{}}')
  return JSON.parse(text).packages
}

async function install() {
  // On Windows a running program can't be deleted, and from the second time on we may be node_modules' own.
  const onOurOwnNode = onWindows && process.execPath.startsWith(join(root, 'node_modules'))
  const { code, output } = onOurOwnNode ? await runNpm('install', '--no-save') : await runNpm('ci')
  if (code !== 0) {
    throw new Stop(`${output.trim()}\n\nnpm could not install the packages. Is the npm registry reachable?`)
  }
  if (!existsSync(node24)) await bringNode()
}

function runNpm(...verb) {
  // The machine's Node may be older than what some packages ask for: they run on the one that comes with them,
  // so npm's warnings about that are noise. Building needs what a production setting would leave out.
  const options = [
    '--include=dev',
    '--include=optional',
    '--loglevel=error',
    '--no-audit',
    '--no-fund',
    '--no-progress',
  ]
  const { command, args, shell } = npm([...verb, ...options])
  return runQuietly(command, args, { shell })
}

/** Where install scripts are switched off, the package `node` has not fetched its binary yet. */
async function bringNode() {
  const { output } = await runQuietly(process.execPath, ['installArchSpecificPackage.js'], {
    cwd: join(root, 'node_modules', 'node'),
    env: { ...process.env, npm_config_global: 'false' },
  })
  if (!existsSync(node24)) throw new Stop(`${output.trim()}\n\nNode 24 could not be installed from npm.`)
}
