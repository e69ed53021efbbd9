import { fullDayNames } from '@foyer/calendar/day-words'
import { monthNames } from '@foyer/calendar/month-words'
import type { RenderedBlock } from './block-writer.ts'

const boilerplateLine =
  /^\W*(?:share(?: this(?: (?:article|post|page|story))?)?|tweet|print|email|e-mail|facebook|twitter|linkedin|pinterest|whatsapp|instagram|youtube|advertisements?|anzeige|werbung|publicidad|publicité|sponsored|read more|continue reading|learn more|more info(?:rmation)?|view more|load more|show more|see more|mehr(?: lesen| erfahren)?|weiterlesen|leer más|lire la suite|en savoir plus|back to top|nach oben|volver arriba|skip to (?:main )?content|zum inhalt(?: springen)?|close|menu|search|subscribe|sign up|log ?in|next|previous|prev|home|comments?|no comments(?: yet)?|leave a (?:comment|reply)|reply|teilen|(?:diese seite|artikel|beitrag) teilen|drucken|zurück|weiter|loading\.{0,3}|image|photo|kommentieren|keine kommentare)[\s:.…»›→>|+-]*$/i

const elsewhereHeading =
  /^(?:(?:more|other) (?:\S+ ){0,3}(?:stories|articles|posts|news|from|on|about)\b|related\b|recommended\b|most (?:popular|read|viewed)|popular (?:posts|articles|stories)|trending|latest (?:news|posts|articles|stories)|recent (?:posts|comments|articles)|you (?:may|might) (?:also )?(?:like|be interested)|read (?:also|next)|see also|don't miss|up next|elsewhere|das könnte (?:sie|dich|euch)|ähnliche|verwandte|weitere (?:artikel|beiträge|themen|meldungen|news|nachrichten)|mehr (?:zum thema|zu diesem thema|aus|von|über|artikel|\S+ auf)|meist ?gelesen|passend(?:e|er)? (?:dazu|zum thema|artikel|beiträge)|auch interessant|neueste (?:beiträge|kommentare|artikel)|lesen sie auch|lesetipps?|artículos relacionados|también te puede|te puede interesar|à lire aussi|sur le même sujet|articles? (?:similaires|liés)|leggi anche|articoli correlati|potrebbe interessarti|leia também|veja também)/i

const otherProductsHeading =
  /^(?:you (?:may|might) also like|(?:related|similar) (?:products|items)|(?:customers|people) (?:also|who)|recently viewed|pairs well with|das könnte (?:ihnen|dir|euch) (?:auch )?gefallen|(?:ähnliche|passende|verwandte) (?:produkte|artikel|beiträge|themen)|weitere (?:artikel|beiträge|meldungen)|neueste (?:beiträge|artikel|kommentare)|related (?:posts|articles|stories|news)|recent (?:posts|articles|comments)|latest (?:posts|articles|stories)|das könnte (?:sie|dich|euch) (?:auch )?interessieren|entradas (?:recientes|relacionadas)|artículos relacionados|articles (?:récents|similaires)|articoli (?:recenti|correlati)|(?:también|quizás?) te (?:puede|pueda)|productos relacionados|vous aimerez|produits (?:similaires|associés)|potrebbe(?:ro)? (?:interessarti|piacerti)|prodotti correlati)/i

const pointsElsewhere =
  /^\(?(?:related|read more|read also|also read|see also|more|watch|click here|lesen sie(?: hier| auch| mehr)?|mehr(?: dazu| zum thema)?|siehe auch|auch interessant|lees ook|à lire|lire aussi|leggi anche|leer también|lea también|leia (?:também|mais))\b\s*(?:[:>»-]|on\b|anche\b|su\b)/i

const invitationLine =
  /^(?:\W*)(?:click here to|subscribe (?:to|now)|sign up (?:for|to|now)|follow (?:us|me|him|her|the author|\S+ \S+)? ?on\b|like us on|never miss|get (?:the latest|our) .*(?:newsletter|inbox|app)|download (?:our|the) .*app|join our|support (?:us|our)|help us|have (?:a|you got a) (?:story|tip)|abonnieren sie|jetzt abonnieren|folgen sie uns|suscríbete|síguenos|abonnez-vous|suivez-nous|iscriviti|seguici|this (?:article|story|post) (?:was )?(?:originally )?(?:appeared|published)|image \d+ of)/i

const creditLine =
  /^(?:(?:©|\(c\)|copyright\b|fotos?(?:quelle)?\s*:|bild(?:quelle|er)?\s*:|photos?\s*(?:by|:|credit)|image(?:s)?\s*(?:by|:|credit|via|courtesy)|picture\s*:|credit\s*:|quelle\s*:|source\s*:|foto\s*:)|getty images|reuters\/|ap photo)/i

const hasDate = /\b(?:19|20)\d\d\b|\b\d{1,2}[./]\d{1,2}[./]\d{2}\b/

/** Words of datelines: stems of months and weekdays, and small words. */
const namesInDates = [
  ...(['en', 'de', 'es', 'fr', 'it'] as const).flatMap(monthNames),
  ...(['en', 'de', 'es', 'pt'] as const).flatMap(fullDayNames),
]
const stemsInDates = new Set(namesInDates.map((name) => name.slice(0, 3)))
const dateStems = new RegExp([...stemsInDates].join('|'))
const dateWords = new Set(
  (
    'updated published posted modified last on at am pm uhr um gmt utc est edt pst de del le la el à às the of by von par por ' +
    'veröffentlicht aktualisiert zuletzt stand publicado publié pubblicato il vor ago min read minute minutes'
  ).split(' '),
)
const mostOtherLetters = 20

function isDateLine(text: string): boolean {
  if (text.length >= 90 || !hasDate.test(text)) return false
  let others = 0
  for (let at = 0; at < text.length; at++) {
    if (!isLetter(text.charCodeAt(at))) continue
    const start = at
    while (at < text.length && isLetter(text.charCodeAt(at))) at++
    const word = text.slice(start, at).toLowerCase()
    if (!dateWords.has(word) && !dateStems.test(word)) others += word.length
  }
  return others <= mostOtherLetters
}

// Ranges instead of Unicode classes, which take milliseconds to compile.
function isLetter(code: number): boolean {
  if (code < 0xc0) return (code >= 97 && code <= 122) || (code >= 65 && code <= 90)
  if (code === 0xd7 || code === 0xf7) return false
  const isPunctuation = (code >= 0x2000 && code < 0x2c00) || (code >= 0x3000 && code < 0x3040)
  return !isPunctuation && !(code >= 0xd800 && code < 0xe000) && !(code >= 0xfe00 && code < 0xff21)
}

export function filterLines(blocks: RenderedBlock[], article: boolean): void {
  dropLinkRuns(blocks, article)
  if (!article) {
    dropBeforeTitle(blocks)
    dropOtherProducts(blocks)
  }
  for (const block of blocks) {
    if (!block.kept || inTable(block)) continue
    if (block.text.length < 60 && (article || isPlainLine(block)) && boilerplateLine.test(block.text))
      drop(block)
    else if ((isButton(block) || isMenuLine(block)) && !isPriced(block, article)) drop(block)
    else if (article && isAside(block)) drop(block)
  }
  if (article) {
    dropTitle(blocks)
    dropElsewhere(blocks)
    dropDateLines(blocks)
  }
  dropEmptyHeadings(blocks)
}

function inTable(block: RenderedBlock): boolean {
  return block.kind === 'row' || block.kind === 'head'
}

/** 'Menu' can be a restaurant's heading and 'Email' a label, so only links and certain noise count. */
function isPlainLine(block: RenderedBlock): boolean {
  if (block.kind !== 'text' && block.kind !== 'item') return false
  return (
    block.linkOnly ||
    /^\W*(?:advert|anzeige|werbung|skip|back to|nach oben|share|teilen|loading|image|photo)/i.test(block.text)
  )
}

const price = /[€£$]\s?\d|\d\s?(?:[€£$]|EUR|CHF|kr|zł|Kč)/

/** Links with prices are products of a shop. In articles they are advertisements. */
const isPriced = ({ text }: RenderedBlock, article: boolean) => !article && price.test(text)

function isButton(block: RenderedBlock): boolean {
  return block.text.length < 40 && block.buttons > 0 && block.linkOnly && block.kind !== 'heading'
}

function isMenuLine(block: RenderedBlock): boolean {
  return block.anchors >= 3 && block.linkOnly && block.kind !== 'heading'
}

/** Links above the title are logos and switches. */
function dropBeforeTitle(blocks: RenderedBlock[]): void {
  const title = blocks.findIndex((block) => block.kept && block.kind === 'heading' && block.level === 1)
  for (const block of blocks.slice(0, Math.max(0, title))) {
    if (block.kept && block.linkOnly && block.text.length < 60) drop(block, 'frame')
  }
}

/** Drops related products, whose prices would be mistaken for the page's own. */
function dropOtherProducts(blocks: RenderedBlock[]): void {
  let level = 0
  for (const block of blocks) {
    if (!block.kept) continue
    if (block.kind === 'heading') {
      if (otherProductsHeading.test(block.text)) level = block.level
      else if (block.level <= level) level = 0
    }
    if (level > 0) drop(block, 'frame')
  }
}

function isAside(block: RenderedBlock): boolean {
  const { text, kind } = block
  if (text.length > 300) return false
  if (kind === 'text' && block.linkOnly && text.length < 200) return true
  if (block.linked > 0 && pointsElsewhere.test(text)) return true
  if (text.length < 220 && invitationLine.test(text)) return true
  return text.length < 120 && creditLine.test(text)
}

/** Consecutive lines with one link each form a menu; in articles two are enough. */
function dropLinkRuns(blocks: RenderedBlock[], article: boolean): void {
  const enough = article ? 2 : 3
  let run: RenderedBlock[] = []
  let before: RenderedBlock | null = null
  const end = () => {
    // A list of links under a heading such as 'Our services' is content.
    const headed = !article && before?.kind === 'heading' && run.every((block) => block.kind === 'item')
    if (run.length >= enough && !headed) for (const block of run) drop(block)
    run = []
  }
  for (const block of blocks) {
    if (!block.kept) continue
    const isLink = block.linkOnly && block.text.length < 120 && !isPriced(block, article)
    if (block.kind !== 'heading' && !inTable(block) && isLink) run.push(block)
    else {
      end()
      before = block
    }
  }
  end()
}

/** The title is stored separately. */
function dropTitle(blocks: RenderedBlock[]): void {
  for (const block of blocks) if (block.kept && block.kind === 'heading' && block.level === 1) drop(block)
}

function dropElsewhere(blocks: RenderedBlock[]): void {
  let dropping = false
  for (const block of blocks) {
    if (!block.kept) continue
    const heading = block.kind === 'heading' || (block.kind === 'text' && block.text.length < 60)
    if (heading && elsewhereHeading.test(block.text)) dropping = true
    else if (dropping) {
      const linked = block.linked > block.text.length * 0.3
      dropping = linked || (block.text.length < 160 && block.kind !== 'heading')
    }
    if (dropping) drop(block)
  }
}

function dropDateLines(blocks: RenderedBlock[]): void {
  for (const block of blocks) {
    if (block.kept && block.kind !== 'heading' && !inTable(block) && isDateLine(block.text)) drop(block)
  }
}

function dropEmptyHeadings(blocks: RenderedBlock[]): void {
  let dropped = false
  let pending: RenderedBlock | null = null
  for (const block of blocks) {
    if (!block.kept) {
      if (block.kind !== 'heading') dropped = true
      continue
    }
    if (block.kind === 'heading') {
      if (pending && dropped && block.level <= pending.level && pending.level > 1) drop(pending)
      pending = block
      dropped = false
    } else {
      pending = null
      dropped = false
    }
  }
}

function drop(block: RenderedBlock, zone: 'frame' | 'noise' = 'noise'): void {
  block.kept = false
  block.zone = zone
}
