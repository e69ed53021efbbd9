import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readHtml } from './read-html.ts'

const read = (name: string) =>
  readHtml(
    readFileSync(new URL(`./fixtures/${name}.html`, import.meta.url), 'utf8'),
    `https://${name}.example/page`,
  )

interface Expected {
  has: string[]
  hasNot: string[]
}

const pages: Record<string, Expected> = {
  'elementor-salon': {
    has: [
      '# Cuts, colour and care',
      '- Wash, cut and finish £46\n  About 60 minutes with a senior stylist.',
      '- Fringe trim £8.50',
      '£240 per bride',
      '- Travel within 15 miles',
      '# Do you patch test before colour?\n\nYes, always, 48 hours ahead.',
      '01632 960112',
      'Write to us (hello@willowandwren.example)',
    ],
    hasNot: ['The stylists', 'Book now', 'cookies', 'Pixelhaus', 'Skip to content', 'Instagram'],
  },
  'wix-plumber': {
    has: [
      '# Burst pipe? We are on the road.',
      'Call now (0113-496-0321)',
      'Weekdays 8am – 6pm: £75 first hour',
      'Evenings and weekends: £110 first hour',
      '### 12 month guarantee\n\nOn parts and labour.',
    ],
    hasNot: ['Areas we cover', 'Proudly created', 'cookies', 'top of page'],
  },
  'shopify-product': {
    has: [
      '# Field Apron – waxed cotton\n\n£68.00 GBP',
      '- 86 cm long, 70 cm wide',
      '## Care and repairs\n\nSponge clean only. We repair any Tarn apron for life for £12 plus postage.',
      '| UK next day | £7.50 |',
    ],
    hasNot: ['Bench Apron', '£54', 'Jackets', 'Add to cart', 'mailing list', 'Regular price'],
  },
  'squarespace-yoga': {
    has: [
      '# Move with the tide',
      '| Drop-in | One class, mat included | $22 |',
      '| Monthly unlimited | Cancel any time | $145 |',
      '# Do I need my own mat?\n\nNo. Mats, blocks and straps are here',
    ],
    hasNot: ['Teachers', 'Book a class'],
  },
  'grid-garage': {
    has: [
      '| Job | Time | Price |\n| --- | --- | --- |\n| MOT class 4 | 45 min | £45 |',
      '| Brake fluid change | 40 min | £55 |',
      '| Size | Budget | Premium |\n| --- | --- | --- |\n| 195/65 R15 | £52 | £84 |',
      '| Monday to Thursday | 08:00 – 17:30 |',
      '| Sunday | Closed |',
      'the excess is £250',
    ],
    hasNot: ['Find us', 'Jobs', 'Privacy'],
  },
  'nineties-hotel': {
    has: [
      'All fourteen rooms face south',
      '| Room | Summer | Winter |\n| --- | --- | --- |\n| Single | EUR 62 | EUR 74 |',
      '| Family (4) | EUR 140 | EUR 165 |',
      '- Check-out until 10.30 am',
      'Dorfstrasse 21, CH-3818 Grindelwald\nTel. +41 33 555 01 21\ninfo@bergblick.example',
    ],
    hasNot: ['How to find us', 'Walks', 'cheap hotel'],
  },
  'bootstrap-faq': {
    has: [
      '## How do I get in at night?\n\nWith your own code, from 5:00 to 23:00 every day of the year.',
      '| 150 sq ft | $149 | $14 |\n| 150 sq ft | $129 (prepaid) | $14 |',
      'Fuel\n: Tanks must be drained.',
      'Mon–Fri 9–18',
      'Sat 10–15',
    ],
    hasNot: ['Reserve', 'Student deal', 'inbox', 'Tradeport', 'Start'],
  },
  'restaurante-es': {
    has: [
      'Salmorejo cordobés 6,50 €',
      'Rabo de toro 18,90 €',
      'Menú del día: 14 € de lunes a viernes',
      '- Martes a jueves 13:00–16:30 y 20:00–23:30',
      '- Lunes Cerrado',
      'Llame al 953 00 01 21 o escriba a reservas@elolivo.example.',
    ],
    hasNot: ['Vinos', 'terraza', 'Utilizamos cookies', 'Aviso legal'],
  },
  'gasthaus-de': {
    has: [
      '# Öffnungszeiten & Preise',
      '| Montag, Dienstag | Ruhetag |',
      '| Samstag und Sonntag | 11:30 – 22:30 Uhr |',
      '98,00 € pro Nacht',
      '# Sind Hunde erlaubt?\n\nJa, in der Gaststube',
    ],
    hasNot: ['Speisen', 'Spargelzeit', 'Cookies', 'Impressum', 'Tisch reservieren'],
  },
  'tailwind-agency': {
    has: ['## Studio\n\n$340/month\n\n- Up to 250 transactions', '$620/month', 'We charge $75 an hour'],
    hasNot: ['keyword stuffing', 'Security', 'Contact', 'Lantern\n'],
  },
}

test.each(Object.keys(pages))('%s: prices, hours, phones and cells stay, navigation goes', (name) => {
  const { text } = read(name)
  for (const wanted of pages[name]!.has) expect(text).toContain(wanted)
  for (const unwanted of pages[name]!.hasNot) expect(text).not.toContain(unwanted)
})

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

test('what is left out of the text is still told apart: a frame worth keeping once, and noise', () => {
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
