import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import WebSocket from 'ws'
import { type Driver, desktop } from './driver.ts'

/** A BiDi value; here always the page's JSON. */
type Remote = { type: string; value?: string }
type Evaluated =
  | { type: 'success'; result: Remote }
  | { type: 'exception'; exceptionDetails: { text: string } }
type Message = {
  id?: number
  result?: unknown
  error?: string
  message?: string
  method?: string
  params?: { level?: string; text?: string }
}

const preferences = {
  // Everything outside this machine goes to a closed port.
  'network.proxy.type': 1,
  'network.proxy.http': '127.0.0.1',
  'network.proxy.http_port': 9,
  'network.proxy.ssl': '127.0.0.1',
  'network.proxy.ssl_port': 9,
  'app.update.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'toolkit.telemetry.reportingpolicy.firstRun': false,
  'ui.prefersReducedMotion': 1,
}

export async function startFirefox(path: string, { cookies = true } = {}): Promise<Driver> {
  const profile = await mkdtemp(join(tmpdir(), 'foyer-firefox-'))
  const chosen = { ...preferences, ...(!cookies && { 'network.cookie.cookieBehavior': 2 }) }
  const lines = Object.entries(chosen).map(
    ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`,
  )
  await writeFile(join(profile, 'user.js'), lines.join('\n'))
  const firefox = spawn(
    path,
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'],
    { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, MOZ_CRASHREPORTER_DISABLE: '1' } },
  )
  const ended = new Promise<void>((resolve) => firefox.once('close', () => resolve()))
  const address = await new Promise<string>((resolve, reject) => {
    firefox.once('error', reject)
    firefox.once('close', (code) =>
      reject(new Error(`Firefox ended with ${code} before it could be spoken to.`)),
    )
    createInterface({ input: firefox.stderr }).on('line', (line) => {
      const found = /WebDriver BiDi listening on (ws:\S+)/.exec(line)
      if (found) resolve(found[1]!)
    })
  })
  const socket = new WebSocket(`${address}/session`)
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))

  const complaints: string[] = []
  const waiting = new Map<number, { resolve(result: unknown): void; reject(error: Error): void }>()
  socket.on('message', (data) => {
    const { id, result, error, message, method, params } = JSON.parse(String(data)) as Message
    // The browser, not the page, requests the icon.
    if (method === 'log.entryAdded' && params?.level === 'error' && !params.text?.includes('favicon.ico'))
      complaints.push(params.text ?? '')
    const asked = waiting.get(id ?? -1)
    if (!asked) return
    waiting.delete(id!)
    if (error) asked.reject(new Error(`${error}: ${message}`))
    else asked.resolve(result)
  })
  let last = 0
  const command = <Result>(method: string, params: object) =>
    new Promise<Result>((resolve, reject) => {
      const id = ++last
      waiting.set(id, { resolve: (result) => resolve(result as Result), reject })
      socket.send(JSON.stringify({ id, method, params }))
    })

  const { capabilities } = await command<{ capabilities: { browserVersion: string } }>('session.new', {
    capabilities: { alwaysMatch: { unhandledPromptBehavior: { default: 'accept' } } },
  })
  const { contexts } = await command<{ contexts: { context: string }[] }>('browsingContext.getTree', {})
  const { context } = contexts[0]!
  await command('session.subscribe', { events: ['log.entryAdded'] })
  // BiDi logs no policy violations unless the page does.
  await command('script.addPreloadScript', {
    functionDeclaration: `() => addEventListener('securitypolicyviolation', (event) =>
      console.error('refused by policy: ' + event.violatedDirective + ' ' + event.blockedURI))`,
  })

  const driver: Driver = {
    name: `Firefox ${capabilities.browserVersion}`,
    complaints: async () => complaints.splice(0),
    goto: async (url) => void (await command('browsingContext.navigate', { context, url, wait: 'complete' })),
    reload: async () => void (await command('browsingContext.reload', { context, wait: 'complete' })),
    async evaluate(work, ...given) {
      const answer = await command<Evaluated>('script.callFunction', {
        functionDeclaration: `async (given) => JSON.stringify(await (${work})(...JSON.parse(given)))`,
        arguments: [{ type: 'string', value: JSON.stringify(given) }],
        target: { context },
        awaitPromise: true,
      })
      if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text)
      return answer.result.value === undefined ? undefined : JSON.parse(answer.result.value)
    },
    act: async (actions) => void (await command('input.performActions', { context, actions })),
    resize: async (width, height) =>
      void (await command('browsingContext.setViewport', { context, viewport: { width, height } })),
    async close() {
      await command('browser.close', {}).catch(() => firefox.kill())
      await ended
      await rm(profile, { recursive: true, force: true })
    },
  }
  await driver.resize(...desktop)
  return driver
}
