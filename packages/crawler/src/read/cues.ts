import { charCodeAt } from './char-code.ts'
import { cue, vocabulary } from './cue-words.ts'

const words = new Map<string, number>()
for (const [bit, list] of vocabulary) {
  for (const word of list.split(' ')) words.set(word, (words.get(word) ?? 0) | bit)
}

/** Page builders call every box a widget, banner or header: only words that mean one thing count in their names. */
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

/** The foot of a card holds its price; only the page's own foot is its frame. */
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

/** The elements of a page share their classes. */
const knownClasses = new Map<string, number>()

/**
 * Forgets the classes between two pages: they are cut from the page they stand in, and would keep all of it in
 * memory.
 */
export function forgetClasses(): void {
  knownClasses.clear()
  knownVoices.clear()
}

const knownVoices = new Map<string, boolean>()
const customersClass =
  /(?:^|[^a-z])(?:testimonials?|reviews?|trustpilot|recension[ei]|rezension|bewertung|kundenstimme|t[eé]moignage|opiniones|rese[nñ]a|depoimento|pullquote)|(?:^|\s)(?:comments?(?:-(?:list|body|content|text|area|section|wrapper|thread))?|comments-(?:list|area|section|wrapper)|commentlist|kommentare|commentaires|comentarios|commenti)(?=\s|$)/i

/** Whether a class says that customers speak, or readers of a page below it. */
export function namesCustomers(className: string): boolean {
  let known = knownVoices.get(className)
  if (known === undefined) {
    known = customersClass.test(className)
    knownVoices.set(className, known)
  }
  return known
}

/** What class and id of an element say. */
export function cuesOf(className: string, id: string): number {
  let bits = 0
  if (className !== '') {
    const before = knownClasses.get(className)
    bits = before ?? readNames(className)
    if (before === undefined) knownClasses.set(className, bits)
  }
  return id === '' ? bits : bits | readId(id)
}

/** Whether the class could hide an element, which is asked of all; what else it says is asked of few. */
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
    // Utility frameworks pile up dozens of names; the first ones are the author's.
    if (++seen > 24) break
    const name = className.slice(start, at)
    bits |= nameBits(name)
    if (hidingNames.has(name) && !shownOnSomeScreens.test(className)) bits |= cue.invisible
  }
  return bits
}

/**
 * 'd-none d-md-block' and 'hidden lg:flex' hide on phones only. The last is a builder's, which writes a price above its
 * dish and below it, and shows one of the two.
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

/** Whether only those hear it who have the page read to them. */
export const isForReaders = (className: string): boolean =>
  mayHide(className) && className.split(/\s+/).some((name) => readerNames.has(name.toLowerCase()))

function readId(id: string): number {
  if (id === '' || id.length > 60) return 0
  // Four words and more make a heading's slug, and say nothing of the element's part.
  return id.split(/[-_\s]+/).length >= 4 ? 0 : nameBits(id)
}

/** Sites share most of the names their classes are made of; what they say never changes. */
const knownNames = new Map<string, number>()
const knownNamesCap = 20_000
/** Strings shorter than this are copies; longer ones are views of the page, and are kept no longer than it is. */
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

/** 'relatedposts', 'cookielaw', 'newsletterbox': words run together after a beginning that means one thing. */
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

/** 'siteHeader-top2' is site, header, top. */
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

/** Page builders number their boxes: the 'ad' of 'comp-feb2ad5c' is no advertisement. */
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
