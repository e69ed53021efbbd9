import { expect, test } from 'vitest'
import { openSite } from './open-site.ts'
import { refuse } from './proxy.ts'
import { bubbleOf, converse, openChat, type Site, windowOf } from './setup.ts'

let site: Site
const { visitWith } = openSite((opened) => {
  site = opened
})

test('closing the chat asks for a rating once, next to the bubble', async () => {
  const { page, assistantId, url } = await visitWith({ typingSpeed: 0 }, { pooled: false })
  const asked = page.locator('.foyer-ask')
  const close = page.getByRole('button', { name: 'Close' })
  await bubbleOf(page).click()
  await close.click()
  await converse(page, 'Hello')
  expect(site.proxy.seen.filter((line) => line.includes('/widget/rating'))).toEqual([])
  const desk = page.viewportSize()!
  // On a phone the window is full screen, but the rating takes a line.
  await page.setViewportSize({ width: 360, height: 720 })
  await close.click()
  await asked.getByText('How was this chat?').waitFor()
  expect((await asked.boundingBox())!.height).toBeLessThan(120)
  await page.setViewportSize(desk)
  expect(await windowOf(page).isVisible()).toBe(false)
  const sent = page.waitForRequest((request) => request.url().endsWith(`/api/chat/${assistantId}/feedback`))
  await page.locator('.foyer-star').nth(3).click()
  expect((await sent).postDataJSON().rating).toBe(4)
  await asked.getByText('Thank you.').waitFor()
  expect(await page.locator('.foyer-lit').count()).toBe(4)
  await bubbleOf(page).click()
  expect(await asked.count()).toBe(0)
  await converse(page, 'Hello again')
  await close.click()
  await page.goto(url)
  await openChat(page)
  await page.locator('.foyer-visitor').first().waitFor()
  await close.click()
  await openChat(page)
  await page.getByRole('button', { name: 'New conversation' }).click()
  await converse(page, 'Hello')
  expect(await asked.count()).toBe(0)
  await close.click()
  await asked.waitFor()
  await asked.getByRole('button', { name: 'Not now' }).click()
  expect(await asked.count()).toBe(0)
})

test('after a pause the chat asks for a rating; the stars are one stop for the keyboard, and leaving them sends the chosen one', async () => {
  const { page } = await visitWith({ typingSpeed: 0 }, { pooled: false }, (fresh) => fresh.clock.install())
  await converse(page, 'Hello')
  const ratings: number[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/feedback')) ratings.push(request.postDataJSON().rating)
  })
  site.proxy.when(/feedback/, refuse(500, 'failed'))
  // The clock stops, so slow machines can't pass the timeout.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 61_000))
  const group = windowOf(page).getByRole('radiogroup', { name: 'How was this chat?' })
  await group.waitFor()
  await page.locator('.foyer-star').nth(1).click()
  // A rating that fails to arrive is not shown as given.
  await expect.poll(() => ratings).toEqual([2])
  await expect.poll(() => page.locator('.foyer-lit').count()).toBe(0)
  expect(await group.textContent()).toBe('How was this chat?')
  site.proxy.reset()
  ratings.length = 0
  const focused = () =>
    group
      .getByRole('radio')
      .evaluateAll((stars: HTMLInputElement[]) =>
        stars.map((star) => `${star.matches(':focus-visible')} ${star.checked}`).indexOf('true true'),
      )
  await page.getByRole('button', { name: 'Copy' }).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  expect(await focused()).toBe(0)
  for (let step = 0; step < 4; step++) await page.keyboard.press('ArrowRight')
  expect(await focused()).toBe(4)
  expect(ratings).toEqual([])
  await page.keyboard.press('Tab')
  expect(
    await page.evaluate(() => document.querySelector('foyer-widget')!.shadowRoot!.activeElement?.ariaLabel),
  ).toBe('Not now')
  await expect.poll(() => group.textContent()).toBe('Thank you.')
  expect(ratings).toEqual([5])
})

test('by keyboard, Enter sends the rating, and the card stays while it has the focus', async () => {
  const { page } = await visitWith({ typingSpeed: 0 }, { pooled: false }, (fresh) => fresh.clock.install())
  await converse(page, 'Hello')
  await page.keyboard.press('Escape')
  const card = page.locator('.foyer-ask')
  await card.waitFor()
  const sent = page.waitForRequest((request) => request.url().endsWith('/feedback'))
  await card.getByRole('radio', { name: '1/5' }).focus()
  for (const key of ['ArrowRight', 'ArrowRight', 'Enter']) await page.keyboard.press(key)
  expect((await sent).postDataJSON().rating).toBe(3)
  await card.getByText('Thank you.').waitFor()
  await page.clock.runFor(20_000)
  expect(await card.count()).toBe(1)
  await bubbleOf(page).focus()
  await page.clock.runFor(20_000)
  expect(await card.count()).toBe(0)
})

test('dismissing the rating by keyboard moves focus to the bubble', async () => {
  const { page } = await visitWith({ typingSpeed: 0 })
  await converse(page, 'Hello')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Not now' }).press('Enter')
  expect(await page.locator('.foyer-ask').count()).toBe(0)
  expect(await bubbleOf(page).evaluate((bubble) => bubble.matches(':focus'))).toBe(true)
})
