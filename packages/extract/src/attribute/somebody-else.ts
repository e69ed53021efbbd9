/** Words by which a text gives a number, a mail or an address to somebody else than the business it speaks for. */

const relation = [
  'neighbou?rs?|partners?|friends?|suppliers?|landlords?',
  'nachbar\\p{L}*|(?:kooperations)?partner\\p{L}*|freund(?:e|en|in|innen|es)?|lieferant\\p{L}*|untermieter\\p{L}*',
  'voisin\\p{L}*|partenaires?|amie?s?|fournisseurs?',
  'vicin[oie]|amic[oai]|amiche|fornitor[ei]|vecin[oa]s?|amig[oa]s?|proveedor(?:es)?',
  'vizinh[oa]s?|parceir[oa]s?|fornecedor(?:es)?|buren|buurman|buurvrouw|vriend(?:en|in)?|leveranciers?',
  'сосед\\p{L}*|партн[её]р\\p{L}*|друз\\p{L}*',
].join('|')
const ourWords =
  'our|unser\\p{L}*|notre|nos|nostr[oaie]|nuestr[oa]s?|noss[oa]s?|ons|onze|наш(?:и|их|им|ими|его|ему|а|ей)?'

/**
 * Words for somebody related to us, 'our neighbours, the Castle Pharmacy', 'Partnerbetrieb', 'garage
 * partenaire', unless the number is for them.
 */
const relatedSomebody = new RegExp(
  [
    `(?<!\\p{L}|(?:for|für|pour|per|para|voor|для)\\s|(?:per (?:i|gli|le)|para (?:os|as))\\s)(?:${ourWords})\\s(?:\\p{L}+[\\s-]){0,2}(?:${relation})(?!\\p{L})`,
    '(?<!\\p{L})(?:partner|nachbar|buur)-?(?:betrieb|hof|höfe|hotel|werkstatt|praxis|firma|unternehmen|laden|geschäft|restaurant|bedrijf|boerderij)\\p{L}*',
    '(?<!\\p{L})(?:neighbou?ring|partner)\\s(?:farm|garage|workshop|shop|clinic|practice|hotel|restaurant|company|firm|school|studio|salon|gym)s?(?!\\p{L})',
    '(?<!\\p{L})(?:garage|hôtel|restaurant|magasin|entreprise|société|cabinet|clinique|atelier|artisan|boutique|club|école|salle|traiteur|loueur|centre)s?\\spartenaires?(?!\\p{L})',
    '(?<!\\p{L})(?:empresa|entidad|taller|clínica|centro|tienda|hotel|restaurante|oficina|loja|quinta)(?:e?s)?\\s(?:colaborador(?:a|as|es)?|parceir[oa]s?)(?!\\p{L})',
    '(?<!\\p{L})(?:farm|shop|pub|inn|café|restaurant|people|house)\\snext door(?!\\p{L})',
    '提携(?:先|店)|協力会社|合作伙伴|合作夥伴|제휴업체|협력업체',
  ].join('|'),
  'u',
)
/** Every such text holds one of these; most words around a number hold none. */
const namesRelation =
  /neighb|partn|parten|parceir|friend|supplier|landlord|nachbar|freund|lieferant|untermieter|voisin|ami|fourniss|vicin|fornitor|vecin|proveedor|vizinh|fornecedor|buren|buur|vriend|leverancier|colaborador|next door|сосед|партн|друз|提携|協力会社|合作|제휴|협력/u
/** A label that is marked as a partner's: 'Fahrrad Kröger (Partner)', 'Partner: Fahrrad Kröger'. */
const markedPartner =
  /\(\s?(?:\p{L}+[\s-])?(?:partner|partner(?:betrieb|firma)|partenaire|parceir[oa]|colaborador[ae]?|партн[её]р)\s?\)|^\P{L}{0,3}(?:kooperations)?(?:partner|partenaire|parceir[oa])s?:\s{1,3}(?=\p{L})/iu

/** Words for us: after 'they reach us on' the number that follows is ours, whatever was said before. */
const usWords =
  /(?<!\p{L}|next to\s|beside\s|(?:independent (?:of|from)|unabhängig von|onafhankelijk van|indépendante?s? de)\s|above\s|below\s|neben\s|über\s|unter\s|vertritt\s|vertreten\s|chez\s|naast\s|boven\s)(?:us|uns|nous|ons|(?:chiama|contatta|scrive)t?[ea]?ci|(?:ll[aá]m|contáct|escr[ií]b)[ae]n?os|contacte-nos|ligue-nos|нам|нас)(?!\p{L})/iu

/** Whether words around a number, the label of its row or its heading say that it is another's. */
export function isSomebodyElses(words: string): boolean {
  const small = words.toLowerCase()
  if (!namesRelation.test(small)) return false
  const found = relatedSomebody.exec(small)
  return found !== null && !usWords.test(small.slice(found.index + found[0].length))
}

/**
 * Whether a row or a card is marked as a partner's. A lawyers' office calls its own people partners too: not
 * where a page is about them.
 */
export const isMarkedTheirs = (label: string): boolean =>
  namesPartner.test(label) && markedPartner.test(label)
const namesPartner = /partn|parten|parceir|colaborador|партн/iu

/** Words that send one to others, or there: 'Buchung nur direkt dort', 'rechtstreeks met haar'. */
const withThemWords = [
  '(?:book|bookings?|orders?|pay|payments?|arranged?|reserve|reservations?|register|sign up|appointments?|enquir\\p{L}+|tickets?|deal)(?:\\s\\p{L}+){0,4}\\s(?:with|through|via|from)\\s(?:them|him|her)',
  'direct(?:ly)?\\s(?:with|through|via|from)\\s(?:them|him|her)|(?:directly|only) there',
  '(?:[Cc]all|[Rr]ing|[Pp]hone|[Cc]ontact) them|[Rr]uf(?:en Sie|t)? (?:dort|ihn)(?!\\p{L})|[Aa]ppelez-l(?:es?|a)|[Cc]hiamate?l[oai]|[Ll]l[aá]m[ae]n?l[oa]s?|[Bb]el hen',
  '(?:[Dd]irekt|[Nn]ur|[Aa]usschließlich) dort|dort (?:direkt|selbst|anrufen|buchen|anmelden|reservieren|bestellen|nachfragen|unter)|(?:[Dd]irekt|[Nn]ur|[Tt]ermine?|[Bb]uchung(?:en)?|[Aa]nmeldung(?:en)?) (?:bei|mit|über) (?:ihm|ihr|ihnen)',
  "(?:auprès d[’']|avec |chez )(?:eux|elles)|directement (?:auprès d[’']elle|avec (?:lui|elle)|chez (?:lui|elle)|là-bas)",
  'direttamente (?:da|con|presso di) (?:lui|lei|loro)|(?:con|presso di) loro|direttamente lì|directamente (?:con (?:él|ella|ellos|ellas)|allí)|(?:[Ll]lam|[Rr]eserv)\\p{L}+ allí|con ell[oa]s|diretamente (?:com (?:eles|elas|ele|ela)|lá)|com el[ea]s',
  '(?:rechtstreeks|direct|alleen) (?:(?:bij|met|via) (?:hen|hem|haar|ze)|daar)|bij hen|напрямую (?:у|с) (?:них|ними|ним|ней|него)|у них',
].join('|')
/**
 * Words for somebody in the house or at its side who is yet no part of it: 'works independently', 'arbeitet auf
 * eigene Rechnung', 'another firm'.
 */
const independentWords = [
  'another (?:firm|company|practice|business|provider|clinic|hospital)|independent (?:of|from) us|unabhängig von uns|(?:ein|eine|einer|einem) ander\\p{L}{1,2} (?:Firma|Betrieb|Praxis|Unternehmen|Klinik)',
  '(?:rents?|leases) (?:\\p{L}+\\s){1,3}from us|mietet (?:bei|von) uns|mietet(?:\\s\\p{L}+){1,4}\\sbei uns|loue (?:chez|à) nous|affitta (?:\\p{L}+\\s){0,3}da noi|(?:non è|not|kein) (?:un nostro dipendente|one of our (?:staff|employees)|Angestellter von uns)|ma per conto suo|but (?:on (?:her|his) own account|independent)',
  "(?:une autre|un autre) (?:entreprise|société|clinique|cabinet)|indépendante?s? de nous|indipendent[ei] da noi|un(?:['’]altra| altro) (?:ditta|azienda|struttura|clinica|studio)|otra (?:empresa|clínica)|independientes? de nosotros|outra (?:empresa|clínica)|een ander bedrijf|onafhankelijk van ons",
  '(?:works|practises|practices|operates|trades)(?:\\s\\p{L}+){0,3}\\s(?:independently|self-employed)|(?:is|are) self-employed|(?:her|his) own (?:business|practice|company|bookings)|(?:her|his|their) own diary',
  'auf eigene Rechnung|selbst(?:st)?ändig geführt|eigenständige[rs]? Betrieb|(?:arbeitet|ist|sind)(?:\\s\\p{L}+){0,3}\\s(?:selbst(?:st)?ändig|freiberuflich|eigenständig)',
  'à son compte|(?:travaille|exerce|intervient|est|sont)(?:\\s\\p{L}+){0,3}\\s(?:indépendante?s?|en libéral)',
  '(?:[Ll]avora|[Oo]pera|[Èè])(?:\\s\\p{L}+){0,3}\\s(?:in proprio|per conto (?:suo|proprio)|indipendente|autonom[oa]|liber[oa] professionista)',
  'por (?:su )?cuenta propia|por su cuenta|por conta própria|(?:trabaja|trabalha|es|é)(?:\\s\\p{L}+){0,3}\\s(?:autónom[oa]|independiente|independente)',
  'voor eigen rekening|(?:werkt|is|zijn)(?:\\s\\p{L}+){0,3}\\szelfstandig\\p{L}*',
].join('|')
/** Words for next to us, or in our place. */
const besideUsWords = [
  "[Nn]ext (?:door|to us)|[Nn]ebenan|[Nn]eben uns|d[’']à côté|[Àà] côté de chez nous|[Qq]ui accanto|[Aa]ccanto a noi|(?:de )?[Aa]l lado|[Hh]iernaast|[Nn]aast ons|[Aa]qui ao lado|по соседству",
  'vertritt uns|(?:Urlaubs|Wochenend)vertretung|stand(?:s|ing)? in for us|nous remplace|ci sostituisce|nos sustituye',
].join('|')
/**
 * Words for where we are guests: 'we rent a counter at Mill Court Crafts', 'wir sind zu Gast bei der Tanzschule
 * Rolf'.
 */
const hostedWords = [
  "[Ww]e (?:also )?(?:rent|hire|share|sublet|borrow|lease)(?:\\s\\p{L}+){1,5}\\s(?:at|from|in|with|of)\\s(?:the\\s)?\\p{Lu}|we(?: are|[’']re) (?:the )?guests? (?:at|of|in)",
  '(?:[Ww]ir|mieten wir)(?:\\s\\p{L}+){0,6}\\s(?:gemietet|zu Gast|zur Untermiete)|(?:[Ww]ir mieten|mieten wir)(?:\\s\\p{L}+){1,5}\\s(?:bei|beim|von|vom)\\s',
  'nous (?:louons|sous-louons|partageons)(?:\\s\\p{L}+){1,5}\\s(?:chez|à|au|de)\\s|(?:sommes|être) (?:hébergée?s|les hôtes|accueillis) (?:chez|par|au)',
  '(?:affittiamo|condividiamo)(?:\\s\\p{L}+){1,5}\\s(?:presso|da|dal|dalla|con)\\s|siamo ospiti',
  '(?:alquilamos|compartimos|alugamos|partilhamos)(?:\\s\\p{L}+){1,5}\\s(?:en|a|con|de|em|no|na|com)\\s',
  '(?:[Ww]e|[Ww]ij) (?:huren|delen)(?:\\s\\p{L}+){1,5}\\s(?:bij|van|met)\\s|zijn (?:we|wij)? ?te gast',
].join('|')
/** Words for what others run: 'organised by the Alpine Club'; what we run ourselves is ours. */
const byOthersWords = [
  '(?:organi[sz]ed|offered|done|taught) by (?!us|our|me|hand)',
  '(?:angeboten|veranstaltet|organisiert|durchgeführt) (?:von|vom) (?!uns|unser)',
  '(?:organisé|proposé|assuré)e?s? par (?!nous|notre|nos)',
  '(?:organizzat|offert)[oaie] (?:da|dal|dalla|dai) (?!noi)',
  '(?:organizad|ofrecid|impartid|oferecid)[oa]s? (?:por|pel[oa]) (?!nosotros|nuestr|nós)',
  '(?:georganiseerd|aangeboden) door (?!ons|onze)',
].join('|')
/** The flag for both cases is not set: 'mit ihnen' is with them, 'mit Ihnen' with you. */
const sentToThem = new RegExp(`(?<!\\p{L})(?:${withThemWords}|${besideUsWords}|${hostedWords})`, 'u')
const doneByOthers = new RegExp(`(?<!\\p{L})(?:${byOthersWords})`, 'u')
const standsAlone = new RegExp(`(?<!\\p{L})(?:${independentWords})`, 'u')
/** Every such text holds one of these. */
const mayStandAlone =
  /from us|uns(?!\p{L})|chez nous|da noi|dipendente|employees|our staff|per conto|own account|another|ander|autre|altr[ao]|o[tu]t?ra|unabhäng|onafhank|indep|indép|indipend|self-employed|own|eigen|selbst|freiberuf|compte|libéral|proprio|cont[ao]|autonom|autónom|liber|cuenta|zelfst/u

/**
 * Words by which a sentence is about ours, 'Our body shop'; 'they come to our yard' says nothing of whose the
 * number is.
 */
const oursByName = new RegExp(
  `(?<!\\p{L}|(?:in|on|at|to|into|from|near|auf|aus|an|bei|zu|von|vor|neben|dans|sur|chez|à|près de|en|de|a|junto a|da|nel|nella|presso|em|ao|à|op|bij|naast|naar|в|к|у|на)\\s)(?:${ourWords})\\s(?!(?:\\p{L}+[\\s-]){0,2}(?:${relation})(?!\\p{L}))`,
  'u',
)

export const speaksOfUs = (words: string): boolean => usWords.test(words)

/** Whether what is said before a number leaves open that it is another's; `sentence` is the one it stands in. */
export function mayBeSomebodyElses(before: string, sentence: string): boolean {
  if (isSomebodyElses(before) || (mayStandAlone.test(before) && standsAlone.test(before))) return true
  return (sentToThem.test(sentence) || doneByOthers.test(before)) && !oursByName.test(before.toLowerCase())
}

/** The form of a company behind its name: 'Seal Cruises Ltd', 'Glaserei Thoms GmbH'. */
const company =
  /(?<=\p{L}[.]?\s)(?:GmbH|mbH|UG|AG|KG|OHG|GbR|e\.\s?[KV]\.|Ltd|Limited|LLC|LLP|Inc|plc|SARL|SAS|EURL|S\.?r\.?l|S\.?n\.?c|S\.?p\.?A|S\.?[LA]|Lda|B\.?V|V\.?O\.?F)(?!\p{L})/u
const nameWord = /^(?:\p{Lu}|[&+]$|(?:and|und|et|e|y)$)/u
const mostWords = 5
/**
 * A firm behind a preposition: 'chez Martin Cycles', 'presso il Centro Medico Aurora', 'bei der Tauchschule
 * Delfin'; 'beim Empfang' is a place of ours.
 */
const word = "\\p{Lu}[\\p{L}'’&-]{0,30}"
const atFirm = new RegExp(
  `(?<!\\p{L})(?:(?:[Cc]hez|[Aa]uprès (?:de|du|des))\\s(${word}(?:\\s${word}){0,3})|(?:[Pp]resso(?:\\s(?:il|la|lo|i|le))?|[Bb]ei der|[Bb]eim|[Bb]ij(?:\\sde)?)\\s(${word}(?:\\s${word}){1,3}))[\\s:,(–]{0,4}$`,
  'u',
)
const doctor =
  /(?<!\p{L})(?:(?:Dr|Dott|dott|Dra)\.?(?:ssa)?\.?|[Dd]ott\.ssa|[Dd]ottor(?:essa)?|[Dd]octeur|[Dd]octora?)\s(?:(?:med|dent|vet)\.\s){0,2}(\p{Lu}[\p{L}'’-]+)/u

/** The firm that words name, as the words right before a number do. */
export function firmIn(words: string): string | null {
  const form = company.exec(words)
  if (!form) {
    const found = atFirm.exec(words)
    return found?.[1] ?? found?.[2] ?? null
  }
  const before = words.slice(0, form.index).trim().split(/\s/u).slice(-mostWords)
  const begin = before.findLastIndex((one) => !nameWord.test(one)) + 1
  return begin < before.length ? before.slice(begin).join(' ') : null
}

export const doctorIn = (words: string): string | null => doctor.exec(words)?.[1] ?? null
