import type { ReadPage, StructuredItem, StructuredValue } from '@foyer/crawler/read/read-page'
import type { FactKind } from '@foyer/text/fact-kinds'
import type { StatedWeek } from './attribute/stated-week.ts'
import type { Fact } from './fact.ts'
import type { StatedDates } from './hours/dated-hours-facts.ts'
import { structuredDates } from './hours/structured-dates.ts'
import { structuredHours } from './hours/structured-hours.ts'
import { isNoMail } from './mails/mail-facts.ts'
import { isOver } from './money/structured-prices.ts'
import { formatPrice } from './money/sums/currencies.ts'
import { ownerOf } from './names/structured-owner.ts'
import { shortenedText } from './page/shortened.ts'
import {
  isStandInAddress,
  isStandInDescription,
  isStandInName,
  isStandInPhone,
} from './page/structured-placeholders.ts'
import { items, text, texts } from './page/structured-values.ts'
import { socialFact } from './social/social-facts.ts'

const businessType =
  /Medical|Veterinary|Accounting|Roofing|(?:Business|Store|Shop|Restaurant|Cafe|Bar|Bakery|Hotel|Motel|Hostel|Lodging|BedAndBreakfast|Resort|Campground|Clinic|Dentist|Physician|Pharmacy|Hospital|Salon|Spa|Attorney|Notary|LegalService|Agency|Agent|Dealer|Repair|Rental|Plumber|Electrician|Locksmith|HousePainter|Contractor|Gym|Club|Studio|School|Museum|Library|Organization|Corporation|NGO|Place|Winery|Brewery|Florist|DryCleaningOrLaundry|SelfStorage|ProfessionalService|FoodEstablishment|TouristAttraction)$/
const itemTypes = /^(?:Product|ProductGroup|IndividualProduct|SomeProducts|Vehicle|Car|Book|MenuItem)$/
const serviceTypes = /^(?:\w*Service|Course|TouristTrip|MedicalProcedure|MedicalTherapy)$/

export interface StatedFacts {
  facts: Fact[]
  hours: StatedWeek[]
  dated: StatedDates[]
}

export interface StructuredFacts extends StatedFacts {
  strangers: StatedFacts
}

/** Catalogues repeat the same items thousands of times. */
const mostItems = 3_000
const mostWeeks = 40
const othersProperty =
  /^(?:review|reviews|author|publisher|reviewedBy|sponsor|funder|memberOf|affiliation|alumniOf|worksFor|performer|organizer|brand|manufacturer|creator|contributor|copyrightHolder|provider|seller|competitor|award|knows|isPartOf|itemReviewed|comment|video|subjectOf)$/

/** Events, articles and people: their properties are theirs. */
const notOursType =
  /^(?:\w*Event|\w*Article|BlogPosting|Review|UserReview|CriticReview|Person|JobPosting|Recipe|HowTo|Movie|VideoObject|ImageObject|Comment|Question|Answer|QAPage|FAQPage|Flight|BreadcrumbList)$/

type AddFact = (kind: FactKind, label: string, value: string, more?: Partial<Fact>) => void

export function structuredFacts(page: ReadPage): StructuredFacts {
  const own: StatedFacts = { facts: [], hours: [], dated: [] }
  const strangers: StatedFacts = { facts: [], hours: [], dated: [] }
  let into = own
  let left = mostItems
  const add: AddFact = (kind, label, value, more = {}) => {
    if (value !== '' && !isStandIn(kind, value))
      into.facts.push({ kind, label, value, url: page.url, origin: 'structured', sure: true, ...more })
  }
  const visit = (item: StructuredItem, depth: number, parent: string) => {
    if (depth > 8 || left-- <= 0 || item.types.some((type) => notOursType.test(type))) return
    const name = text(item, 'name')
    if (isStandInName(name)) return
    const isBusiness =
      item.types.some((type) => businessType.test(type)) ||
      (item.properties.address !== undefined && item.properties.telephone !== undefined)
    if (isBusiness) {
      const owner = depth === 0 ? ownerOf(item, page) : 'own'
      if (owner === 'other') return
      if (depth === 0) into = owner === 'stranger' ? strangers : own
      readBusiness(item, page, add, into.facts, depth === 0 && owner === 'own')
      if (into.hours.length < mostWeeks) into.hours.push(...structuredHours(item, page))
      if (into.dated.length < mostWeeks) into.dated.push(...structuredDates(item, page))
    }
    if (item.types.some((type) => itemTypes.test(type)))
      add('product', name, shortenedText(text(item, 'description')) || offerPrice(item) || name)
    else if (item.types.some((type) => serviceTypes.test(type)) && name) {
      add('service', name, shortenedText(text(item, 'description')) || name)
    }
    if (item.types.some((type) => /Offer$/.test(type))) readOffer(item, parent, add)
    // An offer is named after its item, not after the business.
    const within = isBusiness ? '' : name || parent
    for (const [property, values] of Object.entries(item.properties)) {
      if (othersProperty.test(property)) continue
      for (const value of values) if (typeof value !== 'string') visit(value, depth + 1, within)
    }
  }
  for (const item of page.structured.items) {
    into = own
    visit(item, 0, '')
  }
  return { ...own, strangers }
}

function isStandIn(kind: FactKind, value: string): boolean {
  if (kind === 'phone') return isStandInPhone(value)
  if (kind === 'email') return isNoMail(value)
  if (kind === 'description') return isStandInDescription(value)
  return kind === 'address' && isStandInAddress(value)
}

function readBusiness(
  item: StructuredItem,
  page: ReadPage,
  add: AddFact,
  facts: Fact[],
  isWhole: boolean,
): void {
  const name = text(item, 'name') || text(item, 'legalName')
  if (isWhole && !/^https?:|^www\./i.test(name)) add('name', 'Name', name)
  if (isWhole) add('description', 'Description', shortenedText(text(item, 'description')))
  for (const value of texts(item, 'email'))
    add('email', 'Email', value.replace(/^mailto:/i, '').toLowerCase())
  for (const value of texts(item, 'telephone')) add('phone', 'Phone', value.replace(/^tel:/i, ''))
  for (const value of texts(item, 'faxNumber')) add('phone', 'Fax', value)
  for (const value of item.properties.address ?? [])
    add('address', 'Address', addressText(value, page.language), name ? { part: name } : {})
  for (const value of texts(item, 'sameAs')) {
    const social = socialFact(value, page.url)
    if (social) facts.push(social)
  }
  for (const point of items(item, 'contactPoint')) {
    const label = text(point, 'contactType')
    for (const value of texts(point, 'telephone')) add('phone', label || 'Phone', value)
    for (const value of texts(point, 'email')) add('email', label || 'Email', value.toLowerCase())
  }
}

function readOffer(offer: StructuredItem, parent: string, add: AddFact): void {
  if (isOver(offer)) return
  const offered = items(offer, 'itemOffered')[0]
  const own = text(offer, 'name')
  const subject = (offered && text(offered, 'name')) || parent
  const label =
    own && subject && own !== subject && !own.startsWith(subject) ? `${subject} – ${own}` : own || subject
  const specification = items(offer, 'priceSpecification')[0]
  const currency = text(offer, 'priceCurrency') || (specification ? text(specification, 'priceCurrency') : '')
  const low = text(offer, 'lowPrice')
  const high = text(offer, 'highPrice')
  const value = text(offer, 'price') || (specification ? text(specification, 'price') : '')
  const per = specification ? text(specification, 'unitText') : ''
  if (!label) return
  const more = {
    amount: Number(value || low),
    currency: currency.toUpperCase(),
    ...(per && { unit: `per ${per}` }),
  }
  if (!Number.isFinite(more.amount)) return
  if (value) add('price', label, formatPrice(value, currency) + (per ? ` / ${per}` : ''), more)
  else if (low) {
    add(
      'price',
      label,
      high && high !== low
        ? `${formatPrice(low, currency)} – ${formatPrice(high, currency)}`
        : formatPrice(low, currency),
      { ...more, condition: 'from' },
    )
  }
}

function offerPrice(item: StructuredItem): string {
  const [offer] = items(item, 'offers')
  const value = offer && !isOver(offer) ? text(offer, 'price') || text(offer, 'lowPrice') : ''
  return offer && value ? formatPrice(value, text(offer, 'priceCurrency')) : ''
}

function addressText(value: StructuredValue, language: string): string {
  if (typeof value === 'string')
    return value
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean)
      .join(', ')
  const [code, town, region] = ['postalCode', 'addressLocality', 'addressRegion'].map((name) =>
    text(value, name),
  )
  // A town without a street doesn't locate a business.
  if (!code && !text(value, 'streetAddress')) return ''
  const country = countryName(value, language)
  const isLast = /[A-Z]/i.test(code!) || codeLast.test(countryCode(value))
  const place = isLast
    ? `${[town, region].filter(Boolean).join(', ')} ${code}`.trim()
    : [`${code} ${town}`.trim(), region].filter(Boolean).join(', ')
  return [text(value, 'streetAddress'), place, country].filter(Boolean).join(', ')
}

/** Countries that write the postcode after the town. */
const codeLast =
  /^(?:US|USA|United States.*|GB|UK|United Kingdom|CA|Canada|AU|Australia|IN|India|NZ|IE|ZA|SG)$/i

function countryCode(address: StructuredItem): string {
  const [country] = address.properties.addressCountry ?? []
  if (country === undefined) return ''
  return typeof country === 'string' ? country : text(country, 'name')
}

/** 'GB' is for machines. */
function countryName(address: StructuredItem, language: string): string {
  const country = countryCode(address)
  if (!/^[A-Z]{2}$/.test(country)) return country
  try {
    return countryNames(language || 'en').of(country) ?? country
  } catch {
    return country
  }
}

const namesByLanguage = new Map<string, Intl.DisplayNames>()

/** Cached because building `Intl.DisplayNames` is slow. */
function countryNames(language: string): Intl.DisplayNames {
  const known = namesByLanguage.get(language)
  if (known) return known
  const names = new Intl.DisplayNames([language], { type: 'region' })
  // Pages can claim any language.
  if (namesByLanguage.size < 50) namesByLanguage.set(language, names)
  return names
}
