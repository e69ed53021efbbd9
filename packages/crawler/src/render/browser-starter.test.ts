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

test('the browser runs without our rights', async () => {
  const { start, said } = starterFor(await chromiumWhere(''))
  const running = await start()
  const page = await (await running.browser.newContext()).newPage()
  expect(await page.evaluate('1 + 1')).toBe(2)
  if (process.platform !== 'linux') return
  // If Chromium is in a directory of root's, only root can run it, which causes a warning.
  const isRoots = said.some((sentence) => sentence.includes('runs as root'))
  for (const { uid } of await processesOf(running)) {
    if (asRoot) expect(uid === 0).toBe(isRoots)
    else expect(uid).toBe(process.getuid?.())
  }
})

test('a missing sandbox is skipped with a single warning', async () => {
  const { start, said } = starterFor(await chromiumWhere(noSandbox))
  await start()
  await start()
  expect(said).toEqual([expect.stringContaining('without its sandbox')])
})

test("other start failures don't disable the sandbox", async () => {
  const { start, said } = starterFor(
    await chromiumWhere('case "$*" in *--no-sandbox*) ;; *) echo "out of luck" >&2; exit 3;; esac'),
  )
  await expect(start()).rejects.toThrow('the browser could not be started')
  expect(said).toEqual([])
})

test('the browser runs as the current user with a warning if no other user can run it', async () => {
  // For root the wrapper is executable by root alone; other users can't change the uid at all.
  const { start, said } = starterFor(await chromiumWhere('', 0o700), async () => ({
    uid: 60_999,
    gid: 60_999,
  }))
  const running = await start()
  expect(said).toEqual([expect.stringContaining('runs as root and without its sandbox')])
  if (process.platform !== 'linux') return
  for (const { uid } of await processesOf(running)) expect(uid).toBe(process.getuid?.())
})

test("the browser's uid belongs to no account on the system", async () => {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-accounts-'))
  closing.push(() => rm(folder, { recursive: true }))
  const accounts = join(folder, 'passwd')
  await writeFile(accounts, 'root:x:0:0::/root:/bin/sh\nsomebody:x:60989:60990::/:/bin/sh\n')
  expect(await chooseBrowserUser(accounts)).toEqual(asRoot ? { uid: 60_991, gid: 60_991 } : null)
})
