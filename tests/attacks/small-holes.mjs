// Scriptable images, confused parsers, framed pages, open redirects and spreadsheet formulas.
import { call, finish, hole, leave, must, openAssistant, owners } from './lib/kit.mjs'

const [{ token }, other] = owners
const { id } = await openAssistant(token)
const base64 = (text) => Buffer.from(text).toString('base64')

const svg = (inside, more = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${more} width="9" height="9">${inside}</svg>`
for (const drawn of [
  svg('<script>1</script>'),
  svg('<s:script>1</s:script>', 'xmlns:s="http://www.w3.org/2000/svg"'),
  svg('<path/>', 'onload="1"'),
  svg('<a href="javascript:1"><path/></a>'),
  svg('<foreignObject><b onclick="1">x</b></foreignObject>'),
  svg('<use href="https://elsewhere.example/x.svg#a"/>'),
  `<!DOCTYPE svg [<!ENTITY e SYSTEM "file:///etc/passwd">]>${svg('<text>&e;</text>')}`,
]) {
  const { status } = await call('PUT', `/api/embed/logo/${id}`, { token, body: { image: base64(drawn) } })
  if (status < 400) hole(`a picture is taken: ${drawn.slice(0, 120)}`)
}

const customCSS = 'body::before { content: "Sign in to Foyer: your password" }'
await must(call('PUT', `/api/embed/config/${id}`, { token, body: { customCSS } }))
for (const page of [`/widget-test/${id}`, `/conversation/${id}`]) {
  const { status, text } = await call('GET', page)
  if (status !== 200) hole(`${page} answered ${status}`)
  const frame = await call('GET', `${page}/frame`, { headers: { 'sec-fetch-dest': 'iframe' } })
  if (!/^sandbox (?!.*allow-same-origin)/.test(frame.headers['content-security-policy'] ?? ''))
    hole(`the frame of ${page} has our origin`)
  const [, api = ''] = /data-api="([^"]+)"/.exec(frame.text) ?? []
  const config = await call('GET', `${api}/api/embed/config/${id}`)
  if ([text, frame.text, config.text].join('').includes('Sign in to Foyer'))
    hole(`${page} wears the styles of an owner`)
}

function decodedForms(address) {
  const places = []
  for (let next = address; !places.includes(next); ) {
    places.push(next)
    const { origin, pathname } = new URL(next, 'https://foyer.example')
    if (origin !== 'https://foyer.example') break
    try {
      next = decodeURIComponent(pathname)
    } catch {
      next = pathname
    }
  }
  return places.map((place) => new URL(place, 'https://foyer.example').origin)
}

const elsewhere = [
  '//',
  '/\\',
  'https://',
  '/%09/',
  '/.//',
  '/..//',
  '/a/..//',
  '/%2e//',
  '/./%2f',
  '/.%252f/',
  '/.\\/',
]
for (const address of [...elsewhere.map((start) => `${start}evil.example/a`), 'javascript:1'])
  for (const sent of [encodeURIComponent(address), address]) {
    const { headers } = await call('GET', `/api/login?redirect=${sent}`)
    const location = headers.location ?? '/'
    const next = new URL(location, 'https://foyer.example').searchParams.get('redirect') ?? '/'
    if (
      [...decodedForms(location), ...decodedForms(next)].some((origin) => origin !== 'https://foyer.example')
    )
      hole(`signing in leads to ${sent}`)
  }

const formulas = ['=1+1', ';=1+1', ';"@SUM(1)"', '\t-2+3', '";\u2028=1;"', '; \uff1d1', ',"";|calc']
for (const formula of formulas) {
  const label = `Cup${formula}`
  const statement = { kind: 'service', label, value: label }
  await must(call('POST', `/api/assistants/${id}/facts`, { token, body: statement }))
}
for (const name of [...formulas, ...formulas.map((formula) => `Rosa${formula}`)])
  await must(
    leave(id, { name, phone: '+44 20 7946 0555', message: name, page: `https://shop.example/?${name}` }),
  )
for (const file of ['leads/download?format=csv', `assistants/${id}/facts/download?format=csv`]) {
  const { status, text } = await call('GET', `/api/${file}`, { token })
  if (status !== 200 || !text.includes('1+1')) hole(`${file} answered ${status}`)
  // Any separator may be the spreadsheet's, so every piece may be a cell.
  for (const cell of text.split(/[,;\t\r\n\u2028\u2029]/))
    if (/^[\s"]*[=+@|\uff1d\uff0b\uff20-]/.test(cell)) hole(`a cell of ${file} is a formula: ${cell}`)
}

const path = '/api/auth/login'
for (const [what, raw] of [
  ['a prototype', '{"__proto__":{"admin":true},"email":"a@b.example","password":"x"}'],
  ['a constructor', '{"constructor":{"prototype":{"admin":true}},"email":"a@b.example","password":"x"}'],
  ['30,000 brackets', `${'['.repeat(30_000)}${']'.repeat(30_000)}`],
  ['half a text', '{"email":"'],
  ['NUL', '{"email":"a\\u0000@b.example","password":"\\ud800"}'],
]) {
  const { status } = await call('POST', path, { raw })
  if (status < 400 || status >= 500) hole(`${what} in a body is answered ${status}`)
}

for (const method of ['TRACE', 'PROPFIND', 'PUT']) {
  const { status } = await call(method, path)
  if (status < 400 || status >= 500) hole(`${method} is answered ${status}`)
}

const batch = JSON.stringify(
  Array.from({ length: 50 }, (_, nth) => ({ jsonrpc: '2.0', id: nth, method: 'tools/list' })),
)
const headers = { accept: 'application/json, text/event-stream' }
if ((await call('POST', `/mcp/${id}`, { raw: batch, headers })).status < 400) hole('MCP takes a batch')

for (const [what, sent] of [
  [
    'a domain without end',
    call('PATCH', `/api/assistants/${id}`, { token, body: { allowedDomains: ['a'.repeat(900_000)] } }),
  ],
  [
    'file types without end',
    call('PUT', `/api/embed/config/${id}`, { token, body: { allowedFileTypes: Array(9_000).fill('pdf') } }),
  ],
]) {
  const { status } = await sent
  if (status < 300 && (await call('GET', `/api/embed/config/${id}`)).text.length > 100_000)
    hole(`${what} reaches every visitor`)
}

const cookie = `foyer_session=${other.token}`
const byCookie = await call('PUT', '/api/auth/profile', { body: { firstName: 'Eve' }, headers: { cookie } })
if (byCookie.status < 400) hole('the cookie alone changes something')
for (const [method, address, body] of [
  ['GET', `/api/assistants/${id}`],
  ['PATCH', `/api/assistants/${id}`, { name: 'Mine' }],
  ['GET', `/api/assistants/${id}/conversations/download`],
  ['POST', `/api/assistants/${id}/rotate-key`, {}],
  ['DELETE', `/api/assistants/${id}`],
]) {
  const theirs = await call(method, address, { token: other.token, body })
  const unknownId = await call(method, address.replace(id, crypto.randomUUID()), { token: other.token, body })
  const told = ({ status, body: { message } }) => JSON.stringify([status, message])
  if (theirs.status < 400 || told(theirs) !== told(unknownId))
    hole(`${method} of another’s assistant is answered ${told(theirs)}`)
}
finish()
