import { readFile } from 'node:fs/promises'
import type { Browser } from 'playwright-core'
import { expect, test } from 'vitest'
import { createAssistant } from '../apps/server/src/testing/assistants.ts'
import { harbourFacts, harbourPages } from '../apps/server/src/testing/harbour-dental.ts'
import { registerOwner } from '../apps/server/src/testing/owners.ts'
import type { TestApp } from '../apps/server/src/testing/test-app.ts'
import type { EmbedConfig } from '../packages/contract/src/embed.ts'
import { expectAccessible, expectToast, expectWellMade, phone, screenshot, visit } from './support/browser.ts'
import { signIn } from './support/owner.ts'
import { openScreens } from './support/screens.ts'

let app: TestApp
let browser: Browser
openScreens((screens) => {
  ;({ app, browser } = screens)
})

const payload = '<img src=x onerror="document.title=\'owned\'">'

test('an owner is told of a lead, reads it beside its conversation, notes, downloads and erases it', async () => {
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
  await page.getByRole('checkbox', { name: 'E-mail' }).uncheck()
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

  // The bell leads to the lead, from wherever the owner is.
  await page.reload()
  await page.getByRole('button', { name: /Notices/ }).click()
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
  // While it saves it can't be pressed either, and closing would ask whether to lose the note.
  const isSaved = (button: HTMLElement) => button.matches(':disabled:not([aria-busy])')
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
  await page.getByText('No lead matches.').waitFor()
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
  await page.getByText('Leads could not be loaded').waitFor()
  await page.unroute('**/api/leads?**')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => rows.count()).toBe(1)
  expect(await page.title()).not.toBe('owned')
  expect(problems.filter((problem) => !problem.includes('ERR_FAILED'))).toEqual([])
})
