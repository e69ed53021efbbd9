import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from '../../config.ts'
import { newDataFolderInMemory, removeDataFolder } from '../../testing/data-folder.ts'
import { startServerProcess } from '../../testing/server-process.ts'
import { CommandError } from './command-error.ts'
import { runCommand } from './run-command.ts'

test('an instance moves to a new machine: exported while serving, imported before the first start', async () => {
  const [old, fresh] = [dataFolder(), dataFolder()]
  const server = startServerProcess({ DATA_DIR: old })
  onTestFinished(() => server.end().then(() => undefined))
  const url = await server.url
  expect(await register(url, 'ada@example.com')).toBe(201)

  const backup = join(old, 'backup.gz')
  expect(await run(old, 'export', backup)).toMatch(
    /holds \d+ rows of \d+ tables and 0 files; waiting mails: \d\. Keep/,
  )
  expect(await logIn(url, 'ada@example.com')).toBe(200)
  await expect(run(old, 'import', backup)).rejects.toThrow('This instance is not empty')
  await server.end()

  expect(await admin(fresh, 'import', backup)).toMatchObject({ code: 0 })
  const moved = startServerProcess({ DATA_DIR: fresh })
  onTestFinished(() => moved.end().then(() => undefined))
  expect(await logIn(await moved.url, 'ada@example.com')).toBe(200)
})

test('unknown and incomplete commands print the usage', async () => {
  const folder = dataFolder()
  for (const args of [[], ['toString']]) {
    const refused = run(folder, ...args)
    await expect(refused).rejects.toThrow(CommandError)
    await expect(refused).rejects.toThrow('export FILE')
  }
  const incomplete = await admin(folder, 'export')
  expect(incomplete).toEqual({ code: 1, output: 'npm run admin -- export FILE\n' })
})

function dataFolder(): string {
  const folder = newDataFolderInMemory()
  onTestFinished(() => removeDataFolder(folder))
  return folder
}

async function run(dataDir: string, ...args: string[]): Promise<string> {
  const said: string[] = []
  await runCommand({ ...readConfig({}), dataDir }, args, (sentence) => said.push(sentence))
  return said.join('\n')
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
