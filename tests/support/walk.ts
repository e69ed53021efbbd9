import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright-core'
import { settled } from './settled.ts'

const table = readFileSync(join(import.meta.dirname, '../../apps/web/src/route-table.ts'), 'utf8')

/** Reads the app's route table, so that new screens are included. */
export function screenPaths(access: RegExp, given: Readonly<Record<string, string>>): string[] {
  return [...table.matchAll(/^ {2}route\('([^']+)', '([^']+)'/gm)]
    .filter(([, , kind]) => access.test(kind!))
    .map(([, path]) => path!.replace(/:(\w+)/g, (_, name) => given[name] ?? 'none'))
}

export async function still(page: Page) {
  await page
    .waitForFunction(
      () =>
        document.querySelector('#pending:not([hidden]), [aria-busy=true], main [class*=animate-pulse]') ===
        null,
      undefined,
      { timeout: 10_000 },
    )
    .catch(() => undefined)
  await settled(page)
}

export async function openScreen(page: Page, path: string) {
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).or(page.getByRole('main')).first().waitFor()
  await still(page)
}

export async function eachTab(page: Page, look: (tab: string) => Promise<unknown>) {
  const tabs = page.getByRole('main').getByRole('tab')
  const count = await tabs.count()
  if (count === 0) return look('')
  for (let nth = 0; nth < count; nth += 1) {
    const tab = tabs.nth(nth)
    const name = (await tab.textContent()) ?? ''
    await tab.click()
    await still(page)
    await look(name.trim())
  }
}

/** Returns a problem with the focused element that lasts. */
export async function focusProblem(page: Page): Promise<string | null> {
  const look = () => {
    const now = document.activeElement
    if (!now || now === document.body) return 'nothing has the focus'
    const told = `${now.localName} “${(now.getAttribute('aria-label') ?? now.textContent ?? '').trim().slice(0, 40)}”`
    if (now.getClientRects().length === 0) return `${told} has the focus and is not shown`
    if (now.matches(':disabled')) return `${told} has the focus and is disabled`
    return null
  }
  const isRight = await page
    .waitForFunction(`(${look})() === null`, undefined, { timeout: 3_000 })
    .catch(() => null)
  return isRight ? null : page.evaluate(look)
}

/** Returns elements whose focus is hidden or not visible. */
export async function tabThrough(page: Page, most = 150): Promise<string[]> {
  const wrong: string[] = []
  await page.evaluate(() => {
    const { activeElement: now } = document
    const layer = document.querySelector<HTMLElement>('[role=dialog], [role=alertdialog]')
    if (layer) layer.focus()
    else if (now instanceof HTMLElement) now.blur()
    window.scrollTo(0, 0)
  })
  await page.evaluate(() => {
    Object.assign(window, { walked: new Set<Element>() })
  })
  for (let nth = 0; nth < most; nth += 1) {
    await page.keyboard.press('Tab')
    const found = await page.evaluate(lookAtFocus)
    if (found === 'end') break
    if (found) wrong.push(found)
  }
  return wrong
}

/** Runs in the page. */
async function lookAtFocus(): Promise<string | null> {
  await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))
  const now = document.activeElement
  const { walked } = window as unknown as { walked: Set<Element> }
  if (!(now instanceof HTMLElement) || now === document.body || walked.has(now)) return 'end'
  walked.add(now)
  if (now.localName === 'iframe' || now.shadowRoot) return null
  const label = (now as HTMLInputElement).labels?.[0]
  const name = (now.getAttribute('aria-label') ?? label?.textContent ?? now.textContent ?? '').trim()
  const told = `${now.localName} “${name.slice(0, 40)}”`
  const boxes = [...now.getClientRects()].map((box) => ({
    left: Math.max(0, box.left),
    top: Math.max(0, box.top),
    right: Math.min(innerWidth, box.right),
    bottom: Math.min(innerHeight, box.bottom),
  }))
  const seen = boxes.filter(({ left, top, right, bottom }) => right - left > 1 && bottom - top > 1)
  if (seen.length === 0) return `${told} lies outside of the window`
  const belongs = (hit: Element | null) =>
    hit !== null && (now.contains(hit) || hit.contains(now) || label?.contains(hit) === true)
  const isHit = seen.some(({ left, top, right, bottom }) =>
    [0.5, 0.15, 0.85].some((share) =>
      belongs(document.elementFromPoint(left + (right - left) * share, top + (bottom - top) * share)),
    ),
  )
  if (!isHit) return `${told} is covered`
  const around = [now, ...['label', '[class*=focus-within]'].map((each) => now.closest(each))]
  const shows = around.some((each) => {
    if (!each) return false
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(each)
    return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1) || boxShadow !== 'none'
  })
  return shows ? null : `${told} does not show that it has the focus`
}

/** Controls that can't be scrolled into view or are covered. */
export async function unreachable(dialog: Locator): Promise<string[]> {
  return dialog.evaluate(async (box) => {
    const controls = box.querySelectorAll<HTMLElement>(
      'a[href], button, input:not([type=hidden]), select, textarea, [tabindex="0"]',
    )
    const wrong: string[] = []
    for (const each of controls) {
      if (each.getClientRects().length === 0 || getComputedStyle(each).visibility === 'hidden') continue
      each.scrollIntoView({ block: 'nearest', inline: 'nearest' })
      const { left, top, width, height } = each.getBoundingClientRect()
      const [x, y] = [left + width / 2, top + Math.min(height, innerHeight) / 2]
      const hit = document.elementFromPoint(x, y)
      const is = hit && (each.contains(hit) || hit.contains(each) || each.closest('label')?.contains(hit))
      const isLabelled =
        hit && each instanceof HTMLInputElement && [...(each.labels ?? [])].some((l) => l.contains(hit))
      if (!is && !isLabelled)
        wrong.push(
          `${each.localName} “${(each.getAttribute('aria-label') ?? each.textContent ?? '').trim().slice(0, 40)}” can’t be reached`,
        )
    }
    if (box.scrollWidth > box.clientWidth + 1)
      wrong.push(`it is ${box.scrollWidth - box.clientWidth} px too wide`)
    return wrong
  })
}

/** Text that overflows or is clipped. */
export async function clippedText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const wrong: string[] = []
    const scrolls = (element: Element) => {
      for (let each: Element | null = element; each && each !== document.body; each = each.parentElement)
        if (/auto|scroll/.test(getComputedStyle(each).overflowX)) return true
      return false
    }
    const isSilent = (element: Element) =>
      element.closest('[aria-hidden=true], [inert], .sr-only, #pending') !== null
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const holders = new Set<Element>()
    while (texts.nextNode()) {
      const holder = texts.currentNode.parentElement
      if (holder && texts.currentNode.textContent?.trim()) holders.add(holder)
    }
    for (const holder of holders) {
      if (isSilent(holder) || !holder.checkVisibility({ visibilityProperty: true })) continue
      const { overflowX, textOverflow } = getComputedStyle(holder)
      const told = holder.textContent!.trim().slice(0, 50)
      if (
        overflowX === 'hidden' &&
        textOverflow === 'ellipsis' &&
        holder.scrollWidth > holder.clientWidth + 1
      )
        wrong.push(`“${told}” breaks off`)
      const range = document.createRange()
      range.selectNodeContents(holder)
      const { right, left, width } = range.getBoundingClientRect()
      if (width > 0 && (right > innerWidth + 1 || left < -1) && !scrolls(holder))
        wrong.push(`“${told}” stands out of the window`)
    }
    return wrong
  })
}

export type Heard = { words: string; isUrgent: boolean }

/** Records announcements in live regions that existed before the text. */
export async function listen(page: Page) {
  await page.evaluate(() => {
    const heard: (Heard & { at: number })[] = []
    Object.assign(window, { heard })
    const regions = '[aria-live=polite], [aria-live=assertive], [role=status], [role=alert], [role=log]'
    const known = new WeakSet<Element>()
    const meet = () => {
      for (const each of document.querySelectorAll(regions)) known.add(each)
    }
    meet()
    new MutationObserver((changes) => {
      for (const { target, addedNodes, type } of changes) {
        const element = target instanceof Element ? target : target.parentElement
        const region = element?.closest(regions)
        if (!region || !known.has(region) || region.closest('[hidden]')) continue
        const words =
          type === 'characterData'
            ? [target.textContent]
            : [...addedNodes].map(({ textContent }) => textContent)
        const isUrgent = region.matches('[aria-live=assertive], [role=alert]')
        for (const each of words)
          if (each?.trim()) heard.push({ words: each.trim(), isUrgent, at: Date.now() })
      }
      meet()
    }).observe(document, { childList: true, subtree: true, characterData: true })
  })
  const all = () => page.evaluate(() => (window as unknown as { heard: (Heard & { at: number })[] }).heard)
  return {
    heard: async (): Promise<Heard[]> => (await all()).map(({ words, isUrgent }) => ({ words, isUrgent })),
    /** By the page's clock. */
    times: async (words: string) =>
      (await all()).filter((each) => each.words.includes(words)).map(({ at }) => at),
  }
}

/** Controls that vanish or look unselected in forced colors mode. */
export async function invisibleInForcedColors(page: Page): Promise<string[]> {
  const filled = 'button, a, [role=switch], input[type=checkbox]'
  await page.evaluate((filled) => {
    for (const each of document.querySelectorAll(filled)) {
      const { backgroundColor } = getComputedStyle(each)
      each.toggleAttribute('data-was-filled', !/rgba\(.*, 0\)|transparent/.test(backgroundColor))
    }
  }, filled)
  await page.emulateMedia({ forcedColors: 'active' })
  const wrong = await page.evaluate(() => {
    const told = (each: Element) =>
      `${each.localName} “${(each.getAttribute('aria-label') ?? each.textContent ?? '').trim().slice(0, 40)}”`
    const isShown = (each: Element) =>
      each.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      getComputedStyle(each).clipPath === 'none'
    const hasEdge = (each: Element) => {
      const { borderTopWidth, borderTopStyle, outlineStyle } = getComputedStyle(each)
      return (Number.parseFloat(borderTopWidth) >= 1 && borderTopStyle !== 'none') || outlineStyle !== 'none'
    }
    const lookOf = (each: Element) =>
      [getComputedStyle(each), getComputedStyle(each, '::after')]
        .map((style) =>
          [
            style.backgroundColor,
            style.color,
            style.borderTopColor,
            style.outlineStyle,
            style.outlineColor,
          ].join(),
        )
        .join()
    const edgeless = [...document.querySelectorAll('[data-was-filled]')]
      .filter((each) => isShown(each) && !hasEdge(each))
      .map((each) => `${told(each)} has no edge`)
    const chosen = (each: Element) =>
      each.matches(
        '[aria-selected=true], [aria-current]:not([aria-current=false]), :has(> input[type=radio]:checked)',
      )
    const options = document.querySelectorAll('[role=tab], nav a, label:has(> input[type=radio])')
    const alike = [...options]
      .filter((each) => isShown(each) && chosen(each))
      .filter((each) => {
        const other = [...options].find(
          (one) => one !== each && isShown(one) && !chosen(one) && one.className === each.className,
        )
        return other && lookOf(other) === lookOf(each)
      })
      .map((each) => `${told(each)} looks like one that is not chosen`)
    return [...edgeless, ...alike]
  })
  await page.emulateMedia({ forcedColors: 'none' })
  return wrong
}

/** Invalid fields without an error message. */
export async function unexplainedErrors(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('[aria-invalid=true]')]
      .filter((each) => {
        const ids = (each.getAttribute('aria-describedby') ?? '').split(' ')
        return !ids.some((id) => document.getElementById(id)?.textContent?.trim())
      })
      .map(
        (each) =>
          `${each.localName} “${each.getAttribute('aria-label') ?? each.id}” is wrong without a reason`,
      ),
  )
}

/** Animations despite reduced motion, apart from scroll-driven ones. */
export async function stillMoving(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState, timeline }) => playState === 'running' && timeline === document.timeline)
      .map(({ effect }) => {
        const moves = effect instanceof KeyframeEffect ? effect.target : null
        return `${moves?.localName} ${moves?.className} moves`
      }),
  )
}
