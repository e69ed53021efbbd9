import type { KnownFact } from '@foyer/contract/facts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { days, fact, factLines, idsOf, scannedSite, siteFacts, url } from '../../testing/scanned-site.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

test('the most important facts are checked once, doubtful ones first', async () => {
  const { check, answer, list, rescan } = await scannedSite(app)
  const before = await check()
  expect(before.questions).toBe(2)
  expect(factLines(before)).toEqual([
    ...days.slice(0, 6).map((day) => `${day}: 9–17`),
    'Sunday: 10–12',
    'Filling 9: £95',
    'Name: Harbour Dental',
    'Phone: 0117 496 0142',
    'Email: hello@harbour.example',
    'Address: 12 Quay Street, Portsmouth PO1 2AB',
    ...[0, 1, 2, 3].map((nth) => `Filling ${nth}: £${nth}5`),
  ])
  expect(before.facts[6]).toMatchObject({
    sure: false,
    otherValue: 'closed',
    quote: 'Sunday: 10–12',
    url,
  })
  const [sunday, doubtful, ...others] = [...idsOf(before).slice(6), ...idsOf(before).slice(0, 6)]
  const { status, body: after } = await answer({
    correct: [{ id: sunday, value: 'closed' }],
    drop: [doubtful],
    confirm: others,
  })
  expect({ status, after }).toEqual({ status: 200, after: { facts: [], questions: 0 } })
  const owners = (await list()).filter(({ origin }) => origin === 'owner')
  expect(owners).toHaveLength(others.length + 1)
  expect(owners.every(({ sure, otherValue }) => sure && otherValue === null)).toBe(true)
  // Answered facts are asked again only if the site changes.
  await rescan(siteFacts.map((each) => (each.label === 'Phone' ? { ...each, label: 'Telephone' } : each)))
  expect(await check()).toEqual({ facts: [], questions: 0 })
  await rescan(siteFacts.map((each) => (each.label === 'Filling 2' ? { ...each, value: '£30' } : each)))
  const again = await check()
  expect(again).toMatchObject({ questions: 1, facts: [{ value: '£25', siteValue: '£30', origin: 'owner' }] })
  expect((await answer({ restore: idsOf(again) })).body.questions).toBe(0)
  expect((await list()).find(({ label }) => label === 'Filling 2')).toMatchObject({
    value: '£30',
    origin: 'text',
    siteValue: null,
  })
  // Undoing the restore brings the owner's value back.
  await answer({ correct: again.facts.map(({ id, value }) => ({ id, value })) })
  expect((await list()).find(({ label }) => label === 'Filling 2')).toMatchObject({
    value: '£25',
    origin: 'owner',
    siteValue: '£30',
  })
})

test('a fax number is neither asked about nor shown as the phone', async () => {
  const { check } = await scannedSite(app, [
    fact('phone', 'Fax', '0117 496 0140', { sure: false }),
    fact('phone', 'Telefax – Desk', '0117 496 0141'),
    fact('phone', 'Phone', '0117 496 0142'),
  ])
  const shown = await check()
  expect(shown.questions).toBe(0)
  expect(factLines(shown)).toEqual(['Phone: 0117 496 0142'])
})

test('if every part is named, the hours of the first are checked', async () => {
  const { check } = await scannedSite(app, [
    fact('hours', 'Monday – Studio', '9–17', { part: 'Studio' }),
    fact('hours', 'Monday – Shop', '8–20', { part: 'Shop' }),
  ])
  expect(factLines(await check())).toEqual(['Monday – Studio: 9–17'])
})

test('answers can be undone, apply together or not at all, and invalid ones are explained', async () => {
  const { owner, at, check, answer, list } = await scannedSite(app)
  const listed = await list()
  const before = await check()
  const [sunday, doubtful, name, phone] = idsOf(before).slice(6)
  await answer({ correct: [{ id: sunday, value: 'closed' }], drop: [doubtful, phone], confirm: [name] })
  expect(await list()).not.toEqual(listed)
  expect((await answer({ restore: [sunday, doubtful, phone, name] })).body).toEqual(before)
  expect(await list()).toEqual(listed)

  const own = await owner.call<KnownFact>('POST', at, {
    body: { kind: 'service', label: 'Sedation', value: 'On Fridays.' },
  })
  expect(await answer({ restore: [own.body.id] })).toMatchObject({
    status: 409,
    body: { message: 'Your website says nothing of “Sedation”, so your word stays.' },
  })
  expect(await answer({ confirm: [name], drop: [crypto.randomUUID()] })).toMatchObject({ status: 404 })
  expect(await answer({ confirm: [name, 'garbage'] })).toMatchObject({ status: 404 })
  expect(await answer({ confirm: [name], drop: [name] })).toMatchObject({ status: 400 })
  expect(await answer({ confirm: Array.from({ length: 101 }, () => name) })).toMatchObject({
    status: 400,
    body: { message: 'Answer at most 100 facts at once.' },
  })
  expect(await answer({ correct: [{ id: name, value: ' ' }] })).toMatchObject({
    status: 400,
    body: { message: 'Say what it is, such as 9:00–17:00 or £25.' },
  })
  const words = 'A phone number needs its digits, such as 0117 496 0142.'
  const refused = { status: 400, body: { message: words } }
  expect(await answer({ correct: [{ id: phone, value: 'hello not phone' }] })).toMatchObject(refused)
  expect(await owner.call('PATCH', `${at}/${phone}`, { body: { value: 'ask us' } })).toMatchObject(refused)
  expect(
    await owner.call('POST', at, { body: { kind: 'email', label: 'Sales', value: 'sales.example' } }),
  ).toMatchObject({
    status: 400,
    body: { message: 'An e-mail address needs an @, such as hello@example.com.' },
  })
  expect((await check()).facts).toEqual(before.facts)
  const { owner: stranger } = await scannedSite(app, [])
  for (const [method, path] of [
    ['GET', 'check'],
    ['POST', 'check'],
    ['GET', 'download?format=schema'],
  ] as const) {
    const body = method === 'POST' ? { drop: [name] } : undefined
    expect((await stranger.call(method, `${at}/${path}`, { body })).status).toBe(404)
    expect((await app.call(method, `${at}/${path}`, { body })).status).toBe(401)
  }
  expect((await owner.call('GET', `${at}/download?format=exe`)).status).toBe(400)
})

test('withdrawn contacts are told from no page', async () => {
  const { assistant, owner, ask, list, at, answer } = await scannedSite(app)
  expect(await ask('What is your phone number?')).toContain('0117 496 0142')
  const of = async (value: string) => (await list()).find((each) => each.value === value)!.id
  const [phone, address] = [await of('0117 496 0142'), await of('12 Quay Street, Portsmouth PO1 2AB')]
  await answer({ drop: [phone, address] })
  await owner.call('PATCH', `${at}/${await of('hello@harbour.example')}`, {
    body: { value: 'desk@harbour.example' },
  })
  for (const question of [
    'What is your phone number?',
    'How do I book?',
    'Where are you?',
    'What is your e-mail address?',
    'What is the number of the reception?',
  ])
    expect(await ask(question)).not.toMatch(/496 ?0142|Quay Street|hello@/i)
  expect(await ask('What is your e-mail address?')).toContain('desk@harbour.example')
  expect(await ask('What is the emergency number?')).toContain('0117 496 0199')
  const { body } = await owner.call<{ promptTemplate: string }>('GET', `/api/assistants/${assistant.id}`)
  expect(body.promptTemplate).not.toMatch(/496 ?0142|Quay Street|hello@/i)
  await answer({ restore: [phone] })
  expect(await ask('What is your phone number?')).toContain('0117 496 0142')
})

test('facts download as CSV without formulas, as JSON, and as JSON-LD safe for a script element', async () => {
  const evil = '</script><script>alert(1)</script><!--'
  const { download, list } = await scannedSite(app, [
    ...siteFacts,
    fact('service', '=HYPERLINK("http://evil.example")', '@SUM(1)\n"quoted"; -2', { part: '+1' }),
    fact('service', 'Name', evil),
  ])
  const csv = await download('csv')
  expect(csv.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(csv.headers.get('content-disposition')).toMatch(/^attachment; filename="facts-[\w-]+\.csv"/)
  const lines = csv.text.split('\r\n')
  expect(lines[0]).toMatch(/^kind,label,value,part,condition,/)
  expect(lines).toHaveLength((await list()).length + 2)
  expect(csv.text).toContain(`"'=HYPERLINK(""http://evil.example"")","'@SUM(1)\n""quoted""; '-2","'+1"`)
  expect(JSON.parse((await download('json')).text)).toEqual(await list())

  const schema = await download('schema')
  expect(schema.headers.get('content-type')).toBe('application/ld+json; charset=utf-8')
  expect(schema.text).not.toContain('<')
  const data = JSON.parse(schema.text)
  expect(data).toMatchObject({ '@type': 'LocalBusiness', name: 'Harbour Dental', telephone: '0117 496 0142' })
  expect(data.makesOffer).toHaveLength(19)
  // Sunday is an open question and left out.
  expect(data.openingHoursSpecification).toHaveLength(1)
  expect(data.openingHoursSpecification[0].dayOfWeek).toHaveLength(6)
  expect(data.department).toMatchObject([{ name: 'Harbour Dental – Shop' }])
  expect(JSON.stringify(data)).toContain(evil)
})
