import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url))

export const onWindows = process.platform === 'win32'

/** Node 24 from the npm package `node`, independent of the system's Node. */
export const node24 = join(root, 'node_modules', 'node', 'bin', onWindows ? 'node.exe' : 'node')

/** The script of an installed package, run directly to avoid shells and shims. */
export function installed(script) {
  return join(root, 'node_modules', ...script.split('/'))
}

/** The npm and Node that started this script. */
export function npm(args) {
  const cli = process.env.npm_execpath
  if (cli?.endsWith('npm-cli.js')) {
    return { command: process.env.npm_node_execpath ?? process.execPath, args: [cli, ...args], shell: false }
  }
  return { command: onWindows ? 'npm.cmd' : 'npm', args, shell: onWindows }
}

/** Collects output instead of printing it, so that callers can show it after a failure. */
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
 * Gives the child our terminal and signals and returns its exit code. With `channel`, a closed channel tells the
 * child that we were killed.
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

/** Calls `end` for every signal to stop. */
export function forwardEnds(end) {
  const forward = (signal) => {
    // A terminal sends Ctrl-C to every foreground process itself.
    if (signal !== 'SIGINT' || !process.stdin.isTTY) end(signal)
  }
  for (const signal of signals) process.on(signal, forward)
  // A signal sent to npm ends npm and its shell without reaching us, so the parent process is polled.
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
