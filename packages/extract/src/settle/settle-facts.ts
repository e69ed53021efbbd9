import type { FactKind } from '@foyer/text/fact-kinds'
import { settledAddresses } from '../addresses/settle-addresses.ts'
import { wordsOnly } from '../attribute/business-weeks.ts'
import type { Fact } from '../fact.ts'
import type { FoundFact } from '../found-facts.ts'
import { domainOf, isFreeMail, settledMails } from '../mails/settle-mails.ts'
import { flagContradictingPrices } from '../money/doubts/price-doubts.ts'
import { withUnseenPricesDoubted } from '../money/structured-prices.ts'
import { hasWords, stems } from '../page/stems.ts'
import { doubtStrayNumbers, isMentionedOnce } from '../phones/stray-numbers.ts'
import { isOtherLine, isOtherStreet, withContradictionsDoubted } from './contradicting-contacts.ts'

interface Site {
  /** Other languages are translations. */
  main: string
  start: string
  more: Fact[]
  places: string[]
  name: string
  domains: Set<string>
}

const translatedKinds = new Set<FactKind>(['description', 'service', 'product', 'price'])

/** Each fact once, under its best label, without those of others. */
export function settledFacts(kind: FactKind, found: FoundFact[], site: Site): Fact[] {
  const own = translatedKinds.has(kind) ? inOneLanguage(found, site.main) : found
  switch (kind) {
    case 'phone':
      return withContradictionsDoubted(
        mainNumbersFirst(withForeignMailsDoubted(doubtStrayNumbers(own), site)),
        isOtherLine,
      ).map(namedPhone)
    case 'email':
      return settledMails(own, site.domains)
    case 'address':
      return settledAddresses(withContradictionsDoubted(own, isOtherStreet), site.start)
    case 'service':
      return services(own, site)
    case 'price': {
      const { facts, asked } = withUnseenPricesDoubted(
        prices(own.map(({ fact }) => withPartUnlessWhole(fact, site.name))),
      )
      return [...flagContradictingPrices(facts), ...asked]
    }
    default:
      return own.map(({ fact }) => fact)
  }
}

/** Translations are dropped unless the main language says nothing. */
function inOneLanguage(found: FoundFact[], main: string): FoundFact[] {
  const ours = found.filter(({ language }) => language === main)
  return ours.length > 0 ? ours : found
}

/** Sure before doubtful, many pages before few, then plain phones. */
function mainNumbersFirst(found: FoundFact[]): FoundFact[] {
  const isMain = ({ labels }: FoundFact) =>
    Number([...labels.keys()].some((label) => kindOf(label) === 'Phone'))
  return found.toSorted(
    (a, b) => Number(b.sure) - Number(a.sure) || b.pages - a.pages || isMain(b) - isMain(a),
  )
}

/** A number told once, next to a mail of another domain, is asked. */
function withForeignMailsDoubted(found: FoundFact[], { domains }: Site): FoundFact[] {
  return found.map((one) =>
    isMentionedOnce(one) && namesOtherMail(one.fact, domains) && one.fact.origin !== 'structured'
      ? { ...one, sure: false }
      : one,
  )
}

function namesOtherMail({ quote = '', value }: Fact, domains: Set<string>): boolean {
  const [before = '', after = ''] = quote.split(value)
  // A full stop within a mail ends no sentence.
  const sentence = `${before.split(/[.!?;]\s/).at(-1)} ${after.split(/[.!?;](?:\s|$)/)[0]}`
  const mails = sentence.match(/[\w.+-]{1,64}@[\w.-]{3,80}\w/g) ?? []
  return (
    domains.size > 0 &&
    mails.length > 0 &&
    mails.every((mail) => !isFreeMail(mail.toLowerCase()) && !domains.has(domainOf(mail.toLowerCase())))
  )
}

const kindOf = (label: string) => label.split(' – ')[0]!

const messengers = new Set(['WhatsApp', 'Text messages'])
const kindsForOneUse = new Set(['Emergency', 'WhatsApp', 'Text messages', 'Fax'])
const kindsKeptApart = new Set(['Emergency', 'Fax'])

/** A number with several labels is a plain phone, unless it is mostly for one purpose. */
function namedPhone({ fact, labels, sure: isSure }: FoundFact): Fact {
  const count = (kind: string) =>
    [...labels].reduce((sum, [label, times]) => sum + (kindOf(label) === kind ? times : 0), 0)
  const isStructured = fact.origin === 'structured'
  const kinds = ['Emergency', 'Fax', 'WhatsApp', 'Text messages', 'Mobile', 'Phone']
  const [most] = kinds.map((kind) => ({ kind, times: count(kind) })).sort((a, b) => b.times - a.times)
  const plain = count('Phone')
  const isKnown = kinds.includes(kindOf(fact.label))
  // 'Emergency? Call …' and below 'Call …' again; a number as often called a fax stays a fax.
  const outweighs = kindsKeptApart.has(most!.kind) ? plain > most!.times : plain >= most!.times
  const isForCalls = plain > 0 && (!kindsForOneUse.has(most!.kind) || outweighs)
  const isMobile = count('Mobile') > 0 && messengers.has(most!.kind)
  const kind = isForCalls ? 'Phone' : isMobile ? 'Mobile' : most!.times > 0 ? most!.kind : kindOf(fact.label)
  const part = [...labels]
    .filter(([label]) => label.includes(' – '))
    .sort((a, b) => b[1] - a[1])[0]?.[0]
    .split(' – ')
    .slice(1)
    .join(' – ')
  if (isStructured && !isKnown) return { ...fact, sure: isSure }
  const sure = isSure && kind !== 'Fax'
  const { part: _, ...rest } = fact
  return part ? { ...rest, label: `${kind} – ${part}`, part, sure } : { ...rest, label: kind, sure }
}

const branchWord =
  /(?<!\p{L})(?:the|our|in|shop|store|branch|office|studio|salon|salone|hut|depot|filiale|standort|zweigstelle|laden|büro|praxis|magasin|boutique|agence|negozio|bottega|sede|ufficio|tienda|oficina|sucursal|loja|winkel|vestiging|und|and|et|e|y|en|di|a|de)(?!\p{L})/gu

/** 'Ludlow shop', 'Filiale Mühlheim'. */
function isPlace(label: string, places: string[]): boolean {
  const named = label.replace(branchWord, ' ').replace(/\s+/g, ' ').trim()
  return places.some(
    (place) =>
      hasWords(place, label) || (named.length > 3 && named.split(' ').every((word) => hasWords(place, word))),
  )
}

/** 'Curtain' and 'Curtains' are one service; places are none. */
function services(own: FoundFact[], { more, places }: Site): Fact[] {
  const known = places.map(wordsOnly)
  const offered = more.filter(({ label }) => !isPlace(wordsOnly(label), known))
  const kept = new Map<string, Fact>()
  for (const fact of [...own.map((found) => ({ ...found.fact, sure: found.sure })), ...offered]) {
    const key = stems(fact.label)
    const before = kept.get(key)
    if (!before) kept.set(key, { ...fact })
    else {
      before.sure ||= fact.sure ?? true
      before.value ||= fact.value
    }
  }
  return [...kept.values()]
}

function withPartUnlessWhole(fact: Fact, name: string): Fact {
  const { part, ...rest } = fact
  return part && wordsOnly(part.split(', ')[0]!) === wordsOnly(name) ? rest : fact
}

const labelWithCondition = ({ label, condition = '' }: Fact) =>
  `${label} ${condition.replace(/^from(?:, |$)/, '')}`

/** 'Emergency appointment £95' in a sentence repeats the table's 'Emergency appointment – standard price'. */
function prices(all: Fact[]): Fact[] {
  const facts = withoutRepeats(all)
  const byAmount = Map.groupBy(facts, ({ amount, currency }) => `${amount} ${currency}`)
  return facts.filter((fact) => {
    const label = wordsOnly(labelWithCondition(fact))
    return !(byAmount.get(`${fact.amount} ${fact.currency}`) ?? []).some((other) => {
      const longer = wordsOnly(labelWithCondition(other))
      return (
        other !== fact &&
        longer.length > label.length &&
        (longer.startsWith(`${label} `) || longer.endsWith(` ${label}`)) &&
        other.url !== fact.url
      )
    })
  })
}

function withoutRepeats(facts: Fact[]): Fact[] {
  const groups = Map.groupBy(facts, ({ label, amount }) => `${wordsOnly(label)} ${amount}`)
  return facts.filter((fact) => {
    const same = groups.get(`${wordsOnly(fact.label)} ${fact.amount}`)!
    const fuller = same.filter((other) => other !== fact && saysMore(other, fact))
    return fuller.length === 0
  })
}

function saysMore(other: Fact, fact: Fact): boolean {
  // Compared piece by piece, because 'non-members' contains 'members'.
  const details = ({ condition = '', unit = '' }: Fact) =>
    new Set([...condition.split(', '), unit].map(wordsOnly).filter(Boolean))
  const [a, b] = [details(other), details(fact)]
  return a.size > b.size && b.isSubsetOf(a)
}
