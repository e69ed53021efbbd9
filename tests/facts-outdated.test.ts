import type { Browser } from 'playwright-core'
import { expect, test } from 'vitest'
import { replaceFacts } from '../apps/server/src/knowledge/facts/replace-facts.ts'
import { notifyOutdatedFacts } from '../apps/server/src/knowledge/scans/notify-outdated-facts.ts'
import { fact } from '../apps/server/src/testing/scanned-site.ts'
import type { TestApp } from '../apps/server/src/testing/test-app.ts'
import { openAssistant, ownedAssistant } from './support/assistant-screen.ts'
import { expectWellMade, expectWellMadeInItsTheme, phoneInTheDark } from './support/browser.ts'
import { openScreens } from './support/screens.ts'

let app: TestApp
let browser: Browser
openScreens((screens) => {
  ;({ app, browser } = screens)
})

test('a notice links to a fact that changed on the website, and the owner accepts the change or keeps the old value', async () => {
  const owned = await ownedAssistant(app, {
    facts: [fact('price', 'Kayak tour', '£48'), fact('price', 'Wetsuit', '£7')],
  })
  const at = `/api/assistants/${owned.assistant.id}/facts`
  const { body } = await owned.owner.call<{ id: string }[]>('GET', at)
  await owned.owner.call('POST', `${at}/check`, { body: { confirm: body.map(({ id }) => id) } })
  const outdated = await replaceFacts(app.services.db, owned.assistant.id, [
    fact('price', 'Kayak tour', '£52'),
    fact('price', 'Wetsuit', '£7'),
  ])
  const scan = { id: crypto.randomUUID(), accountId: owned.owner.id }
  await notifyOutdatedFacts(app.services.db, scan, owned.assistant, outdated)

  const { page, problems } = await openAssistant(browser, app, owned)
  await page.getByRole('button', { name: 'Notifications, 1 unread' }).click()
  const panel = page.getByRole('dialog', { name: 'Notifications' })
  await panel.getByText('Kayak tour: you confirmed £48').waitFor()
  await expectWellMade(page, 'fact-outdated-notice')
  await panel.getByRole('link', { name: 'Your page now says £52' }).click()
  await page.waitForURL('**/website-settings#*')
  const note = page.getByRole('status', { name: 'Review your facts' })
  await note.getByText('Your version applies').waitFor()
  await note.getByRole('button').click()
  const dialog = page.getByRole('dialog', { name: 'Review your facts' })
  await dialog.getByText('You confirmed this before your website changed.').waitFor()
  await expectWellMade(page, 'fact-outdated-check')

  const hand = await openAssistant(browser, app, owned, phoneInTheDark)
  const note2 = hand.page.getByRole('status', { name: 'Review your facts' })
  await note2.getByRole('button').click()
  await hand.page.getByText('You confirmed this before your website changed.').waitFor()
  await expectWellMadeInItsTheme(hand.page, 'fact-outdated-check-phone')

  await dialog.getByRole('button', { name: 'Use £52' }).click()
  await dialog.getByText('From your website').waitFor()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect
    .poll(async () => (await owned.owner.call<object[]>('GET', `${at}?questions=with`)).body)
    .toMatchObject([
      { label: 'Kayak tour', value: '£52', sure: true, origin: 'text' },
      { label: 'Wetsuit', value: '£7', sure: true, origin: 'owner', confirmed: true },
    ])
  expect([...problems, ...hand.problems]).toEqual([])
})
