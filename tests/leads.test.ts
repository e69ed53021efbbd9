import { readFile } from 'node:fs/promises'
import type { Browser } from 'playwright-core'
import { expect, test } from 'vitest'
import { createAssistant } from '../apps/server/src/testing/assistants.ts'
import { harbourFacts, harbourPages } from '../apps/server/src/testing/harbour-dental.ts'
import { registerOwner } from '../apps/server/src/testing/owners.ts'
import type { TestApp } from '../apps/server/src/testing/test-app.ts'
import type { EmbedConfig } from '../packages/contract/src/embed.ts'
import {
  expectAccessible,
  expectToast,
  expectWellMade,
  phone,
  phoneInTheDark,
  screenshot,
  visit,
} from './support/browser.ts'
import { signIn } from './support/owner.ts'
import { openScreens } from './support/screens.ts'

let app: TestApp
let browser: Browser
openScreens((screens) => {
  ;({ app, browser } = screens)
})

const payload = '<img src=x onerror="document.title=\'owned\'">'

test('an owner gets a notice of a lead, reads it with its conversation, adds a note, downloads and erases it', async () => {
  const owner = await registerOwner(app)
  const { page, problems } = await visit(browser, app.url)
  await signIn(page, owner)
  await page.goto('/conversations?tab=leads')
  await page.getByText('No leads yet').waitFor()
  await expectAccessible(page)
  await screenshot(page, 'leads-empty')

  const assistant = await createAssistant(app, owner, { pages: harbourPages, facts: harbourFacts })
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Add to My Website' }).click()
  await page.getByRole('tab', { name: 'Leads' }).click()
  await page.getByRole('checkbox', { name: 'Email' }).uncheck()
  await page.getByRole('button', { name: 'Save & Apply' }).click()
  await page.getByText('Ask for an e-mail address or a phone number').waitFor()
  await page.getByRole('checkbox', { name: 'Phone' }).check()
  await page.getByLabel('Offer to leave a message').selectOption('ask')
  await page.getByRole('button', { name: 'Save & Apply' }).click()
  await expectToast(page, 'Settings saved!')
  const config = `/api/embed/config/${assistant.id}`
  expect((await app.call<EmbedConfig>('GET', config)).body.leadCapture).toEqual({
    mode: 'ask',
    fields: ['name', 'phone', 'message'],
    consentText: '',
  })
  await page.goto('/conversations?tab=leads')

  const leave = async (sessionId: string, body: object) => {
    const path = `/api/chat/${assistant.id}`
    const asked = { message: 'Do you repair submarines?', sessionId }
    await app.call('POST', path, { token: assistant.apiKey, body: asked })
    const left = await app.call('POST', `${path}/leads`, {
      token: assistant.apiKey,
      body: { sessionId, consent: true, ...body },
    })
    expect(left.status).toBe(201)
  }
  await leave('one', { name: `Bob ${payload}`, email: 'bob@example.com', message: `Call me ${payload}` })
  await leave('two', { phone: '+44 20 7946 0018', page: 'https://harbour.example/crowns' })

  await page.reload()
  await page.getByRole('button', { name: /Notifications/ }).click()
  await page.getByRole('link', { name: /New lead: Bob/ }).click()
  const view = page.getByRole('dialog', { name: /Bob/ })
  await view.getByText('Do you repair submarines?').waitFor()
  await view.getByRole('link', { name: 'bob@example.com' }).waitFor()
  await expectAccessible(page)
  await screenshot(page, 'leads-view')
  await view.getByLabel('Status').selectOption('Contacted')
  await expectToast(page, 'Saved')
  await view.getByLabel('Note').fill('Called on Monday.')
  await view.getByRole('button', { name: 'Save note' }).click()
  // Closing during the save asks about the note. Afterwards the button keeps focus.
  const isSaved = (button: HTMLElement) => button.matches('[aria-disabled=true]:not([aria-busy])')
  await expect.poll(() => view.getByRole('button', { name: 'Save note' }).evaluate(isSaved)).toBe(true)
  await view.getByRole('button', { name: 'Close' }).click()

  const rows = page.getByRole('tabpanel', { name: 'Leads' }).getByRole('listitem')
  await expect.poll(() => rows.count()).toBe(2)
  await page.getByLabel('Status').selectOption({ label: 'Contacted (1)' })
  await expect.poll(() => rows.count()).toBe(1)
  await page.getByLabel('Status').selectOption('all')
  await page.getByLabel('Search leads').fill('7946')
  await expect.poll(() => rows.allInnerTexts()).toEqual([expect.stringContaining('+44 20 7946 0018')])
  await page.getByLabel('Search leads').fill('nobody')
  await page.getByText('No matching leads.').waitFor()
  await page.getByLabel('Search leads').fill('')
  await expect.poll(() => rows.count()).toBe(2)

  for (const format of ['CSV', 'JSON']) {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: format, exact: true }).click(),
    ])
    expect(file.suggestedFilename()).toMatch(new RegExp(`^leads-all-.*\\.${format.toLowerCase()}$`))
    expect(await readFile(await file.path(), 'utf8')).toContain('Called on Monday.')
  }
  await expectWellMade(page, 'leads-list')
  await page.setViewportSize(phone.viewport!)
  await page.reload()
  await rows.first().waitFor()
  expect(page.url()).toMatch(/\/conversations\?tab=leads$/)
  await expectWellMade(page, 'leads-list-phone')

  await rows.filter({ hasText: 'Bob' }).getByRole('button').click()
  await screenshot(page, 'leads-view-phone')
  await view.getByRole('button', { name: 'Erase lead' }).click()
  await view.getByRole('button', { name: 'Erase', exact: true }).click()
  await expectToast(page, 'Lead erased.')
  await expect.poll(() => rows.count()).toBe(1)

  await page.route('**/api/leads?**', (route) => route.abort())
  await page.getByLabel('Search leads').fill('something else')
  await page.reload()
  await page.getByText('Couldn’t load leads').waitFor()
  await page.unroute('**/api/leads?**')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => rows.count()).toBe(1)
  expect(await page.title()).not.toBe('owned')
  expect(problems.filter((problem) => !problem.includes('ERR_FAILED'))).toEqual([])
})

test('an owner sees that two leads share a number and merges them with one press, on a phone in the dark too', async () => {
  const owner = await registerOwner(app)
  const assistant = await createAssistant(app, owner, { pages: harbourPages, facts: harbourFacts })
  const switchboard = '+49 30 1234 500'
  const leave = async (sessionId: string, asks: string, body: object) => {
    const path = `/api/chat/${assistant.id}`
    const token = assistant.apiKey
    await app.call('POST', path, { token, body: { message: asks, sessionId } })
    const left = await app.call('POST', `${path}/leads`, {
      token,
      body: { sessionId, consent: true, ...body },
    })
    expect(left.status).toBe(201)
  }
  await leave('ida', 'Do you whiten teeth?', { name: 'Ida Brandt', phone: switchboard, message: 'Call me.' })
  await leave('ida at home', 'Any news?', {
    name: `Ida ${payload}`,
    phone: switchboard,
    email: 'ida@home.example',
  })
  await leave('jonas', 'Do you fit crowns?', { name: 'Jonas Weber', phone: switchboard })

  const { page, problems } = await visit(browser, app.url)
  await signIn(page, owner)
  await page.goto('/conversations?tab=leads')
  const rows = page.getByRole('tabpanel', { name: 'Leads' }).getByRole('listitem')
  await expect.poll(() => rows.filter({ hasText: 'Possible duplicate' }).count()).toBe(3)
  await expectWellMade(page, 'leads-alike-list')
  await rows.filter({ hasText: 'ida@home.example' }).getByRole('button').click()
  const view = page.getByRole('dialog')
  const alike = view.getByRole('region', { name: 'Possible duplicates' })
  await expect.poll(() => alike.getByRole('listitem').count()).toBe(2)
  await expectWellMade(page, 'leads-alike')

  await view.getByLabel('Note').fill('Prefers the evening.')
  const join = alike.getByRole('button', { name: 'Merge with Ida Brandt' })
  expect(await join.isDisabled()).toBe(true)
  await alike.getByText('Save your note before merging.').waitFor()
  await view.getByRole('button', { name: 'Save note' }).click()
  await page.route('**/join', (route) => route.abort(), { times: 1 })
  await join.click()
  await expectToast(page, 'Couldn’t merge them. Please try again.')
  await join.click()
  await expectToast(page, 'Leads merged')

  await page.getByRole('dialog', { name: 'Ida Brandt' }).waitFor()
  await expect.poll(() => view.getByLabel('Note').inputValue()).toBe('Prefers the evening.')
  await view.getByText('ida@home.example').waitFor()
  await view.getByText('Do you whiten teeth?').waitFor()
  await view.getByText('Any news?').waitFor()
  await expect
    .poll(() => alike.getByRole('listitem').allInnerTexts())
    .toEqual([expect.stringContaining('Jonas Weber')])
  await expectWellMade(page, 'leads-joined')
  await view.getByRole('button', { name: 'Close' }).click()
  await expect.poll(() => rows.count()).toBe(2)

  const { page: small } = await visit(browser, app.url, phoneInTheDark)
  await signIn(small, owner)
  await small.goto('/conversations?tab=leads')
  const onPhone = small.getByRole('tabpanel', { name: 'Leads' }).getByRole('listitem')
  await expect.poll(() => onPhone.count()).toBe(2)
  await expectWellMade(small, 'leads-alike-list-phone')
  await onPhone.filter({ hasText: 'Jonas' }).getByRole('button').click()
  await small.getByRole('button', { name: 'Merge with Ida Brandt' }).waitFor()
  await expectWellMade(small, 'leads-alike-phone')
  await small.getByRole('button', { name: 'Merge with Ida Brandt' }).click()
  await small.getByRole('dialog', { name: 'Ida Brandt' }).waitFor()
  await expectWellMade(small, 'leads-joined-phone')
  await small.getByRole('button', { name: 'Close' }).click()
  await expect.poll(() => onPhone.count()).toBe(1)
  expect(await page.title()).not.toBe('owned')
  expect(problems.filter((problem) => !problem.includes('ERR_FAILED'))).toEqual([])
})
