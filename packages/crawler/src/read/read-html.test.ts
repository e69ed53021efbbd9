import { expect, test } from 'vitest'
import { readHtml } from './read-html.ts'

const url = 'https://shop.example/a/page.html'
const page = (body: string, head = '') =>
  readHtml(`<html><head>${head}</head><body>${body}</body></html>`, url)

test('headings, lists, definitions and tables keep their structure', () => {
  const { text } =
    page(`<main><h1>Rooms</h1><p>First line<br>second line</p><ul><li>One<ul><li>Inner</li></ul></li><li>Two</li></ul>
    <ol start="3"><li>Third</li><li>Fourth</li></ol><dl><dt>Check-in</dt><dd>From 3 pm</dd></dl>
    <table><caption>Prices</caption><tr><th>Room</th><th>Night</th></tr><tr><td>Single</td><td>£40</td></tr></table></main>`)
  expect(text).toBe(`# Rooms

First line
second line

- One
  - Inner
- Two

3. Third
4. Fourth

Check-in
: From 3 pm

Prices

| Room | Night |
| --- | --- |
| Single | £40 |`)
})

test('a table without a header gets an empty one, and spanning cells are repeated', () => {
  const { text } =
    page(`<main><h1>Hours</h1><table><tr><td>Mon</td><td rowspan=2>9:00–17:00</td></tr><tr><td>Tue</td></tr>
    <tr><td>Sun</td><td>closed</td></tr></table></main>`)
  expect(text).toContain(
    '|  |  |\n| --- | --- |\n| Mon | 9:00–17:00 |\n| Tue | 9:00–17:00 |\n| Sun | closed |',
  )
})

test('a cell with only a tick contains its label', () => {
  const { text } = page(`<main><h1>Plans</h1><table><tr><th></th><th>Free</th><th>Pro</th><th>Team</th></tr>
    <tr><td>Seats</td><td>1</td><td>5 <span class="sr-only">people</span></td><td>20</td></tr>
    <tr><td>Reports</td><td><i></i><span class="sr-only">No</span></td><td><img src="t.png" alt="Yes"></td>
    <td><span><i aria-label="Included"></i></span></td></tr></table></main>`)
  expect(text).toContain('| Seats | 1 | 5 | 20 |')
  expect(text).toContain('| Reports | No | Yes | Included |')
})

test('addresses and numbers in contact links are added to the text', () => {
  const read = page(`<main><h1>Contact</h1><p><a href="mailto:hi@shop.example?subject=x">Write</a> or
    <a href="tel:+44%20117%20496%200142">ring us</a>, or <a href="tel:01174960142">0117 496 0142</a>.</p>
    <a href="/cdn-cgi/l/email-protection" data-cfemail="543c3d14273c3b247a312c35392438 31">[email&#160;protected]</a></main>`)
  expect(read.text).toContain('Write (hi@shop.example) or ring us (+44 117 496 0142), or 0117 496 0142.')
  expect(read.contacts).toEqual({ emails: ['hi@shop.example'], phones: ['+44 117 496 0142', '01174960142'] })
})

test('five digits are a phone number, while extensions are not', () => {
  const { contacts } = page(
    `<main><h1>Transport</h1><p><a href="tel:19222">Patients</a> and <a href="tel:4711">porters</a></p></main>`,
  )
  expect(contacts.phones).toEqual(['19222'])
})

test('obfuscated mail addresses are decoded', () => {
  const hide = (address: string) => [0x2a, ...Buffer.from(address).map((byte) => byte ^ 0x2a)]
  const encoded = Buffer.from(hide('desk@shop.example')).toString('hex')
  const read = page(
    `<main><h1>Contact</h1><p>Mail <a href="/x" data-cfemail="${encoded}">[email protected]</a></p></main>`,
  )
  expect(read.text).toContain('Mail desk@shop.example')
  expect(read.contacts.emails).toEqual(['desk@shop.example'])
})

test('hidden text is left out, but accordion content is kept', () => {
  const { text, blocks } =
    page(`<main><h1>Plans</h1><p>Shown</p><p style="display:none">gone one</p><p hidden>gone two</p>
    <div aria-hidden="true">gone three</div><span style="font-size:0">gone four</span><p style="position:absolute; left:-9999px">gone five</p>
    <div style="background:#fff"><p style="color: #FFFFFF">gone six</p></div><span class="sr-only">gone seven</span><section data-nosnippet><p>gone eight</p></section>
    <p class="d-none d-md-block">Wide screens</p><p class="tile hidden small">gone eleven</p>
    <button aria-controls="answer" aria-expanded="false">Is it free?</button><div id="answer" style="display:none">Yes it is.</div>
    <button aria-controls="folded" aria-expanded="false">May I bring a dog?</button><div id="folded" style="height:0;overflow:hidden"><p>On a lead.</p></div>
    <div><div><a role="button" aria-expanded="false"><h4>How can I pay?</h4></a></div><div aria-hidden="true" style="max-height:0;overflow:hidden"><p>By card.</p></div></div>
    <nav><button aria-expanded="false">More</button><div aria-hidden="true"><p>gone ten</p></div></nav>
    <div style="height:0;overflow:hidden">gone nine</div></main>`)
  expect(text).not.toContain('gone')
  expect(JSON.stringify(blocks)).not.toContain('gone')
  expect(text).toContain('Wide screens')
  expect(text).toContain('## Is it free?\n\nYes it is.')
  expect(text).toContain('On a lead.')
  expect(text).toContain('How can I pay?\n\nBy card.')
})

test("a shop's products are kept, each a link with a price next to a cart button", () => {
  const product = (name: string, price: string) =>
    `<li class="product"><a href="/p"><img src="p.jpg" alt=""><h2>${name}</h2><span class="price"><bdi>${price}&nbsp;<span>€</span></bdi></span></a><a href="?add=1" class="button add_to_cart">Add to cart</a></li>`
  const { text } = readHtml(
    `<html><head><title>Shop</title></head><body><main><h1>Shop</h1><p>All that we press in the autumn, by the bottle
    and in tins, for as long as there is some left.</p><ul class="products">${product('Oil, a bottle', '14,50')}
    ${product('Oil, a tin', '48,00')}${product('Soap', '4,50')}</ul>
    <p><a class="button" href="/visit">Plan your visit</a></p></main></body></html>`,
    'https://mill.example/shop',
  )
  expect(text).toContain('## Oil, a bottle\n\n14,50 €\n\n## Oil, a tin\n\n48,00 €\n\n## Soap\n\n4,50 €')
  expect(text).not.toContain('Add to cart')
  expect(text).not.toContain('Plan your visit')
})

test('a price above and below its dish is read once', () => {
  const { text } = readHtml(
    `<html><head><title>Menu</title></head><body><main><h1>Menu</h1><div class="menu-items"><div class="menu-item">
    <span class="menu-item-price-top"><span>£</span>9</span><div class="menu-item-title">Fish pie</div>
    <div class="menu-item-price-bottom"><span>£</span>9</div></div></div></main></body></html>`,
    'https://mill.example/menu',
  )
  expect(text.match(/£ ?9/g)).toHaveLength(1)
  expect(text.indexOf('Fish pie')).toBeLessThan(text.indexOf('9'))
})

test('a link in an object without a file is read, while fallback content is not', () => {
  const { text, contacts } = readHtml(
    `<html><head><title>Mill</title></head><body><main><h1>Mill</h1><p>Write to <span><object height="0">
    <a href="mailto:hello@mill.example">hello@mill.example</a></object></span> or come by, we are there all day long.</p>
    <object data="film.swf" type="application/x-shockwave-flash"><p>Your browser can’t show this film.</p></object>
    </main></body></html>`,
    'https://mill.example/',
  )
  expect(text).toContain('Write to hello@mill.example or come by')
  expect(contacts.emails).toEqual(['hello@mill.example'])
  expect(text).not.toContain('film')
})

test('forms, labels and buttons are left out, but a price in a label is kept', () => {
  const { text } = page(`<main><h1>Order</h1><p>Choose your size before you order the box of the week.</p>
    <div><label><input type=radio>Small box – £12</label><label>Your name<input></label></div>
    <form><label>Email</label><input><button>Send</button></form></main>`)
  expect(text).toContain('Small box – £12')
  expect(text).not.toMatch(/Your name|Email|Send/)
})

test('links are resolved against the base, with text and rel', () => {
  const read = page(
    '<a href="x.html" rel="nofollow noopener">Go</a><a href="#top">no</a><a href="javascript:void(0)">no</a><a href="//cdn.example/y"><img></a>',
    '<base href="/docs/">',
  )
  expect(read.links).toEqual([
    { url: 'https://shop.example/docs/x.html', text: 'Go', rel: 'nofollow noopener', nofollow: true },
    { url: 'https://cdn.example/y', text: '', rel: '', nofollow: false },
  ])
})

test('a page of scripts is a shell, while a short text is not', () => {
  expect(page('<div id="root"></div><script src="/app.js"></script>').shell).toBe(true)
  expect(
    page(
      '<noscript>You need to enable JavaScript to run this app.</noscript><div id="app"></div><script></script>',
    ).shell,
  ).toBe(true)
  expect(
    page(
      '<p>We are closed until Monday. Ring 0117 496 0142 for urgent orders, thank you.</p><script></script>',
    ).shell,
  ).toBe(false)
  expect(page('<p>Hi</p>').shell).toBe(false)
})

test('an article cut off on the page is read from its structured data', () => {
  const body = Array.from(
    { length: 12 },
    (_, i) => `Paragraph ${i} of the whole story goes on for a while here.`,
  ).join('\\n')
  const read = page(
    '<article><h1>Story</h1><p>Paragraph 0 of the whole story goes on for a while here.</p></article>',
    `<script type="application/ld+json">{"@type":"NewsArticle","datePublished":"2026-03-01","articleBody":"${body}"}</script>`,
  )
  expect(read.article).toBe(true)
  expect(read.published).toBe('2026-03-01')
  expect(read.text).toContain('Paragraph 11')
})

test('a page survives a worker boundary', () => {
  const read = page('<main><h1>A</h1><p>Some words that stand in a paragraph.</p></main>')
  expect(structuredClone(read)).toEqual(read)
})

test('unclosed and misnested tags are read as in browsers', () => {
  const { text } = page(`<main><h1>List</h1><ul><li>One<li>Two</ul><p>Para one<p>Para two<div>Box</div>
    <table><tr><td>A<td>£1<tr><td>B<td>£2</table></div></span><p>After stray ends</main>`)
  expect(text).toContain('- One\n- Two')
  expect(text).toContain('Para one\n\nPara two\n\nBox')
  expect(text).toContain('| A | £1 |\n| B | £2 |')
  expect(text).toContain('After stray ends')
})

test('an unclosed svg or comment does not swallow the rest', () => {
  expect(
    page('<main><h1>T</h1><svg><path d="M0"><p>Text after the drawing stands here.</p></main>').text,
  ).toContain('Text after')
  expect(page('<main><h1>T</h1><p>a < b and 3<4 &amp; more</p></main>').text).toContain(
    'a < b and 3<4 & more',
  )
})

test('a form around the whole page is content', () => {
  const { text } = page(
    `<form id="aspnetForm"><div><h1>Stock</h1><table><tr><td>Bolts M6</td><td>in stock</td></tr><tr><td>Nuts M6</td><td>Tuesday</td></tr></table>
     <p>Ask at the counter.</p><input type="hidden" name="__VIEWSTATE"></div></form>`,
  )
  expect(text).toContain('| Bolts M6 | in stock |')
  expect(text).toContain('Ask at the counter.')
})

test('boxes are a table even with an empty cell or with roles on the rows only', () => {
  const row = (...cells: string[]) => `<div class="r">${cells.map((c) => `<div>${c}</div>`).join('')}</div>`
  const { text } = page(`<main><h1>Kennels</h1><p>Prices are for one night and one dog, in any season.</p>
    <div class="rates">${row('Kennel', 'Weight', 'Night', 'Notes')}${row('Indoor', 'up to 20 kg', '£24', 'heated')}
    ${row('Outdoor', 'up to 20 kg', '£19', '')}${row('Outdoor', 'up to 45 kg', '£23', '')}</div>
    <div role="table"><div role="row"><span>Dogs</span><span>Day</span><span>Week</span></div>
    <div role="row"><span>1 dog</span><span>£18</span><span>£80</span></div>
    <div role="row"><span>2 to 4</span><span>£32</span><span>£140</span></div></div></main>`)
  expect(text).toContain(
    '| Kennel | Weight | Night | Notes |\n| --- | --- | --- | --- |\n| Indoor | up to 20 kg | £24 | heated |\n| Outdoor | up to 20 kg | £19 |  |',
  )
  expect(text).toContain(
    '| Dogs | Day | Week |\n| --- | --- | --- |\n| 1 dog | £18 | £80 |\n| 2 to 4 | £32 |',
  )
})

test('tabs become headings of their panels, while struck prices and tab strips go', () => {
  const { text } = page(`<main><h1>House blend</h1><p class="price"><del>£18.00</del> <ins>£15.50</ins></p>
    <ul role="tablist"><li role="tab" aria-controls="one">Description</li><li role="tab" aria-controls="two">Details</li></ul>
    <div role="tabpanel" id="one"><h2>Description</h2><p>Roasted on Mondays.</p></div>
    <div role="tabpanel" id="two" style="display:none"><p>Weighs 1 kg.</p></div></main>`)
  expect(text).toBe(
    '# House blend\n\n£15.50\n\n## Description\n\nRoasted on Mondays.\n\n## Details\n\nWeighs 1 kg.',
  )
})

test('a bold line is a heading, alone or at the start of a paragraph', () => {
  const { text } = page(`<main><h1>Care</h1><p><strong>Returns</strong></p><p>Within 30 days.</p>
    <p><b>Do you ship abroad?</b><br>Yes, to Europe.</p><p><b>£45 per hour</b></p></main>`)
  expect(text).toBe(
    '# Care\n\n## Returns\n\nWithin 30 days.\n\n## Do you ship abroad?\n\nYes, to Europe.\n\n£45 per hour',
  )
})

test("a restaurant's menu and a list of linked services are content", () => {
  const { text } =
    page(`<nav><a href=/>Home</a><a href=/menu>Menu</a></nav><main><h1>Menu</h1><p>Cooked from noon until three in the afternoon.</p>
    <h2>Our services</h2><ul><li><a href=/a>Catering</a></li><li><a href=/b>Weddings</a></li><li><a href=/c>Takeaway</a></li></ul>
    <dl><dt>Email</dt><dd>hi@shop.example</dd></dl></main>`)
  expect(text).toContain('# Menu')
  expect(text).toContain('- Catering\n- Weddings\n- Takeaway')
  expect(text).toContain('Email\n: hi@shop.example')
})

test('a URL is not a title', () => {
  const titled = (title: string, body: string) =>
    readHtml(
      `<html><head><title>${title}</title></head><body><main>${body}</main></body></html>`,
      'https://steel.example/',
    ).title
  expect(titled('https://www.steel.example/', '<h1>Steel since 1962</h1>')).toBe('Steel since 1962')
  expect(titled('www.steel.example', '<p>Steel.</p>')).toBe('')
})

test('cards in a grid are not cells of a table', () => {
  const card = (name: string, text: string) => `<div class="card"><h3>${name}</h3><p>${text}</p></div>`
  const { text } = page(`<main><h1>Our crew</h1><div class="cards">
    ${card('Orla Quinn, founder', 'Opened the boat house in 2014.')}
    ${card('Tam Reid, coach', 'Works Monday and Friday.')}
    ${card('Ines Roth, coach', 'Speaks German.')}
    ${card('Noor Aziz, boat builder', 'Works Wednesday to Saturday.')}
    ${card('Bo Lund, driver', 'Joined in May 2025.')}
    ${card('Ewa Kern, host', 'Leads the lantern row on Fridays at 21:00.')}
  </div></main>`)
  expect(text).not.toContain('|')
  expect(text).toContain('### Tam Reid, coach\n\nWorks Monday and Friday.')
  const { text: list } =
    page(`<main><h1>Taster</h1><div><div>For two</div><div>from 10 years</div><div>as above</div>
    <div>€140</div></div><dl><dt>Bank</dt><dd>Mill Lane</dd><dt>Account</dt><dd>012 345</dd><dt>Branch</dt><dd>Ludlow</dd>
    <dt>Call</dt><dd>555 010</dd></dl></main>`)
  expect(list).not.toContain('|')
})
