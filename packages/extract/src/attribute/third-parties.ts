import type { ReadPage } from '@foyer/crawler/read/read-page'
import { speaksToAssistants } from '@foyer/text/assistant-commands'
import { remembered } from '@foyer/text/remembered'
import { type PageLine, pageLines } from '../page/page-lines.ts'
import { createReviewSections, isReview } from './reviews.ts'

export interface PlacedLine extends PageLine {
  path: string[]
  /** Set on first use because several kinds of facts ask for it. */
  aboutThirdParty?: boolean
}

// Long patterns match lower-case text: the flag `i` makes them three times slower to build and slower to run.
/** Text that names machines may instruct them in unforeseen words, and no fact needs it. */
const plantedWords =
  /(?:\b(?:ai|ia|ki|llm)[ -]?(?:assistants?|assistenten|bots?|chat ?bots?|models?|agents?)|chat ?bots?\b|language models?|mod[eè]les? de langage|assistants? (?:ia|virtuels?)|asistentes? (?:de )?(?:ia|virtual(?:es)?)|assistenti (?:ia|virtuali)|sprachmodelle?|ki-assistent\p{L}*|modelos? de lenguaje|modelli linguistici|ignore (?:all |your |the )?(?:previous |prior )?instructions|system prompt|нейросет\p{L}*|чат-?бот\p{L}*)/u

const nearbyWords =
  /(?:nearest|nearby|closest|public) (?:public )?(?:car ?parks?|parking|bus|train|station|airport|supermarket|hospital|pharmacy|multi-storey)|\b(?:nearest|nearby|in the area|local (?:restaurants|attractions|taxis?))\b|in der (?:nähe|umgebung)|nächstgelegene|umgebung|ausflugsziele|(?:council|municipal|town) car ?parks?|parkhaus|à proximité|aux alentours|dans les environs|cercan[oa]s?\b|alrededores|en los alrededores|nelle vicinanze|nei dintorni|più vicin[oa]|arredores|nas proximidades|in de buurt|omgeving|minutes?['’]?s? (?:walk|away)|gehminuten|minutes à pied|minutos (?:a pie|andando)|minuti a piedi/u
/** A taxi firm has these words in its name. */
const rideWords = /\b(?:taxi|cab|uber|bus fare|train ticket|flights?|airline|ferry)\b/u
const sellsRides = /taxi|cabs?\b|ferr(?:y|ies)|airline|airways|flights/u
const thirdPartyWords =
  /set their own (?:fees|prices)|their own (?:fees|prices|rates)|partner (?:hotels?|restaurants?)|(?<!\p{L})(?:unser(?:em|e|en)?|our|notre|nos|il nostro|onze) (?:partn\p{L}+|partenaires?)|in (?:zusammenarbeit|kooperation) mit|en partenariat avec|in collaborazione con|in partnership with|(?:is not|are not|isn['’]t|aren['’]t) (?:one of )?ours|not (?:ours|run by us|us(?!\p{L})|part of (?:our|the) (?:shop|business|house))|belongs? to the (?:village|town|council|church|parish|club)|nicht (?:wir(?!\p{L})|(?:zu |von )?uns(?!\p{L})|unser(?:e|es)?\b)|gehört nicht|im ort hilft|(?:è|sono) (?:del|della) comune|non noi(?!\p{L})|non (?:è|sono) nostr[oaie]|non nostr[oaie]\b|n['’](?:est|appartien\p{L}*) pas (?:à nous|chez nous)|(?<!\p{L})(?:et|mais) pas nous(?!\p{L})|ne (?:nous appartient|fait) pas partie|no es nuestr[oa]|não é noss[oa]|niet van ons|nothing to do with us(?!\p{L})|we have nothing to do with|(?:haben wir|wir haben) (?:damit )?nichts zu tun|nous n['’](?:y sommes pour rien|avons rien à voir)|(?:niente|nulla) a che (?:fare|vedere) con noi|noi non c['’]entriamo|non (?:l[oaie] )?\p{L}{2,20}iamo noi,? (?:ma|bensì)|no (?:l[oa]s? )?\p{L}{2,20}mos nosotros,? sino|ne l(?:e|a|es) \p{L}{2,20}ons pas nous-mêmes|nada que ver con nosotros|nada a ver connosco|niets met ons te maken/u

/** A quick check before the long pattern: every planted text holds one of these. */
const mayBePlanted = /assist|asist|bot|model|modèl|agent|ignore|system prompt|нейросет|чат/u

export function isPlanted(text: string): boolean {
  const small = text.toLowerCase()
  return (mayBePlanted.test(small) && plantedWords.test(small)) || speaksToAssistants(text)
}

/** A quick check before the long pattern. */
const mayBeThirdParty =
  /their own|parten|partn|zusammenarbeit|kooperation|collaborazione|ours|run by us|not us|part of|belong|nicht |gehört|im ort hilft|comune|non noi|nostr|pas |no es nuestr|não é noss|niet van ons|to do with|nichts zu tun|pour rien|rien à voir|che fare|che vedere|iamo|nosotros|nous-m|nada que ver|nada a ver|niets met ons/u
const saysThirdParty = (small: string): boolean => mayBeThirdParty.test(small) && thirdPartyWords.test(small)
export const isThirdPartyText = (text: string): boolean => saysThirdParty(text.toLowerCase())
const saysNearby = (small: string, page: ReadPage): boolean =>
  nearbyWords.test(small) || (rideWords.test(small) && !isRideBusiness(page))
export const isNearby = (text: string, page: ReadPage): boolean => saysNearby(text.toLowerCase(), page)

/** The site's name, host, and the title of its home page. */
function namesOf({ siteName, url, wholeTitle, title }: ReadPage): string {
  const { hostname = '', pathname = '' } = URL.parse(url) ?? {}
  return `${siteName} ${hostname} ${pathname.length <= 1 ? (wholeTitle ?? title) : ''}`.toLowerCase()
}

const isRideBusiness = (page: ReadPage): boolean => sellsRides.test(namesOf(page))

export function isAboutThirdParty(text: string, page: ReadPage): boolean {
  const small = text.toLowerCase()
  return saysNearby(small, page) || saysThirdParty(small)
}

export function isThirdPartyLine(line: PlacedLine, page: ReadPage): boolean {
  line.aboutThirdParty ??= isAboutThirdParty(line.text, page)
  return line.aboutThirdParty
}

/** Firms that appear on the business's own pages: web designers, authorities, insurers. */
const otherFirm =
  /web ?-?(?:design|site|master|agentur)|website (?:by|von|made)|site (?:by|web|internet)\b|(?:design|konzept|umsetzung|gestaltung|fotos?|photos?|photographie|bilder|hosting|texte?|illustration(?:en|s)?|crédits?|réalisation|conception|hébergeur|hébergement|realizzazione|progetto grafico|diseño|fotografía|ontwerp)\s?(?:&|und|and|et|e|y|\/|:|by|von|par|di|de)(?!\s(?:\p{L}{2,12}\s){0,2}(?:whats\s?app|sms|e-?mail)(?!\p{L}))|(?:covered|provided|operated|hosted|managed|supplied|delivered|insured) by|aufsichtsbehörde|gewerbebehörde|zuständige|(?<!\p{L})kammern?(?!\p{L})|(?:handwerks|handels|landwirtschafts|wirtschafts|arbeiter|ärzte|ärztliche\p{L}{0,2} |apotheker|psychotherapeuten|pflege|anwalts|notar|architekten|ingenieur|steuerberater|wirtschaftsprüfer)kammer|berufshaftpflicht|haftpflichtversicher|versicherer|insurance|insurer|supervisory|regulat(?:or|ed by)|trading standards|ombuds|schlichtung|streitbeilegung|verbraucher|landesbeauftragte|datenschutzbehörde|data protection (?:authority|commissioner)|geschillen|conciliazione|conciliación|citizens advice|consumer (?:advice|helpline)|gas safe|national gas|gas (?:emergency|leak|escape)|smell (?:of )?gas|gasgeruch|entstörung|netzbetreiber|stadtwerke|grid operator|network operator|power cut|urgence gaz|pronto soccorso|carabinieri|vigili del fuoco|croce rossa|protección civil|bomberos|guardia civil|médiat(?:eur|ion)|assureur|assurance|préfecture|chambre (?:de|des)|autorité|agencia española|cnil\b|garante|camera di commercio|assicurazion|prüfstelle|tüv\b|dekra\b|führerscheinstelle|landratsamt|straßenverkehrsamt|polizei|police|gendarmerie|feuerwehr|samu\b|pompiers|rettung|ambulance|poison|giftnotruf|hospital|krankenhaus|klinikum|pharmacie de garde|guardia medica|ospedale|harbou?r ?(?:office|master)|coast ?guard|licensing (?:authority|board|team)|(?:family|citizens?|visitor) information service|(?:jugend|gesundheits|ordnungs|finanz|standes|veterinär|bau)amt(?!\p{L})|hafenmeister|capitaneria|guardia costiera|pro loco|polizia locale|(?<!\p{L})council(?!\p{L})|fundbüro|lost property office|gemeindeamt|rathaus|mairie|comune di|ayuntamiento|tourist[- ](?:office|info)|touristinfo|tourismus(?:büro|verein|verband|info)|verkehrs(?:verein|büro)|oficina de turismo|posto de turismo|vvv-|samaritans|childline|nspcc|telefonseelsorge|nummer gegen kummer|hilfetelefon|telefono (?:azzurro|rosa|amico)|sos amitié|office de tourisme|ufficio turistico/u
export const namesThirdParty = (text: string): boolean => otherFirm.test(text.toLowerCase())

const neighbourhoodHeading =
  /(?:surroundings|things to (?:do|see)|attractions|what to (?:do|see)|explore the|local area|entorno|qué (?:ver|hacer)|que (?:ver|visitar)|à (?:voir|faire)(?!\p{L})|alentours|environs|da vedere|dintorni|o que fazer|sehenswürdigkeiten|(?<!\p{L})ausflüge|ausflugstipps|freizeittipps|^(?:unsere )?(?:kooperations)?partner\p{L}*$|^(?:our |nos |i nostri |nuestros )?(?:partners|partenaires|suppliers|fournisseurs|fornitori|lieferanten|proveedores)$|empfehlungen in|in de omgeving|bezienswaardigheden|окрестности|周辺|附近)/iu
/** The recommended may also be the business's own, so the owner is asked. */
const recommendationHeading =
  /where to (?:stay|eat|sleep|drink|shop)|(?:places|somewhere) to (?:stay|eat)|we (?:recommend|like|love)|our favourites?|recommend(?:ed|ations)|(?:our |local )?(?:friends|suppliers?|makers|producers)(?!\p{L})|good to know|gut zu wissen|bon à savoir|buono a sapersi|goed om te weten|useful (?:numbers|contacts|links|addresses)|taxis?(?!\p{L})|getting (?:here|there)|by (?:train|bus|car|public transport|taxi)|übernacht|unterkünfte|empfehl|lieferant|nützliche|wichtige (?:nummern|adressen)|mit (?:bahn|bus|dem auto)|où (?:dormir|manger|loger)|nos (?:adresses|coups de cœur|fournisseurs|amis)|numéros utiles|adresses utiles|dónde (?:dormir|comer|alojarse)|recomend|proveedores|teléfonos (?:útiles|de interés)|dove (?:dormire|mangiare)|consigli(?:amo)?(?!\p{L})|fornitor|numeri utili|onde (?:dormir|comer|ficar)|contactos úteis|waar (?:slapen|eten)|aanrader|leverancier/iu
/** 'Contact & getting here' is about reaching the business itself. */
const contactHeading = /^(?:contact|kontakt|contatti|contacto|contato)(?!s|\p{L})/iu
export const recommends = (heading: string, page: ReadPage): boolean =>
  heading.length <= 80 &&
  recommendationHeading.test(heading) &&
  !contactHeading.test(heading) &&
  !(/taxi/i.test(heading) && isRideBusiness(page))

export const isThirdPartyHeading = remembered(
  (text) =>
    text.length <= 120 &&
    (neighbourhoodHeading.test(text) || nearbyWords.test(text.toLowerCase()) || isThirdPartyText(text)),
)

const underThirdParty = new WeakMap<readonly string[], boolean>()
/** Lines under the same headings share one path, so each path is checked once. */
export function isUnderThirdParty({ path }: { path: readonly string[] }): boolean {
  let isUnder = underThirdParty.get(path)
  if (isUnder === undefined) {
    isUnder = path.some(isThirdPartyHeading)
    underThirdParty.set(path, isUnder)
  }
  return isUnder
}

const generalHeading =
  /^(?:contact|kontakt|contacto|contatt|contat|c[oó]mo |how |wie |so |comment |come |tel\p{L}*|phone|call|get in touch|find us|visit|address|adresse|anschrift|direcci[oó]n|indirizzo|opening|hours|e-?mail|quick links|follow|newsletter|menu|info|about|home|impressum|imprint|where|wo |dónde|dove|où|book(?!\p{L}{0,4}\s(?:office|desk|line|team))|reserv|rückruf|hablemos|escr[ií]b|écrivez|scriv|write|reach|our (?:office|details)|leave|reply|comment|share|need|any questions|questions|fragen|titular|responsable|verantwortlich|aviso|legal|privacy|datenschutz|data|your rights|apply|how to|next steps|preferred|requirements|qualifications|(?:our )?(?:prices?|pricing|fees)$|(?:unsere )?preise$|(?:nos )?(?:tarifs|prix)$|prezzi$|listino|precios$|tarifas$|preços$|prijzen$|tarieven$)/iu
export const isGeneralHeading = (text: string): boolean => generalHeading.test(text) || /[?!]$/.test(text)

export function isNeighbourhood(page: ReadPage): boolean {
  return isThirdPartyHeading(page.title) || isThirdPartyHeading(page.headings[0]?.text ?? '')
}

interface HeadingAbove {
  level: number
  text: string
}

/** The lines that speak for the business, without reviews, quotations and text planted for assistants. */
function* readPlacedLines(page: ReadPage, repeated: ReadonlySet<number>): Generator<PlacedLine> {
  // Headings of the frame don't apply to the page's own text, nor the other way round.
  const paths = { own: [] as HeadingAbove[], frame: [] as HeadingAbove[] }
  const texts = { own: [] as string[], frame: [] as string[] }
  const standsInReviews = createReviewSections(page)
  let cited = -1
  let plantedBelow = 0
  for (const line of pageLines(page)) {
    if (repeated.has(line.block)) continue
    const side = line.own ? 'own' : 'frame'
    const path = paths[side]
    if (line.kind === 'heading') {
      while (path.length > 0 && path.at(-1)!.level >= line.level) path.pop()
      texts[side] = path.map(({ text }) => text)
    }
    const isInReviews = standsInReviews(line)
    const isTheirs = line.quoted || isInReviews || isReview(line) || line.block === cited
    const isForAssistants = !isTheirs && isPlanted(line.text)
    if (line.kind === 'heading') {
      if (line.level <= plantedBelow) plantedBelow = 0
      if (isForAssistants && line.level > 1 && speaksToAssistants(line.text)) plantedBelow = line.level
    }
    if (!line.own) plantedBelow = 0
    if (isTheirs || isForAssistants) cited = line.block
    if (!isTheirs && !isForAssistants && plantedBelow === 0) yield { ...line, path: texts[side] }
    if (line.kind === 'heading') {
      path.push({ level: line.level, text: line.text })
      texts[side] = path.map(({ text }) => text)
    }
  }
}

const knownLines = new WeakMap<ReadPage, PlacedLine[]>()

export function placeLines(page: ReadPage, repeated: ReadonlySet<number>): PlacedLine[] {
  const lines = [...readPlacedLines(page, repeated)]
  knownLines.set(page, lines)
  return lines
}

export const placedLines = (page: ReadPage): PlacedLine[] =>
  knownLines.get(page) ?? placeLines(page, new Set())
