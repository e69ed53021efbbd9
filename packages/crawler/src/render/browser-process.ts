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
  /** What it says, which has an end for each page. */
  said: Pick<PipeTransport, 'heard' | 'countAnew'>
  end(): Promise<void>
}

export interface BrowserPlan {
  executablePath: string
  /** The user it runs as; null for ourselves. */
  user: BrowserUser | null
  sandboxed: boolean
}

/** It ended, or could not be begun, before it said a word. */
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
// The memory of each process, in KB. What arrays of bytes take is no part of the limit that scripts know, and a
// watch that looks twice a second sees two gigabytes only when they are gone.
const dataKb = 800_000
// A Chromium that is a script finds there what it calls.
const programs = '/usr/local/bin:/usr/bin:/bin'

/**
 * Playwright can't start a browser as somebody else, so it is started here and Playwright handed its pipe. It gets a
 * home of its own and nothing of our environment, in which there may be keys.
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
      // The browser gets a group of its own, so that all its processes can be ended together.
      detached: !onWindows,
      env: onWindows ? undefined : { HOME: home, TMPDIR: home, PATH: programs, LANG: 'C.UTF-8' },
      stdio: ['ignore', 'ignore', 'pipe', 'pipe', 'pipe'],
    })
    // A page that is drawn can wait; whoever asks a question should not.
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
  // The second of the two to fail has nobody waiting for it.
  connecting.catch(() => {})
  try {
    return { browser: await Promise.race([ended, connecting]), said: transport }
  } catch (error) {
    // A pipe that breaks off is the first sign of an end; the reason follows.
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
    // The process is gone already.
  }
}

async function killAndWait(child: ChildProcess): Promise<void> {
  if (!child.pid || child.exitCode !== null || child.signalCode !== null) return
  const gone = new Promise((resolve) => child.once('exit', resolve))
  kill(child)
  await Promise.race([gone, sleep(endMs, undefined, { ref: false })])
}
