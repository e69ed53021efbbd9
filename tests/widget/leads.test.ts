import { expect, test } from 'vitest'
import type { EmbedConfig } from '../../packages/contract/src/embed.ts'
import type { Lead } from '../../packages/contract/src/leads.ts'
import { findViolations } from '../support/find-violations.ts'
import { openSite } from './open-site.ts'
import { dead } from './proxy.ts'
import { bubbleOf, converse, inputOf, openChat, type Site } from './setup.ts'

let site: Site
const { leave, visitWith: visitSite } = openSite(
  (opened) => {
    site = opened
  },
  { typingSpeed: 0 },
)

async function visitWith(config: Partial<EmbedConfig>) {
  const visit = await visitSite(config, { pooled: false })
  const leads = async () =>
    (await site.foyer.owner.call<Lead[]>('GET', `/api/leads?assistant=${visit.assistantId}`)).body
  const fetched = () => site.proxy.seen.filter((line) => line.includes('/widget/leads')).length
  return { ...visit, leads, fetched, form: visit.page.locator('form.foyer-lead') }
}

test('a visitor leaves a message after an unanswered question; a reload and a lost network lose nothing', async () => {
  const { page, complaints, assistantId, leads, fetched, form } = await visitWith({})
  await converse(page, 'When are you open on Monday?')
  expect(fetched()).toBe(0)
  await converse(page, 'Do you repair submarines?')
  await page.getByRole('button', { name: 'Leave a message' }).click()
  expect(fetched()).toBe(1)
  const field = (label: string) => form.getByLabel(label, { exact: true })
  expect(
    await field('Name').evaluate((input) => input === (input.getRootNode() as ShadowRoot).activeElement),
  ).toBe(true)

  const error = form.locator('.foyer-lead-error:not(:empty)')
  const send = form.getByRole('button', { name: 'Send' })
  expect(
    await form
      .locator(':required')
      .evaluateAll((all) => all.map((input) => (input as HTMLInputElement).type)),
  ).toEqual(['email', 'checkbox'])
  await page.setViewportSize({ width: 320, height: 568 })
  await send.click()
  // Without a phone field the error doesn't mention one, and it pushes nothing out of view.
  await expect.poll(() => error.textContent()).toBe('Please check the email address.')
  const isInSight = (button: Element) =>
    button.getBoundingClientRect().bottom <= button.closest('.foyer-list')!.getBoundingClientRect().bottom
  await expect.poll(() => send.evaluate(isInSight)).toBe(true)
  for (const wrong of ['bob@example', 'bob@ex,ample.com']) {
    await field('Email').fill(wrong)
    await send.click()
    await expect.poll(() => error.textContent()).toBe('Please check the email address.')
  }
  expect(await field('Email').getAttribute('aria-invalid')).toBe('true')
  // axe sees only backgrounds inside the body, and the widget is outside it.
  await page.evaluate(() => document.body.append(document.querySelector('foyer-widget')!))
  expect(await findViolations(page, { unsureContrast: true })).toEqual([])
  await field('Email').fill('bob@example.com')
  await field('Message').fill('<b>Call me</b>')
  await send.click()
  await expect.poll(() => error.textContent()).toBe('Please tick the box so that we may contact you.')

  await page.reload()
  await openChat(page)
  await form.waitFor()
  expect(await field('Email').inputValue()).toBe('bob@example.com')
  expect(await field('Message').inputValue()).toBe('<b>Call me</b>')
  await form.getByRole('checkbox').check()

  site.proxy.when(new RegExp(`POST /api/chat/${assistantId}/leads$`), dead)
  await send.click()
  await page.getByText('No connection. Your message is saved and will be sent later.').first().waitFor()
  expect(await leads()).toEqual([])
  site.proxy.reset()
  // The next page sends it automatically.
  await page.reload()
  await openChat(page)
  await page.getByText('Thank you. We’ll get back to you at bob@example.com.').first().waitFor()
  expect(await leads()).toMatchObject([
    {
      email: 'bob@example.com',
      message: '<b>Call me</b>',
      consentText: 'I agree to be contacted about my question.',
      page: page.url(),
    },
  ])
  expect(
    await page.evaluate(() =>
      Object.keys(localStorage).filter((key) => localStorage.getItem(key)!.includes('bob')),
    ),
  ).toEqual([])
  expect(complaints.filter((line) => !/ERR_EMPTY_RESPONSE|ERR_FAILED|Failed to load/.test(line))).toEqual([])
})

test('the form before the first message uses the owner’s fields and texts, from right to left, and can be skipped', async () => {
  const { page, leads, form } = await visitWith({
    language: 'ar',
    leadCapture: { mode: 'before', fields: ['phone'], consentText: 'يمكنكم الاتصال بي' },
  })
  await bubbleOf(page).click()
  await form.waitFor()
  expect(await inputOf(page).last().isVisible()).toBe(false)
  expect(await form.evaluate((element) => getComputedStyle(element).direction)).toBe('rtl')
  expect(await form.locator('input:not([type=checkbox])').count()).toBe(1)
  await form.getByLabel('الهاتف').fill('٠٢٠ ٧٩٤٦ ٠٠١٨')
  await form.getByLabel('يمكنكم الاتصال بي').check()
  await form.getByLabel('الهاتف').press('Enter')
  await page.getByText('شكرًا لك').first().waitFor()
  expect(await inputOf(page).isVisible()).toBe(true)
  expect(await leads()).toMatchObject([{ phone: '٠٢٠ ٧٩٤٦ ٠٠١٨', consentText: 'يمكنكم الاتصال بي' }])
  await page.reload()
  await openChat(page)
  await inputOf(page).waitFor()
  expect(await form.count()).toBe(0)
  await leave()

  const other = await visitWith({ leadCapture: { mode: 'before', fields: ['email'], consentText: '' } })
  await bubbleOf(other.page).click()
  await other.form.getByRole('button', { name: 'Skip' }).click()
  await inputOf(other.page).waitFor()
  await leave()

  site.proxy.reset()
  const off = await visitWith({ leadCapture: { mode: 'off', fields: ['email'], consentText: '' } })
  await converse(off.page, 'Do you repair submarines?')
  expect(off.fetched()).toBe(0)
})
