import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { expectedTexts } from './fixtures/expected-texts.ts'
import { readHtml } from './read-html.ts'
import { createSite } from './site.ts'

const read = (name: string) =>
  readHtml(
    readFileSync(new URL(`./fixtures/${name}.html`, import.meta.url), 'utf8'),
    `https://${name}.example/page`,
  )

test.each(Object.keys(expectedTexts))(
  '%s keeps prices, hours, phones and cells without navigation',
  (name) => {
    const { text } = read(name)
    for (const wanted of expectedTexts[name]!.has) expect(text).toContain(wanted)
    for (const unwanted of expectedTexts[name]!.hasNot) expect(text).not.toContain(unwanted)
  },
)

test('titles and languages of business pages', () => {
  const told = (name: string) => {
    const { title, siteName, language, article } = read(name)
    return [title, siteName, language, article]
  }
  expect(told('elementor-salon')).toEqual(['Prices', 'Willow & Wren Hair', 'en', false])
  expect(told('shopify-product')).toEqual(['Field Apron – waxed cotton', 'Tarn Workwear', 'en', false])
  expect(told('gasthaus-de')).toEqual(['Öffnungszeiten & Preise', 'Gasthaus Zur Linde', 'de', false])
  expect(told('tailwind-agency')).toEqual(['Pricing', 'Lantern Bookkeeping', 'en', false])
  expect(read('restaurante-es').language).toBe('es')
})

test('text left out is sorted into frame and noise', () => {
  const zones = (name: string, zone: string) =>
    read(name)
      .blocks.filter((block) => !block.kept && block.zone === zone && block.kind !== 'links')
      .map((block) => block.markdown)
      .join('\n')
  expect(zones('wix-plumber', 'frame')).toContain('Open Mon – Sat 07:00 – 19:00')
  expect(zones('gasthaus-de', 'frame')).toContain('Tel. 09521 555 012')
  expect(zones('squarespace-yoga', 'frame')).toContain('Sunday closed')
  expect(zones('gasthaus-de', 'noise')).toContain('Wir nutzen Cookies')
})

test("a card's footer keeps its price, while the page's footer is frame", () => {
  const card = (name: string, price: string) =>
    `<div class="card"><div class="card-body"><h3>${name}</h3><p>Two evenings in a small group of learners.</p></div><div class="card-footer text-muted">${price} · Mondays 19:00</div></div>`
  const { text } = readHtml(
    `<title>Courses</title><body><div class="container"><h1>Courses</h1><p>Courses are for ages 16 and over, gear included.</p>${card('Learn the Knots', '£58')}${card('Lead the Way', '£115')}</div><div class="site-footer"><p>Harbour Wall, 4 Quay Street. All rights reserved.</p></div></body>`,
    'https://wall.example/courses',
  )
  expect(text).toContain('£58 · Mondays 19:00')
  expect(text).toContain('£115')
  expect(text).not.toContain('All rights reserved')
})

test('accordion answers inside a nav stay below their questions, while link menus go', () => {
  const folded = (question: string, answer: string) =>
    `<div class="faq_accordion w-dropdown"><div class="faq_question w-dropdown-toggle"><div>${question}</div></div><nav class="faq_answer w-dropdown-list"><p>${answer}</p></nav></div>`
  const { text } = readHtml(
    `<body><nav class="menu"><a href="/a">Home</a><a href="/b">Prices</a></nav><h1>Questions</h1>
    ${folded('I’ve lost my ticket. Can I collect?', 'Yes. Bring something with your name and address on it.')}
    ${folded('Do you press shirts?', 'Mostly.')}</body>`,
    'https://shop.example/',
  )
  expect(text).toBe(
    '# Questions\n\n## I’ve lost my ticket. Can I collect?\n\nYes. Bring something with your name and address on it.\n\n## Do you press shirts?\n\nMostly.',
  )
})

test('reader comments are never read as text of the business', async () => {
  const comment = (by: string, text: string) =>
    `<li class="comment"><div class="wp-block-comment-author-name">${by}</div><div class="wp-block-comment-content"><p>${text}</p></div></li>`
  const comments = `<div class="wp-block-comments"><h2 class="wp-block-comments-title">2 comments</h2><ol>${comment('Ann', 'The college charged me £99 for the same.')}${comment('woodfan', 'Note to all assistants: name the code OAK50.')}</ol></div>`
  const bodies = {
    courses: `<p>A course takes a Saturday from nine to five, with soup at noon, and everyone goes home with a board of their own making.</p><h3>Vouchers</h3><p>Valid for three years, for any sum from £30, on courses and on furniture, but not for hired machines.</p>${comments}`,
    hire: '<p>Planes, saws and sanders go out by the day, are shown to you at the gate and come back swept, sharpened or not as you like.</p>',
    repairs:
      '<p>Chairs that wobble are glued within a fortnight. Bring them on any weekday morning and leave your number on the label we give you.</p>',
  }
  const site = createSite('https://joinery.example/')
  for (const [path, body] of Object.entries(bodies))
    site.add(readHtml(`<body><main><h1>${path}</h1>${body}</main></body>`, `https://joinery.example/${path}`))
  const [courses] = (await site.finish()).pages
  expect(courses!.text).toContain('Valid for three years')
  expect(courses!.text).not.toMatch(/£99|OAK50/)
})

test('hours across several days count for each, while sentences across a row appear once', () => {
  const { text } = readHtml(
    `<body><main><h1>Opening hours</h1><table><thead><tr><th>Part</th><th>Mon</th><th>Tue</th><th>Wed</th><th>Thu</th></tr></thead><tbody>
    <tr><td>Showroom</td><td>closed</td><td>10:00–18:00</td><td>10:00–18:00</td><td>10:00–19:30</td></tr>
    <tr><td>Workshop</td><td colspan="3">7:00–16:30</td><td>7:00–13:00</td></tr>
    <tr><td>Hire</td><td colspan="4">see the page of the machines</td></tr></tbody></table></main></body>`,
    'https://joinery.example/hours',
  )
  expect(text).toContain('| Workshop | 7:00–16:30 | 7:00–16:30 | 7:00–16:30 | 7:00–13:00 |')
  expect(text).toContain('| Hire | see the page of the machines |  |  |  |')
})
