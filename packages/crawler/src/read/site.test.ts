import { readFileSync } from 'node:fs'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { packPage, unpackBlocks } from './packed-page.ts'
import { readHtml } from './read-html.ts'
import type { ReadPage } from './read-page.ts'
import { createSite, type FinishedSite } from './site.ts'

const start = 'https://shop.example/'

/** A site whose class names reveal nothing, so only repetition identifies the frame. */
const framed = (path: string, title: string, content: string, language = 'en') =>
  readHtml(
    `<html lang="${language}"><head><title>${title} | Corner Shop</title></head><body>
     <div class="a"><div class="b"><p>Autumn sale: everything in the window at half price this week</p></div>
     <div class="c">${content}</div>
     <div class="d"><h3>Visit us</h3><p>4 Mill Lane, Bath BA1 2AB, phone 01225 496 0111</p><table><tr><td>Mon–Sat</td><td>9:00–18:00</td></tr><tr><td>Sunday</td><td>Closed</td></tr></table></div></div></body></html>`,
    `${start}${path}`,
  )

const topics = ['Bread', 'Cheese', 'Olives', 'Coffee', 'Honey', 'Wine']
const shop = () =>
  topics.map((topic, i) =>
    framed(
      `${topic.toLowerCase()}.html`,
      topic,
      `<h1>${topic}</h1><h2>Details</h2><p>Our ${topic.toLowerCase()} comes from a neighbour who has made it by hand for ${i + 10} years.</p><p>£20</p><ul><li>Fresh</li><li>${topic} lovers' choice</li></ul>`,
    ),
  )

const finish = async (pages: ReadPage[]): Promise<FinishedSite & { byUrl: Map<string, string> }> => {
  const site = createSite(start)
  for (const page of pages) site.add(page)
  const finished = await site.finish()
  return { ...finished, byUrl: new Map([...finished.pages].map((page) => [page.url, page.text])) }
}

test('repeated text is kept once as shared text', async () => {
  const { byUrl, shared, name } = await finish(shop())
  const bread = byUrl.get(`${start}bread.html`)!
  expect(bread).toContain('made it by hand for 10 years')
  expect(bread).not.toMatch(/Autumn sale|Mill Lane|Mon–Sat/)
  expect(shared?.text).toContain('Autumn sale')
  expect(shared?.text).toContain('01225 496 0111')
  expect(shared?.text).toContain('| Mon–Sat | 9:00–18:00 |\n| Sunday | Closed |')
  expect(shared?.text.split('Mill Lane')).toHaveLength(2)
  expect(shared).toMatchObject({ url: start, title: 'Corner Shop' })
  expect(name).toBe('Corner Shop')
})

test('a footer is recognised despite class numbers that change on each page', async () => {
  const numbered = (topic: string, at: number) =>
    readHtml(
      `<html lang="en"><head><title>${topic}</title></head><body><h1>${topic}</h1><h2>Parking</h2>
       <p>For ${topic.toLowerCase()} you may park behind the house for up to two hours.</p>
       <div class="box box-${at}a7f03"><div class="wrap"><p class="text-${at}b2">4 Mill Lane<br>Bath BA1 2AB</p></div></div></body></html>`,
      `${start}${topic}.html`,
    )
  const { byUrl, shared } = await finish(topics.map(numbered))
  expect(shared?.text).toContain('4 Mill Lane')
  for (const text of byUrl.values()) {
    expect(text).toContain('behind the house')
    expect(text).not.toContain('Mill Lane')
  }
})

test('titles lose their shared part', async () => {
  const site = createSite(start)
  for (const page of shop()) site.add(page)
  const titles = [...(await site.finish()).pages].map((page) => page.title)
  expect(titles).toEqual(topics)
})

test('repeated headings, prices and list items stay with their content', async () => {
  const { byUrl } = await finish(shop())
  for (const topic of topics) {
    const text = byUrl.get(`${start}${topic.toLowerCase()}.html`)!
    expect(text).toContain('## Details')
    expect(text).toContain(`- Fresh\n- ${topic} lovers' choice`)
  }
})

test('a cell shared by many branches stays in each table', async () => {
  const branch = (town: string, hour: number) =>
    framed(
      `${town}.html`,
      town,
      `<h1>${town}</h1><p>The ${town} branch stands right by the station and has parking.</p><table><tr><td>Monday</td><td>${hour}:00–18:00</td></tr><tr><td>Sunday</td><td>Closed</td></tr></table>`,
    )
  const { byUrl } = await finish(['Bath', 'Wells', 'Frome', 'Yeovil'].map((town, i) => branch(town, 7 + i)))
  for (const text of byUrl.values()) expect(text).toContain('| Sunday | Closed |')
})

test('pages are counted by language', async () => {
  const spanish = (name: string, title: string, text: string) =>
    framed(
      name,
      title,
      `<h1>${title}</h1><p>${text} con los productos de la casa para todos los clientes.</p>`,
      'es',
    )
  const { byUrl } = await finish([
    ...shop(),
    spanish('es/pan.html', 'Pan', 'El pan se hace cada mañana en nuestro horno'),
    spanish('es/queso.html', 'Queso', 'El queso se cura seis meses en la cueva'),
  ])
  // Two pages are too few to detect repetition.
  expect(byUrl.get(`${start}es/pan.html`)).toContain('El pan se hace cada mañana')
  expect(byUrl.get(`${start}bread.html`)).not.toContain('Mill Lane')
})

test('the same text at another address is reported as a duplicate', async () => {
  const site = createSite(start)
  const [bread] = shop()
  expect(site.add(bread!)).toEqual({ duplicateOf: null })
  expect(site.add({ ...bread!, url: `${start}bread.html?print=1` })).toEqual({
    duplicateOf: `${start}bread.html`,
  })
  expect([...(await site.finish()).pages]).toHaveLength(1)
})

const essay = (change = '') =>
  Array.from(
    { length: 30 },
    (_, i) =>
      `<p>Sentence number ${'abcdefghij'[i % 10]} of the essay speaks of rivers, mills and the ${i % 7 ? 'long' : 'short'} road to town${i === 12 ? change : ''}.</p>`,
  ).join('')

test('near-duplicates are dropped unless they differ in a number or place', async () => {
  const page = (path: string, title: string, body: string) => framed(path, title, `<h1>${title}</h1>${body}`)
  const site = createSite(start)
  for (const one of shop()) site.add(one)
  const repeats = [
    page('essay.html', 'Essay', essay()),
    page('essay-print.html', 'Essay', essay(' again')),
    page('essay-2.html', 'Essay', essay(' for £40')),
    page('bath.html', 'Plumber in Bath', essay(' of Bath near the abbey, the bridge and the weir')),
  ].map((one) => site.add(one).duplicateOf)
  expect(repeats).toEqual([null, `${start}essay.html`, null, null])
  const texts = [...(await site.finish()).pages].map((one) => one.text)
  expect(texts.filter((text) => text.includes('Sentence number a of the essay'))).toHaveLength(3)
})

test('a page compiled from all others is dropped', async () => {
  const chapter = (i: number) =>
    `<h2>Chapter ${i}</h2>${essay(` in chapter ${i}`)}<p>${`Chapter ${i} ends with words of its own. `.repeat(20)}</p>`
  const chapters = Array.from({ length: 12 }, (_, i) =>
    framed(`${i}.html`, `Part ${i}`, `<h1>Part ${i}</h1>${chapter(i)}`),
  )
  const all = framed(
    'print.html',
    'The book',
    `<h1>The book</h1>${Array.from({ length: 12 }, (_, i) => chapter(i)).join('')}`,
  )
  const { dropped } = await finish([...chapters, all])
  expect(dropped).toContainEqual({ url: `${start}print.html`, reason: 'copies' })
})

test('a one-page site keeps its footer as shared text', async () => {
  const html = readFileSync(new URL('./fixtures/wix-plumber.html', import.meta.url), 'utf8')
  const { shared, byUrl } = await finish([readHtml(html, start)])
  expect(byUrl.get(start)).toContain('£75 first hour')
  expect(shared?.text).toContain('Unit 4, Kirkstall Mills, Leeds LS5 3BT')
  expect(shared?.text).not.toContain('Areas we cover')
})

const collect = () => {
  setFlagsFromString('--expose-gc')
  ;(runInNewContext('gc') as () => void)()
}

test('five thousand pages use little memory and yield to other work', async () => {
  const site = createSite(start)
  const words = 'mill river bread stone table window garden morning letter road market winter'.split(' ')
  let seed = 7
  const word = () => {
    seed = (seed * 1103515245 + 12345) & 0x7fffffff
    return words[seed % words.length]!
  }
  const sentence = () => Array.from({ length: 14 }, word).join(' ')
  const template = framed('x', 'X', '<h1>X</h1><p>Text</p>')
  collect()
  const before = process.memoryUsage()
  for (let i = 0; i < 5000; i++) {
    const own = Array.from({ length: 40 }, (_, j) => ({
      markdown: `${sentence()} ${i} ${j}.`,
      key: Math.imul(i * 40 + j + 1, 0x9e3779b1) >>> 0,
      kept: true,
      apart: true,
      kind: 'text' as const,
      zone: 'content' as const,
    }))
    const blocks = [...template.blocks, ...own]
    site.add({
      ...template,
      url: `${start}${i}`,
      text: own.map((block) => block.markdown).join('\n\n'),
      blocks,
    })
  }
  collect()
  const after = process.memoryUsage()
  const grown = after.heapUsed + after.external - before.heapUsed - before.external
  expect(grown / 1e6).toBeLessThan(120)

  // Counts the turns of the event loop that other work gets.
  let turns = 0
  let counting = setImmediate(function count() {
    turns++
    counting = setImmediate(count)
  })
  const finished = await site.finish()
  clearImmediate(counting)
  expect(turns).toBeGreaterThan(1)
  let count = 0
  for (const page of finished.pages) {
    count++
    if (page.text.includes('Mill Lane')) throw new Error('repetition left in')
  }
  expect(count).toBe(5000)
})

test('reviews are written as quotations, but keep their form in lists and tables', async () => {
  const { byUrl } = await finish([
    framed(
      'bread.html',
      'Bread',
      `<h1>Bread</h1><p>Our bread is baked every day at five in the morning.</p>
      <blockquote><p>I paid £2 for a loaf.<br>Never again elsewhere.</p><footer>Anna, Bath</footer></blockquote>
      <p>Rolls are baked twice a day, in the morning and at noon.</p>
      <blockquote><ul><li>Rye</li><li>Spelt</li></ul></blockquote>
      <div class="review-card"><p>The bakery brings bread at night.</p></div>`,
    ),
  ])
  expect(byUrl.get(`${start}bread.html`)).toContain(
    `five in the morning.\n\n> I paid £2 for a loaf.\n> Never again elsewhere.\n\n> Anna, Bath\n\nRolls are`,
  )
  expect(byUrl.get(`${start}bread.html`)).toContain('\n- Rye\n- Spelt')
  expect(byUrl.get(`${start}bread.html`)).toContain('> “The bakery brings bread at night.”')
})

test('a packed page takes no more memory than its text and unpacks unchanged', () => {
  const page = framed('cafe.html', 'Café', '<h1>Café ☕</h1><p>Crêpes from £4 – all day, every day.</p>')
  const packed = packPage(page)
  expect(packed.text.buffer.byteLength).toBe(packed.text.length)
  const kept = unpackBlocks(packed).filter((block) => block.kept)
  expect(kept.map(({ markdown }) => markdown)).toEqual(
    page.blocks.filter((block) => block.kept).map(({ markdown }) => markdown),
  )
})

test('reading retains nothing of the pages', () => {
  setFlagsFromString('--expose-gc')
  const gc: () => void = runInNewContext('gc')
  const filler = 'Words that fill a page to the size of a real one. '.repeat(4_000)
  const read = (nth: number) =>
    readHtml(
      `<body><p class="unusually-long-name-${nth} and-another-one-${nth}">${filler}</p></body>`,
      `${start}${nth}`,
    )
  for (let nth = 0; nth < 20; nth++) read(nth)
  gc()
  const before = process.memoryUsage().heapUsed
  for (let nth = 20; nth < 220; nth++) read(nth)
  gc()
  expect((process.memoryUsage().heapUsed - before) / 2 ** 20).toBeLessThan(8)
})
