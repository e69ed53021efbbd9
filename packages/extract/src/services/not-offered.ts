import { remembered } from '@foyer/text/remembered'

/** Texts that look like offers. Patterns expect lower case. */

/** 'Contact us', 'Pide tu cita'. A verb alone may be a name: 'Phone repairs'. */
const callsToAct = [
  "(?:contact|call|ring|phone|email|message|text|tell|ask|join|follow|visit|find|meet|try|give|talk to|speak to) (?:us|me|now|today|the team|our|your)|(?:see|view|show|browse|read|learn|find|discover|explore|download) (?:all|more|about|how|why|what|out|our|the|your)|(?:book|order|plan|schedule|buy|reserve|arrange|request|claim|choose|pick|get|make) (?:an?|your(?! own)|my|the|our|now|online|today|here|with|us|in|started)|(?:book|order|buy|enjoy|relax|contact)$|(?:let['’]?s|don['’]t|click|all (?:our|the|services|treatments|courses)|enquire|subscribe|sign up|log in|come (?:and|in|to|along))",
  'jetzt|hier|alle (?:leistungen|behandlungen|rechtsgebiete|angebote|kurse|diensten|behandelingen)|rufen|ruf|(?:fragen|schreiben|lesen|sehen|nehmen|sprechen|melden|bestellen|machen|holen|lernen|fordern|lassen|besuchen|erfahren|vereinbaren|buchen|kontaktieren) (?:sie|wir)|frag|schreib|melde|erfahren|(?:\\S{1,20}-?)?(?:termin|angebot|offerte|beratung|rückruf|platz)(?: \\S{2,12})? (?:buchen|vereinbaren|anfragen|anfordern|sichern|einholen)',
  '(?!rendez)\\S{3,20}ez(?=[-\\s]|$)|prendre|demander|réserver|nous (?:contacter|appeler|écrire|trouver|rejoindre|suivre)|en savoir|voir|tou(?:te)?s (?:les|nos)|devis',
  'pide|pida|tod[oa]s (?:l?[oa]s|nuestr[oa]s)|solicit[ae]|reserv[ae](?: (?:tu|su|una?|ahora|online|ya|aquí)|$)|llama|llám[ae]nos|contáct[ae](?:nos)?|contact[ae]|escríb[ae]nos|descubr[ae]|conoce|ver (?:todos?|todas?|más)|visít[ae]nos|síguenos|ven a',
  '(?:contatta|chiama|scrivi|segui|visita|trova|raggiungi)(?:te)?ci|(?:contatta|chiama) (?:subito|ora|il|lo)|richied[iae]|prenota(?:te|re)?|scopri(?:te|re)?|chiedi(?:te)?|vieni|venite|vedi|leggi|tutt(?:i i|e le)|acquista|affidati',
  'contact[ea](?:-nos)?|contate|ligue|marque|marcar|peça|agend[ae]r?|fale|saiba|conheça|descubra|reserve|siga|visite-nos|veja|envie|solicite',
  'maak|neem|bel (?:ons|voor|nu|naar)|vraag|boek (?:nu|een|je|uw|direct|online)|bekijk|lees|ontdek|meld|kom|schrijf|stuur|volg ons|plan (?:een|uw|je)|offerte|afspraak (?:maken|plannen)|reserveer',
]

/** 'Fully insured', 'Preventivi gratuiti', '20 ans d’expérience'. */
const claimsOfHouse = [
  "(?:years|years['’]|decades|over \\S{1,9}) (?:of )?experience|experienced|insured|guaranteed?|guarantees|satisfaction|no obligation|qualified|registered$|accredited|approved$|trusted|trustworthy|reliable|family[- ](?:run|owned)|award[- ]winning|vetted|(?:free|no|clear|honest|written|fixed|competitive) (?:\\S{1,20} )?(?:quotes?|quotations?|estimates?|fees?|consultations?|surveys?|parking|wi-?fi|pric(?:es?|ing)|charges?|contracts?|fuss|mess)$|(?:happy|satisfied) (?:customers?|clients?)|transparency|transparent (?:fees|pricing|prices)|every time|(?:same|one) (?:team|person|face)|peace of mind|value for money|state[- ]of[- ]the[- ]art",
  'jahren? erfahrung|erfahren(?:e|es|er) (?:team|\\S{1,20}kräfte)|versichert|garantie(?:rt)?|zufriedenheit|zufriedene|unverbindlich(?:e|es|er)?|(?:kostenlose|gratis)[rsn]? (?:\\S{0,12}beratung|angebote?|besichtigung|anfahrt|kostenvoranschl[aä]ge?|parkplätze)|qualifiziert(?:e|es)?|meisterbetrieb|(?:fach|familien|innungs)betrieb|familienunternehmen|festpreise?|transparente (?:preise|kosten|abrechnung|beratung|kommunikation)|transparenz|zuverlässig(?:e|er|keit)?|pünktlich(?:e|er|keit)?|saubere arbeit|(?:ein|feste?r?) ansprechpartner|reaktionszeit(?:en)?|alles aus einer hand|persönliche (?:beratung|betreuung)',
  "ans d['’]expérience|expérimentée?s?|garantie?s?|sans engagement|sans frais|satisfaction|qualifiée?s?|à l['’]écoute|de confiance|transparence|réactivité|savoir-faire|facilités de paiement|(?:premi(?:er|ère)|consultation|déplacement) (?:\\S{1,20} )?gratuite?",
  'años de experiencia|garantizad[oa]s?|sin compromiso|satisfacción|cualificad[oa]s?|de confianza|transparencia|profesionalidad|(?:atención|trato) (?:personalizad|telefónic|cercan)[oa]|multidisciplinar|(?:presupuestos?|primera \\S{1,20}|consulta|estudio) (?:gratis|gratuit[oa]s?)',
  'anni di esperienza|esperienza (?:ventennale|decennale|pluriennale|trentennale)|garantit[oaie]|senza impegno|soddisfazione|soddisfatti|qualificat[oaie]|affidabilità|puntualità|trasparenza|professionalità|ultima generazione|(?:preventiv[oi]|sopralluog(?:o|hi)|prima \\S{1,20}|consulenza) gratuit[oaie]|garanzia di',
  'anos de experiência|experiente|garantid[oa]s?|sem compromisso|satisfação|qualificad[oa]s|de confiança|transparência|profissionalismo|tecnologia de ponta|(?:orçamentos?|primeira \\S{1,20}) (?:grátis|gratuit[oa]s?)',
  'jaar ervaring|jarenlange ervaring|gegarandeerd|vrijblijvend(?:e)?|erkend (?:bedrijf|installateur)|vakmensen|vakmanschap|tevreden(?:heid)?|persoonlijke aandacht|(?:geen|zonder) wachtlijst|gratis (?:offerte|advies|parkeren|inspectie)',
]

const topics = [
  'process|approach|methods?|philosophy|promise|pledge|ethos|values|mission|benefits|advantages|brands?|partners?|suppliers?|sponsors|accreditations|certificates|certifications?|qualifications|affiliations|insurers|warrant(?:y|ies)|financ(?:e|ing) (?:available|options)|reimbursements?|referrals?|contraindications|side effects|risks|aftercare|tips|advice|packages|options|promotions?|special offers|deals|areas? (?:we (?:cover|serve)|covered|served)|service areas?|sectors|industries|clients|customers|portfolio|(?:recent |past |latest )?(?:work|projects|jobs)|case stud(?:y|ies)|references|before (?:and|&) after|results|credentials|disclaimer|the rest|(?:the )?(?:small|little) things|bits and (?:bobs|pieces)|odds and ends|(?:anything|everything) else|miscellaneous|(?:useful|practical) (?:information|info|links)|information|infos?|client (?:login|area|portal)|(?:low|high|mid) season',
  '(?:arbeits|behandlungs)?ablauf|vorgehen(?:sweise)?|arbeitsweise|so (?:läuft|geht|funktioniert|arbeiten) .{1,30}|philosophie|versprechen|werte|leitbild|vorteile|ausstattung|marken|hersteller|lieferanten|sponsoren|zertifikate|zertifizierungen|auszeichnungen|qualifikationen?|krankenkassen?|kostenübernahme|(?:kosten)?erstattung|gewährleistung|förder(?:ung(?:en)?|mittel)|kontraindikationen|nebenwirkungen|risiken|nachsorge|tipps|ratgeber|pakete|aktionen|(?:einzugs|einsatz)gebiete?|branchen|kunden|referenzen|(?:aktuelle |letzte |abgeschlossene )?projekte|ergebnisse|vorher[/ -]{1,3}nachher|rechtliches|formulare|das erwartet .{1,20}|allgemeines|verschiedenes|diverses|der rest|kleinkram|dies und das|nützliches|informationen|infos?|(?:neben|haupt|vor|zwischen)saison|unternehmen|firma|betrieb',
  "déroulement|démarche|méthode|engagements|valeurs|avantages|atouts|points forts|marques|fournisseurs|mutuelles?|remboursements?|prise en charge|aides|garanties|contre-indications|effets secondaires|risques|conseils|astuces|forfaits|promotions|offres spéciales|zones? d['’]intervention|secteurs|références|réalisations|projets|clients|chiffres|résultats|avant[/ -]{1,3}après|honoraires|(?:infos?|informations)(?: pratiques)?|divers|le reste|(?:basse|haute|moyenne) saison|équipe|cabinet|entreprise",
  'proceso|método|filosofía|valores|ventajas|beneficios|marcas|proveedores|colaboradores|certificaciones|mutuas|aseguradoras|garantías?|contraindicaciones|efectos secundarios|riesgos|consejos(?: .{1,40})?|recomendaciones|paquetes|promociones|ofertas especiales|sectores|referencias|proyectos(?: realizados)?|trabajos realizados|clientes|cifras|resultados|antes y después|honorarios|compromiso|cercanía|rapidez|calidad|información(?: (?:útil|práctica))?|varios|temporada (?:alta|baja|media)|empresa',
  'procedura|metodo|filosofia|valori|vantaggi|marchi|fornitori|certificazioni|convenzioni|rimborsi|garanzi[ae]|controindicazioni|effetti collaterali|rischi|consigli(?: .{1,40})?|igiene e sicurezza|pacchetti|promozioni|zone servite|settori|referenze|progetti(?: realizzati)?|lavori (?:realizzati|svolti|eseguiti)|realizzazioni|clienti|numeri|risultati|prima e dopo|onorari|(?:informazioni|info)(?: utili)?|varie|il resto|piccole cose|(?:bassa|alta|media) stagione|azienda|informativa|qualità|cortesia',
  'processo|metodologia|vantagens|benefícios|parceiros|certificações|convénios|garantias?|contraindicações|riscos|conselhos|dicas|pacotes|promoções|setores|referências|projetos|portf?e?fólio|resultados|antes e depois|honorários|informações(?: úteis)?|diversos|época (?:alta|baixa)|facilidades de pagamento|equipa|qualidade',
  'werkwijze|aanpak|methode|filosofie|visie|missie|waarden|voordelen|merken|leveranciers|certificeringen|keurmerken|verzekeraars|vergoeding(?:en)?|verwijzing|subsidies?|contra-?indicaties|bijwerkingen|nazorg|pakketten|acties|aanbiedingen|werkgebied|sectoren|referenties|(?:recente |laatste )?projecten|opdrachtgevers|resultaten|voor en na|(?:praktische )?informatie|diversen|de rest|(?:laag|hoog)seizoen|over (?:ons|mij)|kwaliteit|betrouwbaar|duurzaam',
]

const ownerWord =
  /^(?:the|our|my|die|der|das|unsere?n?|meine?|les?|la|nos|notre|mes|mon|ma|el|los|las|nuestr[oa]s?|mis?|(?:il|la|i|le)(?: (?:nostr[oaie]|mi[oae]i?))?|lo|gli|[oa]s?(?: (?:noss[oa]s?|meus?|minhas?))?|het|de|onze?|ons|mijn)\s|^l['’]/u
export const withoutOwner = (small: string): string => small.replace(ownerWord, '')
const callToAct = new RegExp(`^(?:${callsToAct.join('|')})(?![\\p{L}-])|^contact(?:ez|a)`, 'u')
const claimOfHouse = new RegExp(`(?<![\\p{L}-])(?:${claimsOfHouse.join('|')})(?![\\p{L}-])`, 'u')
const topicHeading = new RegExp(`^(?:${topics.join('|')})$`, 'u')

export const isNotOffered = remembered((text) => {
  const small = text.toLowerCase()
  return (
    callToAct.test(small) ||
    claimOfHouse.test(small) ||
    topicHeading.test(withoutOwner(small)) ||
    topicHeading.test(small)
  )
})

/** 'Ihr Rezept', 'Our tea room', 'Ich freue mich auf dich' rarely name an offer. */
const saysWhoSpeaks =
  /^(?:your|ihre?n?|eure?|deine?|votre|vos|tes|ton|ta|(?:il|la|i|le) (?:vostr[oaie]|tu[oa]|tuoi|tue)|(?:su|tu)s?|[oa]s? (?:seu|sua)s?|uw|jouw|je|jullie|ваш[аеи]?)\s\p{L}|(?<!\p{L})(?:we|you|us|ich|wir|dich|dir|uns|euch|nous|vous|tu|nosotros|nosotras|noi|voi|nós|você|connosco|wij|jij|ons)(?!\p{L})/u
const speaksOfOurs =
  /^(?:our|my|unsere?|meine?|nos|notre|mes|mon|nuestr[oa]s?|mis|(?:il|la|i|le) (?:nostr[oaie]|mi[oae]i?)|[oa]s? noss[oa]s?|onze?|mijn)\s\p{L}/u
export function isAddressed(text: string): boolean {
  const small = text.toLowerCase()
  return saysWhoSpeaks.test(small) || speaksOfOurs.test(small)
}
