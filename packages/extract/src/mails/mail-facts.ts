import type { ReadPage } from '@foyer/crawler/read/read-page'
import { mentionsUs } from '../attribute/business-text.ts'
import { clauseOf } from '../attribute/phone-purpose.ts'
import {
  isGeneralHeading,
  isThirdPartyLine,
  isUnderThirdParty,
  namesThirdParty,
  type PlacedLine,
  placedLines,
} from '../attribute/third-parties.ts'
import type { Fact } from '../fact.ts'
import { isDated } from '../page/dated-pages.ts'
import { pathOf } from '../page/front-page.ts'
import { pageLines } from '../page/page-lines.ts'
import { legalPage, ownContacts } from '../phones/phone-doubts.ts'
import { leadOf } from '../phones/phone-facts.ts'
import { isFreeMail, legalMails } from './settle-mails.ts'

const mailbox = /[\p{L}\d._%+-]/u
const mailHost = /^(?:[a-z\d][a-z\d-]{0,62}\.){1,4}[a-z]{2,24}\b/iu
const longestMailbox = 64
const notMail =
  /\.(?:png|jpe?g|gif|webp|svg|css|js)$|@(?:example\.com|domain\.com|email\.com|your-?(?:domain|site|website|company|business)\.|sentry|wixpress)|^(?:you|your|your\.?name|name|user|jane\.?doe|john\.?doe)@/i
export const isNoMail = (value: string): boolean => notMail.test(value)
/** 'info [at] inn [dot] example'. */
const hiddenMail =
  /([\w.+-]{2,40})\s?[[({]\s?(?:at|ät|arroba|chez|a)\s?[\])}]\s?([\w-]{2,40}(?:(?:\.|\s?[[({]\s?(?:dot|punkt|punto|point|ponto)\s?[\])}]\s?)[\w-]{2,30}){1,3})/giu
const mailboxForEverybody =
  /^(?:info|informacion|informazioni|contact|contacto|contatti|kontakt|hello|hi|hallo|hola|bonjour|ciao|mail|email|office|reception|rezeption|recepcion|accueil|welcome|enquir(?:y|ies)|inquir(?:y|ies)|team|post|desk|shop|service|book(?:ing|ings)?|reserv\p{L}*)$/iu
export const isForEverybody = (mail: string): boolean =>
  mailboxForEverybody.test(mail.slice(0, mail.indexOf('@')))

export function mailFacts(page: ReadPage): Fact[] {
  const facts: Fact[] = []
  const isLegal = legalMails.test(page.url) || legalMails.test(page.title)
  const isHistory = isDated(page)
  const path = pathOf(page.url)
  const isAboutUs = path.length <= 1 || ownContacts.test(path) || ownContacts.test(page.title)
  const isLaw = legalPage.test(path) || legalPage.test(page.title)
  let before: PlacedLine | null = null
  let lead = ''
  for (const line of placedLines(page)) {
    lead = leadOf(line, before, lead)
    before = line
    if (line.text.length > 1500) continue
    const isHidden = /[[({]\s?(?:at|ät|arroba|chez|a)\s?[\])}]/iu.test(line.text)
    if (!line.text.includes('@') && !isHidden) continue
    if (line.own && (isHistory || isThirdPartyLine(line, page) || isUnderThirdParty(line))) continue
    const text = isHidden ? withHiddenMails(line.text) : line.text
    for (const address of mailAddresses(text)) {
      const clause = clauseOf(text, address)
      if (notMail.test(address)) continue
      // On legal pages the words before a number or a postcode still belong to the mail.
      const said = text.slice(0, text.indexOf(address)).split('@').at(-1)!
      const above = isLaw ? [said, lead, line.path.at(-1) ?? ''] : []
      const isTheirs = line.own && isOfAuthority(address, clause, above, page)
      const isPlaced = !line.own || (!isLegal && !isTheirs && (isAboutUs || mentionsUs(clause)))
      const heading = line.own && line.path.length > 1 ? line.path.at(-1)! : ''
      facts.push(mailFact(address, page, heading, line.text, isPlaced))
    }
  }
  const known = new Set(facts.map(({ value }) => value))
  const unseen = page.contacts.emails
    .map((value) => value.toLowerCase())
    .filter((value) => !known.has(value) && !notMail.test(value))
  if (unseen.length === 0) return facts
  const all = [...pageLines(page)].map(({ text }) => text.toLowerCase()).join('\n')
  // A link that no line shows is the business's own.
  for (const value of unseen) if (!all.includes(value)) facts.push(mailFact(value, page, '', '', !isLegal))
  return facts
}

/** 'Aufsichtsbehörde: Handwerkskammer, info@…': authorities have their own domain. */
function isOfAuthority(address: string, clause: string, above: string[], page: ReadPage): boolean {
  if (isFreeMail(address.toLowerCase()) || mentionsUs(clause)) return false
  const isNamed = namesThirdParty(clause) || above.some(namesThirdParty)
  return isNamed && !namesThirdParty(`${page.siteName} ${page.wholeTitle ?? page.title}`)
}

function mailFact(address: string, page: ReadPage, heading: string, quote: string, sure: boolean): Fact {
  const value = address.toLowerCase()
  const isNamed = heading !== '' && heading.length <= 40 && !isGeneralHeading(heading)
  const part = isNamed && !isForEverybody(value) ? heading : ''
  return {
    kind: 'email',
    label: part === '' ? 'Email' : `Email – ${part}`,
    value,
    url: page.url,
    ...(part !== '' && { part }),
    ...(quote !== '' && { quote: quote.slice(0, 300) }),
    origin: 'text',
    sure,
  }
}

const withHiddenMails = (text: string) =>
  text.replace(
    hiddenMail,
    (_, name: string, host: string) =>
      `${name}@${host.replace(/\s?[[({]\s?(?:dot|punkt|punto|point|ponto)\s?[\])}]\s?/giu, '.')}`,
  )

/** Scans around each '@', because a pattern would try every letter as a beginning. */
function mailAddresses(text: string): string[] {
  const found: string[] = []
  let from = 0
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    const host = mailHost.exec(text.slice(at + 1, at + 300))?.[0]
    if (!host || host.includes('-.')) continue
    let start = at
    while (start > from && at - start < longestMailbox && mailbox.test(text[start - 1]!)) start--
    const name = text.slice(start, at).replace(/^[._%+-]+/, '')
    if (name === '' || /[._%+-]$/.test(name)) continue
    found.push(`${name}@${host}`)
    from = at + 1 + host.length
  }
  return found
}
