import type { ReadPage } from '@foyer/crawler/read/read-page'
import { remembered } from '@foyer/text/remembered'
import { isNeighbourhood } from '../attribute/third-parties.ts'
import { namesPrices, startsWithPrice } from '../money/sums/price-words.ts'
import { headsNews, isDated } from '../page/dated-pages.ts'
import { pathOf } from '../page/front-page.ts'
import { isNotOffered, withoutOwner } from './not-offered.ts'

const generalHeading =
  /^(?:contact|about|missing|cancel\p{L}*|refunds?|deposits?|payments?|paying|parking|access|booking|if you|bring\p{L}*|age|frequently|why|how|when|who|where|which|what|chi(?! (?:kung|gong|nei))|qui|quiénes?|quem|welche[rs]?|quali?|wat|wanneer|waar|waarom|hoe|before you|after your|good to know|gut zu wissen|wissenswertes|goed om te weten|bon à savoir|included|wie|wann|was|wo|wer|c[oó]mo|cu[aá]ndo|qu[eé]|d[oó]nde|comment|quand|que|où|come|quando|quanto|combien|cu[aá]nto|wieviel|cosa|dove|our (?:team|story|promise|process)|testimonials?|reviews?|what (?:our|people)|book|get in touch|opening|find us|prices?|pricing|ready|blog|news|kontakt|über uns|warum|preise|contacto|sobre|por qué|precios|à propos|pourquoi|tarifs|contatti|chi siamo|perché|prezzi|need|see also|related|more|other|also|et aussi|autres|sonstiges|weitere|otros|altro|altri|outros|overig|summary|overview|übersicht|introduction|einleitung|prix|preis|request|subscribe|apply|enquire)(?!\p{L})|\?$/u

/** On job pages 'What we offer' lists no services. */
const notForCustomersPath =
  /(?:^|[\s/_-])(?:careers?|jobs?|vacanc(?:y|ies)|karriere|stellen[a-z]*|empleo|trabaja[a-z]*|recrutement|carri[eè]res?|lavora[a-z]*|blogs?|news|privacy|terms|cookies?)(?:$|[\s/_.-])/i

const navigationName =
  /^(?:home|start(?:seite)?|(?:fares?|tickets?)(?=$| & | and )|plan (?:your|a|my) (?:visit|day|trip)|experiences?$|inicio|accueil|home ?page|visit|über|ueber|who we|our (?:story|team|history|people|values|mission)|contact\p{L}*|contatt\p{L}*|contat\p{L}*|team|staff|people|equipo|équipe|squadra|equipe|meet|fees?|rates|preise?|preisliste|tarif\p{L}*|listino|preços|tarieven|öffnungs\p{L}*|find|locations?|getting|lage|wo |accès|acces|venir|situation|ubicaci\p{L}*|onde|galler\p{L}*|galer\p{L}*|photos?|bilder|fotos?|videos?|bewertungen|avis|opiniones|recensioni|blogs?|journal|magazine?|diario|tagebuch|news\p{L}*|nieuws|resources?|publications?|projects?|compliance|investors?|certificat\p{L}*|awards?|alumni|students?|parents?|aktuelles|actualit\p{L}*|noticias|notizie|press|presse|events?|veranstaltungen|calendar|kalender|agenda|jobs?|careers?|karriere|stellen\p{L}*|empleo|recrutement|lavora|vacanc\p{L}*|work with|privacy|datenschutz|privacidad|confidentialit\p{L}*|terms|agb|voorwaarden|conditions?|condiciones|condizioni|legal|aviso|mentions|impressum|imprint|cookies?|polic\p{L}*|règlement|reglement|rules|hausordnung|normas|regolamento|login|log in|account|konto|checkout|search|suche|sitemap|booking\p{L}*|buchen|buchung|reserv\p{L}*|réserv\p{L}*|prenota\p{L}*|availab\p{L}*|verfügbar\p{L}*|dispon\p{L}*|history|geschichte|histoire|historia|storia|sustainab\p{L}*|nachhaltig\p{L}*|partners?|partenaires|links|downloads?|surround\p{L}*|umgebung|entorno|environs|dintorni|area|region|nearby|newsletter|support|help|hilfe|ayuda|aide|donate|services?|leistungen|angebote?|servicios|prestations|servizi|treatments?|products?|produkte|menu|menukaart|speisekarte|carte|carta|mehr|alle|register|new (?:patients?|clients?|customers?|here)|welcome|willkommen|bienvenu\p{L}*|enquir\p{L}*|skip|prev\p{L}*|call|e-?mail|tel\p{L}*|facebook|instagram|twitter|youtube|follow|click|see|learn|get|details|dettagli|détails|detalles|eintritt|routes?|wir über|menschen|rund um|nei dintorni|in the area|schools?|groups?|gruppen|an- und abreise|anreise|abreise|guarda|vedi|scopri|entdeck\p{L}*|siehe|découvr\p{L}*|voir|discover|descubr\p{L}*)(?!\p{L})|^(?:rechtsgebiete|practice areas|specialisaties|experiencias|expériences|esperienze|erlebnisse|investment|behandlungen|behandelingen|soins|tratamientos|tratamentos|trattamenti|diensten|serviços|aanbod|en|de|fr|es|it|pt|nl|english|deutsch|français|español|italiano|português|nederlands|shop|store|(?:cart|basket|warenkorb|panier|carrito|carrello|winkelwagen)(?:\W{0,3}\d.*|\s(?:with|mit|avec|con|met)\s\d.*)?|back|next|top|close|phone|sign in|view|map|share|read|all|plus|media|research|domain|quality)$/u

/** 'Studios & Hours', 'Häufige Fragen'. */
const tellingWords =
  /(?<!\p{L})(?:(?:opening )?hours|times|dates|questions|answers|faqs?|directions|(?:öffnungs|sprech|kurs)?zeiten|fragen|antworten|anfahrt|horaires?|réponses|orari[oa]?|domande|risposte|horarios?|fechas|preguntas|respuestas|perguntas|respostas|(?:openings)?tijden|vragen|antwoorden|privacy|legal[ei]?|kosten|storno|stornierung|termine|(?:kurs|stunden)plan|timetables?|schedules?|calendario|tariff[ae]|tarifs?|tarife|tarifas|sconti|remises|descuentos|costs?|fees)(?!\p{L})/u

export function namesOffer(text: string): boolean {
  const isName =
    text.length >= 3 && text.length <= 40 && text.split(' ').length <= 5 && /^[\p{L}]/u.test(text)
  // 'Save a place' asks to do something; lower case makes it words, not a name.
  const isExpression = /^\p{Ll}.*\s/u.test(text)
  return (
    isName &&
    !isExpression &&
    !/\d{3}|[@|→»?!:]|\.$/u.test(text) &&
    !isNavigation(text) &&
    !isNotOffered(text) &&
    !headsNews(text)
  )
}

/** A heading that begins with one continues the heading above. */
const leadingWord =
  /^(?:and|or|also|for|from|with|without|on|in|at|by|to|after|before|if|when|as|und|oder|auch|für|mit|ohne|im|am|auf|aus|bei|zu|zum|zur|nach|vor|ab|bis|wenn|falls|et|ou|aussi|pour|avec|sans|dans|aux?|à|chez|après|avant|per|con|senza|di|al|alla|allo|ai|dal|dalla|nel|nella|sul|sulla|dopo|para|sin|por|después|antes|com|sem|depois|voor|met|zonder|bij|naar|als|ook|erbij)(?:\s|$)/iu
const termsWords =
  /(?<!\p{L})(?:extras?|surcharges?|discounts?|concessions?|offers?|pay(?:ing|ments?)|examples?|terms|small print|zuschläge?|aufpreise?|rabatte?|ermäßigung(?:en)?|(?:rechen)?beispiele?|zahlung|bezahlen|kaution|bedingungen|hinweise?|suppléments?|remises?|réductions?|offres|paiement|exemples?|caution|supplement[oi]|scont[oi]|riduzion[ei]|pagament[oi]|esemp(?:i|io)|caparra|condizioni|suplementos?|descuentos?|pagos?|ejemplos?|fianza|condiciones|descontos?|pagamentos?|exemplos?|condições|toeslag(?:en)?|korting(?:en)?|betal(?:en|ing)|(?:reken)?voorbeeld(?:en)?|borg|voorwaarden)(?!\p{L})/iu

/** 'Fruit: when and how much' is about the fruit. */
const askingEnd =
  /[:,–-]\s?(?:when|how|where|who|what|why|wann|wie|wo|wer|was|warum|quand|comment|où|qui|combien|pourquoi|quando|come|dove|chi|quanto|cuándo|cómo|dónde|quién|cuánto|wanneer|hoe|waar)(?!\p{L})/iu

export function isOfferName(text: string): boolean {
  const isName =
    text.length >= 3 && text.length <= 60 && text.split(' ').length <= 6 && /^[\p{Lu}\p{Lo}]/u.test(text)
  return (
    isName &&
    !/\d|[.!?:]$|[?@|→»€£$%]/u.test(text) &&
    !askingEnd.test(text) &&
    !namesNoOffer(text) &&
    !tellingWords.test(text.toLowerCase()) &&
    !leadingWord.test(text) &&
    !termsWords.test(text) &&
    !namesPrices(text) &&
    !priceCompound.test(text) &&
    !isNotOffered(text)
  )
}

/** 'Linsenpreise', 'Stundensätze', 'kamerprijzen'. */
const priceCompound = /(?:preise?|stundensätze?|kosten|prijzen|tarieven)(?!\p{L})|(?<!\p{L})preis\p{L}/iu

/** Any trade may sell vouchers. */
const voucherNames =
  'gift (?:vouchers?|cards?|certificates?)|vouchers|(?:geschenk)?gutscheine?|buon[oi] regalo|(?:bons?|chèques?|cartes?)[- ]cadeaux?|(?:cheques?|tarjetas?|bonos?|vales?)[- ]regalo|(?:vales?|cheques?)[- ](?:presente|oferta|prenda)|cadeaubon(?:nen)?'
const extraNames =
  "(?:children['’]s |kids['’]? )?(?:birthday )?parties|birthday party|kindergeburtstage?|feste di compleanno|compleanni|anniversaires d['’]enfants|goûters d['’]anniversaire|cumpleaños(?: infantiles)?|festas de (?:aniversário|anos)|kinderfeestjes?|(?:home |local )?delivery|liefer(?:service|ung)|(?:(?:ab)?hol- und )?bring(?:service|dienst)|abholen und bringen|consegna(?: a domicilio)?|livraison(?: à domicile)?|(?:entrega|reparto) a domicilio|(?:thuis)?bezorging|catering|private (?:hire|part(?:y|ies)|lessons?|coaching)|privatstunden?|einzelstunden?|lezion[ei] privat[ae]|cours particuliers|clases particulares|aulas particulares|privélessen|(?:passes (?:and|&) )?memberships?|mitgliedschaft(?:en)?|(?:equipment |bike |tool )?(?:hire|rental)|verleih|noleggio"
const withArticle = (names: string) =>
  new RegExp(`^(?:our |the |unsere? |nos |i nostri |onze )?(?:${names})$`, 'iu')
const voucher = withArticle(voucherNames)
const commonExtra = withArticle(extraNames)
/** Everything but a voucher needs a price there. */
export const isCommonOffer = (heading: string, isPriced: boolean): boolean =>
  voucher.test(heading) || (isPriced && commonExtra.test(heading))

export function isOfferPage(page: ReadPage, isFront: boolean): boolean {
  if (isDated(page) || isNeighbourhood(page) || isForOthers(pathOf(page.url))) return false
  const questions = page.headings.filter(({ text }) => text.endsWith('?')).length
  if (questions * 2 > page.headings.length) return false
  const names = [page.title, page.headings[0]?.text ?? '']
  return isFront || names.every((name) => startsWithPrice(name) || !isAboutTheHouse(name))
}

const isAboutTheHouse = (name: string) => isNavigation(name) || termsWords.test(name)

/** 'Leather and suede' is leather. */
export function leadingName(text: string): string {
  const end = text.search(joiningWords)
  return end < 0 ? text : text.slice(0, end)
}
export const withoutJoining = (text: string): string => text.split(joiningWords).join(' ')
const joiningWords =
  /[,;:&/+(|]|\s[–—-]\s|\s(?:und|and|et|e|y|en|ed|ou|o|or|oder|of|mit|with|for|für|per|pour|para|voor|met|con|avec|com|ohne|without|im|in|de|del|des|du|di|della|da|do|von|van)\s/u

export const namesNoOffer = (text: string): boolean => generalHeading.test(text.toLowerCase())
/** Cached because every page has the navigation links. */
export const isNavigation = remembered((text) => {
  const small = withoutOwner(text.toLowerCase())
  return navigationName.test(small) || generalHeading.test(small) || tellingWords.test(small)
})
export const isForOthers = (path: string): boolean => notForCustomersPath.test(path)
