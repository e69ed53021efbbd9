import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type SampleEntry, type SampleId, samples } from '@foyer/samples/catalogue'
import { fill, nameForPrograms } from '@foyer/samples/fill'
import { readSample } from '@foyer/samples/read-sample'
import { vi } from 'vitest'

type Own = { baseUrl: string; assistant: { id: string; apiKey: string; name: string }; botToken?: string }

/** A sample with its placeholders filled in. */
export const filled = async (id: SampleId, { baseUrl, assistant, botToken = '' }: Own) =>
  fill(await readSample(id), {
    baseUrl,
    assistantId: assistant.id,
    apiKey: assistant.apiKey,
    name: nameForPrograms(assistant.name),
    botToken,
  })

type Run = Own & {
  id: SampleId
  program: string
  environment?: Record<string, string>
  /** Replaces the question in the copy. */
  asking?: string
}

export const question = 'What can you help me with?'

export type CopiedProgram = Awaited<ReturnType<typeof runCopy>>

const packages = fileURLToPath(new URL('../../../node_modules', import.meta.url))

/** No proxy, and nothing that names an assistant. */
const inherited = ['PATH', 'HOME', 'TMPDIR', 'SYSTEMROOT', 'LOCALAPPDATA']

/** Runs a copy of a sample under its download name with the documented command. */
export async function runCopy({ id, program, environment, asking = question, ...own }: Run) {
  const sample: SampleEntry = samples.find((each) => each.id === id)!
  const folder = await mkdtemp(join(tmpdir(), 'foyer-sample-'))
  const text = (await filled(id, own)).replaceAll(question, asking)
  await writeFile(join(folder, sample.file), text)
  // Takes the place of `npm install`.
  await symlink(packages, join(folder, 'node_modules'), 'junction')

  const [, ...args] = sample.run!.split(' ')
  const child = spawn(program, args, {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...Object.fromEntries(inherited.map((name) => [name, process.env[name]])),
      // Go must not download anything, including a newer Go.
      ...{ GOFLAGS: '-mod=mod', GOPROXY: 'off', GOTOOLCHAIN: 'local' },
      PYTHONDONTWRITEBYTECODE: '1',
      ...environment,
    },
  })
  const said = { out: '', err: '' }
  // Chunks may split a character.
  child.stdout.setEncoding('utf8')
  child.stderr.setEncoding('utf8')
  child.stdout.on('data', (text) => {
    said.out += text
  })
  child.stderr.on('data', (text) => {
    said.err += text
  })
  const ended = once(child, 'close').then(([code, signal]) => ({ code, signal, ...said }))
  return {
    ended,
    async until(condition: () => boolean) {
      await vi
        .waitUntil(() => child.exitCode !== null || condition(), { timeout: 90_000 })
        .catch(() => undefined)
      if (!condition()) throw new Error(`The program did not get there. It said: ${said.out}${said.err}`)
    },
    passHalfAMinute: () => void child.kill('SIGUSR2'),
    async end() {
      child.kill('SIGTERM')
      return ended
    },
    async [Symbol.asyncDispose]() {
      await kill(child)
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function kill(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGKILL')
  await once(child, 'close')
}
