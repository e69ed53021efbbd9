// Stems of what visitors ask businesses about, matched at word starts in the path or link text without accents.
const businessWords = words(`
  pric(e|es|ing)\\b cost fees? rates? plans?\\b packages? preis tarif kosten prix precio tarifa prezz listino preco cennik prijs prijzen tariev
  contact kontakt contatt contato get-in-touch reach-us
  about uber-uns ueber-uns wir-uber wer-wir a-propos qui-sommes quienes-somos sobre-nos(otros)? quem-somos chi-siamo over-ons o-nas team\\b staff our-story company
  servic leistung dienst prestation servizi diensten uslugi treatment behandlung behandeling soin tratamiento
  products?\\b produkt produit producto prodott product aanbod shop\\b store\\b menu\\b speisekarte carte\\b carta\\b rooms? zimmer kamers verhuur chambre habitacion camere
  faqs?\\b frequently help\\b questions preguntas haufige domande perguntas veelgestelde vragen\\b
  hours opening offnungszeit oeffnungszeit horair horario orari openingstijd openingsu godziny bezoek visit\\b
  locations? address anfahrt standort adresse find-us where directions ubicacion dove adres\\b bereikbaar route\\b locatie vestiging acces\\b book(ing)? appointments? termin afspraak reserv
`)
const termsWords = words(`
  polic terms conditions agb datenschutz privacy privacidad confidentialite impressum imprint legal aviso mentions
  shipping delivery versand verzend levering bezorg livraison envio spedizion returns? refund ruckgab widerruf retour annuler devolucion
  warranty garant cancel payment zahlung paiement betal voorwaarden huisregels pago
`)
const businessWordsElsewhere =
  /цен[аы]|контакт|о-нас|о нас|услуг|товар|часы|доставк|价格|联系|关于|服务|产品|料金|価格|お問い合わせ|会社概要|サービス|商品|営業時間|アクセス|よくある|가격|문의|소개|서비스|السعر|الأسعار|اتصل|من نحن|خدمات|fiyat|iletisim|hakkimizda|hizmet/
const minorPage =
  /(?:^|[^a-z])(?:tags?|categor[a-z]+|kategorien?|author|archives?|feed|rss|print|amp|search|suche|log-?in|anmelden|sign-?(?:in|up)|register|cart|warenkorb|checkout|basket|account|wishlist|compare|comments?|attachment|embed|calendar|wp-[a-z]+|trackback|xmlrpc|cgi-bin|sessions?)(?:[^a-z]|$)/
const datedPath =
  /\/(19|20)\d\d([/-]|$)|\/(page|seite|pagina)[/-]?\d+|\/(blog|news|press|aktuelles|noticias|actualites)\/./

function words(list: string): RegExp {
  return new RegExp(`(?:^|[^a-z])(?:${list.trim().split(/\s+/).join('|')})`)
}

export interface Rank {
  depth: number
  text: string
  language: string
}

/** Lower ranks go first: short addresses near the start and business topics. Archives and other languages come last. */
export function priorityOf(url: URL, { depth, text, language }: Rank): number {
  const path = decodedPlainText(url.pathname)
  const segments = path.split('/').filter(Boolean)
  let priority = depth * 10 + segments.length * 4 + (url.search ? 8 : 0)
  const label = `${path} ${decodedPlainText(text.slice(0, 80))}`
  if (minorPage.test(path)) priority += 60
  else if (businessWords.test(label) || businessWordsElsewhere.test(label)) priority -= 30
  else if (termsWords.test(label)) priority -= 15
  if (datedPath.test(path)) priority += 25
  if (languagePrefix(url) !== language) priority += 30
  return priority
}

/** The language of the first path segment: 'de' for `/de/preise`, 'pt-br' for `/pt-br/`. */
export function languagePrefix(url: URL): string {
  return /^\/([a-z]{2}(?:[-_][a-z]{2})?)(?=\/|$)/i.exec(url.pathname)?.[1]?.toLowerCase() ?? ''
}

function decodedPlainText(text: string): string {
  if (!/[^\x20-\x7e]|%/.test(text)) return text.toLowerCase()
  let decoded = text
  try {
    decoded = decodeURIComponent(text)
  } catch {
    // Malformed escapes stay undecoded.
  }
  return decoded.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
