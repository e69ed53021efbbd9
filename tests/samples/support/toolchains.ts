import { execFile } from 'node:child_process'
import { appendFile, mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type SampleId, samples } from '@foyer/samples/catalogue'

export type Toolchain = { program: string } | { missing: string }

const works = (program: string, args: string[]) =>
  new Promise<boolean>((resolve) => {
    execFile(program, args, { timeout: 60_000 }, (error) => resolve(error === null))
  })

const command = async (program: string, args: string[], runs = program): Promise<Toolchain> =>
  (await works(program, args)) ? { program: runs } : { missing: `no ${program} on this machine` }

// The first Python in the path may lack the system's packages.
const pythons = ['python3', '/usr/bin/python3', '/usr/local/bin/python3', 'python']

async function python(check: string, missing: string): Promise<Toolchain> {
  for (const program of pythons) if (await works(program, ['-c', check])) return { program }
  return { missing }
}

/** Fails if the package is missing or too old. Metadata is faster to read than an import. */
const hasPackage = (name: string, major: number) =>
  `from importlib.metadata import version; assert int(version("${name}").split(".")[0]) >= ${major}`

const withPackage = (name: string, major: number) =>
  python(hasPackage(name, major), `no Python here has ${name}${major > 0 ? ` ${major} or newer` : ''}`)

const anyPython = () => python('import sys; assert sys.version_info >= (3, 8)', 'no Python 3.8 or newer')
const curl = () => command('curl', ['--version'], 'sh')
const go = () => command('go', ['version'])
const node = async (): Promise<Toolchain> => ({ program: process.execPath })

/** Bots depend on signals, which Windows lacks. */
const bot = async (toolchain: () => Promise<Toolchain>): Promise<Toolchain> =>
  process.platform === 'win32' ? { missing: 'this system has no signals' } : toolchain()

const needs: Record<SampleId, () => Promise<Toolchain>> = {
  'discord-python': () => bot(() => withPackage('discord.py', 2)),
  'discord-node': () => bot(node),
  'telegram-python': () => bot(async () => (await telegram()).toolchain),
  'ask-curl': curl,
  'ask-node': node,
  'ask-python': anyPython,
  'ask-go': go,
  'openai-python': () => withPackage('openai', 1),
  'openai-node': node,
  'openai-curl': curl,
  'mcp-config': node,
  'mcp-node': node,
  'webhook-node': node,
  'webhook-python': anyPython,
}

/** Debian's python-telegram-bot is outdated; our stand-in speaks the same protocol. */
export async function telegram(): Promise<{ toolchain: Toolchain; standIn: boolean }> {
  const real = await withPackage('python-telegram-bot', 20)
  if ('program' in real) return { toolchain: real, standIn: false }
  return { toolchain: await withPackage('httpx', 0), standIn: true }
}

const list = fileURLToPath(new URL('../../../.cache/not-run', import.meta.url))

/** Repeated at the end of `npm test`, so that skipped samples don't pass silently. */
export async function reportSkipped(what: string) {
  process.stdout.write(`Not run here: ${what}\n`)
  await mkdir(dirname(list), { recursive: true })
  await appendFile(list, `${what}\n`)
}

/** The samples this machine can run; the others are reported. */
export async function runnable<Id extends SampleId>(ids: readonly Id[]) {
  const found = await Promise.all(
    ids.map(async (id) => {
      const toolchain = await needs[id]()
      const { file } = samples.find((sample) => sample.id === id)!
      if ('program' in toolchain) return { id, file, program: toolchain.program }
      await reportSkipped(`${file} (${toolchain.missing})`)
      return null
    }),
  )
  return found.filter((each) => each !== null)
}

const languages = { bash: curl, javascript: node, python: anyPython, go }

/** The languages this machine can run; the others are reported. */
export async function runnableLanguages() {
  const entries = Object.entries(languages) as [keyof typeof languages, () => Promise<Toolchain>][]
  const found = await Promise.all(
    entries.map(async ([language, find]) => {
      const toolchain = await find()
      if ('program' in toolchain) return { language, program: toolchain.program }
      await reportSkipped(`the reference's examples in ${language} (${toolchain.missing})`)
      return null
    }),
  )
  return found.filter((each) => each !== null)
}
