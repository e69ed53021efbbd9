import type { ReadPage } from '../read/read-page.ts'
import type { Fact } from './fact.ts'
import { type PageLine, pageLines } from './page-lines.ts'

const servicePage =
  /(?:^|[\s/_-])(?:our-?)?(?:services?|treatments?|what-?we-?(?:do|offer)|therap(?:y|ies)|procedures|classes|courses|leistungen|angebot|behandlungen|servicios|tratamientos|prestations|services|soins|servizi|trattamenti|serviços|diensten)(?:$|[\s/_.-])/i
const serviceHeading =
  /^(?:our )?(?:services|treatments|what we (?:do|offer)|(?:unsere )?leistungen|(?:unser )?angebot|(?:nuestros )?servicios|(?:nos )?(?:services|prestations)|(?:i nostri )?servizi)\b/i

const productHeading =
  /^(?:our |the |unsere? |nuestros |nos |i nostri |os nossos |onze )?(?:products?|product range|range|produkte|sortiment|productos|produits|prodotti|produtos|producten)$/i

/** Headings that stand on every kind of page and name no service. */
const general =
  /^(?:contact|about|faq|missing|cancel\p{L}*|refunds?|deposits?|payments?|paying|parking|access|booking|if you|bring\p{L}*|age|frequently|why|how|when|who|where|which|what|before you|after your|good to know|included|wie|wann|was|wo|wer|c[oó]mo|cu[aá]ndo|qu[eé]|d[oó]nde|comment|quand|que|où|come|quando|cosa|dove|our (?:team|story|promise|process)|testimonials?|reviews?|what (?:our|people)|book|get in touch|opening|hours|find us|prices?|pricing|ready|blog|news|kontakt|über uns|warum|öffnungszeiten|preise|contacto|sobre|por qué|horario|precios|à propos|pourquoi|horaires|tarifs|contatti|chi siamo|perché|orari|prezzi|questions?|need|see also|related|more)\b|\?$/iu

/** 'What we offer' to those who want to work here is no service. */
const aboutOthers =
  /(?:^|[\s/_-])(?:careers?|jobs?|vacanc(?:y|ies)|karriere|stellen[a-z]*|empleo|trabaja[a-z]*|recrutement|carri[eè]res?|lavora[a-z]*|blogs?|news|privacy|terms|cookies?)(?:$|[\s/_.-])/i

const longestTile = 40

/** Services and products by the headings of the pages that list them. */
export function serviceFacts(page: ReadPage): Fact[] {
  const path = pathOf(page.url)
  if (page.article || aboutOthers.test(path)) return []
  let inside = servicePage.test(path) || servicePage.test(` ${page.title} `)
  let insideLevel = inside ? 1 : 9
  const facts: Fact[] = []
  let open: Fact | null = null
  let listing: Listing | null = null
  for (const line of pageLines(page)) {
    if (!line.own) continue
    if (line.kind === 'heading') {
      open = null
      if (listing) facts.push(...listing.end())
      if (serviceHeading.test(line.text)) {
        inside = true
        insideLevel = Math.min(insideLevel, line.level)
      } else if (inside && line.level <= insideLevel && line.level > 1) inside = servicePage.test(path)
      else if (
        inside &&
        line.level > insideLevel &&
        line.level <= 4 &&
        line.text.length <= 70 &&
        !general.test(line.text)
      ) {
        open = { kind: 'service', label: line.text, value: '', url: page.url }
        facts.push(open)
      }
      // Right under 'Our services' a list names them, one a line.
      const lists = serviceHeading.test(line.text)
        ? 'service'
        : productHeading.test(line.text)
          ? 'product'
          : null
      listing = lists && createListing(lists, page.url)
    } else if (open && open.value === '' && line.kind === 'text') open.value = shortened(line.text)
    else listing?.take(line)
  }
  if (listing) facts.push(...listing.end())
  return facts.slice(0, 60)
}

interface Listing {
  take(line: PageLine): void
  end(): Fact[]
}

const fewestTiles = 3

/** What stands under a heading that announces a list: its items, or where there is none a run of short lines, as tiles are. */
function createListing(kind: 'service' | 'product', url: string): Listing {
  const items: Fact[] = []
  const tiles: Fact[] = []
  let isRun = true
  return {
    take({ kind: lineKind, text }) {
      const named = offered(text)
      if (lineKind === 'item') {
        if (named) items.push({ kind, ...named, url })
      } else if (lineKind === 'text' && named && named.value === '' && text.length <= longestTile)
        tiles.push({ kind, ...named, url })
      else isRun = false
    },
    end: () => (items.length > 0 || !isRun || tiles.length < fewestTiles ? items : tiles),
  }
}

/** 'Boiler repair: same day' is boiler repair; a whole sentence names nothing. */
function offered(text: string): { label: string; value: string } | null {
  const mark = /:\s|\s[–—-]\s|\n/.exec(text)
  const label = text.slice(0, mark?.index).trimEnd()
  const value = mark ? text.slice(mark.index + mark[0].length) : ''
  const isName =
    label.length >= 3 && label.length <= 60 && /^[\p{Lu}\d]/u.test(label) && !/[.!?]$/.test(label)
  if (!isName || label.split(' ').length > 7 || general.test(label)) return null
  return { label, value: shortened(value.trim()) }
}

export function shortened(text: string): string {
  if (text.length <= 180) return text
  const sentence = /^.{40,180}?[.!?](?=\s)/s.exec(text)?.[0]
  return sentence ?? `${text.slice(0, text.lastIndexOf(' ', 175))}…`
}

function pathOf(url: string): string {
  try {
    return decodeURIComponent(new URL(url).pathname)
  } catch {
    return ''
  }
}
