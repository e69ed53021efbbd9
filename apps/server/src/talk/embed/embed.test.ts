import { type EmbedConfig, embedDefaults } from '@foyer/contract/embed'
import type { Tier } from '@foyer/contract/plans'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accounts } from '../../platform/db/schema/auth.ts'
import { createAssistant, setAssistant } from '../../testing/assistants.ts'
import { registerOwner } from '../../testing/owners.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const pathOf = (id: string) => `/api/embed/config/${id}`
const read = (id: string, headers?: Record<string, string>) =>
  app.call<EmbedConfig & { message: string }>('GET', pathOf(id), { headers })

async function start(tier: Tier = 'free', values: Parameters<typeof createAssistant>[2] = {}) {
  const owner = await registerOwner(app, { tier })
  const assistant = await createAssistant(app, owner, values)
  const save = (body: unknown) =>
    owner.call<EmbedConfig & { message: string }>('PUT', pathOf(assistant.id), { body })
  const setTier = (next: Tier) =>
    app.services.db.update(accounts).set({ tier: next }).where(eq(accounts.id, owner.id))
  return { owner, id: assistant.id, assistant, save, setTier }
}

describe('reading', () => {
  test('the public config has only what the widget needs', async () => {
    const { id, assistant } = await start()
    const { status, body, text, headers } = await read(id, { origin: 'https://shop.example' })
    expect(status).toBe(200)
    expect(body).toEqual({
      ...embedDefaults,
      assistantId: id,
      name: 'Harbour Dental',
      language: 'en',
      isActive: true,
      voiceEnabled: false,
      logo: '',
      version: assistant.version,
    })
    for (const secret of [assistant.apiKey, assistant.accountId, assistant.apiKeyHash])
      expect(text).not.toContain(secret)
    expect(headers.get('access-control-allow-origin')).toBe('*')
    expect(headers.get('cache-control')).toMatch(/^public, max-age=\d+/)
  })

  test('an unchanged config answers 304', async () => {
    const { id, save } = await start()
    const etag = (await read(id)).headers.get('etag')!
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const again = await read(id, { 'if-none-match': known })
      expect(again).toMatchObject({ status: 304, text: '' })
      expect(again.headers.get('etag')).toBe(etag)
    }
    await save({ theme: 'dark' })
    const changed = await read(id, { 'if-none-match': etag })
    expect(changed).toMatchObject({ status: 200, body: { theme: 'dark' } })
  })

  test('the config says if an assistant is inactive or suspended', async () => {
    const { id } = await start()
    expect((await read(id)).body.isActive).toBe(true)
    await setAssistant(app, id, { isActive: false })
    expect((await read(id)).body.isActive).toBe(false)
    await setAssistant(app, id, { isActive: true, suspended: true })
    expect((await read(id)).body.isActive).toBe(false)
  })

  test('an unknown assistant is 404, whatever the id looks like', async () => {
    const { id: known } = await start()
    expect(await read(known)).toMatchObject({ status: 200, body: { assistantId: known } })
    for (const id of [crypto.randomUUID(), 'nonsense', '%27', '%00'])
      expect(await read(id)).toMatchObject({ status: 404, body: { message: 'No such assistant.' } })
  })

  test('only on allowed websites', async () => {
    const { id } = await start('free', {
      allowedDomains: ['shop.example', '*.blog.example', 'dev.example:8080'],
    })
    const from = async (headers?: Record<string, string>) => (await read(id, headers)).status
    for (const origin of [
      'https://shop.example',
      'https://www.shop.example',
      'https://shop.example:4443',
      'https://a.b.blog.example',
      'http://dev.example:8080',
      app.url,
    ])
      expect(await from({ origin })).toBe(200)
    expect(await from({ referer: 'https://shop.example/contact' })).toBe(200)
    for (const origin of [
      'https://evil.example',
      'https://shop.example.evil.example',
      'https://notshop.example',
      'https://blog.example',
      'http://dev.example',
      'null',
    ])
      expect(await from({ origin })).toBe(403)
    expect(await from()).toBe(403)
    expect(await from({ origin: 'https://evil.example', referer: 'https://shop.example/' })).toBe(403)
  })
})

describe('saving', () => {
  test('changes the sent fields only', async () => {
    const { id, save } = await start('pro')
    await save({ theme: 'dark', windowTitle: ' Ask us ' })
    const { status, body } = await save({ maxMessages: 20 })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      theme: 'dark',
      windowTitle: 'Ask us',
      maxMessages: 20,
      position: 'bottom-right',
    })
    expect((await read(id)).body).toEqual(body)
  })

  test('of two concurrent changes to one version, one is saved and the other rejected', async () => {
    const { id, save } = await start()
    const { version } = (await read(id)).body
    const tabs = ['First', 'Second', 'Third', 'Fourth'].map((title) => ({
      windowTitle: `${title} tab`,
      placeholder: `${title} hint`,
    }))
    const answers = await Promise.all(tabs.map((tab) => save({ ...tab, version })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
    const won = answers.findIndex(({ status }) => status === 200)
    const now = (await read(id)).body
    expect(now).toMatchObject({ ...tabs[won], version: version + 1 })
    expect(answers.find(({ status }) => status === 409)!.body).toMatchObject({ code: 'changed_meanwhile' })
    expect((await save({ windowTitle: 'Read again', version: now.version })).status).toBe(200)
  })

  test('a change without a version always saves', async () => {
    const { id, save } = await start()
    const answers = await Promise.all([save({ windowTitle: 'One' }), save({ placeholder: 'Other' })])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect((await read(id)).body).toMatchObject({ windowTitle: 'One', placeholder: 'Other' })
    expect((await save({ version: 'newest' })).status).toBe(400)
  })

  test('a stranger gets 404 whatever version they send', async () => {
    const { id, assistant, save } = await start()
    const other = await registerOwner(app)
    for (const version of [assistant.version, assistant.version + 1])
      expect((await other.call('PUT', pathOf(id), { body: { theme: 'dark', version } })).status).toBe(404)
    expect((await read(id)).body.theme).toBe('light')
    const own = await save({ theme: 'dark', version: assistant.version })
    expect(own).toMatchObject({ status: 200, body: { theme: 'dark' } })
  })

  test('either name of a setting sets both; contradicting values are refused', async () => {
    const { save } = await start('pro')
    expect((await save({ showBranding: false })).body).toMatchObject({
      showBranding: false,
      brandingEnabled: false,
    })
    expect((await save({ brandingEnabled: true, fileUploadEnabled: true })).body).toMatchObject({
      showBranding: true,
      brandingEnabled: true,
      allowFileUpload: true,
      fileUploadEnabled: true,
    })
    expect((await save({ allowFileUpload: true, fileUploadEnabled: false })).status).toBe(400)
    expect((await save({ showBranding: false, brandingEnabled: true })).status).toBe(400)
  })

  test('a single lead setting can be changed; duplicate starters are removed', async () => {
    const { id, save } = await start()
    expect((await read(id)).body).toMatchObject({
      leadCapture: { mode: 'unanswered', fields: ['name', 'email', 'message'], consentText: '' },
      starters: [],
      handoff: false,
    })
    await save({ leadCapture: { fields: ['phone', 'name', 'phone'] } })
    await save({ leadCapture: { mode: 'ask', consentText: ' You may call me. ' }, handoff: true })
    const { body } = await save({ starters: ['Are you open? ', '', 'Are you open?', 'Where are you?'] })
    expect(body).toMatchObject({
      leadCapture: { mode: 'ask', fields: ['name', 'phone'], consentText: 'You may call me.' },
      starters: ['Are you open?', 'Where are you?'],
      handoff: true,
    })
    expect((await read(id)).body).toEqual(body)
  })

  test.each([
    [{ leadCapture: { mode: 'always' } }],
    [{ leadCapture: { fields: ['name', 'message'] } }],
    [{ leadCapture: { fields: ['email', 'password'] } }],
    [{ leadCapture: { consentText: 'x'.repeat(501) } }],
    [{ leadCapture: 'ask' }],
    [{ starters: ['1', '2', '3', '4', '5'] }],
    [{ starters: ['x'.repeat(201)] }],
    [{ suggestions: 'yes' }],
    [{ greetings: [{ page: '', text: '', delay: 0 }] }],
    [{ greetings: Array(6).fill({ page: '', text: 'Hello', delay: 0 }) }],
    [{ handoff: 'yes' }],
    [{ theme: 'neon' }],
    [{ primaryColor: 'red;background:url(//evil)' }],
    [{ maxFileSize: 10_485_761 }],
    [{ maxMessages: 'many' }],
    [{ openDelay: -1 }],
    [{ allowedFileTypes: ['exe'] }],
    [{ customCSS: 'x'.repeat(20_001) }],
    [[]],
  ])('%o is refused', async (body) => {
    const { save, id } = await start('pro')
    const answer = await save(body)
    expect(answer.status).toBe(400)
    expect(answer.body.message).toEqual(expect.any(String))
    expect((await read(id)).body).toMatchObject({ theme: 'light', primaryColor: '#CE93EC' })
  })

  test('needs the owner', async () => {
    const { id, owner } = await start()
    const other = await registerOwner(app)
    expect((await other.call('PUT', pathOf(id), { body: { theme: 'dark' } })).status).toBe(404)
    expect((await app.call('PUT', pathOf(id), { body: { theme: 'dark' } })).status).toBe(401)
    expect((await owner.call('PUT', pathOf('nonsense'), { body: {} })).status).toBe(404)
    expect((await read(id)).body.theme).toBe('light')
  })
})

describe('the free plan', () => {
  test('always shows the branding and takes no files', async () => {
    const { id, save, setTier } = await start('free')
    for (const body of [{ showBranding: false }, { brandingEnabled: false }, { brandingText: 'Mine' }]) {
      const answer = await save(body)
      expect(answer).toMatchObject({
        status: 403,
        body: { message: 'Branding control is not available on your current plan.' },
      })
    }
    expect(await save({ allowFileUpload: true })).toMatchObject({
      status: 403,
      body: { message: 'File upload is not available on your current plan.' },
    })
    expect((await read(id)).body).toMatchObject({ showBranding: true, allowFileUpload: false })
    await setTier('pro')
    const allowed = { showBranding: false, brandingText: 'Mine', allowFileUpload: true }
    expect(await save(allowed)).toMatchObject({ status: 200, body: allowed })
  })

  test('accepts an unchanged dialog', async () => {
    const { id, save } = await start('free')
    const {
      assistantId: _,
      name: _name,
      language: _l,
      isActive: _a,
      voiceEnabled: _v,
      ...shown
    } = (await read(id)).body
    expect(await save({ ...shown, theme: 'dark' })).toMatchObject({ status: 200, body: { theme: 'dark' } })
  })

  test('applies after a downgrade, and the settings return with the plan', async () => {
    const { id, save, setTier } = await start('pro')
    const mine = { showBranding: false, brandingText: 'Mine', allowFileUpload: true }
    await save(mine)
    await setTier('free')
    expect((await read(id)).body).toMatchObject({
      showBranding: true,
      brandingEnabled: true,
      brandingText: 'Foyer',
      allowFileUpload: false,
      fileUploadEnabled: false,
    })
    await save({ showBranding: true, brandingText: 'Foyer', allowFileUpload: false, theme: 'dark' })
    await setTier('pro')
    expect((await read(id)).body).toMatchObject({ ...mine, brandingEnabled: false, theme: 'dark' })
  })
})
