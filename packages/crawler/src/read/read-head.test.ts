import { expect, test } from 'vitest'
import { readHtml } from './read-html.ts'

const url = 'https://shop.example/a/page.html'
const page = (body: string, head = '') =>
  readHtml(`<html><head>${head}</head><body>${body}</body></html>`, url)

test('the head: canonical, robots, refresh, description, language', () => {
  const read = readHtml(
    `<html lang="de-AT"><head><title>Preise | Huber Rad</title><link rel="canonical" href="/preise">
    <meta name="robots" content="NOINDEX, follow"><meta http-equiv="refresh" content="5; url='/neu'">
    <meta name="description" content="Alles rund ums Rad"><meta property="og:site_name" content="Huber Rad"></head><body>x</body></html>`,
    url,
  )
  expect(read).toMatchObject({
    title: 'Preise',
    siteName: 'Huber Rad',
    canonical: 'https://shop.example/preise',
    robots: { noindex: true, nofollow: false },
    metaRefresh: { seconds: 5, url: 'https://shop.example/neu' },
    description: 'Alles rund ums Rad',
    language: 'de',
  })
})

test("the text's language overrides a wrong lang attribute", () => {
  const body = 'Wir sind für Sie da und backen jeden Tag frisch, auch am Sonntag. '.repeat(6)
  expect(readHtml(`<html lang="en"><body><main><p>${body}</p></main>`, url).language).toBe('de')
  expect(readHtml(`<html lang="de"><body><main><p>${body}</p></main>`, url).language).toBe('de')
})

test('JSON-LD and microdata have the same format', () => {
  const read = page(
    `<div itemscope itemtype="https://schema.org/Product"><span itemprop="name">Kettle</span>
      <div itemprop="offers" itemscope itemtype="https://schema.org/Offer"><meta itemprop="price" content="29.00"><span itemprop="priceCurrency">GBP</span></div></div>`,
    `<script type="application/ld+json">{"@context":"https://schema.org","@graph":[{"@type":["Dentist","LocalBusiness"],"name":"Smile
      Co","address":{"@type":"PostalAddress","postalCode":"BS1"}},]}</script><meta property="og:type" content="website">`,
  )
  expect(read.structured).toEqual({
    openGraph: { 'og:type': 'website' },
    items: [
      {
        types: ['Dentist', 'LocalBusiness'],
        properties: {
          name: ['Smile Co'],
          address: [{ types: ['PostalAddress'], properties: { postalCode: ['BS1'] } }],
        },
      },
      {
        types: ['Product'],
        properties: {
          name: ['Kettle'],
          offers: [{ types: ['Offer'], properties: { price: ['29.00'], priceCurrency: ['GBP'] } }],
        },
      },
    ],
  })
})
