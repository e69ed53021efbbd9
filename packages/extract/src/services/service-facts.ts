import type { ReadPage } from '@foyer/crawler/read/read-page'
import { isNeighbourhood, isUnderThirdParty, placedLines } from '../attribute/third-parties.ts'
import type { Fact } from '../fact.ts'
import { tidyLabel } from '../money/price-labels.ts'
import { namesPrices } from '../money/sums/price-words.ts'
import { isDated } from '../page/dated-pages.ts'
import type { PageLine } from '../page/page-lines.ts'
import { shortenedText } from '../page/shortened.ts'
import { stems } from '../page/stems.ts'
import { isAddressed, isNotOffered } from './not-offered.ts'
import { isForOthers, isNavigation, isOfferName, namesNoOffer } from './offer-names.ts'

const listNames =
  'services?|treatments?|procedures|what-?we-?(?:do|offer)|practice-areas|leistungen|leistungs(?:spektrum|angebot|übersicht|uebersicht)|behandlungen|rechtsgebiete|servicios|tratamientos|prestations|soins|servizi|trattamenti|servi[çc]os|tratamentos|diensten|behandelingen|specialisaties'
const listPage = new RegExp(
  `^(?:(?:our|my|all|unsere|meine|nos|mes|nuestros|mis|i-nostri|i-miei|os-nossos|onze|mijn)-?)?(?:${listNames})$`,
  'i',
)
const rooms =
  'rooms|accommodation|zimmer|habitaciones|alojamientos?|chambres|h[eé]bergements?|locations|camere|quartos|kamers'
const roomPage = new RegExp(`(?:^|[_-])(?:${rooms})(?:$|[_-])`, 'i')
const servicePage = new RegExp(
  `(?:^|[\\s_-])(?:${listNames}|${rooms}|therap(?:y|ies)|classes|courses|workshops|activities|tours|memberships?|angebote?|kurse|actividades|activit[eé]s|attivit[aà]|atividades|activiteiten|lessen|cursussen|aanbod)(?:$|[\\s_-])`,
  'i',
)
const serviceHeading =
  /^(?:(?:our |my |all )?(?:services|treatments|practice areas)|what we (?:do|offer)|we offer|(?:unsere |meine )?(?:leistungen|angebote?|behandlungen|rechtsgebiete)|unser (?:leistungsspektrum|angebot)|(?:was )?wir bieten(?: an)?|was wir (?:tun|machen|anbieten)|(?:nuestros |mis )?(?:servicios|tratamientos)|(?:qué|lo que) (?:hacemos|ofrecemos)|(?:nos |mes )?(?:services|prestations|soins)|ce que nous (?:faisons|proposons)|nous proposons|(?:i nostri |i miei )?(?:servizi|trattamenti)|cosa (?:facciamo|offriamo)|(?:os nossos )?(?:serviços|tratamentos)|o que (?:fazemos|oferecemos)|(?:onze |mijn )?(?:diensten|behandelingen|specialisaties)|ons aanbod|wat (?:wij|we) (?:doen|bieden))(?=$|[:,]| (?:&|and|und|et|e|y|en|in|at|im|à|a) )/i

/** Its list names courses; its headings may be days, ages or places. */
const courseHeading =
  /^(?:our|my|unsere|meine|nos|mes|nuestr[oa]s|mis|(?:i|le) (?:nostr[ie]|miei|mie)|[oa]s noss[oa]s|onze|mijn) (?:courses|classes|lessons|workshops|tours|therapies|activities|kurse|touren|führungen|therapien|schwerpunkte|cours|ateliers|stages|activités|cursos|clases|talleres|actividades|corsi|lezioni|laboratori|attività|aulas|atividades|cursussen|lessen|activiteiten)$/i

const productHeading =
  /^(?:our |the |unsere? |nuestros |nos |i nostri |os nossos |onze )?(?:products?|product range|range|produkte|sortiment|productos|produits|prodotti|produtos|producten)$/i

/** 'La Guinguette', 'Take-away pizza'. */
const isCardTitle = (text: string) =>
  /^\p{Lu}/u.test(text) &&
  !/\d|[.!?:,;]$|[|·→»]/.test(text) &&
  text.split(' ').length <= 5 &&
  !isNavigation(text) &&
  !namesPrices(text)

const saidOfOffer =
  /(?<!\p{L})(?:next|upcoming|terms|rules|badges?|nächste[rsn]?|termine|kursblöcke|abmeld\p{L}*|anmeld\p{L}*|storn\p{L}*|absag\p{L}*|abzeichen|mitbringen|ablauf|regeln|prochain\p{L}*|annul\p{L}*|inscription\p{L}*|règles|prossim\p{L}*|disdett\p{L}*|iscrizion\p{L}*|regole|colazione|próxim\p{L}*|inscrip\p{L}*|cancela\p{L}*|normas|volgende|afmeld\p{L}*|aanmeld\p{L}*|who it|for whom|für wen|pour qui|per chi|para quién|included|inbegriffen|compris|incluso|toilets?|showers?|wc|facilities)(?!\p{L})/u

/** 'How it works' and 'Packages' head steps and sizes, 'Why choose us' reasons. The first heading greets. */
const reasonsHeading = /^(?:why|warum|pourquoi|perché|por qué|porquê|waarom)(?!\p{L})/iu
const headsNoOffers = (heading: string) => isNotOffered(heading) || reasonsHeading.test(heading)

/** 'Lukas Ebner' over 'Masseur'. */
const isPerson = ({ label, value }: Fact) =>
  /^(?:(?:Dr|Mag|Prof)\.? )?\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)? (?:(?:de|di|von|van|der|la) )?\p{Lu}[\p{Ll}'’-]+(?:-\p{Lu}\p{Ll}+)?$/u.test(
    label,
  ) &&
  value !== '' &&
  value.length <= 40 &&
  !/\d/.test(value) &&
  !/[.!?]$/.test(value)

/** 'Adults' over '£38'. */
const isPriceLine = ({ kind, value }: Fact) =>
  kind === 'service' && /\d/.test(value) && value.length <= shortestText && !/\p{L}{4}\s\p{L}{4}/u.test(value)

export const isService = (fact: Fact): boolean =>
  !isPerson(fact) && !isPriceLine(fact) && !saidOfOffer.test(fact.label.toLowerCase())

/** 'Double room, 22 m²'. */
const roomWords =
  /\d\s?(?:m²|m2|qm|mq|sq ?ft)(?!\p{L})|(?<!\p{L})(?:double|twin|single|family) room|(?<!\p{L})(?:suite|bedrooms?|\p{L}*zimmer|\p{L}*kamer|matrimoniale|tripla|appartamento|ferienwohnung|chambre|habitación|quarto)(?!\p{L})/iu
export const isRoom = (value: string): boolean => roomWords.test(value)
/** Visitors don't ask for a room called 'Melograno'. */
export const isRoomsName = ({ label, value, url }: Pick<Fact, 'label' | 'value' | 'url'>): boolean =>
  (isRoom(value) || (roomPage.test(foldersOf(url).at(-1)!) && !isRoom(label))) && nameAlone.test(label)
const nameAlone =
  /^(?:(?:the|il|lo|la|le|der|die|das|el)\s|l['’])?[^\s,]+(?:(?:,| e| and| und| et| y| en) [^\s,]+){0,3}$/iu

export const noServiceName =
  /^(?:adults?|children|kids|families|seniors?|members?|guests|(?:wo)?men|ladies|gents|gentlemen|girls|boys|private|semi-private|express|erwachsene|kinder|familien|senioren|mitglieder|damen|herren|frauen|männer|mädchen|jungen|privat|adultes|enfants|familles|femmes?|hommes?|filles|garçons|adulti|bambini|ragazzi|famiglie|soci|donn[ae]|uom[oi](?:ni)?|adultos|niños|mujer(?:es)?|hombres?|caballeros|señoras|crianças|mulher(?:es)?|homens?|volwassenen|kinderen|dames|heren|reception\b.*|segreteria|rezeption|sekretariat|büro|office|deposits?|kaution|cauzion[ei]|caparra|the (?:day|boats|house|rooms))$/iu

/** So many priced items are a menu or a shop. */
const mostSold = 8

const shopPath =
  /[/_-](?:(?:web|online|farm|gift)?-?shop|store|products|laden|produkte|boutique|magasin|produits|tienda|productos|negozio|bottega|prodotti|loja|produtos|winkel|producten)(?:\.\w{2,5})?\/?$/i

/** A heading with a price of that very name is sold. */
export function soldByName(
  { url }: ReadPage,
  prices: readonly Fact[],
  headings: string[],
): (heading: string) => boolean {
  if (prices.length === 0 || shopPath.test(url)) return () => false
  const named = new Set(prices.filter(({ sure }) => sure !== false).map(({ label }) => label))
  const sold = new Set(headings.filter((heading) => named.has(tidyLabel(heading))))
  return (heading) => sold.size <= mostSold && sold.has(heading)
}

const shortestText = 14
const longestTile = 40

export function serviceFacts(page: ReadPage, prices: readonly Fact[]): Fact[] {
  const path = pathOf(page.url)
  if (isDated(page) || isForOthers(path) || isNeighbourhood(page)) return []
  const folders = foldersOf(page.url)
  const last = folders.pop()!
  const service = (label: string, sure: boolean): Fact => ({
    kind: 'service',
    label,
    value: '',
    url: page.url,
    origin: 'text',
    sure,
  })
  // '/treatments/acupuncture' is about one service.
  if (folders.some((folder) => listPage.test(folder))) {
    const name = page.headings[0]?.text ?? ''
    return isOfferName(name) ? [{ ...service(name, true), value: shortenedText(page.description) }] : []
  }
  const isList = listPage.test(last)
  const isOfKind = servicePage.test(last)
  const isSold = soldByName(
    page,
    prices,
    page.headings.map(({ text }) => text),
  )
  const priced = roomPage.test(last) ? prices.map(({ label }) => stems(label)) : []
  const onServicePage = isOfKind || servicePage.test(` ${page.title} `)
  let isListed = false
  let inside = onServicePage
  let insideLevel = inside ? 1 : 9
  const facts: Fact[] = []
  let titleBlock = -1
  let open: Fact | null = null
  let listing: Listing | null = null
  let title: Fact | null = null
  for (const line of placedLines(page)) {
    if (!line.own || isUnderThirdParty(line)) continue
    // A card without a heading: a name on one line, its text on the next.
    if (onServicePage && line.kind === 'text' && facts.length < 60) {
      if (title && line.text.length >= longestTile && line.block !== titleBlock) {
        title.value = shortenedText(line.text)
        facts.push(title)
      }
      const isTitle = line.text.length <= longestTile && isCardTitle(line.text)
      title = isTitle ? service(line.text, isList) : null
      titleBlock = line.block
    }
    if (line.kind === 'heading') {
      open = null
      if (listing) facts.push(...listing.end())
      // 'We offer' to applicants lists no services.
      const isAnnounced = serviceHeading.test(line.text) && !line.path.some(isForOthers)
      if (isAnnounced) {
        inside = true
        isListed = true
        insideLevel = Math.min(insideLevel, line.level)
      } else if (inside && line.level <= insideLevel && line.level > 1) {
        inside = isOfKind
        isListed = false
      } else if (
        inside &&
        line.level > insideLevel &&
        line.level <= 4 &&
        isOfferName(line.text) &&
        !line.path.slice(1).some(headsNoOffers)
      ) {
        const name = stems(line.text)
        open = service(
          line.text,
          isListed ||
            isList ||
            isSold(line.text) ||
            priced.some((label) => ` ${label} `.startsWith(` ${name} `)),
        )
        facts.push(open)
      }
      const lists =
        isAnnounced || courseHeading.test(line.text)
          ? 'service'
          : productHeading.test(line.text)
            ? 'product'
            : null
      listing = lists && createListing(lists, page.url)
    } else if (open && open.value === '' && line.kind === 'text') open.value = shortenedText(line.text)
    else listing?.take(line)
  }
  if (listing) facts.push(...listing.end())
  return facts
    .filter(isService)
    .slice(0, 60)
    .map((fact) =>
      isRoomsName(fact) || isAddressed(fact.label) || noServiceName.test(fact.label)
        ? { ...fact, sure: false }
        : fact,
    )
}

interface Listing {
  take(line: PageLine): void
  end(): Fact[]
}

const fewestTiles = 3

/** The items below the heading, or a run of short lines when there are none, as tiles are. */
function createListing(kind: 'service' | 'product', url: string): Listing {
  const items: Fact[] = []
  const tiles: Fact[] = []
  let isRun = true
  return {
    take({ kind: lineKind, text }) {
      const named = offerInLine(text)
      if (lineKind === 'item') {
        if (named) items.push({ kind, ...named, url, origin: 'text', sure: true })
      } else if (lineKind === 'text' && named && named.value === '' && text.length <= longestTile)
        tiles.push({ kind, ...named, url, origin: 'text', sure: true })
      else isRun = false
    },
    end: () => (items.length > 0 || !isRun || tiles.length < fewestTiles ? items : tiles),
  }
}

const money = /\d\s?[€£$]|[€£$]\s?\d|\d\s(?:EUR|CHF|GBP|USD)\b/u

/** 'Boiler repair: same day' is boiler repair; a sentence names nothing. */
function offerInLine(text: string): { label: string; value: string } | null {
  const mark = /:\s|\s[–—-]\s|\n/.exec(text)
  const label = text.slice(0, mark?.index).trimEnd()
  const value = mark ? text.slice(mark.index + mark[0].length) : ''
  const isName =
    label.length >= 3 && label.length <= 60 && /^[\p{Lu}\d]/u.test(label) && !/[.!?]$/.test(label)
  if (!isName || label.split(' ').length > 7 || namesNoOffer(label) || money.test(label)) return null
  if (isNotOffered(label) || isAddressed(label)) return null
  return { label, value: shortenedText(value.trim()) }
}

const foldersOf = (url: string): string[] =>
  pathOf(url)
    .replace(/\/(?:index\.\w{2,5})?$/, '')
    .replace(/\.\w{2,5}$/, '')
    .split('/')

function pathOf(url: string): string {
  try {
    return decodeURIComponent(new URL(url).pathname)
  } catch {
    return ''
  }
}
