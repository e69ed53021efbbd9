import { expect, test } from 'vitest'
import { pngOf } from '../../apps/server/src/testing/documents.ts'
import { phone, screenshot } from '../support/browser.ts'
import { findViolations } from '../support/find-violations.ts'
import { openSite } from './open-site.ts'
import { chatOf, stream } from './proxy.ts'
import { bubbleOf, converse, focused, inputOf, openChat, type Site, say, windowOf } from './setup.ts'

let site: Site
const { leave, visitWith } = openSite(
  (opened) => {
    site = opened
  },
  { typingSpeed: 0 },
)

const unsure = 'I’m not sure this answers it: There are twelve free parking spaces behind the building.'

test('suggestions are the owner’s questions or the site’s, then others from the same page', async () => {
  // Suggestions are computed once, which may be slow, so before the visit.
  const { page, complaints } = await visitWith(
    { starters: ['is there parking', 'Where are you?'] },
    {},
    (_page, assistantId) => fetch(`${site.foyer.url}/api/chat/${assistantId}/hints`),
  )
  const learnt = page.waitForResponse(/\/hints$/)
  await openChat(page)
  const chips = page.locator('.foyer-chips button')
  await chips.first().waitFor()
  expect(await chips.allTextContents()).toEqual(['is there parking', 'Where are you?'])
  await (await learnt).finished()
  await screenshot(page, 'widget-starters')
  await chips.first().click()
  await page.locator('.foyer-answer').getByText('twelve free parking spaces').waitFor()
  // FAQ questions without the one already asked.
  await chips.first().waitFor()
  expect(await chips.allTextContents()).toEqual(['Do you treat children?', 'How do I cancel an appointment?'])
  await chips.first().click()
  await page.locator('.foyer-answer').getByText('from the age of two').waitFor()
  expect(await focused(page)).toBe('Ask a question')
  await expect.poll(() => chips.allTextContents()).toEqual(['How do I cancel an appointment?'])
  await converse(page, 'Do you repair submarines?')
  expect(await chips.count()).toBe(0)
  expect(complaints).toEqual([])
  await leave()

  const other = await visitWith({}, { viewport: { width: 360, height: 740 } })
  await openChat(other.page)
  const suggested = other.page.locator('.foyer-chips button')
  await suggested.first().waitFor()
  expect((await suggested.allTextContents())[0]).toBe('When are you open?')
  expect(await suggested.count()).toBe(4)
  await other.page.evaluate(() => document.body.append(document.querySelector('foyer-widget')!))
  expect(await findViolations(other.page, { unsureContrast: true })).toEqual([])
  await screenshot(other.page, 'widget-suggested-phone')
  // Questions answered under another wording are left out too.
  await converse(other.page, 'where can I leave my car')
  await expect
    .poll(() => suggested.allTextContents())
    .toEqual(['Do you treat children?', 'How do I cancel an appointment?'])
  await leave()

  const off = await visitWith({ suggestions: false })
  await converse(off.page, 'Is there parking?')
  expect(site.proxy.seen.filter((line) => line.includes(`${off.assistantId}/hints`))).toEqual([])
  expect(await off.page.locator('.foyer-chips button').count()).toBe(0)
})

test('an unsure answer links its page and offers to leave a message', async () => {
  const { page, assistantId } = await visitWith({ theme: 'dark' })
  const source = { url: 'https://harbour.example/faq', title: 'Questions and answers', quote: 'x' }
  await openChat(page)
  site.proxy.when(chatOf(assistantId), stream([unsure], [source], { answered: false, confidence: 'unsure' }))
  await say(page, 'Can I leave my car with you?')
  await page.getByRole('button', { name: 'Leave a message' }).waitFor()
  const answer = page.locator('.foyer-answer')
  expect(await answer.locator('.foyer-text').textContent()).toBe(unsure)
  expect(await answer.locator('.foyer-sources a').getAttribute('href')).toBe(source.url)
  await screenshot(page, 'widget-unsure-dark')
})

test('phone numbers, emails and addresses are links; dates, hours and prices are not', async () => {
  const { page, assistantId } = await visitWith()
  const { owner } = site.foyer
  const place = '12 Quay Street, Portsmouth'
  const added = await owner.call('POST', `/api/assistants/${assistantId}/facts`, {
    body: { kind: 'address', label: 'Address', value: place },
  })
  expect(added.status).toBe(201)
  await openChat(page)
  // The hints that bring the chips contain the address.
  await page.locator('.foyer-chips button').first().waitFor()
  const text = `Call +1 555 0100, (555) 010-0199, 020 7946 0018 or 555-010-0142, write to hello@harbour.example, come to ${place}. On 01.02.2026 or 2026-02-01, 09.00-17.00, it is 10.000.000 or 1,250.00; order 20260201-1234567.`
  site.proxy.when(chatOf(assistantId), stream([text]))
  await say(page, 'How do I reach you?')
  await page.locator('.foyer-tools').waitFor()
  const links = await page
    .locator('.foyer-text a')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(links).toEqual([
    'tel:+15550100',
    'tel:5550100199',
    'tel:02079460018',
    'tel:5550100142',
    'mailto:hello@harbour.example',
    `https://maps.google.com/?q=${encodeURIComponent(place)}`,
  ])
  expect(await page.locator('.foyer-answer .foyer-text').textContent()).toBe(text)
})

test('a greeting appears once per visit on its pages, and opens the chat', async () => {
  const greetings = [
    { page: '/warm-pricing', text: 'Questions about our prices?', delay: 0 },
    { page: '', text: 'Can we help?', delay: 0 },
  ]
  const { page, html, url } = await visitWith({ greetings })
  const note = page.locator('.foyer-note')
  await note.getByText('Can we help?').waitFor()
  await page.goto(url)
  await bubbleOf(page).waitFor()
  await page.waitForLoadState('networkidle')
  expect(await note.count()).toBe(0)
  const tab = await page.context().newPage()
  await tab.goto(site.publish('/warm-pricing', { html }))
  await tab.locator('.foyer-note').getByText('Questions about our prices?').click()
  await inputOf(tab).waitFor()
  expect(await tab.locator('.foyer-note').count()).toBe(0)
})

test('an open chat stays open on the next page with its draft on a desktop, not on a phone', async () => {
  const { page, url } = await visitWith()
  await converse(page, 'Is there parking?')
  await page.goto(url)
  await page.locator('.foyer-answer').getByText('twelve free parking spaces').waitFor()
  expect(await page.evaluate(() => document.activeElement?.localName)).toBe('body')
  await page.getByRole('button', { name: 'Close' }).click()
  await page.goto(url)
  await bubbleOf(page).waitFor()
  expect(await bubbleOf(page).getAttribute('aria-expanded')).toBe('false')
  await leave()

  const hand = await visitWith({}, phone)
  await openChat(hand.page)
  await windowOf(hand.page).waitFor()
  await hand.page.goto(hand.url)
  await bubbleOf(hand.page).waitFor()
  expect(await bubbleOf(hand.page).getAttribute('aria-expanded')).toBe('false')
})

test('messages from one tab appear in the other', async () => {
  const { page, url } = await visitWith()
  const tab = await page.context().newPage()
  await tab.goto(url)
  await openChat(tab)
  await windowOf(tab).waitFor()
  await converse(page, 'Is there parking?')
  await tab.locator('.foyer-answer').getByText('twelve free parking spaces').waitFor()
  expect(await tab.locator('.foyer-visitor').count()).toBe(1)
  await converse(tab, 'Do you treat children?')
  await page.locator('.foyer-answer').getByText('from the age of two').waitFor()
  expect(await page.locator('.foyer-visitor').count()).toBe(2)
  expect(await page.locator('.foyer-answer').count()).toBe(2)
})

test('the business’s picture is shown where the page allows it, otherwise the drawn one', async () => {
  const { assistantId, html, url } = await visitWith()
  const image = pngOf().toString('base64')
  const put = await site.foyer.owner.call('PUT', `/api/embed/logo/${assistantId}`, { body: { image } })
  expect(put.status).toBe(200)
  // Settings are cached for a minute.
  await leave()
  const { page } = await site.visit(url)
  await openChat(page)
  await page.locator('.foyer-arch img').waitFor()
  const strict = site.publish('/warm-strict', {
    html,
    headers: { 'content-security-policy': "img-src 'none'" },
  })
  await page.goto(strict)
  await openChat(page)
  await page.locator('.foyer-arch svg').waitFor()
  await page.waitForLoadState('networkidle')
  expect(await page.locator('.foyer-arch img').count()).toBe(0)
})

test('the copy button appears on hover and keyboard focus', async () => {
  const { page } = await visitWith()
  await converse(page, 'Is there parking?')
  const copy = page.getByRole('button', { name: 'Copy' })
  const opacity = () => copy.evaluate((button) => getComputedStyle(button).opacity)
  await page.mouse.move(0, 0)
  await expect.poll(opacity).toBe('0')
  await page.locator('.foyer-answer').hover()
  await expect.poll(opacity).toBe('1')
  await page.mouse.move(0, 0)
  await inputOf(page).focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  await expect.poll(opacity).toBe('0')
  await copy.focus()
  await expect.poll(opacity).toBe('1')
})
