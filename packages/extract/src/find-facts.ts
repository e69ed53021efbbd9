import type { ReadPage } from '@foyer/crawler/read/read-page'
import { factKinds } from '@foyer/text/fact-kinds'
import { addressFacts } from './addresses/address-facts.ts'
import { placeLines } from './attribute/third-parties.ts'
import type { Fact } from './fact.ts'
import { createFoundFacts } from './found-facts.ts'
import { createDatedHoursStore } from './hours/dated-hours-facts.ts'
import { createHoursStore, pageHours } from './hours/hours-facts.ts'
import { hoursToAsk } from './hours/hours-to-ask.ts'
import { mailFacts } from './mails/mail-facts.ts'
import { ownDomains } from './mails/settle-mails.ts'
import { priceFacts } from './money/price-facts.ts'
import { createNameVotes, nameClues, nameToAsk } from './names/name-facts.ts'
import { isFrontPage } from './page/front-page.ts'
import { shortenedText } from './page/shortened.ts'
import { phoneFacts } from './phones/phone-facts.ts'
import { createRepeatedFrame } from './repeated-frame.ts'
import { createOfferedPages } from './services/offered-pages.ts'
import { createOfferedSections } from './services/offered-sections.ts'
import { serviceFacts } from './services/service-facts.ts'
import { contactKinds, keyOf, mostOfKind } from './settle/fact-keys.ts'
import { settledFacts } from './settle/settle-facts.ts'
import { socialFacts } from './social/social-facts.ts'
import { type StatedFacts, structuredFacts } from './structured-facts.ts'

export interface FactFinder {
  /** Reads a page and returns the new facts. */
  add(page: ReadPage): Fact[]
  facts(): Fact[]
}

/** Higher ranks win: structured data, the page's text, its surroundings, its links. */
const ranks = { structured: 5, frontPage: 4, text: 3, linked: 2, meta: 1 }

const mostStructuredOnlyFirms = 200

/** Collects facts page by page, so that no page has to be kept. */
export function createFactFinder(): FactFinder {
  const found = createFoundFacts()
  const languages = new Map<string, number>()
  const names = createNameVotes()
  const frame = createRepeatedFrame()
  const offered = createOfferedPages()
  const sections = createOfferedSections()
  const hours = createHoursStore()
  const dated = createDatedHoursStore()
  const strangers: { stated: StatedFacts; language: string }[] = []
  let start = ''
  let nameAsked: Fact | null = null
  let hoursAsked: ReturnType<typeof hoursToAsk> = null

  const add = (page: ReadPage): Fact[] => {
    const added: Fact[] = []
    const isFirst = start === ''
    start ||= page.url
    languages.set(page.language, (languages.get(page.language) ?? 0) + (isFirst ? 1.5 : 1))
    const note = (facts: Fact[], rank: number) => {
      for (const fact of facts) if (found.take(fact, rank, page.language)) added.push(fact)
    }
    const { repeated, contacts } = frame.take(page)
    placeLines(page, repeated)
    const isFront = isFrontPage(page.url)
    const structured = structuredFacts(page)
    names.note(
      [
        ...nameClues(page, isFront),
        ...structured.facts
          .filter(({ kind }) => kind === 'name')
          .map(({ value }) => ({ name: value, weight: 4, source: 'structured' as const })),
      ],
      page.url,
    )
    if (isFront) nameAsked ??= nameToAsk(page)
    offered.note(page)
    note(
      structured.facts.filter(({ kind }) => kind !== 'name'),
      ranks.structured,
    )
    note(aboutFacts(page), isFront ? ranks.frontPage : ranks.meta)
    const shown = [...phoneFacts(page), ...mailFacts(page), ...addressFacts(page)]
    frame.learn(shown)
    note([...shown, ...contacts], ranks.text)
    note(socialFacts(page), ranks.linked)
    const prices = priceFacts(page)
    note(serviceFacts(page, prices), ranks.text)
    note(prices, ranks.text)
    sections.note(page, prices, isFront)
    const told = pageHours(page)
    if (strangers.length < mostStructuredOnlyFirms)
      strangers.push({ stated: structured.strangers, language: page.language })
    added.push(...hours.add([...structured.hours, ...told.weeks]))
    dated.add([...structured.dated, ...told.dated])
    if (!hoursAsked?.surer) {
      const unread = hoursToAsk(page)
      if (unread?.surer || !hoursAsked) hoursAsked = unread
    }
    return added
  }

  /**
   * A firm named only in structured data counts as the business when the pages show its number, or no number.
   */
  const takeStructuredOnlyFirms = () => {
    const shown = found.of('phone').filter(({ fact, sure }) => fact.origin === 'text' && sure)
    const keys = new Set(shown.map(({ key }) => key))
    for (const { stated, language } of strangers.splice(0)) {
      const phones = stated.facts.filter(({ kind }) => kind === 'phone')
      const isOurs = keys.size === 0 || phones.some((fact) => keys.has(keyOf(fact)))
      const stranger = phones.map((fact) => ({ ...fact, sure: false }))
      for (const fact of isOurs ? stated.facts : stranger) found.take(fact, ranks.structured, language)
      if (!isOurs) continue
      hours.add(stated.hours)
      dated.add(stated.dated)
    }
  }

  const facts = (): Fact[] => {
    takeStructuredOnlyFirms()
    const all: Fact[] = []
    const named = names.best()
    if (named.name !== '')
      all.push({ kind: 'name', label: 'Name', value: named.name, url: named.url, sure: named.sure })
    else if (nameAsked) all.push(nameAsked)
    const prices = found.of('price').map(({ fact }) => fact)
    const pages = offered.facts(prices)
    const main = [...languages].sort((a, b) => b[1] - a[1])[0]?.[0] ?? ''
    const services = [...pages, ...sections.facts(pages, prices, main)]
    const domains = ownDomains(found.of('email'), start, named.name)
    const addresses = () => all.flatMap(({ kind, value }) => (kind === 'address' ? [value] : []))
    for (const kind of factKinds) {
      if (kind === 'name') continue
      if (kind === 'hours') {
        const week = hours.facts(named.name, addresses(), main)
        all.push(...week)
        if (week.length === 0 && hoursAsked) all.push(hoursAsked.fact)
        // Dates without a week are a calendar, not exceptions.
        if (week.some(({ sure }) => sure)) all.push(...dated.facts(named.name, main))
        continue
      }
      const ofKind = found.of(kind)
      ofKind.sort((a, b) => (contactKinds.has(kind) ? b.pages - a.pages : 0) || b.rank - a.rank)
      const more = kind === 'service' ? services.filter(({ label }) => !isName(label, named.name)) : []
      all.push(
        ...settledFacts(kind, ofKind, {
          name: named.name,
          main,
          start,
          more,
          places: addresses(),
          domains,
        }).slice(0, mostOfKind[kind]),
      )
    }
    return all
  }

  return { add, facts }
}

const isName = (label: string, name: string) => label.toLowerCase() === name.toLowerCase()

function aboutFacts(page: ReadPage): Fact[] {
  const description = page.description || (isFrontPage(page.url) ? firstParagraph(page) : '')
  if (!description) return []
  return [
    {
      kind: 'description',
      label: 'Description',
      value: shortenedText(description),
      url: page.url,
      origin: 'text',
      sure: true,
    },
  ]
}

function firstParagraph(page: ReadPage): string {
  return (
    page.blocks.find(
      ({ kept, quoted, kind, markdown }) =>
        kept && !quoted && kind === 'text' && markdown.length >= 60 && !isOfFigures(markdown),
    )?.markdown ?? ''
  )
}

const isOfFigures = (text: string) =>
  /@\S/.test(text) || (text.slice(0, 200).match(/\d/g)?.length ?? 0) * 12 > Math.min(text.length, 200)
