import type { ReadPage } from '../read/read-page.ts'
import type { Fact } from './fact.ts'
import type { PageLine } from './page-lines.ts'
import { namesPrices } from './price-words.ts'
import { headsOthers, isDated, isNeighbourhood, placedLines } from './whose.ts'

const servicePage =
  /(?:^|[\s/_-])(?:our-?)?(?:services?|treatments?|what-?we-?(?:do|offer)|therap(?:y|ies)|procedures|classes|courses|workshops|activities|rooms|accommodation|tours|memberships?|leistungen|angebote?|behandlungen|kurse|zimmer|servicios|tratamientos|actividades|habitaciones|alojamientos?|prestations|soins|activit[eé]s|chambres|h[eé]bergements?|locations|servizi|trattamenti|attivit[aà]|camere|serviços|atividades|quartos|diensten|behandelingen|activiteiten|lessen|cursussen|aanbod|kamers)(?:$|[\s/_.-])/i
/** A page that is a list of what is offered, and nothing else. */
const listPage =
  /(?:^|[/_-])(?:our-?)?(?:services?|treatments?|procedures|what-?we-?(?:do|offer)|leistungen|behandlungen|servicios|tratamientos|prestations|soins|servizi|trattamenti|serviços|diensten|behandelingen)(?:[/_.-]|$)/i
const serviceHeading =
  /^(?:our )?(?:services|treatments|classes|courses|what we (?:do|offer)|(?:unsere )?(?:leistungen|angebote?|kurse|behandlungen)|(?:nuestros )?(?:servicios|tratamientos)|(?:nos )?(?:services|prestations)|(?:i nostri )?(?:servizi|trattamenti)|(?:os nossos )?serviços|(?:onze )?(?:diensten|behandelingen|lessen|cursussen)|ons aanbod)\b/i

const productHeading =
  /^(?:our |the |unsere? |nuestros |nos |i nostri |os nossos |onze )?(?:products?|product range|range|produkte|sortiment|productos|produits|prodotti|produtos|producten)$/i

/** 'La Guinguette', 'Take-away pizza': a name, no sentence, no figure. */
const isCardTitle = (text: string) =>
  /^\p{Lu}/u.test(text) &&
  !/\d|[.!?:,;]$|[|·→»]/.test(text) &&
  text.split(' ').length <= 5 &&
  !general.test(text) &&
  !navigation.test(text) &&
  !namesPrices(text)

/** Headings that stand on every kind of page and name no service. */
const general =
  /^(?:contact|about|faq|missing|cancel\p{L}*|refunds?|deposits?|payments?|paying|parking|access|booking|if you|bring\p{L}*|age|frequently|why|how|when|who|where|which|what|before you|after your|good to know|included|wie|wann|was|wo|wer|c[oó]mo|cu[aá]ndo|qu[eé]|d[oó]nde|comment|quand|que|où|come|quando|cosa|dove|our (?:team|story|promise|process)|testimonials?|reviews?|what (?:our|people)|book|get in touch|opening|hours|find us|prices?|pricing|ready|blog|news|kontakt|über uns|warum|öffnungszeiten|preise|contacto|sobre|por qué|horario|precios|à propos|pourquoi|horaires|tarifs|contatti|chi siamo|perché|orari|prezzi|questions?|need|see also|related|more|other|also|et aussi|autres|sonstiges|weitere|otros|altro|altri|outros|overig|summary|overview|übersicht|introduction|einleitung|prix|preis|request|subscribe|apply|enquire)\b|\?$/iu

/** 'What we offer' to those who want to work here is no service. */
const aboutOthers =
  /(?:^|[\s/_-])(?:careers?|jobs?|vacanc(?:y|ies)|karriere|stellen[a-z]*|empleo|trabaja[a-z]*|recrutement|carri[eè]res?|lavora[a-z]*|blogs?|news|privacy|terms|cookies?)(?:$|[\s/_.-])/i

/** What is said of an offer rather than offered: when it begins again, how to withdraw, what a house has. */
const about =
  /(?<!\p{L})(?:next|upcoming|terms|rules|badges?|certificates?|nächste[rsn]?|termine|kursblöcke|abmeld\p{L}*|anmeld\p{L}*|storn\p{L}*|absag\p{L}*|abzeichen|mitbringen|ablauf|regeln|prochain\p{L}*|annul\p{L}*|inscription\p{L}*|règles|prossim\p{L}*|disdett\p{L}*|iscrizion\p{L}*|regole|colazione|próxim\p{L}*|inscrip\p{L}*|cancela\p{L}*|normas|volgende|afmeld\p{L}*|aanmeld\p{L}*|who it|for whom|für wen|pour qui|per chi|para quién|included|inbegriffen|compris|incluso|toilets?|showers?|wc|facilities)(?!\p{L})/iu

/** 'Lukas Ebner' over 'Masseur' is somebody who works here. */
const isPerson = ({ label, value }: Fact) =>
  /^(?:(?:Dr|Mag|Prof)\.? )?\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)? (?:(?:de|di|von|van|der|la) )?\p{Lu}[\p{Ll}'’-]+(?:-\p{Lu}\p{Ll}+)?$/u.test(
    label,
  ) &&
  value !== '' &&
  value.length <= 40 &&
  !/\d/.test(value) &&
  !/[.!?]$/.test(value)

/** 'Adults' over '£38' is a line of a price list, whatever heads it. */
const isPriceLine = ({ kind, value }: Fact) =>
  kind === 'service' && value !== '' && value.length <= shortestText && !/\p{L}{4}\s\p{L}{4}/u.test(value)

const shortestText = 14
const longestTile = 40

/** Services and products by the headings of the pages that list them. */
export function serviceFacts(page: ReadPage): Fact[] {
  const path = pathOf(page.url)
  if (isDated(page) || aboutOthers.test(path) || isNeighbourhood(page)) return []
  const listsServices = listPage.test(path)
  let isListed = false
  let inside = servicePage.test(path) || servicePage.test(` ${page.title} `)
  let insideLevel = inside ? 1 : 9
  const facts: Fact[] = []
  let titleBlock = -1
  let open: Fact | null = null
  let listing: Listing | null = null
  const onServicePage = inside
  let title: Fact | null = null
  for (const line of placedLines(page)) {
    if (!line.own || line.path.some(headsOthers)) continue
    // A name in a line of its own over a text of its own: a card without a heading.
    if (onServicePage && line.kind === 'text' && facts.length < 60) {
      if (title && line.text.length >= longestTile && line.block !== titleBlock) {
        title.value = shortened(line.text)
        facts.push(title)
      }
      const isTitle = line.text.length <= longestTile && isCardTitle(line.text)
      title = isTitle
        ? { kind: 'service', label: line.text, value: '', url: page.url, origin: 'text', sure: listsServices }
        : null
      titleBlock = line.block
    }
    if (line.kind === 'heading') {
      open = null
      if (listing) facts.push(...listing.end())
      if (serviceHeading.test(line.text)) {
        inside = true
        isListed = true
        insideLevel = Math.min(insideLevel, line.level)
      } else if (inside && line.level <= insideLevel && line.level > 1) {
        inside = servicePage.test(path)
        isListed = false
      } else if (
        inside &&
        line.level > insideLevel &&
        line.level <= 4 &&
        line.text.length <= 70 &&
        !namesPrices(line.text) &&
        !general.test(line.text)
      ) {
        const sure = isListed || listsServices
        open = { kind: 'service', label: line.text, value: '', url: page.url, origin: 'text', sure }
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
  return facts.filter((fact) => !isPerson(fact) && !isPriceLine(fact) && !about.test(fact.label)).slice(0, 60)
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
        if (named) items.push({ kind, ...named, url, origin: 'text', sure: true })
      } else if (lineKind === 'text' && named && named.value === '' && text.length <= longestTile)
        tiles.push({ kind, ...named, url, origin: 'text', sure: true })
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

/** Pages that every site has and nobody offers for sale. */
const navigation =
  /^(?:home|start(?:seite)?|inicio|accueil|home ?page|about|visit|shop|store|über|ueber|who we|our (?:story|team|history|people|values|mission)|contact\p{L}*|kontakt|contatt\p{L}*|contat\p{L}*|team|staff|people|equipo|équipe|squadra|equipe|meet|prices?|pricing|fees?|rates|preise?|preisliste|tarif\p{L}*|precios|prezzi|listino|preços|tarieven|opening|hours|öffnungs\p{L}*|horair\p{L}*|horario\p{L}*|orari\p{L}*|find|locations?|where|directions|getting|how to|anfahrt|lage|wo |accès|acces|venir|situation|cómo|como|dónde|donde|ubicaci\p{L}*|dove|come|onde|galler\p{L}*|galer\p{L}*|photos?|bilder|fotos?|videos?|reviews?|testimonials?|bewertungen|avis|opiniones|recensioni|faqs?|questions?|fragen|frequently|blogs?|news\p{L}*|resources?|research|publications?|projects?|compliance|investors?|media|certificat\p{L}*|quality|awards?|domain|alumni|students?|parents?|aktuelles|actualit\p{L}*|noticias|notizie|press|presse|events?|veranstaltungen|calendar|kalender|agenda|jobs?|careers?|karriere|stellen\p{L}*|empleo|recrutement|lavora|vacanc\p{L}*|work with|privacy|datenschutz|privacidad|confidentialit\p{L}*|terms|agb|conditions?|condiciones|condizioni|legal|aviso|mentions|impressum|imprint|cookies?|polic\p{L}*|règlement|reglement|rules|hausordnung|normas|regolamento|login|log in|sign|account|konto|cart|basket|warenkorb|panier|carrito|checkout|search|suche|sitemap|book|booking\p{L}*|buchen|buchung|reserv\p{L}*|réserv\p{L}*|prenota\p{L}*|availab\p{L}*|verfügbar\p{L}*|dispon\p{L}*|history|geschichte|histoire|historia|storia|sustainab\p{L}*|nachhaltig\p{L}*|partners?|partenaires|links|downloads?|surround\p{L}*|umgebung|entorno|environs|dintorni|area|region|nearby|newsletter|support|help|hilfe|ayuda|aide|donate|services?|leistungen|angebote?|servicios|prestations|servizi|treatments?|products?|produkte|menu|speisekarte|carte|carta|more|mehr|plus|all|alle|register|new (?:patients?|clients?|customers?|here)|welcome|willkommen|bienvenu\p{L}*|english|deutsch|français|español|italiano|português|nederlands|en|de|fr|es|it|pt|nl|request|subscribe|enquir\p{L}*|apply|skip|back|next|prev\p{L}*|read|call|e-?mail|tel\p{L}*|phone|facebook|instagram|twitter|youtube|follow|share|click|map|view|see|learn|get|top|close|details|dettagli|détails|detalles|domande|questions|preguntas|gut zu wissen|wissenswertes|good to know|bon à savoir|eintritt|routes?|wir über|menschen|rund um|nei dintorni|in the area|schools?|groups?|gruppen|an- und abreise|anreise|abreise)(?![\p{L}])/iu

/** Whether a link of the navigation could name something offered. */
export function namesOffer(text: string): boolean {
  const isName =
    text.length >= 3 && text.length <= 40 && text.split(' ').length <= 5 && /^[\p{L}]/u.test(text)
  return isName && !/\d{3}|[@|→»?!:]|\.$/u.test(text) && !navigation.test(text) && !general.test(text)
}
