import { charCodeAt } from './char-code.ts'

/** What a class, id or role says about an element, as bits. */
export const cue = {
  content: 1 << 0,
  nav: 1 << 1,
  header: 1 << 2,
  footer: 1 << 3,
  side: 1 << 4,
  cookie: 1 << 5,
  share: 1 << 6,
  signup: 1 << 7,
  comments: 1 << 8,
  related: 1 << 9,
  byline: 1 << 10,
  advert: 1 << 11,
  trail: 1 << 12,
  tags: 1 << 13,
  popup: 1 << 14,
  unseen: 1 << 15,
  author: 1 << 16,
  promo: 1 << 17,
  disclosure: 1 << 18,
  question: 1 << 19,
  caption: 1 << 20,
  toolbar: 1 << 21,
  social: 1 << 22,
  search: 1 << 23,
  head: 1 << 24,
  listing: 1 << 25,
  menu: 1 << 26,
  logo: 1 << 27,
  button: 1 << 28,
  /** For screen readers or not at all. */
  invisible: 1 << 29,
} as const

const vocabulary: [number, string][] = [
  [
    cue.content,
    'content contents article articlebody entry post story body main maincontent text prose copy page hentry articletext fulltext storybody postbody beitrag artikel inhalt contenido contenu',
  ],
  [
    cue.nav,
    'nav navi navbar navigation mainmenu submenu topnav sidenav sitenav subnav mainnav navmenu menubar megamenu sitemap offcanvas hamburger langswitch languages',
  ],
  [cue.menu, 'menu menus'],
  [cue.logo, 'logo branding brand sitetitle sitename blogtitle'],
  [cue.button, 'btn button buttons cta'],
  [cue.header, 'header masthead topbar topline headerbar siteheader pageheader kopf kopfzeile'],
  [cue.footer, 'footer foot colophon bottombar siteinfo sitefooter pagefooter footnav fuss fusszeile'],
  [
    cue.side,
    'sidebar aside rail sidecol rightcol leftcol rightcolumn leftcolumn marginalspalte seitenleiste widgets',
  ],
  [
    cue.cookie,
    'cookie cookies gdpr consent cookiebar cookieconsent cookiebanner cookienotice cmp ccpa dsgvo',
  ],
  [
    cue.share,
    'share sharing shares shariff addthis sharedaddy sociable socialshare sharebar sharebuttons addtoany sharethis jetpack likes teilen compartir partager',
  ],
  [cue.social, 'social socials socialmedia followus follow sociallinks socialicons flattr'],
  [
    cue.signup,
    'newsletter subscribe subscription signup optin mailchimp paywall login signin register donate',
  ],
  [
    cue.comments,
    'comment comments disqus respond commentlist replies kommentar kommentare comentarios commentaires trackback trackbacks pingback pingbacks nocomments',
  ],
  [
    cue.related,
    'related recommended recommendation recommendations recommend morefrom yarpp mostread upsell upsells crosssell crosssells outbrain taboola readnext upnext',
  ],
  [
    cue.listing,
    'popular trending latest recent suggestions suggested teaser teasers similar crosslink crosslinks readmore breaking',
  ],
  [
    cue.byline,
    'byline dateline meta metadata postmeta entrymeta postinfo published pubdate timestamp dateinfo articlemeta infoline postdate',
  ],
  [cue.author, 'author authors bio authorbox authorbio aboutauthor autor autorin'],
  [
    cue.advert,
    'ad ads advert adverts advertisement advertising adsense adslot adbox adcontainer sponsor sponsored sponsors dfp gpt anzeige werbung werbebox publicidad adwrapper',
  ],
  [
    cue.trail,
    'breadcrumb breadcrumbs crumb crumbs pager pagination paging pagenavi pagelinks nextprev prevnext skiplink skip',
  ],
  [cue.tags, 'tag tags tagcloud tagged taglist keywords topics schlagworte posttags categories'],
  [cue.popup, 'popup modal lightbox overlay dialog interstitial toast snackbar tooltip flyout'],
  [cue.unseen, 'hidden invisible hide noprint'],
  [cue.promo, 'promo promotion banner cta calltoaction announcement ticker upsell teaserbox'],
  [
    cue.disclosure,
    'accordion accordions collapse collapsible toggle toggles tab tabs tabpanel panel faq faqs expander',
  ],
  [cue.question, 'question frage pregunta'],
  [cue.head, 'title head header heading button trigger label handle question summary link anchor'],
  [cue.caption, 'caption figcaption credit credits copyright photocredit imagecredit'],
  [cue.toolbar, 'toolbar tools toolbox utility utilities actions print printbutton'],
  [cue.search, 'search searchform searchbox searchbar suche buscador recherche'],
]

const words = new Map<string, number>()
for (const [bit, list] of vocabulary) {
  for (const word of list.split(' ')) words.set(word, (words.get(word) ?? 0) | bit)
}

/** Page builders call every box a widget, banner or header: only words that mean one thing count in their names. */
const builders =
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
const pieces =
  /^(card|tile|box|item|product|plan|price|pricing|offer|course|event|room|service|list|table|accordion|media|feature)$/
const ofThePage = cue.footer | cue.header | cue.byline

/** 'hidden-xs' hides on some screens only. */
const screens = new Set([
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

/** Between two pages: the classes are cut from the page they stand in, and would keep all of it in memory. */
export function forgetClasses(): void {
  knownClasses.clear()
  knownVoices.clear()
}

const knownVoices = new Map<string, boolean>()
const customers =
  /(?:^|[^a-z])(?:testimonials?|reviews?|trustpilot|recension[ei]|rezension|bewertung|kundenstimme|t[eé]moignage|opiniones|rese[nñ]a|depoimento|pullquote)/i

/** Whether a class says that customers speak. */
export function namesCustomers(className: string): boolean {
  let known = knownVoices.get(className)
  if (known === undefined) {
    known = customers.test(className)
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
  return className.length > 5 && /hidden|d-none|sr-only|screen|assistive/i.test(className)
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

/** 'd-none d-md-block' and 'hidden lg:flex' hide on phones only. */
const hidingNames = new Set(['hidden', 'd-none'])
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

/** Whether only those who have the page read to them hear it. */
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
  if ((bits & cue.unseen) !== 0 && parts.some((part) => screens.has(part))) bits &= ~cue.unseen
  if (parts.length > 1 && pieces.test(parts[0]!)) bits &= ~ofThePage
  if (parts.length > 1 && builders.test(parts[0]!) && !parts.includes('location')) bits &= plainInBuilders
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
      parts.push(lower.slice(start, at))
      start = -1
    }
    if (isInside && start < 0) start = at
    followsCapital = capital
  }
  if (start >= 0) parts.push(start === 0 ? lower : lower.slice(start))
  return parts
}

function isLetter(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 0xc0 && code <= 0xff && code !== 0xd7)
}

function isCapital(code: number): boolean {
  return code >= 65 && code <= 90
}
