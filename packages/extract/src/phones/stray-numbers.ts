import { clauseOf, isUrgent, namesTrouble } from '../attribute/phone-purpose.ts'
import type { FoundFact } from '../found-facts.ts'
import { pathOf } from '../page/front-page.ts'
import { claimsNumber, isAskedToCall, isPhoneLabel, ownContacts } from './phone-doubts.ts'
import { lineName } from './phone-part.ts'

const longestLine = 80
const fewestShared = 6

/**
 * '09482 77 31 20' is an extension of '09482 77 31 0'. Other numbers that appear
 * only once or twice in running text mostly belong to taxis, neighbours and partners, so the words before
 * them must claim them.
 */
export function doubtStrayNumbers(found: FoundFact[]): FoundFact[] {
  const [main] = found
    .filter(({ sure }) => sure)
    .toSorted(
      (a, b) =>
        Number(isStructured(b)) - Number(isStructured(a)) ||
        Number(isMentionedInText(a)) - Number(isMentionedInText(b)) ||
        b.pages - a.pages,
    )
  if (!main) return found
  const dialled = digitsOf(main)
  return found.map((one) => {
    if (one === main || isStructured(one) || isFax(one)) return one
    const own = digitsOf(one).replace(/^0+/, '')
    if (isSameSwitchboard(own, dialled)) return { ...one, sure: true }
    return isMentionedInText(one) && !isClaimed(one) && !isPaired(one, main) ? { ...one, sure: false } : one
  })
}

/** '93 123 45 67 / 666 777 888'. */
function isPaired({ fact: { quote = '', value } }: FoundFact, { fact: main }: FoundFact): boolean {
  const [, after = ''] = quote.split(main.value)
  return jointOfNumbers.test(after.split(value, 1)[0]!) && after.includes(value)
}
const jointOfNumbers = /^\s{0,2}[/·|•–-]\s{0,2}$/u

export const isMentionedOnce = ({ pages, labels }: FoundFact) =>
  pages === 1 && [...labels.values()].reduce((sum, times) => sum + times, 0) <= 1

const mostPages = 2
const isMentionedInText = (one: FoundFact) =>
  one.pages <= mostPages && (one.shortestQuote > longestLine || isInShortSentence(one))

/** 'Harrowby Lake Taxis, 01632 960255, know where we are': a label has no verb behind its number. */
function isInShortSentence(one: FoundFact): boolean {
  const { quote = '', value } = one.fact
  const [, after = ''] = quote.split(value)
  return isMentionedOnce(one) && sentenceGoesOn.test(after) && firmBefore.test(wordsBefore(one))
}
const sentenceGoesOn = /^,?\s\p{Ll}+(?:\s[\p{L}’']+){2}/u
const firmBefore = /(?<![\p{L}'’&-])(?:\p{Lu}[\p{L}'’&-]+\s){1,3}\p{Lu}[\p{L}'’&-]+(?:,|\s\p{Ll}+){0,3}\s?$/u

const nearestWords = 40
const longestNaming = 60
/** 'Nothing to do with us:', 'not us:'. */
const deniedBefore =
  /(?<!\p{L})(?:not|nothing|nicht|nichts|pas|rien|non|niente|no|nada|não|niet|niets)(?:\s\p{L}+){0,4}\s(?:us|ours?|uns|unser\p{L}*|nous|nôtres?|noi|nostr\p{L}|nosotros|nuestr\p{L}+|nós|noss\p{L}|ons|onze)(?!\p{L})/giu

/** 'Chiamate il fabbro Venuti'; German capitalises every noun and needs two names. */
const nameInSentence = /(?<=\p{Ll}[,:]?\s)\p{Lu}[\p{L}'’&-]+/u
const nameAmongNouns = /(?<=\p{Ll}[,:]?\s)\p{Lu}[\p{L}'’&-]+\s\p{Lu}[\p{L}'’&-]+/u
/** A short page's language is a guess; these words identify German. */
const germanWord = /(?<!\p{L})(?:für|und|der|das|wir|sie|ist)(?!\p{L})/iu
/** Messages go to the business that reads them. */
const messageLabels = new Set(['WhatsApp', 'Text messages'])

function isClaimed(one: FoundFact): boolean {
  const before = wordsBefore(one).replace(deniedBefore, ' ')
  const [kind] = one.fact.label.split(' – ')
  if (messageLabels.has(kind!) || claimsNumber(before.slice(-nearestWords))) return true
  if (isPhoneLabel(before) || lineName(before) !== '') return true
  const isGerman = one.language.startsWith('de') || germanWord.test(before)
  const namesSomebody = (isGerman ? nameAmongNouns : nameInSentence).test(before.slice(-longestNaming))
  if (namesSomebody) return kind === 'Emergency' && claimsNumber(before)
  return (
    isAskedToCall(before) ||
    isNamedOnContactPage(one) ||
    (kind === 'Emergency' && (isUrgent(before) || namesTrouble(before)))
  )
}

/** 'Weekend line for existing patients: 07700 900731'. */
const isNamedOnContactPage = ({ fact: { quote = '', value, url } }: FoundFact) =>
  ownContacts.test(pathOf(url)) && nameOfLine.test(quote.split(value, 1)[0]!)
const nameOfLine = /^\P{L}{0,3}\p{L}[^.!?:;]{2,70}:\s?\(?$/u

const wordsBefore = ({ fact: { quote = '', value } }: FoundFact) => clauseOf(quote, value).split(value, 1)[0]!

const digitsOf = ({ fact }: FoundFact) => fact.value.replace(/\D/g, '')
const isStructured = ({ fact }: FoundFact) => fact.origin === 'structured'
const isFax = ({ fact }: FoundFact) => fact.label.startsWith('Fax')

/** All but the last two digits, the extension, are equal. */
export function isSameSwitchboard(own: string, main: string): boolean {
  const line = own.slice(0, -2)
  const at = main.indexOf(line)
  return line.length >= fewestShared && at >= 0 && main.length - at - line.length <= 2
}
