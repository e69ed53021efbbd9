import { type ChildProcess, spawn } from 'node:child_process'
import { chown, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Browser, chromium } from 'playwright-core'
import { browserFlags } from './browser-flags.ts'
import type { BrowserUser } from './browser-user.ts'
import { giveWay } from './give-way.ts'
import { createPipeTransport, type PipeTransport } from './pipe-transport.ts'

export interface RunningBrowser {
  browser: Browser
  /** Message counts, which are limited per page. */
  said: Pick<PipeTransport, 'heard' | 'countAnew'>
  end(): Promise<void>
}

export interface BrowserPlan {
  executablePath: string
  user: BrowserUser | null
  sandboxed: boolean
}

/** The browser exited or failed to start before it connected. */
export class BrowserNotStarted extends Error {
  readonly words: string
  readonly code: number | string | null

  constructor(code: number | string | null, words: string) {
    super('the browser could not be started')
    this.code = code
    this.words = words
  }
}

const startMs = 20_000
const endMs = 5_000
const lastWordsMs = 1_000
const mostWords = 4_000
// The data limit of each process in KB. Typed arrays are not part of the script heap limit and grow faster than the
// memory check.
const dataKb = 800_000
const programs = '/usr/local/bin:/usr/bin:/bin'

/**
 * Playwright can't start Chromium as another user, so it is connected by a pipe. The browser gets its own home and
 * none of our environment, which may contain keys.
 */
export async function startBrowser(plan: BrowserPlan): Promise<RunningBrowser> {
  const home = await mkdtemp(join(tmpdir(), 'foyer-browser-'))
  let child: ChildProcess | undefined
  const end = async () => {
    if (child) await killAndWait(child)
    await rm(home, { recursive: true, force: true, maxRetries: 5 }).catch(() => {})
  }
  try {
    child = await launch(plan, home)
    return { ...(await connect(child)), end }
  } catch (error) {
    await end()
    throw error
  }
}

async function launch({ executablePath, user, sandboxed }: BrowserPlan, home: string): Promise<ChildProcess> {
  const flags = browserFlags({ home, sandboxed })
  const onWindows = process.platform === 'win32'
  const limited = process.platform === 'linux'
  const [program, args] = limited
    ? ['/bin/sh', ['-c', `ulimit -d ${dataKb}; exec "$0" "$@"`, executablePath, ...flags]]
    : [executablePath, flags]
  try {
    if (user) await chown(home, user.uid, user.gid)
    const child = spawn(program, args, {
      ...user,
      cwd: onWindows ? undefined : '/',
      // A process group lets all browser processes be killed together.
      detached: !onWindows,
      env: onWindows ? undefined : { HOME: home, TMPDIR: home, PATH: programs, LANG: 'C.UTF-8' },
      stdio: ['ignore', 'ignore', 'pipe', 'pipe', 'pipe'],
    })
    // Answering visitors has priority over rendering.
    giveWay(child)
    return child
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    throw new BrowserNotStarted(code ?? null, message)
  }
}

async function connect(child: ChildProcess): Promise<Omit<RunningBrowser, 'end'>> {
  let words = ''
  child.stderr?.on('data', (chunk: Buffer) => {
    words = (words + chunk).slice(-mostWords)
  })
  const ended = new Promise<never>((_resolve, reject) => {
    child.once('error', (error: NodeJS.ErrnoException) =>
      reject(new BrowserNotStarted(error.code ?? null, error.message)),
    )
    child.once('close', (code) => reject(new BrowserNotStarted(code, words)))
  })
  ended.catch(() => {})
  const [, , , to, from] = child.stdio
  const transport = createPipeTransport(to as Writable, from as Readable, () => kill(child))
  const connecting = chromium.connectOverCDP(transport, { timeout: startMs })
  // Prevents an unhandled rejection of the promise that loses the race.
  connecting.catch(() => {})
  try {
    return { browser: await Promise.race([ended, connecting]), said: transport }
  } catch (error) {
    // A broken pipe precedes the exit, which carries the reason.
    if (!(error instanceof BrowserNotStarted)) await Promise.race([ended, sleep(lastWordsMs)])
    throw error
  }
}

function kill(child: ChildProcess) {
  if (!child.pid || child.exitCode !== null || child.signalCode !== null) return
  try {
    if (process.platform === 'win32') child.kill('SIGKILL')
    else process.kill(-child.pid, 'SIGKILL')
  } catch {
    // The process has already exited.
  }
}

async function killAndWait(child: ChildProcess): Promise<void> {
  if (!child.pid || child.exitCode !== null || child.signalCode !== null) return
  const gone = new Promise((resolve) => child.once('exit', resolve))
  kill(child)
  await Promise.race([gone, sleep(endMs, undefined, { ref: false })])
}
