import type { Page } from 'playwright-core'
import { findViolations } from '../support/find-violations.ts'
import { settled } from '../support/settled.ts'

/** Ignores text that is partly scrolled away. */
export async function violations(page: Page, unsureContrast = true): Promise<string[]> {
  // axe sees only backgrounds inside the body, and the widget is outside it.
  await page.evaluate(() => {
    const host = document.querySelector('foyer-widget')!
    document.body.append(host)
    for (const animation of host.shadowRoot!.getAnimations()) animation.finish()
  })
  const found = await findViolations(page, { unsureContrast })
  await page.evaluate(() => document.documentElement.append(document.querySelector('foyer-widget')!))
  return found
}

/** Returns elements whose focus is hidden, covered or not visible. */
export async function tabThrough(page: Page, most = 40): Promise<string[]> {
  await settled(page)
  await page.evaluate(() => {
    const root = document.querySelector('foyer-widget')!.shadowRoot!
    const window = root.querySelector<HTMLElement>('.foyer-window:not([hidden])')
    ;(window ?? root.querySelector<HTMLElement>('.foyer-toggle'))?.focus()
    Object.assign(globalThis, { walked: new Set<Element>() })
  })
  const wrong: string[] = []
  for (let nth = 0; nth < most; nth++) {
    await page.keyboard.press('Tab')
    const found = await page.evaluate(lookAtFocus)
    if (found === 'end') return wrong
    if (found) wrong.push(found)
  }
  return [...wrong, 'Tab never came round']
}

/** Runs in the page. */
async function lookAtFocus(): Promise<string | null> {
  await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))
  const root = document.querySelector('foyer-widget')!.shadowRoot!
  const now = root.activeElement as HTMLElement | null
  const { walked } = globalThis as unknown as { walked: Set<Element> }
  const isOpen = root.querySelector('.foyer-window:not([hidden])') !== null
  // The page's elements follow the closed widget.
  if (!now) return isOpen ? 'nothing in the open window has the focus' : 'end'
  if (walked.has(now)) return 'end'
  walked.add(now)
  const told = `${now.localName}.${now.className} “${(now.ariaLabel ?? now.textContent ?? '').slice(0, 40)}”`
  const target = now.matches('[type=radio]') ? now.parentElement! : now
  const { left, top, right, bottom } = target.getBoundingClientRect()
  const [x1, y1, x2, y2] = [
    Math.max(0, left),
    Math.max(0, top),
    Math.min(innerWidth, right),
    Math.min(innerHeight, bottom),
  ]
  if (x2 - x1 < 1 || y2 - y1 < 1) return `${told} is outside of the window`
  if (y2 - y1 < Math.min(20, bottom - top) - 1) return `${told} is cut off`
  const isHit = [0.5, 0.1, 0.9].some((share) => {
    const hit = root.elementFromPoint(x1 + (x2 - x1) * share, y1 + (y2 - y1) * share)
    return hit && (target.contains(hit) || hit.contains(target))
  })
  if (!isHit) return `${told} is covered`
  const around = [now, now.nextElementSibling, now.closest('.foyer-field')]
  const shows = around.some((each) => {
    if (!each) return false
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(each)
    return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1) || boxShadow !== 'none'
  })
  return shows ? null : `${told} does not show that it has the focus`
}

export const shareOfMessages = (page: Page) =>
  page.evaluate(() => {
    const root = document.querySelector('foyer-widget')!.shadowRoot!
    const heightOf = (part: string) => root.querySelector(part)!.getBoundingClientRect().height
    return heightOf('.foyer-list') / heightOf('.foyer-window')
  })

/** Controls and bubbles that vanish in forced colors mode. */
export async function invisibleInForcedColors(page: Page): Promise<string[]> {
  const filled =
    'button, .foyer-visitor, .foyer-field, .foyer-window, .foyer-lead input, .foyer-bar, .foyer-here'
  await page.emulateMedia({ forcedColors: 'active' })
  const wrong = await page.evaluate((selector) => {
    const root = document.querySelector('foyer-widget')!.shadowRoot!
    const found: string[] = []
    for (const each of root.querySelectorAll(selector)) {
      if (!each.checkVisibility() || each.matches('[type=radio], [type=checkbox]')) continue
      const style = getComputedStyle(each)
      const hasEdge = (['top', 'bottom'] as const).some(
        (side) =>
          Number.parseFloat(style.getPropertyValue(`border-${side}-width`)) >= 1 &&
          style.getPropertyValue(`border-${side}-style`) !== 'none' &&
          style.getPropertyValue(`border-${side}-color`) !== style.backgroundColor,
      )
      if (!hasEdge && !each.matches('.foyer-window') && !each.closest('.foyer-mark'))
        found.push(`${each.localName}.${each.className} has no edge`)
    }
    for (const pressed of root.querySelectorAll('[aria-pressed=true]'))
      for (const other of root.querySelectorAll('[aria-pressed=false]'))
        if (getComputedStyle(pressed).borderTop === getComputedStyle(other).borderTop)
          found.push(`${pressed.ariaLabel} looks as if it were off`)
    return found
  }, filled)
  await page.emulateMedia({ forcedColors: 'none' })
  return wrong
}

export interface Announcement {
  words: string
  lang: string
  isUrgent: boolean
}

export async function listen(page: Page) {
  await page.evaluate(() => {
    const heard: Announcement[] = []
    Object.assign(globalThis, { heard })
    const root = document.querySelector('foyer-widget')!.shadowRoot!
    const regions = '[aria-live]:not([aria-live=off]), [role=status], [role=alert]'
    const known = new WeakSet<Element>()
    const meet = () => {
      for (const each of root.querySelectorAll(regions)) known.add(each)
    }
    meet()
    new MutationObserver((changes) => {
      for (const { target, addedNodes, type } of changes) {
        const element = target instanceof Element ? target : target.parentElement
        const region = element?.closest(regions)
        if (!region || !known.has(region) || !region.checkVisibility()) continue
        const isUrgent = region.matches('[aria-live=assertive], [role=alert]')
        for (const node of type === 'characterData' ? [target] : addedNodes) {
          const words = node.textContent?.trim()
          const lang = node instanceof HTMLElement ? node.lang : ''
          if (words) heard.push({ words, lang, isUrgent })
        }
      }
      meet()
    }).observe(root, { childList: true, subtree: true, characterData: true })
  })
  return () => page.evaluate(() => (globalThis as unknown as { heard: Announcement[] }).heard)
}

export async function rememberFocus(page: Page) {
  const active = await page.evaluateHandle(
    () => document.querySelector('foyer-widget')!.shadowRoot!.activeElement as HTMLElement | null,
  )
  return () => active.evaluate((element) => element?.focus())
}

export const hasFocusedPart = (page: Page) =>
  page.evaluate(() => {
    const now = document.querySelector('foyer-widget')!.shadowRoot!.activeElement
    return now !== null && now.getClientRects().length > 0 && !now.matches(':disabled')
  })
