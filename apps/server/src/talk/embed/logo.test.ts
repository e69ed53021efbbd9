import type { EmbedConfig, SiteColours } from '@foyer/contract/embed'
import { serve } from '@foyer/crawler/testing/serve'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAssistant } from '../../testing/assistants.ts'
import { pngOf } from '../../testing/documents.ts'
import { registerOwner } from '../../testing/owners.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ environment: { CRAWL_ALLOW_HOSTS: '127.0.0.1:*' } })
})
afterAll(() => app.close())

type FailureBody = { message: string }
const base64 = (text: string | Buffer) => Buffer.from(text).toString('base64')

async function open(websiteUrl = '') {
  const owner = await registerOwner(app)
  const { id } = await createAssistant(app, owner, { websiteUrl })
  const path = `/api/embed/logo/${id}`
  const put = (body: unknown) => owner.call<{ logo: string } & FailureBody>('PUT', path, { body })
  const config = async () => (await app.call<EmbedConfig>('GET', `/api/embed/config/${id}`)).body
  const look = async () => (await owner.call<SiteColours>('GET', `/api/embed/look/${id}`)).body
  return { owner, id, path, put, config, look }
}

test('a picture is served with its real type, and nothing in it can run', async () => {
  const { owner, path, put, config } = await open()
  expect((await config()).logo).toBe('')
  const { body } = await put({ image: base64(pngOf()) })
  expect((await config()).logo).toBe(body.logo)
  const served = await fetch(app.url + body.logo)
  expect(served.headers.get('content-type')).toBe('image/png')
  expect(served.headers.get('content-security-policy')).toContain('sandbox')
  expect(served.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  expect(Buffer.from(await served.arrayBuffer()).equals(pngOf())).toBe(true)

  const drawn = await put({
    image: base64('<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9v9z"/></svg>'),
  })
  expect(drawn.status).toBe(200)
  expect(drawn.body.logo).not.toBe(body.logo)
  for (const hostile of [
    '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
    '<svg xmlns="http://www.w3.org/2000/svg"><image href="https://evil.example/x"/></svg>',
    '<svg xmlns="http://www.w3.org/2000/svg" xmlns:x="http://www.w3.org/2000/svg"><x:script>alert(1)</x:script></svg>',
    '<svg xmlns="http://www.w3.org/2000/svg" xmlns:cc="http://www.w3.org/1999/xhtml"><cc:script>alert(1)</cc:script></svg>',
    '<svg xmlns="http://www.w3.org/2000/svg"><h:iframe xmlns:h="http://www.w3.org/1999/xhtml"/></svg>',
    '<svg xmlns="http://www.w3.org/2000/svg"><a><animate attributeName="href" to="java&#115;cript:alert(1)"/></a></svg>',
    '<html><body>Not a picture</body></html>',
    'MZ\x90',
  ])
    expect(await put({ image: base64(hostile) })).toMatchObject({
      status: 415,
      body: { message: 'This is no picture that can be shown. Send PNG, JPEG, WebP, GIF or SVG.' },
    })
  for (const endless of [
    '<!---->'.repeat(30_000),
    '<?x?>'.repeat(50_000),
    `<!DOCTYPE svg ${'['.repeat(200_000)}`,
  ])
    expect((await put({ image: base64(endless) })).status).toBe(415)
  const drawnByPrograms = await put({
    image:
      base64(`<?xml version="1.0"?>\n<!-- Made by hand -- or so -->\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd">
      <svg xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape">
      <metadata><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"/></metadata><sodipodi:namedview/>
      <defs><linearGradient id="a"><stop offset="0"/></linearGradient></defs><rect fill="url(#a)"/></svg>`),
  })
  expect(drawnByPrograms.status).toBe(200)
  expect(
    (await put({ image: base64('<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9v9z"/></svg>') }))
      .status,
  ).toBe(200)
  const large = Buffer.concat([pngOf(), Buffer.alloc(280_000)])
  expect((await put({ image: base64(large) })).status).toBe(413)
  for (const body of [{}, { image: '%%%' }, { fromSite: 'yes' }]) expect((await put(body)).status).toBe(400)
  expect((await config()).logo).toBe(drawn.body.logo)

  const stranger = await registerOwner(app)
  const body2 = { image: base64(pngOf()) }
  expect((await stranger.call('PUT', path, { body: body2 })).status).toBe(404)
  expect((await stranger.call('DELETE', path)).status).toBe(404)
  expect((await app.call('PUT', path, { body: body2 })).status).toBe(401)
  expect((await owner.call('DELETE', path)).status).toBe(200)
  expect((await app.call('GET', path)).status).toBe(404)
  expect((await config()).logo).toBe('')
})

test('colours and a picture are found on the owner’s own website', async () => {
  await using site = await serve(async ({ url }, response) => {
    if (url === '/touch.png') return response.end(pngOf())
    if (url === '/style.css') return response.end(':root{--brand-dark:#0a5;--page:#fafafa;--accent: #B3261E}')
    if (url !== '/') return response.writeHead(404).end('<p>none</p>')
    response.setHeader('content-type', 'text/html')
    return response.end(`<html><head><meta name="theme-color" content="#123ABC"><meta name=theme-color content=white>
      <link rel="icon" href="/gone.ico"><link rel="apple-touch-icon" href="touch.png">
      <link rel="stylesheet" href="/style.css"></head><body>Hello</body></html>`)
  })
  const { put, look } = await open(`${site.origin}/`)
  expect(await look()).toEqual({ colours: ['#123ABC', '#00AA55', '#B3261E'] })
  const taken = await put({ fromSite: true })
  expect(taken.status).toBe(200)
  expect(Buffer.from(await (await fetch(app.url + taken.body.logo)).arrayBuffer()).equals(pngOf())).toBe(true)

  const without = await open()
  expect(await without.look()).toEqual({ colours: [] })
  expect(await without.put({ fromSite: true })).toMatchObject({
    status: 422,
    body: { message: 'Your website names no picture of its own that could be read.' },
  })
  const sample = await open(`${app.url}/sample-site/`)
  expect((await sample.put({ fromSite: true })).status).toBe(200)
  const stranger = await registerOwner(app)
  expect((await stranger.call('GET', `/api/embed/look/${sample.id}`)).status).toBe(404)
  expect((await app.call('GET', `/api/embed/look/${sample.id}`)).status).toBe(401)
})

test('a website built to be slow has no colours or logo, and blocks nothing else', async () => {
  await using site = await serve(async ({ url }, response) => {
    response.setHeader('content-type', url === '/slow.css' ? 'text/css' : 'text/html')
    if (url === '/slow.css') return response.end('--'.repeat(400_000))
    return response.end(
      `<head><meta name=theme-color content=#123abc><link rel=stylesheet href=/slow.css></head>${'<img'.repeat(230_000)}`,
    )
  })
  const { look } = await open(`${site.origin}/`)
  expect(await look()).toEqual({ colours: ['#123ABC'] })
})
