import type { Fact } from '../fact.ts'
import type { FoundFact } from '../found-facts.ts'

export const legalMails =
  /privacy|datenschutz|privacidad|confidentialit|cookie|terms|agb|condizioni|mentions|legal/i

const freeMail =
  /@(?:gmail|googlemail|outlook|hotmail|live|msn|yahoo|icloud|me|gmx|web|t-online|orange|wanadoo|free|sfr|laposte|libero|tiscali|virgilio|alice|telefonica|terra|sapo|ziggo|kpnmail|mail|yandex|qq|163|aol|proton|protonmail)\./
const shortestName = 5

export const isFreeMail = (mail: string): boolean => freeMail.test(mail)
export const domainOf = (mail: string) => mail.slice(mail.indexOf('@') + 1)
/** 'fern-hollow.example' is called fernhollow. */
const nameOf = (domain: string) => domain.split('.')[0]!.replace(/-/g, '')

/** 'Built with love by Pixel Shed, hi@pixel-shed.example'. */
const signature =
  /(?<!\p{L})(?:by|von|vom|da|dal|dalla|par|por|door)\s+(?:(?:the|der|dem|die|la|le|il|lo|de)\s+)?([\p{L}\p{N}&.'’ -]{3,60})\W{0,4}$/iu
const plainName = (name: string) =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}|[^\p{L}\p{N}]/gu, '')
    .replace(/([aou])e/g, '$1')

function isSigned({ value, quote = '' }: Fact): boolean {
  const name = signature.exec(quote.slice(0, Math.max(0, quote.indexOf(value))))?.[1]
  return name !== undefined && plainName(name).includes(plainName(nameOf(domainOf(value))))
}

/**
 * Keeps mails of the business's domains and those in the frame or on contact pages; mails in running text are
 * asked.
 */
export function settledMails(found: FoundFact[], domains: Set<string>): Fact[] {
  const settled = found.flatMap((one) => {
    const isOurs = isOwnMail(one, domains)
    const isLegal = !one.sure && legalMails.test(one.fact.url)
    return isOurs || !isLegal ? [{ ...one.fact, sure: isOurs }] : []
  })
  return settled.length > 0 ? settled : found.slice(0, 1).map(({ fact }) => ({ ...fact, sure: false }))
}

/**
 * The site's domain, a domain named after the business, and domains shown in the frame of several pages;
 * otherwise the commonest.
 */
export function ownDomains(found: FoundFact[], start: string, businessName: string): Set<string> {
  const called = plainName(businessName)
  const host = (URL.parse(start)?.hostname ?? '').replace(/^www\./, '')
  const isHosts = (domain: string) =>
    (host !== '' && (host.endsWith(domain) || domain.endsWith(host))) || isCalled(domain, called)
  const mails = found.filter(
    ({ fact }) => !freeMail.test(fact.value) && (!isSigned(fact) || isHosts(domainOf(fact.value))),
  )
  const own = mails.filter(
    ({ fact, sure, pages }) =>
      isHosts(domainOf(fact.value)) || fact.origin === 'structured' || (sure && pages > 1),
  )
  const [commonest] = mails.filter(({ sure }) => sure).toSorted((a, b) => b.pages - a.pages)
  return new Set(
    (own.length > 0 ? own : commonest ? [commonest] : []).map(({ fact }) => domainOf(fact.value)),
  )
}

/** 'barber-lisle.example' is called 'Barber & Lisle Pianos'. */
function isCalled(domain: string, called: string): boolean {
  const name = plainName(nameOf(domain))
  return (
    Math.min(name.length, called.length) >= shortestCalled && (name.includes(called) || called.includes(name))
  )
}
const shortestCalled = 8

function isOwnMail({ fact, sure, pages }: FoundFact, domains: Set<string>): boolean {
  const domain = domainOf(fact.value)
  if (domains.has(domain) || fact.origin === 'structured') return true
  const names = [...domains].map(nameOf)
  const mailbox = fact.value.slice(0, fact.value.indexOf('@')).replace(/[._-]/g, '')
  // 'fernhollow@pec.example' names the business before the '@'.
  if (names.some((name) => name.length >= shortestName && mailbox.includes(name))) return true
  const isNear = names.some((name) => name.includes(nameOf(domain)) || nameOf(domain).includes(name))
  return sure && !isSigned(fact) && (freeMail.test(fact.value) || pages > 1 || isNear)
}
