import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

// A separate process serves the generated site, so that serving costs neither crawler time.
const count = Number(process.argv[2])

const words =
  'clean crown bridge implant check visit morning dentist price family children gentle modern team hours open phone letter advice repair white filling root canal plan insurance monthly payment emergency weekend parking bus station garden street'.split(
    ' ',
  )

function textOf(seed: number, length: number): string {
  let state = seed * 2_654_435_761 + 1
  const picked: string[] = []
  for (let i = 0; i < length; i++) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    picked.push(words[state % words.length]!)
  }
  return picked.join(' ')
}

function page(n: number): string {
  const address = (to: number) => (to % count === 0 ? '/' : `/page/${to % count}`)
  const links = [n + 1, n + 7, 2 * n + 1, 2 * n + 2, n * 3 + 5]
  const menu = Array.from(
    { length: 30 },
    (_, i) => `<li class="menu-item"><a href="${address(i)}">Topic ${i}</a></li>`,
  )
  const sections = Array.from(
    { length: 12 },
    (_, i) =>
      `<section class="block block--${i % 3}"><h2>Section ${i} of ${n}</h2><p>${textOf(n * 100 + i, 120)}.</p>
<table><tr><th>Service</th><th>Price</th></tr><tr><td>Service ${n}-${i}</td><td>£${n + i}</td></tr></table></section>`,
  )
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Page ${n} – Practice</title>
<meta name="description" content="Everything about topic ${n}"><link rel="stylesheet" href="/style.css"></head>
<body class="page"><header><nav><ul>${menu.join('')}</ul></nav></header><main><h1>Page ${n}</h1>
${sections.join('\n')}<p>${links.map((to) => `<a href="${address(to)}">About ${to}</a>`).join(' ')}</p></main>
<footer><p>Practice, 1 High Street. Phone 020 7946 0000. Mon–Fri 9–17.</p></footer></body></html>`
}

const pages = new Map<string, Buffer>()
for (let n = 0; n < count; n++) pages.set(`/page/${n}`, Buffer.from(page(n)))
pages.set('/', pages.get('/page/0')!)
pages.delete('/page/0')

const server = createServer((request, response) => {
  const body = pages.get(request.url ?? '')
  response
    .writeHead(body ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' })
    .end(body ?? 'Not found')
})
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }))
process.on('disconnect', () => process.exit())
