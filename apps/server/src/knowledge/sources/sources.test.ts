import type { Assistant } from '@foyer/contract/assistants'
import type { ChatAnswer } from '@foyer/contract/chat'
import type { KnownFact } from '@foyer/contract/facts'
import { plans } from '@foyer/contract/plans'
import type { Page } from '@foyer/contract/scans'
import type { KnowledgeUse, KnowledgeUses, OwnSource, OwnSourceWithText } from '@foyer/contract/sources'
import { makeZip } from '@foyer/crawler/testing/documents'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ownSources } from '../../platform/db/schema/pages.ts'
import { docxOf, pdfOf, pngOf } from '../../testing/documents.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { openPractice } from '../../testing/visitors.ts'

let app: TestApp
let other: TestApp
beforeAll(async () => {
  app = await startTestApp({ environment: { TRUST_PROXY: 'true' } })
  other = await startTestApp({ beside: app })
})
afterAll(async () => {
  await other.close()
  await app.close()
})

type FailureBody = { message: string; code: string; limitReached?: boolean }

async function open(values: Parameters<typeof openPractice>[1] = {}) {
  const { owner, assistant } = await openPractice(app, { tier: 'pro', ...values })
  const at = `/api/assistants/${assistant.id}`
  return {
    owner,
    assistant,
    at,
    ask: async (message: string, on = app) =>
      (await on.call<ChatAnswer>('POST', `/api/chat/${assistant.id}`, { body: { message } })).body,
    list: async () => (await owner.call<OwnSource[]>('GET', `${at}/sources`)).body,
    async upload(name: string, bytes: string | Uint8Array, fields: Record<string, string> = {}) {
      const form = new FormData()
      form.set('file', new Blob([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)]), name)
      for (const [field, value] of Object.entries(fields)) form.set(field, value)
      const response = await fetch(`${app.url}${at}/sources/files`, {
        method: 'POST',
        body: form,
        headers: { authorization: `Bearer ${owner.token}` },
      })
      return { status: response.status, body: (await response.json()) as OwnSource & FailureBody }
    },
  }
}

test('files of every type are used and cited, and forgotten on every instance', async () => {
  const { owner, at, ask, upload, list } = await open()
  const files = [
    [
      'Sedation guide.pdf',
      'Sedation guide',
      pdfOf(['Sedation', 'Laughing gas costs 85 dollars a visit.']),
      'How much is laughing gas?',
      '85',
    ],
    [
      'Warranty.docx',
      'Warranty',
      docxOf(['Every implant carries a warranty of ten years.']),
      'How long is the warranty on an implant?',
      'ten years',
    ],
    [
      'waiting_rooms.txt',
      'waiting rooms',
      'The waiting room has an aquarium with clownfish.',
      'Is there an aquarium in the waiting room?',
      'clownfish',
    ],
    [
      'brushes.csv',
      'brushes',
      'Brush;Price\nBamboo brush;4.20\nSonic brush;$79.00\n',
      'How much is the sonic brush?',
      '79.00',
    ],
  ] as const
  for (const [name, title, bytes, question, told] of files) {
    expect((await ask(question)).response).not.toContain(told)
    const { status, body } = await upload(name, bytes)
    expect([name, status]).toEqual([name, 201])
    for (const on of [app, other]) {
      const { response, confidence, sources } = await ask(question, on)
      expect(response).toContain(told)
      expect(confidence).toBe('sure')
      // A title without link and extension, because the file is not on the web.
      expect(sources).toEqual([
        { url: '', title, quote: expect.any(String), sentences: [1], sourceId: body.id },
      ])
      expect(response).not.toContain(body.id)
    }
  }
  const unsure = await ask('How much is the bamboo brush?')
  expect(unsure).toMatchObject({
    confidence: 'unsure',
    response: expect.stringContaining('4.20'),
    sources: [{ url: '', title: 'brushes' }],
  })
  expect((await list()).map(({ name, type }) => [name, type])).toEqual([
    ['Sedation guide.pdf', 'application/pdf'],
    ['Warranty.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    ['brushes.csv', 'text/csv'],
    ['waiting_rooms.txt', 'text/plain'],
  ])
  for (const { id } of await list())
    expect((await owner.call('DELETE', `${at}/sources/${id}`)).status).toBe(200)
  for (const [, , , question, told] of files)
    for (const on of [app, other]) expect((await ask(question, on)).response).not.toContain(told)
})

test('a text is used except for its private lines, linked if it has an address, and rewritten at once', async () => {
  const { owner, at, ask } = await open()
  const { status, body } = await owner.call<OwnSource & FailureBody>('POST', `${at}/sources`, {
    body: {
      name: 'Season',
      text: 'In winter the practice sells mouthguards for 35 dollars.\nInternal: they cost us 9 dollars.',
    },
  })
  expect(status).toBe(201)
  const question = 'What do mouthguards cost?'
  expect(await ask(question)).toMatchObject({
    response: expect.stringContaining('35'),
    sources: [{ url: '', title: 'Season' }],
  })
  expect((await ask('What do the mouthguards cost us?')).response).not.toContain('9 dollars')
  const url = 'https://harbour.example/season.pdf'
  const named = await owner.call<OwnSourceWithText>('PATCH', `${at}/sources/${body.id}`, {
    body: { name: 'Winter', url },
  })
  expect(named.body).toMatchObject({
    name: 'Winter',
    url,
    text: expect.stringContaining('Internal: they cost'),
  })
  expect((await ask(question)).sources).toMatchObject([{ url, title: 'Winter' }])
  await owner.call('PATCH', `${at}/sources/${body.id}`, {
    body: { text: 'In winter the practice sells mouthguards for 40 dollars.', url: '' },
  })
  const { response, sources } = await ask(question)
  expect(response).toContain('40')
  expect(sources).toMatchObject([{ url: '', title: 'Winter' }])

  const refused = async (change: unknown, method: 'PATCH' | 'POST' = 'PATCH') =>
    (
      await owner.call<FailureBody>(method, `${at}/sources${method === 'PATCH' ? `/${body.id}` : ''}`, {
        body: change,
      })
    ).status
  expect(await refused({ name: 'Winter', text: 'Again.' }, 'POST')).toBe(409)
  expect(await refused({ name: ' ', text: 'Text' }, 'POST')).toBe(400)
  expect(await refused({ name: 'Long', text: 'x'.repeat(200_001) }, 'POST')).toBe(400)
  for (const url of ['javascript:alert(1)', 'ftp://harbour.example', 'garbage', 7])
    expect(await refused({ url })).toBe(400)
})

test('a file uploaded again replaces the earlier one by name or content and keeps its citations', async () => {
  const { at, ask, upload, list, owner } = await open()
  const first = await upload('../../fees.csv', 'Service,Price\nNight guard,210\nRetainer,180\n', {
    url: 'https://harbour.example/fees.csv',
  })
  expect(first).toMatchObject({
    status: 201,
    body: { name: 'fees.csv', url: 'https://harbour.example/fees.csv' },
  })
  expect((await ask('How much is a night guard?')).response).toContain('210')
  const second = await upload('fees.csv', 'Service,Price\nNight guard,230\nRetainer,180\n')
  expect(second).toMatchObject({
    status: 200,
    body: { id: first.body.id, url: 'https://harbour.example/fees.csv' },
  })
  expect((await ask('How much is a night guard?')).response).toContain('230')
  const third = await upload('fees 2027.csv', 'Service,Price\nNight guard,230\nRetainer,180\n')
  expect(third).toMatchObject({ status: 200, body: { id: first.body.id, name: 'fees 2027.csv' } })
  expect(await list()).toHaveLength(1)
  expect(
    (await owner.call<FailureBody>('PATCH', `${at}/sources/${first.body.id}`, { body: { text: 'Other' } }))
      .status,
  ).toBe(400)
})

test('unreadable files are refused with a reason, and an endless table is cut and marked', async () => {
  const { upload, list } = await open()
  const locked = pdfOf(['Secret'])
    .toString('latin1')
    .replace(
      '/Size 6',
      `/Size 6 /ID [<${'ab'.repeat(16)}> <${'ab'.repeat(16)}>] /Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O <${'00'.repeat(32)}> /U <${'11'.repeat(32)}> >>`,
    )
  const bomb = makeZip({
    '[Content_Types].xml': '<Types/>',
    'word/document.xml': Buffer.alloc(60_000_000, 'a'),
  })
  for (const [name, bytes, status, message] of [
    ['locked.pdf', Buffer.from(locked, 'latin1'), 422, 'The PDF is locked by a password.'],
    ['bomb.docx', bomb, 422, expect.stringMatching(/too large|too much/)],
    ['empty.txt', '', 422, 'This file is empty.'],
    ['blank.txt', ' \n \n', 422, expect.stringContaining('no text')],
    ['binary.txt', Buffer.from([80, 0, 1, 2, 3, 255]), 415, expect.stringContaining('PDF, DOCX, TXT or CSV')],
    ['photo.pdf', pngOf(), 415, expect.stringContaining('PDF, DOCX, TXT or CSV')],
    ['fake.pdf', 'Just words.', 415, expect.stringContaining('says it is a PDF, but it is none')],
    ['setup.EXE', 'Just words.', 415, expect.stringContaining('end in .exe')],
    ['damaged.pdf', '%PDF-1.4 nothing of the kind', 422, 'The PDF is damaged.'],
    [
      'huge.txt',
      Buffer.alloc(plans.pro.sourceFileBytes + 1, 'a'),
      413,
      'This file is too large. At most 10 MB are accepted.',
    ],
  ] as const)
    expect([name, await upload(name, bytes)]).toMatchObject([name, { status, body: { message } }])
  expect((await upload('bad address.txt', 'Some text.', { url: 'javascript:alert(1)' })).status).toBe(400)
  expect(await list()).toEqual([])

  const rows = Array.from({ length: 50_000 }, (_, nth) => `Part ${nth},${nth}.50`)
  const { body } = await upload('parts.csv', `Part,Price\n${rows.join('\n')}`)
  expect(body).toMatchObject({ type: 'text/csv', shortened: true })
  expect(body.characters).toBeLessThanOrEqual(200_000)
  const left = []
  for await (const each of app.services.files.list()) left.push(each)
  expect(left).toEqual([])
})

test('the plan limits sources; the export has them, and they are deleted with the assistant', async () => {
  const { owner, assistant, at, upload } = await open({ tier: 'free' })
  const most = plans.free.sourcesPerAssistant
  const sent = await Promise.all(
    Array.from({ length: most + 2 }, (_, nth) => upload(`${nth}.txt`, `Note number ${nth}.`)),
  )
  expect(sent.filter(({ status }) => status === 201)).toHaveLength(most)
  expect(sent.find(({ status }) => status === 403)?.body).toMatchObject({ limitReached: true })
  const { text } = await owner.call('GET', '/api/auth/export')
  const [exported] = (JSON.parse(text) as { assistants: { sources: OwnSourceWithText[] }[] }).assistants
  expect(exported!.sources).toHaveLength(most)
  expect(exported!.sources[0]!.text).toMatch(/^Note number \d\.$/)
  await owner.call('DELETE', at)
  const rows = await app.services.db.select().from(ownSources).where(eq(ownSources.assistantId, assistant.id))
  expect(rows).toEqual([])
})

test('an owner sees which answers used a page, file or fact, and excludes the page from all', async () => {
  const { owner, at, ask, upload } = await open()
  const { body: file } = await upload('aquarium.txt', 'The waiting room has an aquarium with clownfish.')
  await ask('How much is a cleaning?')
  await ask('What does a cleaning cost?')
  await ask('Is there an aquarium in the waiting room?')
  const pages = (await owner.call<Page[]>('GET', `${at}/pages`)).body
  const facts = (await owner.call<KnownFact[]>('GET', `${at}/facts`)).body
  const prices = pages.find(({ url }) => url.endsWith('/prices'))!
  const cleaning = facts.find(({ label }) => label === 'Cleaning')!
  const uses = (await owner.call<KnowledgeUses>('GET', `${at}/uses`)).body
  const twice = { answers: 2, lastAt: expect.stringMatching(/^20.*Z$/) }
  expect(uses.pages).toEqual([{ id: prices.id, ...twice }])
  expect(uses.sources).toEqual([{ id: file.id, ...twice, answers: 1 }])
  expect(uses.facts).toEqual([{ id: cleaning.id, ...twice }])
  const of = async (what: string) => (await owner.call<KnowledgeUse[]>('GET', `${at}/${what}/uses`)).body
  const used = await of(`pages/${prices.id}`)
  expect(used.map(({ question }) => question)).toEqual([
    'What does a cleaning cost?',
    'How much is a cleaning?',
  ])
  expect(used[0]).toMatchObject({ answer: expect.stringContaining('$120'), testChat: false })
  expect((await owner.call('GET', `/api/conversations/${used[0]!.conversationId}`)).status).toBe(200)
  expect(await of(`facts/${cleaning.id}`)).toHaveLength(2)
  expect(await of(`sources/${file.id}`)).toMatchObject([
    { question: 'Is there an aquarium in the waiting room?' },
  ])

  const before = (await owner.call<Assistant>('GET', at)).body
  expect((await owner.call('DELETE', `${at}/pages/${prices.id}`)).status).toBe(200)
  for (const on of [app, other])
    expect((await ask('How much is a cleaning?', on)).response).not.toContain('$120')
  const left = (await owner.call<KnownFact[]>('GET', `${at}/facts`)).body.map(({ label }) => label)
  expect(left).not.toContain('Cleaning')
  expect(left).toContain('Phone')
  const after = (await owner.call<Assistant>('GET', at)).body
  expect(after.pageCount).toBe(before.pageCount - 1)
  expect((await owner.call('DELETE', `${at}/pages/${prices.id}`)).status).toBe(404)

  // Answers keep naming a deleted file; it is no longer counted.
  expect((await owner.call('DELETE', `${at}/sources/${file.id}`)).status).toBe(200)
  expect((await owner.call('GET', `${at}/uses`)).body).toMatchObject({ pages: [], sources: [], facts: [] })
})
