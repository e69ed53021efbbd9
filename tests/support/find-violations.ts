import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import { settled } from './settled.ts'

const axeSource = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

type ViolationOptions = {
  /** Also reports contrasts that axe could not judge. */
  unsureContrast?: boolean
  /** Checks only color rules, for the second theme of a page. */
  colorsOnly?: boolean
}

/**
 * Texts that passed the contrast check. It takes half of axe's time and screens share most texts, so each is checked
 * once per process.
 */
const readable = new Set<string>()

export async function findViolations(
  page: Page,
  { unsureContrast = false, colorsOnly = false }: ViolationOptions = {},
): Promise<string[]> {
  // axe ignores content that has only begun to fade in.
  await settled(page)
  // The debugger leaves the page's content policy intact. Compiling half a megabyte takes as long as checking a small
  // screen, so it happens once.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(await axeSource)
  const { wrong, newlyReadable } = await page.evaluate(look, {
    unsureContrast,
    colorsOnly,
    readable: [...readable],
  })
  for (const text of newlyReadable) readable.add(text)
  return wrong
}

type Check = { message: string }
type Judged = {
  node: { element: Element; source: string }
  any: Check[]
  all: Check[]
  none: Check[]
}
type RuleResult = { id: string; violations: Judged[]; incomplete: Judged[]; passes: Judged[] }
type Axe = { configure(spec: object): void; run(context: Document, options: object): Promise<RuleResult[]> }

/** Runs in the page. */
async function look(given: Required<ViolationOptions> & { readable: string[] }) {
  const { axe } = window as unknown as { axe: Axe }
  const known = new Set(given.readable)
  const styles = new Map<Element, CSSStyleDeclaration>()
  const dimmed = new Map<Element, boolean>()
  const backgrounds = new Map<Element, string | null>()

  const styleOf = (element: Element) => {
    const style = styles.get(element) ?? getComputedStyle(element)
    styles.set(element, style)
    return style
  }

  /** Opacity changes the rendered colors of everything inside. */
  function isDimmed(element: Element | null): boolean {
    if (!element) return false
    const found = dimmed.get(element)
    if (found !== undefined) return found
    const { opacity, mixBlendMode, filter } = styleOf(element)
    const isOpaque = opacity === '1' && mixBlendMode === 'normal' && filter === 'none'
    const is = !isOpaque || isDimmed(element.parentElement)
    dimmed.set(element, is)
    return is
  }

  /** The colors behind an element; null if elements other than its ancestors may lie behind it. */
  function backgroundOf(element: Element | null): string | null {
    if (!element) return ''
    const found = backgrounds.get(element)
    if (found !== undefined) return found
    const { backgroundColor, backgroundImage, position } = styleOf(element)
    const isOpaque = /^rgb\(|^[a-z]+\([^/,]+\)$/.test(backgroundColor)
    const isInPlace = position === 'static' || position === 'relative'
    const under = isOpaque ? '' : isInPlace ? backgroundOf(element.parentElement) : null
    const ground = backgroundImage === 'none' && under !== null ? `${backgroundColor} ${under}` : null
    backgrounds.set(element, ground)
    return ground
  }

  const texts = new Map<Element, string>()
  // axe skips options; there are hundreds of time zones.
  for (const element of document.body.querySelectorAll('*:not(option)')) {
    const holdsText = [...element.childNodes].some(
      ({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim(),
    )
    const ground = holdsText && !isDimmed(element) ? backgroundOf(element) : null
    if (ground === null) continue
    const { color, fontSize, fontWeight, textShadow } = styleOf(element)
    const text = [color, fontSize, fontWeight, textShadow, ground].join(' | ')
    texts.set(element, text)
    if (known.has(text)) element.setAttribute('data-known-readable', '')
  }

  axe.configure({
    rules: [{ id: 'color-contrast', selector: '*:not([data-known-readable])' }],
    // Raw results: formatting them takes a tenth of the time.
    reporter: (results: RuleResult[], _options: object, tell: (results: RuleResult[]) => void) =>
      tell(results),
  })
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
  const results = await axe.run(document, {
    runOnly: given.colorsOnly
      ? { type: 'rule', values: ['color-contrast', 'link-in-text-block'] }
      : { type: 'tag', values: tags },
    // axe waits half a second for each frame.
    iframes: false,
    // Computing selectors takes an eighth of the time.
    selectors: false,
    elementRef: true,
  })
  for (const element of texts.keys()) element.removeAttribute('data-known-readable')

  const tell = (id: string, { node, any, all, none }: Judged) =>
    `${id}: ${node.source.slice(0, 160)} ${[...any, ...all, ...none].map(({ message }) => message).join(' ')}`
  const wrong = results.flatMap(({ id, violations, incomplete }) =>
    [...violations, ...(given.unsureContrast && id === 'color-contrast' ? incomplete : [])].map((each) =>
      tell(id, each),
    ),
  )
  const judged = results.find(({ id }) => id === 'color-contrast')?.passes ?? []
  const newlyReadable = judged.flatMap(({ node }) => texts.get(node.element) ?? [])
  return { wrong, newlyReadable: [...new Set(newlyReadable)] }
}
