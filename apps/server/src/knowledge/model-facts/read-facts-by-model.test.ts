import type { KnownFact } from '@foyer/contract/facts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type ModelServer, startModelServer } from '../../testing/models/model-server.ts'
import { registerOwner } from '../../testing/owners.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { prose, serveWebsite } from '../../testing/website.ts'

let app: TestApp
let model: ModelServer
beforeAll(async () => {
  model = await startModelServer()
  app = await startTestApp({
    jobs: true,
    environment: { CRAWL_ALLOW_HOSTS: '127.0.0.1:*', ...model.environment },
  })
})
afterAll(async () => {
  await app.close()
  await model.close()
})

const lines = (...facts: object[]) => facts.map((fact) => JSON.stringify(fact)).join('\n')

const taster = 'A taster on the wheel is yours for eighteen pounds, written £18, tea included'
const reply = lines(
  { kind: 'price', label: 'Taster on the wheel', value: '£18', condition: 'tea included', quote: taster },
  // An invented figure, words that are not on the page, and an invented label.
  { kind: 'price', label: 'Taster', value: '£81', quote: taster },
  { kind: 'price', label: 'Firing', value: '£7 per kilo', quote: 'Firing costs £7 per kilo' },
  { kind: 'service', label: 'Glass blowing', value: '', quote: taster },
  // A contact that only the model found becomes a question.
  {
    kind: 'address',
    label: 'Address',
    value: '4 Wharf Road',
    quote: 'we used to go to Mudlarks, 4 Wharf Road',
  },
  // Words that the hours reader doesn't know become a question.
  { kind: 'hours', label: 'Monday', value: 'closed', quote: 'Nobody is in on a Monday' },
  { kind: 'price', label: 'Tea', value: '€18', condition: 'tea included', quote: taster },
)

const studio = () =>
  scannedSite({
    '/': '<h1>Kiln Lane Pottery</h1><p>Clay, wheels and a kiln by the canal, for everybody from five to ninety.</p>',
    '/prices': `<h1>Prices</h1><p>${taster}. Before that we used to go to Mudlarks, 4 Wharf Road. Nobody is in on a
      Monday.</p><p>Members pay £60 a month.</p>`,
    '/about': prose('the people of Kiln Lane'),
  })

async function scannedSite(pages: Parameters<typeof serveWebsite>[0]) {
  const site = await serveWebsite(pages)
  const owner = await registerOwner(app)
  const { body } = await owner.call<{ id: string }>('POST', '/api/assistants', {
    body: { name: 'Kiln Lane', websiteUrl: site.url },
  })
  const at = `/api/assistants/${body.id}`
  const facts = async () =>
    (await owner.call<KnownFact[]>('GET', `${at}/facts?limit=200&questions=with`)).body
  return { site, owner, at, facts, byModel: async () => (await facts()).filter((f) => f.origin === 'model') }
}

const isPrices = (asked: { messages: { content: unknown }[] }) =>
  JSON.stringify(asked.messages).includes('eighteen pounds')

test('a model reads facts in unusual wording, and what is not on the page is left out', async () => {
  model.answers((asked) => ({ says: [isPrices(asked) ? reply : 'Nothing.'] }))
  const { site, owner, at, facts, byModel } = await studio()
  await vi.waitFor(async () => expect(await byModel()).not.toEqual([]), { timeout: 90_000 })
  const read = await byModel()
  expect(read.map(({ kind, label, value, sure }) => ({ kind, label, value, sure }))).toEqual([
    { kind: 'price', label: 'Taster on the wheel', value: '£18', sure: true },
    { kind: 'address', label: 'Address', value: '4 Wharf Road', sure: false },
    { kind: 'hours', label: 'Monday', value: 'closed', sure: false },
  ])
  expect(read[0]).toMatchObject({
    amount: 18,
    currency: 'GBP',
    condition: 'tea included',
    quote: taster,
    url: `${site.url}prices`,
  })
  expect(model.state.asked.length).toBeLessThanOrEqual(6)
  // The page is between marks that it can't guess.
  expect(JSON.stringify(model.state.asked[0]!.messages)).toMatch(/<page-[0-9a-f]{12}>/)

  // Without changes the facts stay, the dropped one stays dropped, and no second reading is paid for.
  await owner.call('DELETE', `${at}/facts/${read[1]!.id}`)
  const before = model.state.asked.length
  await owner.call('POST', `${at}/scrape`)
  expect((await byModel()).map(({ label }) => label)).toEqual(['Taster on the wheel', 'Monday'])
  expect(model.state.asked.length).toBe(before)

  // A failing model leaves the scan's facts, and its earlier ones that the page still states.
  model.does({ status: 500 })
  site.pages['/prices'] = site.pages['/prices']!.replace('£60 a month', '£65 a month')
  await owner.call('POST', `${at}/scrape`)
  await vi.waitFor(() => expect(model.state.asked.length).toBeGreaterThan(before), { timeout: 90_000 })
  expect((await facts()).find(({ kind }) => kind === 'price')).toMatchObject({ amount: 65, origin: 'text' })
  expect((await byModel()).map(({ label }) => label)).toEqual(['Taster on the wheel', 'Monday'])
  site.pages['/prices'] = site.pages['/prices']!.replace(taster, 'Tasters are over for this year')
  await owner.call('POST', `${at}/scrape`)
  expect((await byModel()).map(({ label }) => label)).toEqual(['Monday'])
})

const inn = `<h1>Rooms</h1><p>A double is yours for seventy euros, written €70, breakfast included. On the ground floor
  lies the garden room, where dogs are welcome.</p>
  <h2>What our guests say</h2><p>A single at €39 was all we needed.</p>
  <div class="testimonial"><p>The family room at €99 is lovely.</p></div>
  <blockquote>The suite at €120 has a view of the lake.</blockquote>
  <h2>Things to do nearby</h2><p>Rowing boats by the hour for €12.</p>
  <h2>News</h2><p>The sauna opened for €5 an hour.</p>
  <h2>Late in the year</h2><p>Last week I paid just €49 for a double. Nothing else changes in winter.</p>`
const price = (label: string, value: string, quote: string, part?: string) => ({
  kind: 'price',
  label,
  value,
  quote,
  part,
})
const innReply = lines(
  price('double', '€70', 'A double is yours for seventy euros, written €70', 'Bella Vista annexe'),
  price('single', '€39', 'A single at €39 was all we needed.'),
  price('family room', '€99', 'The family room at €99 is lovely.'),
  price('suite', '€120', 'The suite at €120 has a view of the lake.'),
  price('rowing boats', '€12', 'Rowing boats by the hour for €12.'),
  price('double room', '€49', '€49 for a double'),
  price('sauna', '€5', 'The sauna opened for €5 an hour.'),
  {
    kind: 'service',
    label: 'garden room',
    value: 'dogs are welcome',
    part: 'ground floor',
    quote: 'the garden room, where dogs are welcome',
  },
)

test('statements of guests, neighbours and news, and invented parts, are not facts', async () => {
  model.answers((asked) => ({
    says: [JSON.stringify(asked.messages).includes('seventy euros') ? innReply : 'Nothing.'],
  }))
  const { byModel } = await scannedSite({ '/': prose('the inn by the lake'), '/rooms': inn })
  await vi.waitFor(async () => expect(await byModel()).not.toEqual([]), { timeout: 90_000 })
  expect((await byModel()).map(({ label, value, part }) => ({ label, value, part }))).toEqual([
    { label: 'double', value: '€70', part: null },
    { label: 'garden room', value: 'dogs are welcome', part: 'ground floor' },
  ])
})
