import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { installed, node24, runQuietly } from './processes.mjs'
import { Stop, withProgress } from './progress.mjs'

// The headless shell comes first because it starts several times faster than a full browser.
const commands = [
  'chromium-headless-shell',
  'chrome-headless-shell',
  'google-chrome-stable',
  'google-chrome',
  'chromium',
  'chromium-browser',
  'microsoft-edge-stable',
  'microsoft-edge',
]

/** Finds a Chromium that runs here, or installs one. */
export async function ensureBrowser() {
  const tried = []
  for (const variable of ['CHROMIUM_PATH', 'CHROME_PATH']) {
    const given = process.env[variable]
    if (!given) continue
    if (await runs(given)) return given
    throw new Stop(`${variable} is set to ${given}, which is not a working browser.`)
  }
  const found = await firstThatRuns([...onPath(), ...knownPlaces(), await playwrightsOwn()])
  if (found !== undefined) return found
  tried.push('no working Chrome, Chromium or Edge is installed')

  if (await isDebianAsRoot()) {
    const { code, output } = await withProgress('Installing Chromium with apt', installWithApt)
    const brought = await firstThatRuns(onPath())
    if (brought !== undefined) return brought
    tried.push(code === 0 ? 'the Chromium from apt does not run here' : `apt failed: ${reasonIn(output)}`)
  }

  const { code, output } = await withProgress('Downloading Chromium with Playwright', downloadWithPlaywright)
  const downloaded = await firstThatRuns([await playwrightsOwn()])
  if (downloaded !== undefined) return downloaded
  tried.push(
    code === 0
      ? 'the downloaded Chromium does not run here'
      : `Playwright's download failed: ${reasonIn(output)}`,
  )

  throw new Stop(
    [
      'The tests need Chromium, and it could not be installed:',
      ...tried.map((reason) => `  - ${reason}`),
      'Install Chrome or Chromium, or set CHROMIUM_PATH to one, and run npm test again.',
    ].join('\n'),
  )
}

function onPath() {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '')
  return commands.flatMap((name) => folders.map((folder) => join(folder, name)))
}

function knownPlaces() {
  if (process.platform === 'darwin') {
    const homes = ['/Applications', join(process.env.HOME ?? '', 'Applications')]
    const apps = ['Google Chrome', 'Chromium', 'Microsoft Edge']
    return homes.flatMap((home) => apps.map((app) => join(home, `${app}.app`, 'Contents', 'MacOS', app)))
  }
  if (process.platform === 'win32') {
    const homes = [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA]
    const apps = ['Google\\Chrome\\Application\\chrome.exe', 'Chromium\\Application\\chrome.exe']
    apps.push('Microsoft\\Edge\\Application\\msedge.exe')
    return homes.filter(Boolean).flatMap((home) => apps.map((app) => join(home, app)))
  }
  return ['/snap/bin/chromium', '/opt/google/chrome/chrome']
}

async function playwrightsOwn() {
  const { chromium } = await import(pathToFileURL(installed('playwright-core/index.mjs')).href)
  const whole = chromium.executablePath()
  return whole === '' ? undefined : whole
}

async function firstThatRuns(paths) {
  for (const path of paths) if (path !== undefined && existsSync(path) && (await runs(path))) return path
  return undefined
}

/** Some systems ship a script under this name that only explains how to install the browser. */
async function runs(path) {
  if (!existsSync(path)) return false
  // On Windows `--version` opens a window instead.
  if (process.platform === 'win32') return true
  const { code } = await runQuietly(path, ['--version', '--no-sandbox'], { timeout: 30_000 })
  return code === 0
}

async function isDebianAsRoot() {
  if (process.getuid?.() !== 0) return false
  const system = await readFile('/etc/os-release', 'utf8').catch(() => '')
  return /^ID(_LIKE)?=.*\b(debian|ubuntu)\b/m.test(system)
}

async function installWithApt() {
  const options = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }, timeout: 600_000 }
  const updated = await runQuietly('apt-get', ['update'], options)
  for (const name of ['chromium-headless-shell', 'chromium']) {
    const args = ['install', '--yes', '--no-install-recommends', name, 'fonts-liberation']
    const result = await runQuietly('apt-get', args, options)
    if (result.code === 0) return result
    updated.output += result.output
  }
  return { code: 1, output: updated.output }
}

function downloadWithPlaywright() {
  const args = ['install', ...(process.getuid?.() === 0 ? ['--with-deps'] : []), 'chromium']
  return runQuietly(node24, [installed('playwright-core/cli.js'), ...args], { timeout: 900_000 })
}

/** The first line that mentions an error, otherwise the last line. */
function reasonIn(output) {
  const lines = output.trim().split('\n')
  return (lines.find((line) => /\berror\b|^E: /i.test(line)) ?? lines.at(-1)).trim()
}
