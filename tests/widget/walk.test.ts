// WCAG's smallest window (1280 by 1024 at 400 %) and a phone.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { EmbedConfig } from '../../packages/contract/src/embed.ts'
import { screenshot } from '../support/browser.ts'
import { openSite } from './open-site.ts'
import { answerWith, chatOf, dead, refuse, stream } from './proxy.ts'
import { bubbleOf, inputOf, openChat, type Site, say, windowOf } from './setup.ts'
import {
  hasFocusedPart,
  invisibleInForcedColors,
  listen,
  rememberFocus,
  shareOfMessages,
  tabThrough,
  violations,
} from './walk.ts'

let site: Site
const { visitWith } = openSite(
  (opened) => {
    site = opened
  },
  { typingSpeed: 0 },
)

const sizes = [
  { width: 320, height: 256 },
  { width: 360, height: 800 },
] as const

const prices = 'https://harbour.example/prices'
const answered = [
  'A filling costs $90.',
  [{ url: prices, title: 'Prices', quote: 'Filling: $90', sentences: [1] }],
  { sentences: [[0, 20]], more: [{ url: prices, title: 'Prices', quote: 'Crown: $900' }] },
] as const

function walk(page: Page, size: (typeof sizes)[number]) {
  const wrong: string[] = []
  return {
    wrong,
    async look(state: string, { isOpen = true, hadFocus = true } = {}) {
      const restoreFocus = await rememberFocus(page)
      const found = [...(await invisibleInForcedColors(page))]
      if (isOpen && hadFocus && !(await hasFocusedPart(page))) found.push('the focus was lost')
      if (isOpen && size.height < 300) {
        const share = await shareOfMessages(page)
        if (share < 2 / 3) found.push(`the messages have ${Math.round(share * 100)} % of the height`)
      }
      found.push(...(await tabThrough(page)), ...(await violations(page, size.height > 300)))
      await screenshot(page, `widget-${state.replaceAll(' ', '-')}-${size.width}`)
      await restoreFocus()
      for (const each of found) wrong.push(`${state}: ${each}`)
    },
  }
}

async function open(size: (typeof sizes)[number], config: Partial<EmbedConfig> = {}) {
  const visit = await visitWith(config, { pooled: false, viewport: size })
  const { page } = visit
  await bubbleOf(page).waitFor()
  return { ...visit, ...walk(page, size) }
}

const buttonOf = (page: Page, name: string | RegExp) => windowOf(page).getByRole('button', { name })

test.each(sizes)('closed, empty, answered, rated, failed and offline at $width by $height', async (size) => {
  const { page, assistantId, look, wrong } = await open(size, {
    starters: ['What does a filling cost?', 'Do you see children?'],
    offlineMessage: 'Back on Monday.',
  })
  await look('closed', { isOpen: false })
  await bubbleOf(page).focus()
  await page.keyboard.press('Enter')
  await windowOf(page).waitFor()
  await expect.poll(() => hasFocusedPart(page)).toBe(true)
  await look('open')
  const heard = await listen(page)

  site.proxy.when(chatOf(assistantId), stream([answered[0]], [...answered[1]] as never, answered[2]))
  await buttonOf(page, 'What does a filling cost?').press('Enter')
  await page.locator('.foyer-more summary').waitFor()
  await page.locator('.foyer-mark').press('Enter')
  await page.locator('.foyer-more summary').press('Enter')
  await look('answered with sources and folded quotes')
  expect(await page.locator('.foyer-answer').first().innerText()).toMatch(/^Harbour Dental:\s/)
  expect(await page.locator('.foyer-visitor').first().innerText()).toMatch(/^You:\s/)

  await buttonOf(page, 'Sound').press('Enter')
  await look('with the sound on')

  site.proxy.when(chatOf(assistantId), dead)
  await inputOf(page).fill('And a crown?')
  await buttonOf(page, 'Send').press('Enter')
  await buttonOf(page, 'Try again').waitFor()
  await look('failed')
  site.proxy.when(chatOf(assistantId), stream(['$900.']))
  await buttonOf(page, 'Try again').press('Enter')
  await page.getByText('$900.').first().waitFor()
  expect(await hasFocusedPart(page)).toBe(true)

  await buttonOf(page, 'Close').press('Enter')
  const rating = page.getByRole('radiogroup')
  await rating.waitFor()
  await look('asked for a rating', { isOpen: false })
  site.proxy.when(/feedback$/, answerWith(200, '{}'))
  await rating.getByRole('radio', { name: '4/5' }).locator('..').click()
  await rating.getByText('Thank you.').waitFor()

  await openChat(page)
  site.proxy.when(chatOf(assistantId), refuse(403, 'inactive'))
  await say(page, 'Are you there?')
  await page.locator('.foyer-notice').getByText('Back on Monday.').waitFor()
  await look('offline')

  expect(wrong).toEqual([])
  expect((await heard()).map(({ words, isUrgent }) => (isUrgent ? `urgent: ${words}` : words))).toEqual([
    'Writing an answer',
    'A filling costs $90.',
    'Writing an answer',
    'No connection. Your message is saved.',
    'Writing an answer',
    '$900.',
    'Thank you.',
    'Writing an answer',
    'Back on Monday.',
  ])
})

test.each(sizes)('a visitor leaves a message and attaches a file at $width by $height', async (size) => {
  const { page, assistantId, look, wrong } = await open(size, { allowFileUpload: true })
  await openChat(page)
  await page.locator('input[type=file]').waitFor({ state: 'attached' })
  const heard = await listen(page)
  for (const [nth, name] of ['tooth.txt', 'jaw.txt'].entries()) {
    await page
      .locator('input[type=file]')
      .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from('It hurts.') })
    await expect.poll(async () => (await heard()).length).toBe(nth + 1)
  }
  await look('files attached')
  await buttonOf(page, 'Remove: tooth.txt').press('Enter')
  await expect
    .poll(() => buttonOf(page, 'Remove: jaw.txt').evaluate((each) => each.matches(':focus')))
    .toBe(true)
  await buttonOf(page, 'Remove: jaw.txt').press('Enter')
  await expect
    .poll(() => buttonOf(page, 'Attach a file').evaluate((each) => each.matches(':focus')))
    .toBe(true)

  site.proxy.when(chatOf(assistantId), stream(['We do not say.'], [], { answered: false }))
  await say(page, 'Do you treat horses?')
  await buttonOf(page, 'Leave a message').press('Enter')
  const form = page.locator('form.foyer-lead')
  await form.waitFor()
  await look('form to leave a message')
  const errorOf = (label: string | RegExp) =>
    form.getByLabel(label).evaluate((input) => {
      const root = input.getRootNode() as ShadowRoot
      const error = root.getElementById(input.getAttribute('aria-describedby') ?? '')
      return [input.getAttribute('aria-invalid'), input === root.activeElement, error?.textContent]
    })
  const send = form.getByRole('button', { name: 'Send' })
  await form.getByLabel('Email').fill('bob@')
  await send.press('Enter')
  expect(await errorOf('Email')).toEqual(['true', true, 'Please check the email address.'])
  await look('form with a wrong field')
  await form.getByLabel('Email').fill('bob@example.com')
  await send.press('Enter')
  expect(await errorOf(/I agree/)).toEqual(['true', true, 'Please tick the box so that we may contact you.'])
  expect(await errorOf('Email')).toEqual([null, false, ''])
  await form.getByLabel(/I agree/).check()
  await send.press('Enter')
  await page.locator('.foyer-lead').getByText('We’ll get back to you at bob@example.com.').waitFor()
  await look('message left')

  expect(wrong).toEqual([])
  expect((await heard()).map(({ words }) => words)).toEqual([
    'tooth.txt is attached',
    'jaw.txt is attached',
    'tooth.txt is removed',
    'jaw.txt is removed',
    'Writing an answer',
    'We do not say.',
    'Thank you. We’ll get back to you at bob@example.com.',
  ])
})

test.each(sizes)('a visitor asks for a person, who comes and goes at $width by $height', async (size) => {
  const { page, assistantId, look, wrong } = await open(size, {
    handoff: true,
    starters: ['What does a filling cost?'],
  })
  await openChat(page)
  await buttonOf(page, 'What does a filling cost?').waitFor()
  const heard = await listen(page)
  await buttonOf(page, 'Talk to a person').press('Enter')
  await page.locator('.foyer-live').getByText('getting someone for you').waitFor()
  await look('person wanted')

  const { owner } = site.foyer
  const { body: live } = await owner.call<{ id: string; assistantId: string }[]>(
    'GET',
    '/api/conversations/live',
  )
  const path = `/api/conversations/${live.find((each) => each.assistantId === assistantId)!.id}`
  expect((await owner.call('POST', `${path}/takeover`)).status).toBe(200)
  await page.locator('.foyer-live').getByText('is here').waitFor()
  expect(await page.locator('.foyer-chips button').count()).toBe(0)
  const reply = await owner.call('POST', `${path}/messages`, { body: { content: 'Hello, how can I help?' } })
  expect(reply.status).toBe(201)
  await page.locator('.foyer-answer').getByText('Hello, how can I help?').waitFor()
  await look('person there')
  // Only the bubble's badge shows new messages now.
  await page.keyboard.press('Escape')
  await windowOf(page).waitFor({ state: 'hidden' })
  await owner.call('POST', `${path}/messages`, { body: { content: 'Are you still there?' } })
  await page.locator('.foyer-unread').waitFor()
  await openChat(page)
  expect((await owner.call('POST', `${path}/release`)).status).toBe(200)
  await page.locator('.foyer-trouble').getByText('answering again').waitFor()

  const name = await page.locator('.foyer-author bdi').first().textContent()
  expect(wrong).toEqual([])
  expect((await heard()).map(({ words }) => words)).toEqual([
    'We’re getting someone for you. Keep typing if you like.',
    `${name} is here`,
    `${name}: Hello, how can I help?`,
    `${name}: Are you still there?`,
    'The assistant is answering again.',
  ])
})
