import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type OpenApi, readReference } from '@foyer/docs/read-reference'
import { writePrograms } from '@foyer/docs/write-programs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAssistant } from '../../apps/server/src/testing/assistants.ts'
import { registerOwner } from '../../apps/server/src/testing/owners.ts'
import { startTestApp, type TestApp } from '../../apps/server/src/testing/test-app.ts'
import { runnableLanguages } from './support/toolchains.ts'

const run = promisify(execFile)
const files = { bash: 'sh', javascript: 'mjs', python: 'py', go: 'go' }

let app: TestApp
let folder: string
let owner: Awaited<ReturnType<typeof registerOwner>>
let assistant: Awaited<ReturnType<typeof createAssistant>>
beforeAll(async () => {
  ;[app, folder] = await Promise.all([startTestApp(), mkdtemp(join(tmpdir(), 'foyer-reference-'))])
  owner = await registerOwner(app, { tier: 'pro' })
  assistant = await createAssistant(app, owner, {
    pages: [{ title: 'Hours', text: '# Opening hours\n\nSaturday 9 am to 1 pm.' }],
    embed: { allowFileUpload: true, fileUploadEnabled: true },
  })
  // The first answer can exceed a program's 30-second timeout.
  await app.call('POST', `/api/chat/${assistant.id}`, { body: { message: 'When are you open?' } })
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

/** A question by key, an upload and a session call, with their expected output. */
const printed = {
  askAssistant: /1 pm/,
  uploadFile: /note\.txt/,
  callMcp: /1 pm/,
  createKey: /"name": ?"Shop"|name: 'Shop'/,
}

test.for(await runnableLanguages())(
  'the reference’s examples in $language run unchanged',
  async ({ language, program }) => {
    await writeFile(join(folder, 'note.txt'), 'A short note.')
    const { operations } = readReference((await app.call<OpenApi>('GET', '/api/openapi.json')).body)
    for (const [id, said] of Object.entries(printed)) {
      const example = writePrograms(operations.find((each) => each.id === id)!)
        [language].replaceAll('{{BASE_URL}}', app.url)
        .replaceAll('{{ASSISTANT_ID}}', assistant.id)
        .replaceAll('{{API_KEY}}', assistant.apiKey)
      const file = join(folder, `${id}.${files[language]}`)
      await writeFile(file, example)
      const { stdout } = await run(program, language === 'go' ? ['run', file] : [file], {
        cwd: folder,
        env: {
          ...process.env,
          FOYER_TOKEN: owner.token,
          GOCACHE: join(tmpdir(), 'foyer-go-cache'),
          GO111MODULE: 'off',
        },
      })
      expect(stdout, `${id} in ${language}`).toMatch(said)
    }
  },
)
