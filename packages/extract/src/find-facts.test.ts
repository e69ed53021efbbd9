import { readFileSync } from 'node:fs'
import { readHtml } from '@foyer/crawler/read/read-html'
import { expect, test } from 'vitest'
import { createFactFinder } from './find-facts.ts'
import { findFacts, pageFacts, said } from './testing/facts-of-pages.ts'

const fixture = (name: string) =>
  readHtml(
    readFileSync(new URL(`../../crawler/src/read/fixtures/${name}.html`, import.meta.url), 'utf8'),
    `https://${name}.example/page`,
  )
const page = (body: string, { language = 'en', head = '', path = 'page' } = {}) =>
  readHtml(
    `<html lang="${language}"><head>${head}</head><body><main>${body}</main></body></html>`,
    `https://shop.example/${path}`,
  )

test('structured data comes first: business, hours, social links', () => {
  const facts = pageFacts(
    page('<h1>Smile Co</h1>', {
      head: `<script type="application/ld+json">${JSON.stringify({
        '@context': 'https://schema.org',
        '@type': 'Dentist',
        name: 'Smile Co',
        description: 'Family dentist on the harbour.',
        telephone: '+44 117 496 0142',
        email: 'mailto:Desk@smile.example',
        address: {
          '@type': 'PostalAddress',
          streetAddress: '14 Harbour Row',
          addressLocality: 'Bristol',
          postalCode: 'BS1 5TR',
          addressCountry: 'GB',
        },
        sameAs: ['https://www.facebook.com/smileco/', 'https://en.wikipedia.org/wiki/Dentist'],
        openingHoursSpecification: [
          {
            '@type': 'OpeningHoursSpecification',
            dayOfWeek: ['https://schema.org/Monday', 'Tuesday'],
            opens: '08:30',
            closes: '17:30:00',
          },
          { '@type': 'OpeningHoursSpecification', dayOfWeek: 'Tuesday', opens: '18:30', closes: '20:00' },
          { '@type': 'OpeningHoursSpecification', dayOfWeek: 'Sunday', opens: '00:00', closes: '00:00' },
        ],
        makesOffer: {
          '@type': 'Offer',
          price: '52',
          priceCurrency: 'GBP',
          itemOffered: { '@type': 'Service', name: 'Check-up' },
        },
      })}</script>`,
    }),
  )
  expect(facts.map(({ kind, label, value }) => [kind, label, value])).toEqual([
    ['name', 'Name', 'Smile Co'],
    ['description', 'Description', 'Family dentist on the harbour.'],
    ['email', 'Email', 'desk@smile.example'],
    ['phone', 'Phone', '+44 117 496 0142'],
    ['address', 'Address', '14 Harbour Row, Bristol BS1 5TR, United Kingdom'],
    ['hours', 'Monday', '08:30–17:30'],
    ['hours', 'Tuesday', '08:30–17:30, 18:30–20:00'],
    ['hours', 'Sunday', 'Closed'],
    ['social', 'Facebook', 'https://www.facebook.com/smileco'],
    ['service', 'Check-up', 'Check-up'],
    ['price', 'Check-up', '£52'],
  ])
  expect(new Set(facts.map((fact) => fact.url))).toEqual(new Set(['https://shop.example/page']))
})

test('products and their variants', () => {
  const facts = pageFacts(fixture('shopify-product'))
  expect(said(facts, 'product')).toEqual([['Field Apron – waxed cotton', '£68']])
  expect(said(facts, 'price')).toEqual(
    expect.arrayContaining([
      ['Field Apron – waxed cotton – Olive', '£68'],
      ['Field Apron – waxed cotton – Black', '£72.50'],
      ['UK next day', '£7.50'],
    ]),
  )
  expect(JSON.stringify(facts)).not.toContain('£54')
})

test('prices of tables, lists, cards and lines, with currency and unit', () => {
  expect(said(pageFacts(fixture('grid-garage')), 'price')).toEqual([
    ['MOT class 4', '£45'],
    ['Interim service', '£139'],
    ['Full service', '£229'],
    ['Brake fluid change', '£55'],
    ['195/65 R15 – Budget', '£52'],
    ['195/65 R15 – Premium', '£84'],
    ['205/55 R16 – Budget', '£58'],
    ['205/55 R16 – Premium', '£96'],
  ])
  expect(said(pageFacts(fixture('tailwind-agency')), 'price')).toEqual([
    ['Starter', '$190/month'],
    ['Studio', '$340/month'],
    ['Atelier', '$620/month'],
    ['Catch-up work', '$75 an hour'],
  ])
  expect(said(pageFacts(fixture('elementor-salon')), 'price')).toContainEqual([
    'Bridal morning',
    '£240 per bride',
  ])
  expect(said(pageFacts(fixture('gasthaus-de')), 'price')).toContainEqual([
    'Doppelzimmer',
    'ab 98,00 € pro Nacht, inklusive Frühstück',
  ])
  expect(said(pageFacts(fixture('restaurante-es')), 'price')).toContainEqual(['Rabo de toro', '18,90 €'])
  expect(
    said(
      pageFacts(page('<h1>Tarifs</h1><dl><dt>Coupe</dt><dd>à partir de 25 €</dd></dl>', { language: 'fr' })),
      'price',
    ),
  ).toEqual([['Coupe', 'à partir de 25 €']])
  expect(
    said(
      pageFacts(page('<h1>Listino</h1><ul><li>Taglio uomo: 18,00 €</li></ul>', { language: 'it' })),
      'price',
    ),
  ).toEqual([['Taglio uomo', '18,00 €']])
})

test('plans side by side, and cards with a line between name and price', () => {
  const plans = page(
    '<h1>Plans</h1><table><tr><th></th><th>Basic</th><th>Pro</th></tr><tr><th>Price</th><td>$0</td><td>$12 / month</td></tr></table>',
  )
  expect(said(pageFacts(plans), 'price')).toEqual([
    ['Basic', '$0'],
    ['Pro', '$12 / month'],
  ])
  const menu = page(
    '<h1>Lunch</h1><h2>Starters</h2><ul><li><h3>Soup of the day</h3><p>With sourdough</p><span>$7</span></li></ul>',
  )
  expect(said(pageFacts(menu), 'price')).toEqual([['Soup of the day', '$7']])
})

test('a sum in a condition or a sentence is no price', () => {
  const facts = pageFacts(
    page(
      `<h1>Delivery</h1><p>Free delivery over £60</p><p>We were founded by two friends who saved up £2,000 and bought a van with it in Leeds.</p>
      <p>Delivery on Sundays: £6</p>`,
    ),
  )
  expect(said(facts, 'price')).toEqual([['Delivery', '£6']])
})

test('opening hours by weekday, ranges spelt out, in the language of the page', () => {
  expect(said(pageFacts(fixture('gasthaus-de')), 'hours')).toEqual([
    ['Montag', 'Ruhetag'],
    ['Dienstag', 'Ruhetag'],
    ['Mittwoch', '17:00 – 22:30 Uhr'],
    ['Donnerstag', '17:00 – 22:30 Uhr'],
    ['Freitag', '17:00 – 22:30 Uhr'],
    ['Samstag', '11:30 – 22:30 Uhr'],
    ['Sonntag', '11:30 – 22:30 Uhr'],
  ])
  expect(said(pageFacts(fixture('restaurante-es')), 'hours').slice(0, 3)).toEqual([
    ['Lunes', 'Cerrado'],
    ['Martes', '13:00–16:30 y 20:00–23:30'],
    ['Miércoles', '13:00–16:30 y 20:00–23:30'],
  ])
  const hours = (body: string, language: string) => said(pageFacts(page(body, { language })), 'hours')
  expect(
    hours(
      '<h2>Horaires</h2><p>Du lundi au vendredi : 9h00 à 18h30<br>Samedi 9h à 12h<br>Dimanche fermé</p>',
      'fr',
    ),
  ).toEqual([
    ['Lundi', '9h00 à 18h30'],
    ['Mardi', '9h00 à 18h30'],
    ['Mercredi', '9h00 à 18h30'],
    ['Jeudi', '9h00 à 18h30'],
    ['Vendredi', '9h00 à 18h30'],
    ['Samedi', '9h à 12h'],
    ['Dimanche', 'fermé'],
  ])
  expect(
    hours('<h2>Orari</h2><ul><li>Lun-Ven 8:00-19:00</li><li>Sab e Dom: chiuso</li></ul>', 'it'),
  ).toHaveLength(7)
  expect(hours('<h2>Hours</h2><p>Daily 10am to 6pm</p>', 'en')).toHaveLength(7)
  expect(hours('<h2>Opening hours</h2><p>Weekdays: 9 am – 5 pm<br>Sat & Sun: closed</p>', 'en')).toEqual([
    ['Monday', '9 am – 5 pm'],
    ['Tuesday', '9 am – 5 pm'],
    ['Wednesday', '9 am – 5 pm'],
    ['Thursday', '9 am – 5 pm'],
    ['Friday', '9 am – 5 pm'],
    ['Saturday', 'closed'],
    ['Sunday', 'closed'],
  ])
})

test('a sentence about a day is no opening hour', () => {
  expect(
    said(
      pageFacts(
        page(
          `<h1>Singing</h1><p>On Monday 5 May the choir sings in the old hall, and everybody is welcome.</p>
          <h2>Opening hours</h2><p>Saturday and Sunday 9am–5pm</p>`,
        ),
      ),
      'hours',
    ),
  ).toEqual([
    ['Saturday', '9am–5pm'],
    ['Sunday', '9am–5pm'],
  ])
})

test('phones with what they are for, and not the other numbers of a footer', () => {
  const facts = pageFacts(
    page(`<h1>Contact</h1><p>Phone 0117 496 0142 · WhatsApp 07700 900418 · Fax: +44 117 496 0143</p>
      <p>Registered in England 08812345. VAT no. 123 4567 89. Since 1998–2026. Order by 12.05.2026.</p><p>IBAN DE89 3704 0044 0532 0130 00</p>
      <p>The office closes at 17:00. In an emergency with a boarding dog ring Declan on 0117 496 0199.</p>`),
  )
  expect(said(facts, 'phone')).toEqual([
    ['Phone', '0117 496 0142'],
    ['WhatsApp', '07700 900418'],
    ['Emergency', '0117 496 0199'],
    ['Fax', '+44 117 496 0143'],
  ])
})

test('services by the headings of the page that lists them', () => {
  const facts = pageFacts(
    page(
      `<h1>Our services</h1><h2>Boiler repair</h2><p>We mend all makes within a day.</p><h2>Bathrooms</h2><p>From drawing to grout.</p><h2>Why choose us?</h2><p>We are nice.</p>`,
      { path: 'services' },
    ),
  )
  expect(said(facts, 'service')).toEqual([
    ['Boiler repair', 'We mend all makes within a day.'],
    ['Bathrooms', 'From drawing to grout.'],
  ])
})

test('share buttons and people are no social links of the business', () => {
  const facts = pageFacts(
    page(`<h1>x</h1><a href="https://www.facebook.com/sharer.php?u=x">a</a><a href="https://twitter.com/intent/tweet?text=x">b</a>
      <a href="https://www.linkedin.com/in/somebody">c</a><a href="https://de-de.facebook.com/cornershop/">d</a><a href="https://instagram.com/corner.shop">e</a>`),
  )
  expect(said(facts, 'social')).toEqual([
    ['Facebook', 'https://de-de.facebook.com/cornershop'],
    ['Instagram', 'https://instagram.com/corner.shop'],
  ])
})

test('a site: facts of all pages once, the surest form of each, each page’s news as it comes', () => {
  const finder = createFactFinder()
  const first = page(
    '<h1>Corner Shop</h1><p>We sell bread, cheese and honey to the whole street since 1956.</p><p><a href="tel:01225960111">Call</a></p>',
    {
      path: '',
      head: '<title>Corner Shop</title><meta property="og:site_name" content="Corner Shop">',
    },
  )
  const second = page(
    '<h1>Contact</h1><p>Phone 01225 960111, mail hi@corner.example</p><ul><li>Bread £3</li></ul>',
    { path: 'contact' },
  )
  expect(said(finder.add(first), 'phone')).toEqual([['Phone', '01225960111']])
  expect(finder.add(second).map((fact) => fact.kind)).toEqual(['email', 'price'])
  expect(finder.add(second)).toEqual([])
  const facts = finder.facts()
  expect(said(facts, 'phone')).toEqual([['Phone', '01225 960111']])
  expect(said(facts, 'name')).toEqual([['Name', 'Corner Shop']])
  expect(said(facts, 'description')).toEqual([
    ['Description', 'We sell bread, cheese and honey to the whole street since 1956.'],
  ])
  expect(findFacts([first, second])).toEqual(facts)
})
