import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { startModelServer } from '../../apps/server/src/testing/models/model-server.ts'
import type { Site } from '../../packages/answers/src/testing/site.ts'

// Words find two of the three answers, and so do embeddings.
const garage: Site = {
  id: 'tiny-garage',
  name: 'Tiny Garage',
  language: 'en',
  pages: [
    'The yard is behind the church.',
    'Our lift carries three tonnes.',
    'Bring your key and your papers.',
    'Tyres are kept over winter.',
    'A full service costs £89.',
    'Coffee is served upstairs.',
    'We mend punctures within the hour.',
  ].map((text, at) => ({ url: `https://garage.example/${at}`, title: `Page ${at}`, language: 'en', text })),
  questions: [
    { id: 'a', type: 'fact', q: 'How much is a full service?', gold: [['89']] },
    { id: 'b', type: 'fact', q: 'How fast are punctures mended?', gold: [['within the hour']] },
    { id: 'c', type: 'paraphrase', q: 'Something hot while waiting?', gold: [['Coffee']] },
    { id: 'd', type: 'refusal', q: 'Do you sell boats?', refuse: true },
  ],
}
// These fake embeddings test the figures, not the quality of a real model.
const meaning = (text: string) =>
  [/service/i.test(text), /hot|coffee/i.test(text)].map((is) => (is ? 1 : 0.01))

const folder = await mkdtemp(join(tmpdir(), 'foyer-bench-'))
const model = await startModelServer()
model.state.meaning = meaning
afterAll(async () => {
  await rm(folder, { recursive: true, force: true })
  await model.close()
})

async function bench(environment: Record<string, string>) {
  const program = fileURLToPath(new URL('../embeddings.ts', import.meta.url))
  const settings = { MODEL: '', MODEL_BASE_URL: '', MODEL_API_KEY: '', MODEL_EMBEDDINGS: '', ...environment }
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [program, '--sites', folder, '--only', garage.id],
    { env: { ...process.env, ...settings } },
  )
  return stdout
}

test('recall is printed for each method, and embeddings find answers that words miss', async () => {
  await writeFile(join(folder, 'tiny-garage.json'), JSON.stringify(garage))
  const [head, words, meanings, fused, ...all] = (
    await bench({ ...model.environment, MODEL_EMBEDDINGS: 'numbers' })
  ).split('\n')
  expect(head).toMatch(/^tiny-garage \(en\): 3 answerable questions +recall@3 recall@5$/)
  expect(words).toMatch(/words alone +66\.7 % +66\.7 %$/)
  expect(meanings).toMatch(/embeddings alone +66\.7 % +100\.0 %$/)
  expect(fused).toMatch(/fused +100\.0 % +100\.0 %$/)
  expect(all.join('\n')).toMatch(/^all 1 sites by compatible:numbers: 3 answerable/)
  expect(model.state.embedded).toEqual(expect.arrayContaining(['Something hot while waiting?']))
})

test('without a provider the output explains how to configure one', async () => {
  const said = await bench({})
  expect(said).toMatch(/^No embedding provider is configured.*MODEL_EMBEDDINGS.*Ollama\.\n$/)
})
