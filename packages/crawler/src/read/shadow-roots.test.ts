import { expect, test } from 'vitest'
import { readHtml } from './read-html.ts'

const read = (body: string) =>
  readHtml(`<html><head><title>Kiln</title></head><body>${body}</body></html>`, 'https://kiln.example/')

test('a declarative shadow root is read in place, with its filled slots', () => {
  const { text, links, contacts } = read(`<main><h1>Pottery classes</h1>
    <class-card>
      <template shadowrootmode="open"><style>h2 { color: red }</style>
        <h2><slot name="title">A class</slot></h2>
        <p>Costs <slot name="price"></slot> an evening. <a href="/book">Book a wheel</a></p>
        <slot></slot><p><slot name="place">In the old forge.</slot></p>
      </template>
      <p>Clay and glaze are included.</p>
      <span slot="price">£24</span><span slot="title">Throwing for beginners</span>
      <em slot="nowhere">never shown</em>
    </class-card>
    <p>Ring <a href="tel:01632960777">01632 960777</a>.</p></main>`)
  expect(text).toBe(`# Pottery classes

## Throwing for beginners

Costs £24 an evening. Book a wheel

Clay and glaze are included.

In the old forge.

Ring 01632 960777.`)
  expect(links.map(({ url, text: words }) => [url, words])).toEqual([
    ['https://kiln.example/book', 'Book a wheel'],
  ])
  expect(contacts.phones).toEqual(['01632960777'])
})

test('shadow roots can be nested, closed and pass slots on', () => {
  const { text } = read(`<main><h1>Firing</h1><outer-box><template shadowrootmode="CLOSED">
      <inner-box><template shadowrootmode="open"><p>Before</p><slot name="middle"></slot><p>After</p></template>
        <div slot="middle"><slot></slot></div></inner-box></template>
      <p>Biscuit firing takes nine hours.</p></outer-box></main>`)
  expect(text).toBe('# Firing\n\nBefore\n\nBiscuit firing takes nine hours.\n\nAfter')
})

test('other templates are skipped, like second roots and unknown modes', () => {
  const { text } = read(`<main><h1>Shop</h1><template><p>Plain template</p></template>
    <div><template shadowrootmode="open"><p>Mugs from £18</p></template>
      <template shadowrootmode="open"><p>Second root</p></template></div>
    <div><template shadowrootmode="later"><p>Unknown mode</p></template><p>Bowls from £22</p></div></main>`)
  expect(text).toBe('# Shop\n\nMugs from £18\n\nBowls from £22')
})

test("a host's own content is kept if a script fills its shadow root", () => {
  const { text } =
    read(`<main><h1>Gallery</h1><photo-wall><template shadowrootmode="open"><script>fill()</script>
    <div class="track"></div></template><p>Forty vases, one for each year.</p></photo-wall></main>`)
  expect(text).toContain('Forty vases, one for each year.')
})

test('areas of an image map are links with their labels', () => {
  const { links, contacts, text } = read(`<main><h1>Find us</h1><img src="map.png" usemap="#town">
    <map name="town"><area shape="rect" href="/workshop" alt="The workshop"><area href="/shop.html" title="Our shop">
    <area href="tel:+441632960778" alt="Ring"><area nohref><p>Click a building.</p></map></main>`)
  expect(links.map(({ url, text: words }) => [url, words])).toEqual([
    ['https://kiln.example/workshop', 'The workshop'],
    ['https://kiln.example/shop.html', 'Our shop'],
  ])
  expect(contacts.phones).toEqual(['+441632960778'])
  expect(text).toContain('Click a building.')
})
