import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { languages } from '@foyer/contract/assistants'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { assistants } from '../../platform/db/schema/assistants.ts'
import { registerOwner } from '../../testing/owners.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { openPractice } from '../../testing/visitors.ts'
import { speakableText } from './speakable.ts'

const greetings: Record<(typeof languages)[number], string> = {
  en: 'We are open today.',
  es: 'Hoy estamos abiertos.',
  fr: 'Nous sommes ouverts.',
  de: 'Wir haben heute geöffnet.',
  it: 'Oggi siamo aperti.',
  pt: 'Hoje estamos abertos.',
  ru: 'Сегодня мы открыты.',
  ja: '今日は開いています。',
  ko: '오늘 영업합니다.',
  zh: '我们今天营业。',
  ar: 'نحن مفتوحون اليوم.',
  hi: 'आज हम खुले हैं।',
}

function listenTo(wav: Buffer) {
  const rate = wav.readUInt32LE(24)
  const samples = (wav.length - 44) >> 1
  let peak = 0
  for (let nth = 0; nth < samples; nth++) peak = Math.max(peak, Math.abs(wav.readInt16LE(44 + nth * 2)))
  return { seconds: samples / rate, peak }
}

describe('without a provider', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp()
  })
  afterAll(() => app.close())

  const say = async (body: object, token?: string) => {
    const answer = await fetch(`${app.url}/api/voice/synthesize`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    })
    return {
      status: answer.status,
      type: answer.headers.get('content-type'),
      bytes: Buffer.from(await answer.arrayBuffer()),
    }
  }

  test.each(languages)('an owner can listen to %s', async (language) => {
    const owner = await registerOwner(app)
    const { status, type, bytes } = await say({ text: greetings[language], language }, owner.token)
    expect({ status, type }).toEqual({ status: 200, type: 'audio/wav' })
    const { seconds, peak } = listenTo(bytes)
    expect(seconds).toBeGreaterThan(0.4)
    expect(seconds).toBeLessThan(15)
    expect(peak).toBeGreaterThan(1_000)
  })

  test('a visitor can listen only if the owner enabled voice', async () => {
    const owner = await registerOwner(app)
    const { db } = app.services
    const [assistant] = await db
      .insert(assistants)
      .values({ accountId: owner.id, name: 'A', apiKeyCipher: 'x', apiKeyHash: crypto.randomUUID() })
      .returning()
    const body = { text: 'Hello', language: 'en', assistantId: assistant!.id }
    expect((await say(body)).status).toBe(403)
    await db.update(assistants).set({ voiceEnabled: true }).where(eq(assistants.id, assistant!.id))
    expect((await say(body)).status).toBe(200)
    expect((await say({ ...body, assistantId: crypto.randomUUID() })).status).toBe(404)
    await db.update(assistants).set({ isActive: false }).where(eq(assistants.id, assistant!.id))
    expect((await say(body)).status).toBe(403)
  })

  test('a visitor can listen on allowed websites only', async () => {
    const { assistant } = await openPractice(app, { voiceEnabled: true, allowedDomains: ['shop.example'] })
    const body = { text: 'Hello', assistantId: assistant.id }
    const from = async (origin: string) =>
      (await app.call('POST', '/api/voice/synthesize', { body, headers: { origin } })).status
    expect(await from('https://evil.example')).toBe(403)
    expect(await from('https://shop.example')).toBe(200)
  })

  test('an integrator can use either key, but not a forged one', async () => {
    const { assistant, owner } = await openPractice(app)
    const { body: account } = await owner.call<{ key: string }>('POST', '/api/keys', { body: { name: 'A' } })
    for (const key of [assistant.apiKey, account.key]) {
      expect((await say({ text: 'Hello' }, key)).status).toBe(200)
      expect((await say({ text: 'Hello', assistantId: assistant.id }, key)).status).toBe(200)
      expect((await say({ text: 'Hello' }, `${key}x`)).status).toBe(401)
      expect((await say({ text: 'Hello', assistantId: assistant.id }, `${key}x`)).status).toBe(401)
    }
  })

  test('invalid, empty, oversized and unauthenticated requests are refused', async () => {
    const { token } = await registerOwner(app)
    expect((await say({ text: 'Hello' })).status).toBe(401)
    expect((await say({ text: '  ' }, token)).status).toBe(400)
    expect((await say({ text: 'x'.repeat(4_001) }, token)).status).toBe(400)
    expect((await say({ text: 'Hello', language: 'tlh' }, token)).status).toBe(400)
    expect((await say({ text: '**' }, token)).status).toBe(400)
    expect((await say({ text: '**Hello**', language: 'en' }, token)).status).toBe(200)
  })

  test('the reason for a disabled microphone is given', async () => {
    const { token } = await registerOwner(app)
    const { body } = await app.call('GET', '/api/voice')
    expect(body).toMatchObject({
      synthesize: true,
      transcribe: false,
      reason: expect.stringContaining('Please type'),
    })
    const answer = await app.call('POST', '/api/voice/transcribe', {
      token,
      headers: { 'content-type': 'audio/webm' },
      body: 'x',
    })
    expect(answer.status).toBe(503)
    expect(
      (
        await app.call('POST', '/api/voice/transcribe', {
          headers: { 'content-type': 'audio/webm' },
          body: 'x',
        })
      ).status,
    ).toBe(401)
  })
})

describe('with a provider', () => {
  let provider: Server
  let app: TestApp
  let broken = false
  const heard: { path: string; body: string; key: string | undefined }[] = []

  beforeAll(async () => {
    provider = createServer(async (request, response) => {
      const chunks: Buffer[] = []
      for await (const chunk of request) chunks.push(chunk)
      heard.push({
        path: request.url!,
        body: Buffer.concat(chunks).toString('latin1'),
        key: request.headers.authorization,
      })
      if (broken) response.writeHead(500).end('{}')
      else if (request.url === '/v1/audio/speech')
        response.writeHead(200, { 'content-type': 'audio/mpeg' }).end('ID3 spoken')
      else
        response.writeHead(200, { 'content-type': 'application/json' }).end('{"text":" When are you open? "}')
    }).listen(0, '127.0.0.1')
    await new Promise((resolve) => provider.once('listening', resolve))
    const { port } = provider.address() as AddressInfo
    app = await startTestApp({
      environment: {
        SPEECH_BASE_URL: `http://127.0.0.1:${port}/v1/`,
        SPEECH_API_KEY: 'speech key',
        SPEAK_MODEL: 'tts',
        LISTEN_MODEL: 'stt',
      },
    })
  })
  afterAll(async () => {
    await app.close()
    provider.close()
  })

  test('it speaks and transcribes, and the offline voice takes over if it fails', async () => {
    const { token } = await registerOwner(app)
    const spoken = await app.call('POST', '/api/voice/synthesize', {
      token,
      body: { text: '**Hello** there', language: 'en' },
    })
    expect(spoken.headers.get('content-type')).toBe('audio/mpeg')
    expect(spoken.text).toBe('ID3 spoken')
    expect(heard.at(-1)).toMatchObject({ path: '/v1/audio/speech', key: 'Bearer speech key' })
    expect(JSON.parse(heard.at(-1)!.body)).toMatchObject({ model: 'tts', input: 'Hello there' })

    const record = () =>
      app.call('POST', '/api/voice/transcribe?language=en', {
        token,
        headers: { 'content-type': 'audio/webm' },
        body: 'sound',
      })
    expect((await record()).body).toEqual({ text: 'When are you open?' })
    expect(heard.at(-1)!.body).toContain('sound')

    broken = true
    const offline = await app.call('POST', '/api/voice/synthesize', {
      token,
      body: { text: 'Hello', language: 'en' },
    })
    expect(offline.headers.get('content-type')).toBe('audio/wav')
    expect((await record()).status).toBe(503)
  })
})

test('spoken text has neither Markdown nor addresses', () => {
  expect(
    speakableText('## Prices\n- **Cleaning**: [€ 80](https://a.example/p)\n\nSee https://a.example now.'),
  ).toBe('Prices\nCleaning: € 80\n\nSee now.')
})
