import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url))

export const onWindows = process.platform === 'win32'

/** The Node that Foyer runs on, brought by the npm package `node`, whatever the machine has. */
export const node24 = join(root, 'node_modules', 'node', 'bin', onWindows ? 'node.exe' : 'node')

/** A command of an installed package, by its script, so that no shell and no shim is in between. */
export function installed(script) {
  return join(root, 'node_modules', ...script.split('/'))
}

/** npm as it was called, run by the Node that npm itself runs on. */
export function npm(args) {
  const cli = process.env.npm_execpath
  if (cli?.endsWith('npm-cli.js')) {
    return { command: process.env.npm_node_execpath ?? process.execPath, args: [cli, ...args], shell: false }
  }
  return { command: onWindows ? 'npm.cmd' : 'npm', args, shell: onWindows }
}

/** Runs to the end and keeps quiet: what was said is for whoever needs to explain a failure. */
export async function runQuietly(command, args, options = {}) {
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    windowsHide: true,
    ...options,
  })
  let output = ''
  child.stdout.on('data', (text) => {
    output += text
  })
  child.stderr.on('data', (text) => {
    output += text
  })
  const code = await ended(child)
  return { code, output }
}

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']

/**
 * Runs in the foreground as if it had been started itself: it has the terminal, gets our signals, and its end is
 * ours. With a channel it also learns of our end, however violent, because the channel closes.
 */
export async function runInForeground(command, args, { channel = false, ...options } = {}) {
  const stdio = channel ? ['inherit', 'inherit', 'inherit', 'ipc'] : 'inherit'
  const child = spawn(command, args, { cwd: root, stdio, ...options })
  const stopForwarding = forwardEnds((signal) => child.kill(signal))
  try {
    return await ended(child)
  } finally {
    stopForwarding()
  }
}

/** Tells `end` of every wish that this process should end. */
export function forwardEnds(end) {
  const forward = (signal) => {
    // At a terminal, Ctrl-C reaches every process in front of it already.
    if (signal !== 'SIGINT' || !process.stdin.isTTY) end(signal)
  }
  for (const signal of signals) process.on(signal, forward)
  // npm starts us through a shell. A signal sent to npm ends those two and is never told to us: we only see that
  // our parent is gone.
  const parent = process.ppid
  const startedByNpm = process.env.npm_lifecycle_event !== undefined
  const watching = setInterval(() => {
    if (!startedByNpm || process.ppid === parent) return
    clearInterval(watching)
    end('SIGTERM')
  }, 200)
  return () => {
    clearInterval(watching)
    for (const signal of signals) process.off(signal, forward)
  }
}

function ended(child) {
  return new Promise((resolve) => {
    let failure
    child.once('error', (error) => {
      failure = error
      if (child.pid === undefined) {
        process.stderr.write(`${error.message}\n`)
        resolve(127)
      }
    })
    child.once('close', (code, signal) => {
      resolve(code ?? (failure ? 127 : 128 + (constants.signals[signal] ?? 0)))
    })
  })
}
