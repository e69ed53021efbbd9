import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { type Driver, desktop } from './driver.ts'

export interface WebKitPaths {
  driver: string
  browser: string
  xvfb: string
}

type Listened = Window & { collectedErrors?: string[] }

// A smaller toolbar lets the window shrink to phone width.
const narrowToolbar = `window * { min-width: 0; min-height: 0; margin: 0; padding: 0 }
  toolbar, toolbar * { font-size: 1px; -gtk-icon-transform: scale(.1) } toolbar image { -gtk-icon-source: none }`

export async function startWebKit(paths: WebKitPaths): Promise<Driver> {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-webkit-'))
  await mkdir(join(folder, 'gtk-3.0'))
  await writeFile(join(folder, 'gtk-3.0', 'gtk.css'), narrowToolbar)
  const started: ChildProcess[] = []
  const xvfb = spawn(paths.xvfb, ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  started.push(xvfb)
  const [display] = await once(xvfb.stdio[3] as Readable, 'data')
  const port = await freePort()
  const server = spawn(paths.driver, [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: `:${String(display).trim()}`,
      GDK_BACKEND: 'x11',
      NO_AT_BRIDGE: '1',
      XDG_CONFIG_HOME: folder,
      XDG_CACHE_HOME: folder,
      XDG_DATA_HOME: folder,
    },
  })
  started.push(server)

  async function call<Result>(method: string, path: string, body?: object): Promise<Result> {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    })
    const { value } = (await response.json()) as { value: Result & { error?: string; message?: string } }
    if (value?.error) throw new Error(`${value.error}: ${value.message}`)
    return value
  }

  await listening(() => call('GET', '/status'))
  const { sessionId, capabilities } = await call<{
    sessionId: string
    capabilities: { browserVersion: string }
  }>('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        unhandledPromptBehavior: 'accept',
        // Everything outside this machine goes to a closed port.
        'webkitgtk:browserOptions': {
          binary: paths.browser,
          args: [
            '--automation',
            '--proxy=http://127.0.0.1:9',
            '--ignore-host=127.0.0.1',
            '--ignore-host=localhost',
          ],
        },
      },
    },
  })
  const at = `/session/${sessionId}`

  // The driver hides the console, so loaded pages collect their errors.
  const complaints: string[] = []
  async function hear() {
    complaints.push(...(await driver.evaluate(() => (window as Listened).collectedErrors?.splice(0) ?? [])))
  }
  async function load(path: string, body: object) {
    await hear()
    await call('POST', at + path, body)
    await driver.evaluate(() => {
      const heard: string[] = []
      Object.assign(window, { collectedErrors: heard })
      addEventListener('error', ({ message }) => heard.push(message))
      addEventListener('unhandledrejection', ({ reason }) => heard.push(`rejected: ${reason}`))
      addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        heard.push(`refused by policy: ${violatedDirective} ${blockedURI}`),
      )
    })
  }

  const driver: Driver = {
    name: `WebKitGTK ${capabilities.browserVersion}`,
    async complaints() {
      await hear()
      return complaints.splice(0)
    },
    goto: (url) => load('/url', { url }),
    reload: () => load('/refresh', {}),
    async evaluate(work, ...given) {
      // Text avoids the driver's serializer, which polluted prototypes break.
      const answer = await call<string | null>('POST', `${at}/execute/async`, {
        script: `const done = arguments[1]; (async () => (${work})(...JSON.parse(arguments[0])))()
          .then((value) => done(JSON.stringify([value])), (error) => done('!' + error))`,
        args: [JSON.stringify(given)],
      })
      if (answer?.startsWith('!')) throw new Error(answer.slice(1))
      return JSON.parse(answer ?? '[]')[0]
    },
    act: async (actions) => void (await call('POST', `${at}/actions`, { actions })),
    async resize(width, height) {
      const inside = () => driver.evaluate(() => [innerWidth, innerHeight] as [number, number])
      let outer = { width, height }
      // The frame's size is known only after layout.
      for (let tries = 0; tries < 20; tries++) {
        await call('POST', `${at}/window/rect`, { x: 0, y: 0, ...outer })
        const [wide, high] = await inside()
        if (wide === width && high === height) return
        outer = { width: outer.width + width - wide, height: outer.height + height - high }
        await new Promise((resolve) => setTimeout(resolve, 200))
      }
      throw new Error(`WebKit's page did not become ${width} × ${height} but ${await inside()}.`)
    },
    async close() {
      await call('DELETE', at).catch(() => undefined)
      for (const each of started.toReversed()) {
        each.kill()
        if (each.exitCode === null && each.signalCode === null) await once(each, 'close')
      }
      await rm(folder, { recursive: true, force: true })
    },
  }
  await driver.resize(...desktop)
  return driver
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return (address as { port: number }).port
}

async function listening(ask: () => Promise<unknown>) {
  for (let tries = 0; ; tries++) {
    try {
      await ask()
      return
    } catch (error) {
      if (tries === 100) throw error
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
}
