import { spawn } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { testNetwork } from '../../packages/crawler/src/testing/test-network.ts'
import { launchBrowser } from '../support/browser.ts'

async function folderOf(files: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-network-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
  return folder
}

async function serveHello(): Promise<string> {
  const server = createServer((_request, response) => response.end('hello'))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
}

async function runNode(args: string[]): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  child.stdout.on('data', (text) => {
    output += text
  })
  child.stderr.on('data', (text) => {
    output += text
  })
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
  return { code, output }
}

async function behindGuard(program: string) {
  const folder = await folderOf({ 'program.mjs': program })
  const records = join(folder, 'records')
  const guard = new URL('./loopback-only.mjs', import.meta.url)
  guard.searchParams.set('records', records)
  const { output } = await runNode(['--import', guard.href, join(folder, 'program.mjs')])
  const files = await readdir(records).catch(() => [])
  const recorded = await Promise.all(files.map((file) => readFile(join(records, file), 'utf8')))
  return { output, recorded: recorded.join('') }
}

const attempts: [what: string, program: string, named: string][] = [
  ['an address', `await fetch('http://192.0.2.7:8080/')`, '192.0.2.7, port 8080'],
  ['an IPv6 address', `await fetch('http://[2001:db8::7]/')`, '2001:db8::7, port 80'],
  ['a name', `await fetch('https://shop.example/')`, 'the name service for shop.example'],
  [
    'a name that its own name service leads',
    `const { connect } = await import('node:net')
     const lookup = (name, options, done) => done(null, [{ address: '192.0.2.7', family: 4 }])
     const socket = connect({ host: 'shop.example', port: 443, lookup, autoSelectFamily: true })
     await new Promise((resolve, reject) => socket.on('error', reject))`,
    '192.0.2.7, port 443, as shop.example',
  ],
  [
    'an address over TLS',
    `const { connect } = await import('node:tls')
     const socket = connect(443, '192.0.2.7')
     await new Promise((resolve, reject) => socket.on('error', reject))`,
    '192.0.2.7, port 443',
  ],
  [
    'a name service',
    `const { Resolver } = await import('node:dns/promises')
     await new Resolver().resolve4('shop.example')`,
    'the name service for shop.example',
  ],
  [
    'the name of an address',
    `const { lookupService } = await import('node:dns/promises')
     await lookupService('192.0.2.7', 80)`,
    'the name service for 192.0.2.7',
  ],
  ['a name under localhost', `await fetch('http://shop.localhost/')`, 'the name service for shop.localhost'],
  [
    'an address by UDP',
    `const { createSocket } = await import('node:dgram')
     createSocket('udp4').send('hello', 53, '192.0.2.7')`,
    '192.0.2.7 by UDP',
  ],
  [
    'an address in a thread',
    `const { Worker } = await import('node:worker_threads')
     const { writeFileSync } = await import('node:fs')
     const thread = new URL('./thread.mjs', import.meta.url)
     writeFileSync(thread, "await fetch('http://192.0.2.7/')")
     await new Promise((resolve, reject) => new Worker(thread).on('error', reject))`,
    '192.0.2.7, port 80',
  ],
]

test.each(attempts)('%s outside is refused and recorded', async (_what, program, named) => {
  const { output, recorded } = await behindGuard(`try { ${program} } catch (error) {
    console.log((error.cause ?? error).message)
    process.exit()
  }`)
  const refusal = `A test tried to reach ${named}. Tests stay on loopback.`
  expect(output.trim()).toBe(refusal)
  expect(recorded).toContain(refusal)
})

test('loopback is reached by address, by name and by socket file', async () => {
  const url = await serveHello()
  const { output, recorded } = await behindGuard(`
    import { lookup } from 'node:dns/promises'
    import { connect, createServer } from 'node:net'
    console.log(await (await fetch('${url}')).text())
    const { address } = await lookup('localhost')
    await new Promise((resolve, reject) => {
      const server = createServer((socket) => socket.end('by name')).listen(0, address, () => {
        const { port } = server.address()
        connect(port, 'localhost').on('error', reject).on('data', (text) => resolve(console.log(String(text))))
      })
    })
    const path = process.platform === 'win32' ? '//./pipe/foyer-' + process.pid : import.meta.dirname + '/socket'
    createServer((socket) => socket.end('by file')).listen(path, () => {
      connect(path).on('data', (text) => process.exit(console.log(String(text))))
    })`)
  expect(output).toBe('hello\nby name\nby file\n')
  expect(recorded).toBe('')
})

test('a test that swallows a refusal fails, even one from a child process', async () => {
  const root = fileURLToPath(new URL('../..', import.meta.url))
  const options = new URL('./stay-on-loopback.ts', import.meta.url).href
  const folder = await folderOf({
    'vitest.config.mjs': `import { stayOnLoopback } from '${options}'
      export default { test: { ...stayOnLoopback, globals: true } }`,
    'child.mjs': `await fetch('http://192.0.2.8/').catch(() => {})`,
    'a.test.mjs': `import { once } from 'node:events'
      import { spawn } from 'node:child_process'
      test('reaches out', async () => { await fetch('http://192.0.2.7/').catch(() => {}) })
      test('stays', async () => {})
      test('starts a process', async () => {
        await once(spawn(process.execPath, [import.meta.dirname + '/child.mjs'], { env: {} }), 'exit')
      })`,
  })
  const vitest = join(root, 'node_modules/vitest/vitest.mjs')
  const { code, output } = await runNode([vitest, 'run', '--no-color', '--root', folder])
  expect(code).toBe(1)
  expect(output).toMatch(/FAIL +a\.test\.mjs > reaches out\n.*192\.0\.2\.7, port 80/)
  expect(output).toMatch(/FAIL +a\.test\.mjs > starts a process\n.*192\.0\.2\.8, port 80/)
  expect(output).toContain('2 failed | 1 passed')
})

test('a page in the browser reaches loopback and nothing else', async () => {
  const url = await serveHello()
  const refused: string[] = []
  const network = testNetwork()
  const { refuse } = network
  network.refuse = (what) => {
    refused.push(what)
    return new Error(what)
  }
  onTestFinished(() => {
    network.refuse = refuse
  })
  const browser = await launchBrowser()
  onTestFinished(() => browser.close())
  const page = await browser.newPage()
  await page.goto(url)
  expect(await page.textContent('body')).toBe('hello')
  expect(refused).toEqual([])
  const reach = (address: string) =>
    page.evaluate((to) => fetch(to, { mode: 'no-cors' }).then(String, String), address)
  expect(await reach('http://shop.example/cart')).toBe('[object Response]')
  expect(await reach('https://192.0.2.7/')).toBe('TypeError: Failed to fetch')
  await reach('http://169.254.169.254/')
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        const socket = new WebSocket('wss://shop.example/live')
        socket.onerror = resolve
      }),
  )
  await expect
    .poll(() => refused)
    .toEqual([
      'http://shop.example/cart in the browser',
      'https://192.0.2.7/ in the browser',
      'http://169.254.169.254/ in the browser',
      'wss://shop.example/live in the browser',
    ])
})
