import { readDays } from '@foyer/calendar/read-days'
import { leadingSeason } from '@foyer/calendar/seasons'
import type { ReadPage } from '@foyer/crawler/read/read-page'
import { trimmedEnd } from '@foyer/text/trim'
import { conditionKinds, isCondition, languagesOf } from '../../attribute/condition-kinds.ts'
import { isAboutThirdParty } from '../../attribute/third-parties.ts'
import { isNotPaid } from '../doubts/price-doubts.ts'
import { endsInBound, endsInLimit } from '../doubts/price-limits.ts'
import { endsHeld, isHeldSum, isOfValue } from '../doubts/price-values.ts'
import { isBalanced } from '../price-conditions.ts'
import { findSums, type Sum } from '../sums/money.ts'
import { freeFor, nothingToPay } from '../sums/price-free.ts'
import { endsInTax } from '../sums/price-tax.ts'
import type { AddPrice } from '../sums/priced.ts'
import { piecesOf } from './price-pieces.ts'
import { type AfterPrice, heldBefore, readAfterPrice } from './text-after-price.ts'

const connectors =
  /^(?:[\s,;:·•–—|/+&)(，、；：・]|(?:and|or|plus|but|then|und|oder|sowie|et|ou|puis|y|o|e|ed|en|of|и|или)(?![\p{L}-]))+/iu
const articles =
  /^(?:(?:there (?:is|are)|we (?:charge|ask for|sell|offer|take)|you pay|hay|il y a|c['’]è|es gibt|at present|currently|today|now|heute|jetzt|oggi|adesso|hoy|ahora|hoje|agora|aujourd['’]hui|vandaag|nu|otherwise|sonst|ansonsten|altrimenti|sinon|for|für|pour|para|per)(?!\p{L})\s*)?(?:(?:an?|the|our|your|all|der|die|das|den|dem|eine?[nr]?|unsere?n?|le|la|les|l['’]|une?|des|nos|notre|el|los|las|un[oa]?s?|nuestr[oa]s?|il|lo|gli|i|uno|o|os|as|uma?|het|een)(?:\s+|(?<=['’])))?/iu
const verbAtEnd =
  /(?:^|[\s,:=(])(?:costs?|is|are|be|comes? (?:to|at)|start(?:s|ing)?|(?:is|are|will be) charged(?: at)?|charged(?: at)?|priced(?: at)?|available|for|at|of|from|just|only|another|extra|add|adds|plus|kostet|kosten|beträgt|betragen|für|ab|nur|von|zu|zum preis von|mit|i\.h\.v\.|coûte(?:nt)?|est(?: de)?|sont(?: de)?|à|au tarif de|de|d['’]un montant de|pour|dès|par|cuestan?|tiene un (?:precio|coste) de|es(?: de)?|son(?: de)?|por|desde|costa(?:no)?|è(?: di)?|sono|di|da|per|a|al|custam?|é(?: de)?|são|kost|kosten|bedraagt|bedragen|is|van|tot|voor|vanaf|за|от|стоит|составляет)[\s:=(]*$/iu
/** 'For groups of ten and more we charge'. */
const chargingAtEnd =
  /(?:^|[\s,:=(])(?:kostet (?:es|das)|kosten sie|(?:berechnen|verlangen|nehmen) wir|zahl(?:en sie|t ihr|st du|en|t)|we (?:charge|ask)|you pay|pays?|chiediamo|si paga(?:no)?|pagano?|nous (?:demandons|facturons)|vous payez|on paie|pa(?:ie|ye)(?:nt)?|cobramos|se pagan?|pagan|pagam|rekenen (?:we|wij)|betaal(?:t u| je|t)|betalen|платят)[\s:]*$/u
const longestVerb = 30
const endOfWords = (words: string) => words.slice(-longestVerb).toLowerCase()
export const endsCharging = (words: string): boolean => chargingAtEnd.test(endOfWords(words))
const withoutCharging = (words: string): string =>
  words.slice(0, words.length - (chargingAtEnd.exec(endOfWords(words))?.[0].length ?? 0))
const itCosts =
  /(?<!\p{L})(?:it (?:costs|is)|kostet (?:es|das)|(?:il|ça|cela) coûte|het kost|kost het)\s{0,3}$/u
/** An extra: 'With four glasses of wine £58'. */
const withExtra = /^(?:with|mit|avec|con|com|met)\s[^,;:()]{3,45}$/iu
/** 'Two starters, a main, a dessert' before a colon. */
const contentsStart =
  /^\s?(?:an?|one|two|three|four|five|six|ein(?:e[nr]?)?|zwei|drei|vier|fünf|sechs|une?|deux|trois|quatre|cinq|un[oa]?|due|tre|quattro|cinque|dos|tres|cuatro|cinco|um|uma|dois|duas|três|quatro|een|twee|drie|vijf|zes|\d{1,2})\s[^,:()\d]{3,40},[^:()\d]{3,80}(?:,|\s(?:and|und|et|e|y|en)\s)/iu
const payingVerb =
  /(?<!\p{L})(?:pays?|zahl(?:en|t)|pagano?|pa(?:ie|ye)(?:nt)?|pagan|pagam|betaalt|betalen|платят)\s{0,3}$/u
/** A heading run into a text: 'At home: she comes on Thursdays. It costs £25 more.' */
const runInHeading = /^(\p{Lu}[^:.!?]{2,39}):\s\p{L}/u
const colonEnd = ':=(–—,-'
/** The nearest noun where the words before it say something else: 'an administration fee of £22'. */
const nearestNoun =
  /(?:^|\s)(?:an?|the|une?|des|les?|la|eine?[nr]?|een|de|het|un[oa]?|el|los|il)\s+((?:[\p{L}'’-]+\s){0,3}[\p{L}'’-]+)\s+(?:of|de|d['’]|von|van|di|in höhe von)\s*$/iu
const pronoun =
  /^(?:i|we|you|they|he|she|it|this|that|these|those|if|when|who|what|which|please|then|also|yes|no|not|so|as|in|on|by|to|with|since|because|ich|wir|sie|er|es|wenn|falls|bitte|ja|nein|auch|bei|im|am|nous|vous|on|il|elle|ils|si|oui|non|quand|pour|en|dans|sur|nosotros|usted|si|sí|cuando|también|para|noi|voi|se|sì|quando|anche|nós|você|sim|não|wij|je|u|als|bij|op|ook|ja|nee|indien)(?!\p{L})/iu
const finiteVerb =
  /(?<!\p{L})(?:we|you|they|i|wir|sie|nous|vous|usted(?:es)?|te|se|noi|will|can|must|should|has|have|had|was|were|wird|werden|kann|muss|hat|haben|peut|doit|sera|ont|ha|puede|debe|può|deve|wij|jullie|kan|kunt|moet|heeft|hebben|wordt)(?!\p{L})/iu
/** 'A £30 deposit'. */
const thingBehindSum =
  /^\s?((?:[\p{L}-]+\s){0,2}(?:deposits?|fees?|surcharges?|supplements?|charges?|vouchers?|registration|entry|admission|membership|booking fee|anzahlung|\p{L}{0,20}gebühr|\p{L}{3,20}kosten|zuschlag|pauschale|aufpreis|caution|acompte|supplément|frais|anticipo|depósito|suplemento|fianza|cauzione|supplemento|caparra|waarborg|borg|borgsom|aanbetaling|toeslag|inschrijfgeld|inschrijfkosten))(?!\p{L})/iu
/** A charge that the days and people of the next sentence pay: 'There is an entry charge.' */
const chargeName =
  /(?<!\p{L})(?:an?|the|our|eine?n?|der|die|unsere?n?|une?|le|la|les|un[oa']?|il|el|uma?|o|een|de)\s((?:[\p{L}’'-]+\s)?(?:(?:entry|entrance|admission|booking|membership|parking|delivery|membership) (?:charges?|fees?|prices?)|\p{L}{3,20}(?:gebühr|preis|beitrag)|eintritt|droit d['’]entrée|tarif d['’]entrée|biglietto|ingresso|quota|entrada|cuota|bilhete|entreeprijs|toegangsprijs))(?!\p{L})/u
const longestSentence = 400
const longestLabel = 70

export function readProse(text: string, named: string, page: ReadPage, add: AddPrice): void {
  const { language } = page
  let before = ''
  let subject = named
  let isHeaded = false
  const sentences = sentencesOf(text)
  for (const [at, sentence] of sentences.entries()) {
    if (sentence.length > longestSentence) continue
    let when: string | undefined
    const sums = findSums(sentence, language)
    if (sums.length === 0) {
      before = sentence
      if (at === 0) subject = runInHeading.exec(sentence)?.[1] ?? named
    } else if (sums.length <= 8 && !isAboutThirdParty(sentence, page))
      readSentence(sentence, sums, { named: subject, language, isHeaded }, (priced) => {
        isHeaded ||= priced.label === subject
        when ??= onlyWhen(sentences[at + 1] ?? '', language)
        const aside = priced.aside || when
        add({ ...priced, aside, inProse: true, goesOn: at > 0, before })
      })
  }
}

const onlyWords =
  /^(?:(?:only|nur|solo|soltanto|seulement|uniquement|sólo|só|apenas|alleen)\s([^,.;]{3,60})|([^,.;]{3,60})\sonly)(?:[,.;]|$)/iu

/** 'Tuesday to Friday in winter only, …' limits the price before it. */
function onlyWhen(sentence: string, language: string): string {
  const [, behind, before = ''] = onlyWords.exec(sentence) ?? []
  const said = behind ?? before
  const namesTime =
    said !== '' &&
    findSums(said, language).length === 0 &&
    (leadingSeason(said) !== null ||
      languagesOf(language).some((each) => readDays(said, each, false).length > 0))
  return namesTime ? said : ''
}

export const chargeIn = (sentence: string): string => noun(chargeName.exec(sentence.toLowerCase())?.[1] ?? '')

/** Button texts and sentences name nothing. */
const noLabel =
  /^(?:see|book|read|learn|view|discover|try|get|buy|order|click|call|download|find|jetzt|mehr|buchen|voir|réserver|découvrir|ver|reservar|descubre|scopri|prenota)\s|^["'(\d][^\p{L}]*\p{L}{0,3}$|\s(?:and|or|und|oder|et|ou|y|o|e|less|minus|than|abzüglich|zwischen|between|entre|tra|bis|to|as|around|about|some|over|rund|etwa|,|takes?|accepts?|nehmen|nimmt|acceptent|accepte|prend|accetta|accettano|aceptan?|aceitam?|neemt|accepteert)$|^(?:around|about|some|over|rund|etwa|environ)$|(?<!\p{L})(?:is|are|was|were|ist|sind|war|est|sont|está|è|sells?|sold|bought|charges|(?<=s )charge|charged|paid|came|weighs?|weighed|totall?ed|may|might|which|who|whose|kostete|kostet|kosten|costs?|verkauft|vendu|vendido|raised|invested)(?!\p{L})/u
export const isNoLabel = (text: string): boolean => noLabel.test(text.toLowerCase())

export function sentencesOf(text: string): string[] {
  if (!/[.!?]\s|[。！？।]|\n/.test(text)) return [text]
  return text.split(
    /(?<=[\p{L}\p{N})€£$%»”][.!?])(?<!(?<!\p{L})(?:inc|incl|inkl|excl|exkl|exc|zzgl)\.)\s+(?!(?<=\d\.\s)(?:J[aä]n|Feb|Mär|Apr|Mai|Ju[nl]|Aug|Sep|Okt|Nov|Dez))(?=[\p{Lu}\p{Lo}¿¡«“"])|(?<=(?:\p{L}{4}|['’]s)[.!?])(?<!(?:[Aa]pprox|[Pp]ers|[Pp]ack|[Ss]tck)\.)\s+(?=[€£$]\s?\d|\d{1,4}(?:[.,]\d{2})?\s?(?:[€£$]|[Ee]uro(?!\p{L})|EUR|CHF))|(?<=[。！？।])\s*(?=\S)|\n/u,
  )
}

function readSentence(
  sentence: string,
  sums: readonly Sum[],
  { named, language, isHeaded: isAgain }: { named: string; language: string; isHeaded: boolean },
  add: AddPrice,
): void {
  if (readPieces(sentence, sums, named, language, add)) return
  let end = 0
  let lead = ''
  let last = ''
  let told = ''
  let isHeld = false
  let isHeaded = false
  let isBehind = false
  let isBound = false
  let isValue = false
  for (const [at, sum] of sums.entries()) {
    const between = sentence.slice(end, sum.start)
    const before = between.replace(told, '')
    const after = sentence.slice(sum.end, sums[at + 1]?.start ?? sentence.length)
    end = sum.end
    told = ''
    if (endsInLimit(before) || endsInTax(between) || isNotPaid(sentence, sum, before)) {
      isBound = endsInBound(before)
      isValue = isOfValue(sentence, sum)
      continue
    }
    isHeld = endsHeld(between) || (isHeld && isConnector(before))
    if (isHeld) continue
    // 'A £30 deposit' is a deposit; '£28 a session or £150 for six' is the same item twice.
    const colon = at === 0 ? colonOf(before) : null
    if (colon) lead = named !== '' && contentsStart.test(colon.before) ? named : nounIn(colon.before)
    const words = nounIn(colon ? colon.after : before)
    const more = isAgain && withExtra.test(before) ? before[0]!.toLowerCase() + before.slice(1).trim() : ''
    const isPayer = words !== '' && payingVerb.test(endOfWords(before)) && !isCondition(words, language)
    const said = more !== '' ? '' : isPayer && named !== '' ? `${named} – ${words}` : words
    const bought = thingBehindSum.exec(after)?.[1] ?? ''
    const isSame = at > 0 && isConnector(before)
    const behind = readAfterPrice(after, at === sums.length - 1, isSame, language)
    // '£25 cancellation fee' names the item, '£25 adults' the customer.
    const condition = behind.isPlain && bought !== '' ? '' : behind.condition
    // Words about one sum don't name the next.
    told = behind.told || (condition === '' && isParted(after, bought) ? bought : '')
    // Half a name: 'sales up to £200,000 are £850'.
    const lacks = isValue || ((isBehind || isBound) && condition === '' && isSame)
    isBound = isValue = false
    isBehind = behind.isPlain
    const held =
      at === 0 || last === '' || isCondition(whichOf(last), language)
        ? ''
        : heldBefore(before, language) || (isHeldUnder(said, last, language) ? said : '')
    const label =
      (more !== '' ? named : '') ||
      (held !== '' ? last : '') ||
      (isSame && said === '' ? last : '') ||
      (lead !== '' && said !== '' ? `${lead} – ${said}` : lead || said) ||
      noun(bought) ||
      (isConnector(before) || before.trim() === '' ? named || whoPays(behind, language) : '')
    if (label === '' || label.length > longestLabel) continue
    // '£38 each, children £19' begins with the heading's item.
    isHeaded ||= at === 0 && said === '' && label === named
    last = label
    add({
      label,
      sum,
      condition: more || (condition.length <= 50 ? condition : ''),
      aside: before.includes(held) ? held : held[0]!.toLowerCase() + held.slice(1),
      quote: sentence.trim(),
      isDoubtful: (isPayer && named === '') || lacks,
      ...((isHeaded || itCosts.test(endOfWords(before))) && { subject: named }),
    })
  }
  addFree(sentence, sums[0]!.currency, language, add)
}

const isParted = (after: string, said: string) =>
  said !== '' && /^[),;]/.test(after.slice(after.indexOf(said) + said.length))

/** '£8 adults, £5 children'. */
const whoPays = ({ condition, isPlain }: AfterPrice, language: string) =>
  isPlain && isCondition(condition, language) ? withCapital(condition) : ''

/** 'Adults £12 / Children £7'. */
function readPieces(
  sentence: string,
  sums: readonly Sum[],
  named: string,
  language: string,
  add: AddPrice,
): boolean {
  const pieces = piecesOf(sentence, sums, { named, language, nameIn: nounIn })
  const isPaid = (sum: Sum) => {
    const before = sentence.slice(0, sum.start)
    return !endsInLimit(before) && !endsHeld(before) && !isNotPaid(sentence, sum)
  }
  if (!pieces?.every(({ label, sum }) => label.length <= longestLabel && isPaid(sum))) return false
  // 'Single £40 / Double £60 per night': the unit applies to both.
  const { unit } = sums.at(-1)!
  const isShared = sums.slice(0, -1).every((sum) => sum.unit === '')
  for (const { label, sum, after } of pieces) {
    const { condition } = readAfterPrice(after, true, false, language)
    add({ label, sum, condition, unit: isShared ? unit : '', quote: sentence.trim() })
  }
  addFree(sentence, sums[0]!.currency, language, add)
  return true
}

/** 'Adults £8, children £5, under 5s free'. */
function addFree(sentence: string, currency: string, language: string, add: AddPrice): void {
  const pieces = sentence.split(/[,;·|•/]\s/u).filter((piece) => findSums(piece, language).length === 0)
  const free = pieces.map((piece) => freeFor(trimmedEnd(piece, '. ').trim(), language))
  if (free.includes(null)) return
  for (const { people, said } of free as { people: string; said: string }[])
    add({ label: withCapital(people), sum: nothingToPay(said, currency), quote: sentence.trim() })
}

const withCapital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1)

/** 'Hourly rate £54 (weekends £75)'. */
function isHeldUnder(said: string, last: string, language: string): boolean {
  if (said === '' || last === '' || /[\d,]/.test(last)) return false
  const kinds = conditionKinds(said, language)
  return kinds.size > 0 && !kinds.has('whom') && !kinds.has('from')
}

const whichOf = (label: string) => label.split(' – ').at(-1)!

function colonOf(before: string): { before: string; after: string } | null {
  // A colon within a time divides nothing.
  const at = [...before.matchAll(/(?<!\d):|:(?!\d)/g)].at(-1)?.index ?? -1
  return at < 2 ? null : { before: before.slice(0, at), after: before.slice(at + 1) }
}

const isConnector = (text: string) =>
  withoutCharging(text.replace(connectors, '')).replace(verbAtEnd, '').trim() === ''

/** Returns '' when the piece doesn't end in a name. */
function nounIn(piece: string): string {
  // Names may contain a Latin comma, but not this one.
  const clause = piece.split(/[，；]/).findLast((said) => said.trim() !== '') ?? ''
  let words = clause.replace(connectors, '').replace(/\s+/g, ' ')
  const near = nearestNoun.exec(words)?.[1]
  words = trimmedEnd(withoutCharging(words), colonEnd)
  for (let round = 0; round < 4; round++) {
    const shorter = trimmedEnd(words.replace(verbAtEnd, ''), colonEnd)
    if (shorter === words) break
    words = shorter
  }
  const whole = noun(words)
  if (near && (whole === '' || whole.split(' ').length > near.split(' ').length + 1))
    return noun(near) || whole
  if (whole !== '') return whole
  // 'Bring a friend; guest pass £8'.
  const tail = words.split(/[;!?]|\.(?!\d)|,\s(?=\p{Lu})|\s[–—]\s/u).at(-1)!
  return tail === words ? '' : noun(tail)
}

const isLongEnough = /\p{L}[\p{L}\p{M}]{2}|[\p{sc=Han}\p{sc=Hang}]/u

function noun(words: string): string {
  const bare =
    words.length > longestLabel || words.split(' ').length > 9 ? words.replace(/\s?\([^()]*\)/g, '') : words
  const name = bare.replace(articles, '').trim()
  const isName =
    name.length <= longestLabel &&
    name.split(' ').length <= 9 &&
    isLongEnough.test(name) &&
    !pronoun.test(name) &&
    // 'I' is an article in Italian and the speaker in English.
    !/^I\s/.test(words) &&
    !finiteVerb.test(name) &&
    !isHeldSum(name) &&
    isBalanced(name)
  return isName ? withCapital(name) : ''
}
