import { spawn } from 'node:child_process'
import { join } from 'node:path'

const entry = join(import.meta.dirname, '../main.ts')

export function startServerProcess(environment: Record<string, string>) {
  const child = spawn(process.execPath, [entry], {
    env: { PORT: '0', LOG_LEVEL: 'warn', LOCAL_MODELS: 'off', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const opened = Promise.withResolvers<string>()
  const read = (chunk: Buffer) => {
    output += chunk
    const url = /Foyer is open at (\S+)/.exec(output)?.[1]
    if (url) opened.resolve(url)
  }
  child.stdout.on('data', read)
  child.stderr.on('data', read)
  const exited = new Promise<number | null>((resolve) => {
    child.on('close', (code) => {
      resolve(code)
      opened.reject(new Error(`the server ended before it opened:\n${output}`))
    })
  })
  // Tests of a failing start never await the address.
  opened.promise.catch(() => {})
  return {
    url: opened.promise,
    pid: child.pid,
    exited,
    output: () => output,
    async end(signal: NodeJS.Signals = 'SIGTERM') {
      child.kill(signal)
      return exited
    },
  }
}
