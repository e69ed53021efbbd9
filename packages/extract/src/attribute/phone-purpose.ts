import type { ReadPage } from '@foyer/crawler/read/read-page'
import { prechecked } from '@foyer/text/prechecked-pattern'
import type { PlacedLine } from './third-parties.ts'

export const phoneWord =
  /(?:t[eé]l(?:[eé]fono|efon|[eé]phone|efone|efoon)?|tlf|tfno|phone|call|ring|fon|ruf(?:en|nummer)?|mobil(?:e|telefon)?|handy|móvil|m[oó]vil|telemóvel|cell(?:ulare)?|portable|appel(?:ez)?|llám\p{L}{0,9}|llam[ea]\p{L}{0,9}|chiama\p{L}{0,9}|ligue|bel(?:len|t)?(?: ons| naar)?|gsm|whats\s?app|sms|text|fax|hotline|helpline|line|notruf|emergenc(?:y|ies)|urgences?|urgencias|emergenz[ae]|urgenz[ae]|emerg[eê]ncias?|noodgevallen|desk|office|reception|тел(?:ефон)?|電話|전화|电话|هاتف|फ़ोन|☎|✆|📞)\W{0,4}(?:us|at|on|al|:|no\.?|numbers?|nummer|unter|op|naar|via|au|the|desk|line|24\/7|24h|n[º°.]?)?\W{0,4}$/iu

const urgentWords =
  /\bemergenc(?:y|ies)\b|\burgent (?:\p{L}{3,12} )?(?:line|phone|number|calls?|cases?)\b|out[- ]of[- ](?:office[- ])?hours|on[- ]call|after[- ]hours|\bnight|\bnotfall|notruf|notdienst|bereitschaftsdienst|rufbereitschaft|rufdienst|24\/7|24[- ]hours? (?:line|service|call-?out|phone|number)|24-stunden-|24 ?h ?\/ ?24|24 ore su 24|24 uur per dag|rund um die uhr|round[- ]the[- ]clock|day (?:and|or) night|tag und nacht|jour et nuit|giorno e notte|di notte|día y noche|dag en nacht|pronto intervento|pikett|storingsdienst|nachts?\b|au(?:ß|ss)erhalb der (?:öffnungszeiten|sprechzeiten)|fuera de horario|de guardia|urgenci|d['’]astreinte|urgence|de nuit|gardien|en dehors des (?:heures|horaires)|fuori orario|reperibilità|urgenz|emergenz|emergência|spoed|noodgeval|noodnummer|wachtdienst|buiten kantooruren/u

/** Words for what a number is not for: 'not for emergencies', 'bitte nicht bei Notfällen'. */
const notUrgentWords = new RegExp(
  `(?:(?<!\\p{L})(?:not?|never|nicht|keine?|pas|jamais|non|mai|nunca|não|niet|geen)|n['’]t)\\s(?:(?:(?:be )?used?|meant|it|this|for|in|an|any|as|in case of|nutzen|für|bei|im|als|pour|les|des|en cas d['’]|per|le|in caso di|para|las|en caso de|em caso de|voor|bij)\\s?){0,4}(?:${urgentWords.source})`,
  'gu',
)
export function isUrgent(words: string): boolean {
  const small = words.toLowerCase()
  return urgentWords.test(small) && urgentWords.test(small.replace(notUrgentWords, ' '))
}

/** 'After that, 07700 900 473' continues the words before it. */
const continuationStart =
  /^\P{L}{0,3}(?:after (?:that|then|hours|this)|afterwards|otherwise|at (?:all )?other times|outside (?:these|those|of) (?:hours|times)|danach|ansonsten|sonst|außerhalb dieser zeiten|ensuite|après|sinon|en dehors|dopo|altrimenti|fuori da|después|si no|fuera de|depois|senão|daarna|anders|buiten)(?!\p{L})/u
export const continuesBefore = (sentence: string): boolean => continuationStart.test(sentence.toLowerCase())

/** Trouble named at the start of a line or above it says what the number is for. */
const distressWords = prechecked(
  /(?<!\p{L})(?:break-?downs?|broken down|stranded|stuck(?!\s(?:for|on|with|to)(?!\p{L}))|locked (?:in|out)|in trouble|(?:some|any)thing goes wrong|pannen?(?:$|[^\p{L}]|telefon|dienst|hilfe|hotline|nummer|service)|störungs?(?:$|[^\p{L}]|dienst|nummer|hotline|meldung)|havarie\p{L}*|ausgesperrt|eingeschlossen|liegen ?geblieben|schief ?geht|dépannage|coincée?s?|guast[oi]|soccorso|rimast[oi] (?:a piedi|chius[oi]|bloccat[oi])|assistenza (?:stradale|in (?:acqua|mare|pista))|va storto|aver[ií]as?|atrapad[oa]s?)/u,
)

/** A line that is named after what went wrong: 'Flood & breakage line', 'Wundtelefon', 'numéro accident'. */
const lineOfTrouble = prechecked(
  /(?<!\p{L})(?:flood(?:ing)?|breakages?|leaks?|damage|accidents?|incidents?|wounds?|storm)(?:\s(?:and|&|or)\s\p{L}+)?\s(?:line|hotline|helpline|phone|telephone|number)(?!\p{L})|(?<!\p{L})(?:wund|schaden|schadens|unfall|wasserschaden|sturm|krisen|rohrbruch)-?(?:telefon|hotline|nummer|leitung)(?!\p{L})|(?<!\p{L})(?:ligne|numéro|téléphone|linea|línea|numero|número|telefono|teléfono|linha|telefone)\s(?:(?:de|d['’]|per|para|pour)\s?)?(?:accidents?|sinistres?|fuites?|dégâts|allagament[oi]|incident[ei]|sinistr[oi]|danni|accidentes?|siniestros?|inundación|fugas?|acidentes?|avarias?)(?!\p{L})|(?<!\p{L})(?:schade|ongeval|ongevallen|lekkage|crisis)-?(?:lijn|nummer|telefoon)(?!\p{L})/u,
)
export function namesTrouble(words: string): boolean {
  const small = words.toLowerCase()
  return distressWords.test(small) || lineOfTrouble.test(small)
}

/** Words behind a number that keep it for emergencies: 'This number is for emergencies only'. */
const onlyForUrgency =
  /(?:(?:only|just|reserved) (?:for|in) (?:real )?emergenc|for (?:real )?emergenc\p{L}{1,4}[^.]{0,40} only|(?:nur|ausschließlich) (?:für|in|bei) (?:echten? )?(?:notf|dringend)|(?:uniquement|seulement|réservée?) (?:pour (?:les )?|aux |en cas d['’])urgence|(?:solo|soltanto|esclusivamente) (?:per (?:le )?|in caso di )(?:vere )?(?:urgenz|emergenz)|(?:sólo|solo|únicamente) (?:para|en caso de) (?:urgenci|emergenci))/iu
export const isEmergencyOnly = (text: string, value: string): boolean => {
  const [, after = ''] = text.split(value)
  return onlyForUrgency.test(after.split(/\d{3}/)[0]!.slice(0, mostAfter))
}
const mostAfter = 220

const nextNumber =
  /(?:[,;·|•/–—]|\s(?:or|and|oder|und|ou|et|o|e|y|of|en)\s|\s(?=whats|tel|fax|mobil|phone|handy))/iu

/** A cache of one line, because every check on a number asks for its clause. */
let lastLine = ''
const clauses = new Map<string, string>()

/** The words around a number, up to the next number or sentence. */
export function clauseOf(text: string, value: string): string {
  if (text !== lastLine) {
    lastLine = text
    clauses.clear()
  }
  let clause = clauses.get(value)
  if (clause === undefined) {
    clause = readClause(text, value)
    clauses.set(value, clause)
  }
  return clause
}

function readClause(text: string, value: string): string {
  const at = Math.max(0, text.indexOf(value))
  const before = text
    .slice(Math.max(0, at - 140), at)
    // A bracket right behind a number belongs to it.
    .replace(/(\d{3})\s?\([^()]*\)/gu, '$1')
    .split(
      /(?<=\p{L}{2})(?<!t[eé]l|mob|fax|str|dott|prof|ltd|\P{L}(?:dr|st|nr|no|ph))[.!?;]\s|\d{3}[^\p{L}\d]+(?=\p{L})/iu,
    )
    .at(-1)!
  const rest = text.slice(at + value.length, at + value.length + 60)
  const [said = ''] = rest.split(/(?<=\p{L}{3}|\)|^)[.!?;]|\d{3}/u)
  // Words before a second number belong to that one.
  const bracket = /^\s?\([^()]*\)/.exec(said)?.[0] ?? ''
  const isNext = /^\d{3}/.test(rest.slice(said.length))
  const after = isNext ? bracket + said.slice(bracket.length).split(nextNumber)[0]! : said
  return `${before}${value}${after}`
}

/** 'He lives four minutes away' in the next sentence describes no car park. */
export function upToSentenceEnd(text: string, value: string): string {
  const end = text.indexOf(value) + value.length
  const rest = /[.!?]\s+\p{Lu}/u.exec(text.slice(end))
  return rest ? text.slice(0, end + rest.index) : text
}

const longestLabel = 100
/** The words before a number, with the question that it answers: 'Locked out? Call the porter on'. */
export const wordsBefore = (text: string, value: string): string =>
  text
    .slice(0, text.indexOf(value))
    .slice(-longestLabel)
    .split(/(?<=\p{L}{3})[.!;]\s|\d{3}/u)
    .at(-1)!

/** The words right behind a number, up to the next one: '(emergencies only)', '– out of hours'. */
export function saidAfter(text: string, value: string): string {
  const at = text.indexOf(value)
  if (at < 0) return ''
  const rest = text.slice(at + value.length, at + value.length + 60)
  const said =
    /^\s{0,3}[(–—,-]\s?[^()\d.;·|•\n]{3,}|^\s(?:for|für|pour|per|para|voor|in case)\s[^\d.;·|•\n]{3,}/iu.exec(
      rest,
    )?.[0] ?? ''
  const isNext = /^\(?[+\d]/.test(rest.slice(said.length))
  if (!isNext || /^\s*\(/.test(said)) return said
  // ', out of hours' right before a second number describes that one; '– emergencies,' doesn't.
  const [own = '', more] = said.split(/,|\s(?:or|and|oder|und|ou|et|o|e|y|of|en)\s/iu)
  const isLabelFirst = /^\s{0,3}[–—-]/u.test(own) && /\p{L}/u.test(text.slice(0, at))
  return more === undefined && isLabelFirst ? '' : own
}

/** Words right behind a number that speak of that one: '(emergencies only)', 'for emergencies,', '– emergencies,'. */
const saidOfNumberBefore =
  /^\d?\d?\)?\s?(?:\([^()]*\)|(?:for|für|pour|per|para|voor)\s[^,;.]*(?=[,;.])|[–—-]\s[^,;.]*(?=[,;.]\P{L}*$))/iu

export function ownPiece(sentence: string): string {
  const piece = sentence.split(/\d{3}(?=\D*$)/u).at(-1)!
  if (piece === sentence) return sentence
  const rest = piece.replace(saidOfNumberBefore, '')
  // '0113 496 0105 or Jim on' continues what the first number is for.
  return rest !== piece || /^\d?\d?\)?\s?[·|•;,.–—/]\P{L}*\p{L}{3}/u.test(piece) ? rest : sentence
}

/** 'Emergency? Call' asks, and still says what the number is for. */
export const leadIn = (text: string, value: string): string =>
  text
    .slice(0, text.indexOf(value))
    .split(/\d{3}(?=\D*$)/u)
    .at(-1)!
    .replace(saidOfNumberBefore, '')

/** 'WhatsApp (messages only):'. */
export const withoutBracket = (words: string): string => words.replace(/\s?\([^()]*\)(?=\W{0,3}$)/u, '')

/** 'Fax for drawings:', 'Fax, if you like paper:'. */
const faxBefore =
  /fax(?:nummer|number|es|en)?(?!\p{L})(?!\s(?:or|and|oder|und|ou|et|o|e|y|of)\s)[^\d.!?;·|•]{0,60}$/iu
/** A fax that takes calls as well: 'Phone and fax:', 'by telephone or fax on'. */
const callsAndFax =
  /(?:t[eé]l[\p{L}.]{0,8}|phone|fon)(?:\s?[/&+,]\s?|\s(?:and|or|und|oder|et|ou|e|o|y|en|of)\s)(?:tele)?fax(?:nummer)?(?!\p{L})[^\d.!?;·|•]{0,60}$/iu

export function isFaxed(sentence: string, said: string): boolean {
  const piece = withoutBracket(ownPiece(sentence))
  const found = faxBefore.exec(piece)?.[0] ?? ''
  return (kindOf(said) === 'Fax' || (found !== '' && !callWord.test(found))) && !callsAndFax.test(piece)
}

const kindByLetter: Record<string, string> = { F: 'Fax', M: 'Mobile', T: 'Phone' }

/** The kind of a number by the letter before it: 'F 01584 555034'. */
export function kindOfLetter(before: string): string | null {
  return kindByLetter[/(?:^|[\s·|,;(])([FMT])[.:]?\s{0,2}\(?$/u.exec(before)?.[1] ?? ''] ?? null
}

const messageWords =
  /whats\s?app|(?:messages?|texts?|sms) only|only (?:messages?|texts?)|nur (?:nachrichten|sms)|(?:messages?|sms) (?:uniquement|seulement)|uniquement (?:par )?(?:message|sms)|solo (?:messaggi|mensajes|sms)|só mensagens|alleen (?:berichten|sms)/iu
/** 'Tel' and 'Telefon', but not 'we will tell you'. */
const callWords =
  't[eé]l(?:[eé]?[fp]\\p{L}*|nr)?|phone|call|ring|anruf\\p{L}*|ruf\\p{L}*|fon|appel\\p{L}*|llam\\p{L}*|llám\\p{L}*|chiam\\p{L}*|mobil\\p{L}*|handy|cell\\p{L}*|m[oó]vil|portable|telemóvel|landline|festnetz|fixe'
export const callWord = new RegExp(`(?<!\\p{L})(?:${callWords})(?!\\p{L})`, 'iu')
const callsToo = new RegExp(
  `(?<!\\p{L})(?:${callWords}|also|too|auch|aussi|anche|también|também|ook)(?!\\p{L})`,
  'iu',
)

const notByMessage =
  /(?<!\p{L})(?:no|not|never|don['’]t|without|kein\p{L}{0,2}|nicht|ohne|pas|sans|non|niente|sin|sem|não|nao|geen|niet)\s(?:\p{L}+\s){0,2}(?:whats\s?app|messages?|texts?|sms)/iu
const onlyMessages =
  /(?<!\p{L})(?:only|nur|solo|só|uniquement|seulement|alleen|(?:not?|keine?|nicht|pas|non|sin|sem|geen|niet)\s(?:\p{L}+\s){0,2}(?:calls?|phone|anruf\p{L}*|appel\p{L}*|llam\p{L}*|chiam\p{L}*|liga\p{L}*|bellen))(?!\p{L})/iu

/** 'By phone or by WhatsApp to' a number: the number is for WhatsApp. */
const anotherWay =
  /(?<!\p{L})(?:by|per|via|par|por|par le|al|au|op)\s\p{L}+\s(?:or|and|oder|und|ou|et|o|e|y|of|en)\s(?=(?:by|per|via|par|por)\s(?:whats|sms))/iu

export function isForMessages(text: string, value: string): boolean {
  const clause = clauseOf(text, value).replace(anotherWay, '')
  const found = messageWords.exec(clause)
  if (!found || notByMessage.test(clause)) return false
  return !/^whats/iu.test(found[0]) || !callsToo.test(clause) || onlyMessages.test(clause)
}

const messengerBefore =
  /whats\s?app(?:\s(?:us|me|uns|nous|on|at|unter|an|au|al|op|ons|only|number|nummer|numéro|numero|número)){0,2}[^\p{L}\d]{0,4}$/iu
const messengerLink = /^https?:\/\/(?:www\.)?(?:wa\.me|api\.whatsapp\.com)\//u

export const takesMessages = (text: string, value: string, { links }: Pick<ReadPage, 'links'>): boolean =>
  messengerBefore.test(text.slice(0, text.indexOf(value))) ||
  links.some((link) => messengerLink.test(link.url) && link.text.includes(value))

export const mentionsCalls = (text: string, value: string): boolean => callsToo.test(clauseOf(text, value))

/** 'Texts only' means WhatsApp only under a heading that says so. */
export const messengerOf = (text: string, value: string, heading: string): string =>
  /whats/iu.test(`${heading} ${clauseOf(text, value)}`) ? 'WhatsApp' : 'Text messages'

export const saysMessages = (text: string): boolean => messageWords.test(text)

const kindsKeptApart = new Set(['Fax', 'Emergency'])

/** 'Mobile / WhatsApp' is a mobile phone that takes messages too. */
export function kindOfCalls(text: string, value: string, said: string): string {
  const kind = kindOf(said)
  // Faxes and emergency lines were found before, so this word is about another number.
  if (kind !== 'WhatsApp') return kindsKeptApart.has(kind) ? 'Phone' : kind
  const clause = clauseOf(text, value).replace(messageWords, ' ')
  return callsToo.test(clause) ? kindOf(clause) : kind
}

export function kindOf(word: string): string {
  if (/fax/i.test(word)) return 'Fax'
  if (/whats/i.test(word)) return 'WhatsApp'
  if (/mobil|mobiel|gsm|handy|m[oó]vil|cell|portable|\bsms|\btext/i.test(word)) return 'Mobile'
  if (/notruf|spoed|noodnummer|emergenc|urgenc/i.test(word)) return 'Emergency'
  return 'Phone'
}

const longestQuote = 300
const fewestAfter = 100

export function quoteOf({ cells, text }: PlacedLine, value: string): string {
  const words = cells.length > 0 ? cells.filter(Boolean).join(' ') : text
  const end = Math.min(words.length, words.indexOf(value) + value.length + fewestAfter)
  if (end <= longestQuote) return words.slice(0, longestQuote)
  const from = words.indexOf(' ', end - longestQuote) + 1
  return words.slice(from, from + longestQuote)
}
