import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { providerAnswers, startProviderServer } from '../testing/provider-server.ts'
import { openModel } from './open-model.ts'

let server: Awaited<ReturnType<typeof startProviderServer>>
beforeAll(async () => {
  server = await startProviderServer()
})
afterAll(() => server.close())

type Provider = keyof typeof providerAnswers

test.each(Object.keys(providerAnswers) as Provider[])('%s is asked in its own protocol', async (provider) => {
  const { model: settings } = readConfig({
    MODEL: `${provider}:a-model`,
    MODEL_API_KEY: 'the key',
    MODEL_BASE_URL: `${server.baseUrl}/`,
  })
  const request = {
    instructions: 'Answer from the passages.',
    turns: [{ role: 'user' as const, content: 'When do you open?' }],
    pictures: [],
  }
  const stream = openModel(settings!).stream(request, new AbortController().signal)
  let said = ''
  let next = await stream.next()
  for (; !next.done; next = await stream.next()) said += next.value
  expect(said).toBe('We open at nine.')
  expect(next.value).toEqual({ input: 11, output: 5 })
  const { headers, body } = server.seen.at(-1)!
  expect(String(providerAnswers[provider].key(headers))).toContain('the key')
  expect(body).toContain('Answer from the passages.')
  expect(body).toContain('When do you open?')
})
