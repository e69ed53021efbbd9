import { charCodeAt } from './char-code.ts'
import { cue, vocabulary } from './cue-words.ts'

const words = new Map<string, number>()
for (const [bit, list] of vocabulary) {
  for (const word of list.split(' ')) words.set(word, (words.get(word) ?? 0) | bit)
}

/** Page builders call every box a widget, banner or header, so only unambiguous words count in their class names. */
const builderPrefix =
  /^(elementor|et|vc|wpb|fl|uk|wix|sqs|sqsrte|shopify|brxe|brz|fusion|avia|av|tatsu|kt|wp|gb|stk|uagb|ast|oxy|ct|mk|tve|thrv|divi|w|framer|bricks|mfn|qode|eltdf|mkdf|themify|cs|x|so|siteorigin|panel|beaver|kadence|generateblocks|jet|premium|eael|ha|exad|pp|jeg|css|sc|_|chakra|mui|ant|v)$/
const plainInBuilders =
  cue.nav |
  cue.trail |
  cue.cookie |
  cue.share |
  cue.comments |
  cue.unseen |
  cue.disclosure |
  cue.button |
  cue.head |
  cue.question

/** A card's footer holds its price, unlike the page's footer. */
const pieceName =
  /^(card|tile|box|item|product|plan|price|pricing|offer|course|event|room|service|list|table|accordion|media|feature)$/
const pageFrameCues = cue.footer | cue.header | cue.byline

/** 'hidden-xs' hides on some screens only. */
const screenNames = new Set([
  'xs',
  'sm',
  'md',
  'lg',
  'xl',
  'mobile',
  'desktop',
  'tablet',
  'phone',
  'small',
  'large',
])

const knownClasses = new Map<string, number>()

/** Clears the caches between pages. Their keys are slices of the page and would keep all of it in memory. */
export function forgetClasses(): void {
  knownClasses.clear()
  knownVoices.clear()
}

const knownVoices = new Map<string, boolean>()
const customersClass =
  /(?:^|[^a-z])(?:testimonials?|reviews?|trustpilot|recension[ei]|rezension|bewertung|kundenstimme|t[eé]moignage|opiniones|rese[nñ]a|depoimento|pullquote)|(?:^|\s)(?:comments?(?:-(?:list|body|content|text|area|section|wrapper|thread))?|comments-(?:list|area|section|wrapper)|commentlist|kommentare|commentaires|comentarios|commenti)(?=\s|$)/i

export function namesCustomers(className: string): boolean {
  let known = knownVoices.get(className)
  if (known === undefined) {
    known = customersClass.test(className)
    knownVoices.set(className, known)
  }
  return known
}

export function cuesOf(className: string, id: string): number {
  let bits = 0
  if (className !== '') {
    const before = knownClasses.get(className)
    bits = before ?? readNames(className)
    if (before === undefined) knownClasses.set(className, bits)
  }
  return id === '' ? bits : bits | readId(id)
}

/** A cheap check for all elements; the full lookup runs for few. */
export function mayHide(className: string): boolean {
  return className.length > 5 && /hidden|d-none|sr-only|screen|assistive|price-top/i.test(className)
}

function readNames(className: string): number {
  const { length } = className
  let bits = 0
  let seen = 0
  for (let at = 0; at < length; at++) {
    if (charCodeAt.call(className, at) <= 32) continue
    const start = at
    while (at < length && charCodeAt.call(className, at) > 32) at++
    if (at - start > 60) continue
    // Utility frameworks append dozens of names after the author's own.
    if (++seen > 24) break
    const name = className.slice(start, at)
    bits |= nameBits(name)
    if (hidingNames.has(name) && !shownOnSomeScreens.test(className)) bits |= cue.invisible
  }
  return bits
}

/**
 * 'd-none d-md-block' and 'hidden lg:flex' hide on phones only. 'menu-item-price-top' repeats the price below the
 * dish.
 */
const hidingNames = new Set(['hidden', 'd-none', 'menu-item-price-top'])
const shownOnSomeScreens =
  /(?:^|\s)(?:\w+:(?:block|flex|grid|inline|table|contents)|d-\w+-(?:block|flex|grid|inline|table))/
const readerNames = new Set([
  'sr-only',
  'visually-hidden',
  'visuallyhidden',
  'screen-reader-text',
  'screenreader',
  'assistive-text',
  'elementor-screen-only',
])

export const isForReaders = (className: string): boolean =>
  mayHide(className) && className.split(/\s+/).some((name) => readerNames.has(name.toLowerCase()))

function readId(id: string): number {
  if (id === '' || id.length > 60) return 0
  // An id of four words or more is a heading's slug and no hint.
  return id.split(/[-_\s]+/).length >= 4 ? 0 : nameBits(id)
}

/** Sites share most of the parts of their class names, so this cache outlives the page. */
const knownNames = new Map<string, number>()
const knownNamesCap = 20_000
/** V8 copies shorter substrings; longer ones reference the page and must not outlive it. */
const viewFrom = 13

function nameBits(name: string): number {
  const known = name.length < viewFrom ? knownNames : knownClasses
  const before = known.get(name)
  if (before !== undefined) return before
  const bits = readName(name)
  if (known.size >= knownNamesCap) known.clear()
  known.set(name, bits)
  return bits
}

/** Unambiguous beginnings of compounds such as 'relatedposts' and 'cookielaw'. */
const stems: [string, number][] = [
  ['related', cue.related],
  ['cookie', cue.cookie],
  ['newsletter', cue.signup],
  ['breadcrumb', cue.trail],
  ['sidebar', cue.side],
  ['pagination', cue.trail],
  ['socialshar', cue.share],
]

function stemBits(part: string): number {
  if (part.length < 7) return 0
  for (const [stem, bit] of stems) if (part.length > stem.length && part.startsWith(stem)) return bit
  return 0
}

function readName(name: string): number {
  const parts = partsOf(name)
  if (parts.length === 0) return 0
  if (readerNames.has(name.toLowerCase())) return cue.invisible
  let bits = 0
  for (const part of parts) if (part.length > 1) bits |= words.get(part) ?? stemBits(part)
  if (parts.length === 2) bits |= words.get(parts[0]! + parts[1]!) ?? 0
  if (bits === 0) return 0
  if ((bits & cue.unseen) !== 0 && parts.some((part) => screenNames.has(part))) bits &= ~cue.unseen
  if (parts.length > 1 && pieceName.test(parts[0]!)) bits &= ~pageFrameCues
  if (parts.length > 1 && builderPrefix.test(parts[0]!) && !parts.includes('location'))
    bits &= plainInBuilders
  return bits
}

/** Splits 'siteHeader-top2' into site, header and top. */
function partsOf(name: string): string[] {
  const parts: string[] = []
  const { length } = name
  const lower = name.toLowerCase()
  let start = -1
  let followsCapital = true
  for (let at = 0; at < length; at++) {
    const code = charCodeAt.call(name, at)
    const capital = isCapital(code)
    const isInside = capital || isLetter(code)
    if (start >= 0 && (!isInside || (capital && !followsCapital))) {
      if (!isOfHash(name, start, at)) parts.push(lower.slice(start, at))
      start = -1
    }
    if (isInside && start < 0) start = at
    followsCapital = capital
  }
  if (start >= 0 && !isOfHash(name, start, length)) parts.push(start === 0 ? lower : lower.slice(start))
  return parts
}

const longestOfHash = 3

/** Page builders generate ids: the 'ad' in 'comp-feb2ad5c' is not an advertisement. */
function isOfHash(name: string, start: number, end: number): boolean {
  if (end - start > longestOfHash) return false
  if (start > 0 && isDigit(charCodeAt.call(name, start - 1))) return true
  let at = end
  while (at < name.length && isDigit(charCodeAt.call(name, at))) at++
  return at > end && at < name.length && isLetter(charCodeAt.call(name, at))
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57
}

function isLetter(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 0xc0 && code <= 0xff && code !== 0xd7)
}

function isCapital(code: number): boolean {
  return code >= 65 && code <= 90
}
