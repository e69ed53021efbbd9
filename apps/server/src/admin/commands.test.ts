import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { newDataFolderInMemory, removeDataFolder } from '../testing/data-folder.ts'
import { startServerProcess } from '../testing/server-process.ts'

test('an owner moves to a new machine: backed up while serving, restored before the first start', async () => {
  const [old, fresh] = [dataFolder(), dataFolder()]
  const server = startServerProcess({ DATA_DIR: old })
  onTestFinished(() => server.end().then(() => undefined))
  const url = await server.url
  expect(await register(url, 'ada@example.com')).toBe(201)

  const backup = join(old, 'backup.gz')
  const written = await admin(old, 'export', backup)
  expect(written).toMatchObject({
    code: 0,
    output: expect.stringMatching(/holds \d+ rows of \d+ tables and 0 files/),
  })
  expect(await logIn(url, 'ada@example.com')).toBe(200)
  expect(await admin(old, 'import', backup)).toMatchObject({
    code: 1,
    output: expect.stringContaining('This instance is not empty'),
  })

  expect(await admin(fresh, 'import', backup)).toMatchObject({ code: 0 })
  const moved = startServerProcess({ DATA_DIR: fresh })
  onTestFinished(() => moved.end().then(() => undefined))
  expect(await logIn(await moved.url, 'ada@example.com')).toBe(200)
})

test('a command that does not exist, or lacks its file, is answered with what there is', async () => {
  const folder = dataFolder()
  const [nothing, unknown, incomplete] = await Promise.all([
    admin(folder),
    admin(folder, 'toString'),
    admin(folder, 'export'),
  ])
  expect(nothing).toMatchObject({ code: 1, output: expect.stringContaining('export FILE') })
  expect(unknown).toMatchObject({ code: 1, output: expect.stringContaining('export FILE') })
  expect(incomplete).toEqual({ code: 1, output: 'npm run admin -- export FILE\n' })
})

function dataFolder(): string {
  const folder = newDataFolderInMemory()
  onTestFinished(() => removeDataFolder(folder))
  return folder
}

function admin(dataDir: string, ...args: string[]): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts'), ...args], {
    env: { DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const read = (text: Buffer): void => {
    output += text
  }
  child.stdout.on('data', read)
  child.stderr.on('data', read)
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, output })))
}

async function register(url: string, email: string): Promise<number> {
  const details = { firstName: 'Ada', lastName: 'L', email, password: 'correct horse' }
  return post(`${url}/api/auth/register`, details)
}

function logIn(url: string, email: string): Promise<number> {
  return post(`${url}/api/auth/login`, { email, password: 'correct horse' })
}

async function post(url: string, body: unknown): Promise<number> {
  const headers = { 'content-type': 'application/json' }
  return (await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })).status
}
