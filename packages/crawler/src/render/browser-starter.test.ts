import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import type { RunningBrowser } from './browser-process.ts'
import { createBrowserStarter } from './browser-starter.ts'
import { chooseBrowserUser } from './browser-user.ts'
import { findChromium } from './find-chromium.ts'

const chromium = findChromium({ chosen: process.env.CHROMIUM_PATH, searchPath: process.env.PATH })
const asRoot = process.getuid?.() === 0

const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

function starterFor(executablePath: string, chooseUser?: () => Promise<{ uid: number; gid: number } | null>) {
  const said: string[] = []
  const start = createBrowserStarter({
    executablePath,
    warn: (sentence) => said.push(sentence),
    ...(chooseUser && { chooseUser }),
  })
  return {
    said,
    async start() {
      const running = await start()
      closing.push(running.end)
      return running
    },
  }
}

/** Chromium as it behaves on another system. */
async function chromiumWhere(script: string, mode = 0o755): Promise<string> {
  if (!chromium) throw new Error('these tests need a Chromium: set CHROMIUM_PATH')
  const folder = await mkdtemp(join(tmpdir(), 'foyer-chromium-'))
  closing.push(() => rm(folder, { recursive: true }))
  await chmod(folder, 0o755)
  const program = join(folder, 'chromium')
  await writeFile(program, `#!/bin/sh\n${script}\nexec ${chromium} "$@"\n`)
  await chmod(program, mode)
  return program
}

const noSandbox =
  'case "$*" in *--no-sandbox*) ;; *) echo "FATAL:zygote_host_impl_linux.cc No usable sandbox!" >&2; exit 1;; esac'

async function processesOf({ browser }: RunningBrowser) {
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  return Promise.all(
    processInfo.map(async ({ id, type }) => {
      const status = await readFile(`/proc/${id}/status`, 'utf8')
      return {
        type,
        uid: Number(/^Uid:\s+(\d+)/m.exec(status)?.[1]),
        command: await readFile(`/proc/${id}/cmdline`, 'utf8'),
      }
    }),
  )
}

test('a browser has no rights of ours, and answers', async () => {
  const { start, said } = starterFor(await chromiumWhere(''))
  const running = await start()
  const page = await (await running.browser.newContext()).newPage()
  expect(await page.evaluate('1 + 1')).toBe(2)
  if (process.platform !== 'linux') return
  // A Chromium that lies in root's own folders can be run by nobody else, which is then said.
  const isRoots = said.some((sentence) => sentence.includes('runs as root'))
  for (const { uid } of await processesOf(running)) {
    if (asRoot) expect(uid === 0).toBe(isRoots)
    else expect(uid).toBe(process.getuid?.())
  }
})

test('where no sandbox can be made the browser does without, and that is said once', async () => {
  const { start, said } = starterFor(await chromiumWhere(noSandbox))
  await start()
  await start()
  expect(said).toEqual([expect.stringContaining('without its sandbox')])
})

test('a browser that fails for another reason is not tried without its sandbox', async () => {
  const { start, said } = starterFor(
    await chromiumWhere('case "$*" in *--no-sandbox*) ;; *) echo "out of luck" >&2; exit 3;; esac'),
  )
  await expect(start()).rejects.toThrow('the browser could not be started')
  expect(said).toEqual([])
})

test('where no other user can run the browser, we run it ourselves and say so', async () => {
  // Root may become anybody, but this program is root's alone; everyone else may become nobody.
  const { start, said } = starterFor(await chromiumWhere('', 0o700), async () => ({
    uid: 60_999,
    gid: 60_999,
  }))
  const running = await start()
  expect(said).toEqual([expect.stringContaining('runs as root and without its sandbox')])
  if (process.platform !== 'linux') return
  for (const { uid } of await processesOf(running)) expect(uid).toBe(process.getuid?.())
})

test('the browser is given a user that no account of the system has', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-accounts-'))
  closing.push(() => rm(folder, { recursive: true }))
  const accounts = join(folder, 'passwd')
  await writeFile(accounts, 'root:x:0:0::/root:/bin/sh\nsomebody:x:60989:60990::/:/bin/sh\n')
  expect(await chooseBrowserUser(accounts)).toEqual(asRoot ? { uid: 60_991, gid: 60_991 } : null)
})
