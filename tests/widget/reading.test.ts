import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { contrast, type Rgb } from '../../apps/widget/src/colour.ts'
import { openSite } from './open-site.ts'
import { chatOf, stream } from './proxy.ts'
import { bubbleOf, converse, inputOf, openChat, type Site, windowOf } from './setup.ts'

let site: Site
const { visitWith } = openSite(
  (opened) => {
    site = opened
  },
  { typingSpeed: 0 },
)

const styleOf = (part: Locator, property: string) =>
  part.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property)
const answerOf = (page: Page) => page.locator('.foyer-answer .foyer-text').last()

test('an answer declares its language, also on the next page and where it differs from the widget’s', async () => {
  const { page, assistantId, url } = await visitWith({ language: 'en' })
  await converse(page, 'When are you open?')
  expect(await answerOf(page).getAttribute('lang')).toBe('en')
  await page.goto(url)
  await openChat(page)
  await answerOf(page).waitFor()
  expect(await answerOf(page).getAttribute('lang')).toBe('en')
  site.proxy.when(chatOf(assistantId), stream(['Nous ouvrons à neuf heures.'], [], { language: 'fr' }))
  await converse(page, 'Quand ouvrez-vous ?')
  expect(await answerOf(page).getAttribute('lang')).toBe('fr')
})

test('each block of an answer runs in its own direction, lists and telephone numbers too', async () => {
  const { page, assistantId } = await visitWith({ language: 'en', name: 'عيادة الميناء' })
  const text = [
    'We open at nine.',
    'نفتح في التاسعة. اتصل بنا: +971 4 555 0100',
    '- تنظيف الأسنان\n- حشو',
    '1. first\n2. second',
    '> قال الموقع ذلك',
  ].join('\n\n')
  site.proxy.when(chatOf(assistantId), stream([text]))
  await converse(page, 'When?')
  const answer = answerOf(page)
  const directions = await answer.evaluate((body) =>
    [...body.children].map((block) => `${block.localName} ${getComputedStyle(block).direction}`),
  )
  expect(directions).toEqual(['p ltr', 'p rtl', 'ul rtl', 'ol ltr', 'blockquote rtl'])
  expect(await styleOf(answer.locator('ul'), 'padding-right')).toBe('20px')
  expect(await styleOf(answer.locator('ul'), 'padding-left')).toBe('0px')
  expect(await styleOf(answer.locator('a[href^=tel]'), 'direction')).toBe('ltr')
  expect(await page.locator('.foyer-name bdi').textContent()).toBe('عيادة الميناء')
})

test.each([
  ['twice as large', '200%', 2],
  ['half as large', '50%', 1],
  ['as large as ever', '100%', 1],
])('where the page’s text is %s, the widget’s text grows but never shrinks', async (_, fontSize, factor) => {
  const { page } = await visitWith({}, { pooled: false }, (fresh) =>
    fresh.addInitScript((size) => {
      document.addEventListener('DOMContentLoaded', () => {
        document.documentElement.style.fontSize = size
      })
    }, fontSize),
  )
  await bubbleOf(page).click()
  await windowOf(page).waitFor()
  const sizeOf = async (part: Locator) => Number.parseFloat(await styleOf(part, 'font-size'))
  expect(await sizeOf(inputOf(page))).toBe(14 * factor)
  expect(await sizeOf(page.locator('.foyer-greeting'))).toBe(18 * factor)
  expect(await sizeOf(page.locator('.foyer-name p'))).toBe(13 * factor)
  const { x, y, width, height } = (await windowOf(page).boundingBox())!
  const viewport = page.viewportSize()!
  expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
  expect(x + width).toBeLessThanOrEqual(viewport.width)
  expect(y + height).toBeLessThanOrEqual(viewport.height)
})

test.each(['light', 'dark'] as const)('the edge of the composer is visible: %s', async (theme) => {
  const { page } = await visitWith({ theme })
  await bubbleOf(page).click()
  await windowOf(page).waitFor()
  const colorOf = async (part: Locator, property: string) =>
    (await styleOf(part, property)).match(/\d+/g)!.map(Number) as unknown as Rgb
  const edge = await colorOf(page.locator('.foyer-field'), 'border-top-color')
  expect(contrast(edge, await colorOf(windowOf(page), 'background-color'))).toBeGreaterThanOrEqual(3)
})
