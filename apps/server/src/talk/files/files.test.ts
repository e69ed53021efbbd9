import { deflateSync } from 'node:zlib'
import type { Conversation } from '@foyer/contract/conversations'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { setAssistant } from '../../testing/assistants.ts'
import { docxOf, pdfOf, pdfUnfolding, pngOf, zipOf } from '../../testing/documents.ts'
import { sendFile } from '../../testing/send-file.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { newSessionId, openPractice } from '../../testing/visitors.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ environment: { TRUST_PROXY: 'true' } })
})
afterAll(() => app.close())

const send = (path: string, content: Uint8Array, sending?: Parameters<typeof sendFile>[3]) =>
  sendFile(app, path, content, sending)

const open = (values: Parameters<typeof openPractice>[1] = {}) =>
  openPractice(app, { tier: 'pro', embed: { allowFileUpload: true, fileUploadEnabled: true }, ...values })

const invoice = ['Invoice 4711', 'The total amount is 512 dollars.', 'Payment is due on 3 March.']

const oldWord = Buffer.concat([
  Buffer.from('d0cf11e0a1b11ae1', 'hex'),
  Buffer.alloc(500),
  Buffer.from('WordDocument', 'utf16le'),
])

describe('a visitor sends', () => {
  test.each([
    ['a PDF', pdfOf(invoice), 'application/pdf'],
    [
      'a Word document',
      docxOf(invoice),
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    ],
    ['a text', Buffer.from(invoice.join('\n\n')), 'text/plain'],
    ['a text of an old program', Buffer.from(`${invoice.join('\v')}\u001a`), 'text/plain'],
  ])('%s and asks about it', async (_name, bytes, type) => {
    const { path, ask } = await open()
    const sent = await send(path, bytes, { name: 'Invoice.xyz' })
    expect(sent.status).toBe(201)
    expect(sent.body).toMatchObject({ name: 'Invoice.xyz', type, size: bytes.length })
    const { sessionId, id } = sent.body
    const { body } = await ask('What is the total amount of the invoice?', { sessionId, fileIds: [id] })
    expect(body.response).toContain('512')
    const elsewhere = await ask('What is the total amount of the invoice?')
    expect(elsewhere.body.response).not.toContain('512')
  })

  test('a document without a question, one with a better answer than the site, and one with none', async () => {
    const { path, ask } = await open()
    const { sessionId, id } = (await send(path, pdfOf(invoice), { name: 'Invoice.pdf' })).body
    expect((await ask('Invoice.pdf', { sessionId, fileIds: [id] })).body).toMatchObject({
      response: 'I have read Invoice.pdf. What would you like to know about it?',
      answered: true,
      sources: [],
    })
    expect((await ask('What is the total amount?', { sessionId })).body.response).toContain('512')

    // The site has hours too, but the question came with a file.
    const rota = Buffer.from('# Rota\n\nOn Monday we are open from 6:15 to 7:45.')
    const hours = (await send(path, rota, { name: 'rota.txt' })).body
    const asked = await ask('When are you open on Monday?', {
      sessionId: hours.sessionId,
      fileIds: [hours.id],
    })
    expect(asked.body.response).toContain('6:15')
    const poem = (await send(path, Buffer.from('Roses are red.'), { name: 'poem.txt' })).body
    const silent = await ask('When are you open on Monday?', {
      sessionId: poem.sessionId,
      fileIds: [poem.id],
    })
    expect(silent.body.response).toMatch(
      /9:00.*\n\nI have read poem\.txt too, and found nothing about this in it\.$/s,
    )
  })

  test('a picture, and the owner sees it with the message', async () => {
    const { path, ask, owner } = await open()
    const sessionId = newSessionId()
    const sent = await send(path, pngOf(), { name: 'tooth.png', sessionId })
    expect(sent.body).toMatchObject({ type: 'image/png', sessionId, conversationId: sessionId })
    const unseen = 'I can’t look at pictures here; a short description in words would help me.'
    expect((await ask('When are you open?', { sessionId })).body).toMatchObject({
      answered: true,
      response: expect.stringMatching(new RegExp(`\\d.*\\n\\n${unseen}$`, 's')),
    })
    expect((await ask('And?', { sessionId })).body.response).not.toContain(unseen)
    const { body } = await owner.call<Conversation[]>('GET', '/api/conversations')
    expect(body[0]!.messages.map(({ files }) => files?.map(({ name }) => name))).toEqual([
      ['tooth.png'],
      undefined,
      undefined,
      undefined,
    ])
    const download = await owner.call('GET', `/api/files/${sent.body.id}`)
    expect(download.status).toBe(200)
    expect(Object.fromEntries(download.headers)).toMatchObject({
      'content-type': 'image/png',
      'content-disposition': expect.stringMatching(/^attachment; filename="tooth.png"/),
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    })
  })

  test('pictures without a question, and is told that they can’t be seen', async () => {
    const { path, ask } = await open()
    const { id, sessionId } = (await send(path, pngOf(), { name: 'hours, prices.png' })).body
    const other = (await send(path, pngOf(), { name: 'prices.png', sessionId })).body
    // Uploaded, but removed before sending.
    await send(path, pngOf(), { name: 'opening times.png', sessionId })
    const { body } = await ask('hours, prices.png, prices.png', { sessionId, fileIds: [id, other.id] })
    const unseen = {
      response: 'I can’t look at pictures here; a short description in words would help me.',
      answered: false,
      sources: [],
    }
    expect(body).toMatchObject(unseen)
    // Nor is a question about one answered by pages that share a word with it.
    const shown = (await send(path, pngOf(), { name: 'crown.png' })).body
    const asked = { sessionId: shown.sessionId, fileIds: [shown.id] }
    expect((await ask('Is this a crown or a bridge?')).body.sources).not.toEqual([])
    expect((await ask('Is this a crown or a bridge?', asked)).body).toMatchObject(unseen)
  })

  test('an HTML page, which is treated as text', async () => {
    const { path, owner } = await open()
    const html = '<!doctype html><script>alert(1)</script><p>Hello</p>'
    const sent = await send(path, Buffer.from(html), { name: '../../<evil>.html' })
    expect(sent.body).toMatchObject({ name: 'evil.html', type: 'text/plain' })
    const download = await owner.call('GET', `/api/files/${sent.body.id}`)
    expect(download.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    // Saved with this extension it opens as text and runs nowhere.
    expect(download.headers.get('content-disposition')).toMatch(/^attachment; filename="evil.html.txt"/)
    expect(download.text).toBe(html)
  })
})

test('an upload accepts the same session names as a message', async () => {
  const { path, ask, assistant } = await open()
  const headers = { authorization: `Bearer ${assistant.apiKey}` }
  const sent = await send(path, Buffer.from('The code word is swordfish.'), {
    sessionId: 'visit\u0000 7',
    headers,
  })
  expect(sent.body.sessionId).toBe('visit 7')
  const asked = await ask('What is the code word?', { conversationId: 'visit 7' }, { headers })
  expect(asked.body.response).toContain('swordfish')
})

describe('is refused', () => {
  test.each([
    ['a program', Buffer.from('MZ\x90\x00\x03\x00\x00\x00', 'latin1'), 415, 'photo.png'],
    ['an archive', zipOf({ 'a.txt': 'hello' }), 415, 'photo.png'],
    ['a program called a picture', Buffer.from('\x7fELF\x02\x01\x01\x00', 'latin1'), 415, 'photo.png'],
    [
      'an old spreadsheet',
      Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(2_000)]),
      415,
      'sheet.xls',
    ],
    ['nothing', Buffer.alloc(0), 422, 'photo.png'],
    ['a broken PDF', Buffer.from('%PDF-1.7\nthis is no PDF'), 422, 'paper.pdf'],
    [
      'a broken Word document',
      Buffer.from('PK\x03\x04 word/document.xml and no more', 'latin1'),
      422,
      'paper.docx',
    ],
    ['an old Word document', oldWord, 422, 'paper.doc'],
    ['more than the owner allows', Buffer.alloc(300_000, 'a'), 413, 'photo.png'],
  ])('%s', async (_name, bytes, status, name) => {
    const { path } = await open({ embed: { allowFileUpload: true, maxFileSize: 200_000 } })
    const sent = await send(path, bytes, { name })
    expect(sent.status).toBe(status)
    expect(sent.body.message).toEqual(expect.any(String))
  })

  test('a file with a wrong extension', async () => {
    const { path } = await open()
    const sent = await send(path, Buffer.from('I am a text.'), { name: 'fake.PNG' })
    expect(sent.status).toBe(422)
    expect(sent.body.message).toBe(
      'This file is not what its name says: it holds txt. Send it with the right ending.',
    )
    expect((await send(path, pdfOf(invoice), { name: 'invoice.docx' })).status).toBe(422)
    // Pictures often have each other's extensions.
    expect((await send(path, pngOf(), { name: 'photo.jpg' })).status).toBe(201)
  })

  test('an unreadable file, with a clear message', async () => {
    const { path } = await open({ embed: { allowFileUpload: true, maxFileSize: 200_000 } })
    const large = await send(path, Buffer.alloc(300_000, 'a'))
    expect(large.body.message).toBe('This file is too large. At most 195 KB are accepted.')
    const post = async (body: BodyInit, headers: Record<string, string> = {}) => {
      const response = await fetch(`${app.url}${path}/files`, { method: 'POST', body, headers })
      return { status: response.status, ...((await response.json()) as { message: string }) }
    }
    const two = new FormData()
    for (const name of ['one.txt', 'two.txt']) two.append('file', new Blob([name]), name)
    expect(await post(two)).toMatchObject({ status: 400, message: 'Send one file at a time.' })
    const many = new FormData()
    for (let nth = 0; nth < 12; nth++) many.append(`field ${nth}`, 'x')
    expect(await post(many)).toMatchObject({ status: 400, message: expect.stringContaining('nothing else') })
    const bytes = await post('hello', { 'content-type': 'application/octet-stream' })
    expect(bytes).toMatchObject({ status: 415, message: 'Send the file as multipart/form-data.' })
  })

  test('a type the owner doesn’t allow', async () => {
    const { path } = await open({ embed: { allowFileUpload: true, allowedFileTypes: ['pdf', 'jpeg'] } })
    expect((await send(path, Buffer.from('hello'))).status).toBe(415)
    expect((await send(path, pdfOf(['hello']))).status).toBe(201)
    expect((await send(path, Buffer.from('\xff\xd8\xff\xe0 a photo', 'latin1'))).status).toBe(201)
  })

  test('a request that is not an upload', async () => {
    const { path } = await open()
    const json = await app.call('POST', `${path}/files`, { body: { file: 'x' } })
    expect(json.status).toBe(415)
    const empty = await fetch(`${app.url}${path}/files`, { method: 'POST', body: new FormData() })
    expect(empty.status).toBe(400)
    const broken = await app.call('POST', `${path}/files`, {
      body: 'no parts here',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
    })
    expect(broken.status).toBe(400)
    const begun = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n\r\nhello'
    const post = (body: string) =>
      app.call('POST', `${path}/files`, {
        body,
        headers: { 'content-type': 'multipart/form-data; boundary=x' },
      })
    expect((await post(begun)).status).toBe(400)
    expect(await post(`${begun}\r\n--x--\r\n`)).toMatchObject({ status: 201, body: { name: 'a.txt' } })
  })

  test('uploads outside the plan, or switched off by the owner', async () => {
    const free = await openPractice(app, { tier: 'free', embed: { allowFileUpload: true } })
    expect(await send(free.path, Buffer.from('hi'))).toMatchObject({
      status: 403,
      body: { message: 'File upload is not available on your current plan.' },
    })
    const off = await openPractice(app, { tier: 'pro' })
    expect(await send(off.path, Buffer.from('hi'))).toMatchObject({
      status: 403,
      body: { code: 'forbidden' },
    })
    const authorization = `Bearer ${off.assistant.apiKey}`
    expect((await send(off.path, Buffer.from('hi'), { headers: { authorization } })).status).toBe(201)
    await setAssistant(app, off.assistant.id, { isActive: false })
    expect((await send(off.path, Buffer.from('hi'), { headers: { authorization } })).status).toBe(403)
  })

  test('the eleventh file of a conversation, and the thirty-first of a day', async () => {
    const { path } = await open()
    const headers = { 'x-forwarded-for': '203.0.113.77' }
    const sessionId = newSessionId()
    const statuses: number[] = []
    for (let nth = 0; nth < 11; nth++)
      statuses.push((await send(path, Buffer.from(`${nth}`), { sessionId, headers })).status)
    expect(statuses).toEqual([...Array(10).fill(201), 403])
    for (let nth = 0; nth < 20; nth++) await send(path, Buffer.from(`${nth}`), { headers })
    expect((await send(path, Buffer.from('x'), { headers })).status).toBe(429)
  })

  test('a file of another conversation', async () => {
    const { path, ask } = await open()
    const { body } = await send(path, Buffer.from('The code word is swordfish.'))
    const stolen = await ask('What is the code word?', { sessionId: newSessionId(), fileIds: [body.id] })
    expect(stolen.status).toBe(404)
    const own = await ask('What is the code word?', { sessionId: body.sessionId, fileIds: [body.id] })
    expect(own.body.response).toContain('swordfish')
  })
})

test('a decompression bomb is refused with a clear message, and counts', async () => {
  const { path } = await open()
  const bomb = pdfUnfolding(deflateSync(Buffer.alloc(100_000_000, ' ')))
  const refused = await send(path, bomb, { name: 'small.pdf' })
  expect(refused.status).toBe(422)
  expect(refused.body.message).toMatch(/too large to read/)
  expect((await send(path, oldWord)).body.message).toMatch(/Save it as PDF or \.docx/)
  for (let nth = 2; nth < 30; nth++) expect((await send(path, oldWord)).status).toBe(422)
  expect((await send(path, Buffer.from('hello'))).status).toBe(429)
})
