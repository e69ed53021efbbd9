import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { node24, npm, onWindows, root, runQuietly } from './processes.mjs'
import { Stop, withProgress } from './progress.mjs'
import { contentHash, readStamp, writeStamp } from './stamps.mjs'

const stamp = 'node_modules/.foyer-installed'

/** Installs packages unless node_modules matches the lockfile, which costs one file hash. */
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

/** `npm install NAME` updates the lockfile and node_modules together, so no second install is needed. */
async function alreadyInstalled() {
  if (!existsSync(node24)) return false
  const [wanted, present] = await Promise.all([
    readPackages('package-lock.json'),
    // npm records here which packages it installed.
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
  // `npm ci` deletes node_modules, which Windows refuses while this process runs Node from there.
  const onOurOwnNode = onWindows && process.execPath.startsWith(join(root, 'node_modules'))
  const { code, output } = onOurOwnNode ? await runNpm('install', '--no-save') : await runNpm('ci')
  if (code !== 0) {
    throw new Stop(`${output.trim()}\n\nnpm could not install the packages. Is the npm registry reachable?`)
  }
  if (!existsSync(node24)) await bringNode()
}

function runNpm(...verb) {
  // Warnings about an old system Node are noise because packages run on Node 24 from npm. Builds need dev
  // dependencies even when NODE_ENV is production.
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

/** Fetches the binary of the `node` package where install scripts are disabled. */
async function bringNode() {
  const { output } = await runQuietly(process.execPath, ['installArchSpecificPackage.js'], {
    cwd: join(root, 'node_modules', 'node'),
    env: { ...process.env, npm_config_global: 'false' },
  })
  if (!existsSync(node24)) throw new Stop(`${output.trim()}\n\nNode 24 could not be installed from npm.`)
}
