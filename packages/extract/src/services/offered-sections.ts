import type { ReadPage } from '@foyer/crawler/read/read-page'
import { copyOf } from '@foyer/text/copy-of'
import { isThirdPartyHeading, placedLines } from '../attribute/third-parties.ts'
import type { Fact } from '../fact.ts'
import { tidyLabel } from '../money/price-labels.ts'
import { isDated } from '../page/dated-pages.ts'
import { pathOf } from '../page/front-page.ts'
import { shortenedText } from '../page/shortened.ts'
import { hasWords, stems } from '../page/stems.ts'
import {
  isCommonOffer,
  isNavigation,
  isOfferName,
  isOfferPage,
  leadingName,
  withoutJoining,
} from './offer-names.ts'
import { isRoom, isRoomsName, isService, noServiceName, soldByName } from './service-facts.ts'

/**
 * A heading over prices may be anything ('Extras', 'On a hanger'). It is an offer when the page's title, the
 * navigation, the front page or several other pages name it too.
 */
export interface OfferedSections {
  note(page: ReadPage, prices: readonly Fact[], isFront: boolean): void
  facts(pages: readonly Fact[], prices: readonly Fact[], language: string): Fact[]
}

interface Section {
  label: string
  value: string
  url: string
  title: string
  language: string
  isPriced: boolean
  /** One of the prices is its own. */
  isSold: boolean
  isOfKind: boolean
}

interface HeadingWithText {
  label: string
  value: string
  level: number
  lines: number
  length: number
  /** Nothing but text follows it. */
  plain: boolean
}

const mostPages = 200
const mostSections = 600
const longestTitle = 300
const longestFront = 8_000
const longestText = 6_000
/** Text on one page may be a turn of phrase. */
const fewestMentions = 2
const shortestName = 5
const shortestWord = 4
/** About half of the headings that only prices support are offers, so few are asked. */
const mostAsked = 5
const fewestCards = 3
const longestCard = 260

export function createOfferedSections(): OfferedSections {
  const sections: Section[] = []
  const rows: HeadingWithText[][] = []
  const titles: string[] = []
  let front = ''
  let frontUrl = ''
  const texts: { url: string; said: string }[] = []

  return {
    note(page, prices, isFront) {
      if (texts.length < mostPages && !isDated(page))
        texts.push({ url: page.url, said: stems(page.text.slice(0, longestText)) })
      if (titles.length >= mostPages || !isOfferPage(page, isFront)) return
      const headings = headingsWithText(page)
      if (isFront) {
        if (front !== '') return
        front = stems(`${page.title}. ${page.description}. ${page.text.slice(0, longestFront)}`)
        frontUrl = page.url
        rows.push(...rowsOfCards(headings))
        return
      }
      const title = stems(page.title.slice(0, longestTitle))
      titles.push(title)
      const isOfKind = pageOfKind.test(pathOf(page.url))
      const parts = new Set(prices.map(({ part = '' }) => part))
      const isSold = soldByName(
        page,
        prices,
        headings.map(({ label }) => label),
      )
      for (const { label, value } of headings.slice(1)) {
        if (sections.length >= mostSections) break
        if (isHeadingOfOffer(label))
          sections.push({
            label: copyOf(label),
            value: copyOf(shortenedText(value)),
            url: page.url,
            title,
            language: page.language,
            isPriced: parts.has(tidyLabel(label)),
            isSold: isSold(label),
            isOfKind,
          })
      }
    },
    facts(pages, prices, main) {
      const linked = pages.map(({ label }) => stems(label))
      const found: Fact[] = []
      const add = (label: string, value: string, url: string, sure: boolean) =>
        found.push({ kind: 'service', label, value, url, origin: 'text', sure })
      const isVariant = variants(sections.filter(({ isPriced }) => isPriced))
      const priced = prices.map(({ label }) => stems(label)).join(' . ')
      const isThing = ({ label, value, url }: Section) =>
        isService({ kind: 'service', label, value, url, origin: 'text', sure: true }) &&
        !noServiceName.test(label) &&
        !isRoom(value) &&
        !isRoomsName({ label, value, url })
      const isSpokenOf = ({ label, url, isPriced }: Section) => {
        const name = stems(leadingName(label))
        if (name.length < shortestName || !(isPriced || hasWords(priced, name))) return false
        return texts.filter((text) => text.url !== url && hasWords(text.said, name)).length >= fewestMentions
      }
      // 'Dinghy sailing' may be 'sailing a dinghy' elsewhere, so each word is searched.
      const isToldElsewhere = ({ label, url }: Section) => {
        const words = stems(withoutJoining(label))
          .split(' ')
          .filter((word) => word.length >= shortestWord)
        return (
          words.length > 0 &&
          texts.some((text) => text.url !== url && words.every((word) => hasWords(text.said, word)))
        )
      }
      let asked = 0
      for (const section of sections) {
        const { label, value, url, title, language, isPriced, isSold, isOfKind } = section
        if (language !== main) continue
        const lead = stems(leadingName(label))
        const isNamed =
          lead.length >= shortestName &&
          ((isPriced &&
            (hasWords(front, stems(label)) || [title, ...linked].some((text) => hasWords(text, lead)))) ||
            isCommonOffer(label, isPriced) ||
            (isThing(section) && (isSold || isSpokenOf(section) || (isOfKind && isToldElsewhere(section)))))
        if (isNamed || (isPriced && !isVariant(section) && asked++ < mostAsked))
          add(label, value, url, isNamed)
      }
      for (const row of rows) {
        const names = row.map(({ label }) => stems(leadingName(label)))
        const known = names.filter((name) => [...linked, ...titles].some((text) => hasWords(text, name)))
        if (known.length * 2 < row.length) continue
        for (const { label, value } of row)
          if (!linked.some((text) => hasWords(text, stems(label))))
            add(label, shortenedText(value), frontUrl, true)
      }
      return found.filter((fact) => fact.sure || isService(fact))
    },
  }
}

/** Most headings of such a page are its items. */
const pageOfKind =
  /[/_-](?:therap(?:y|ies|ien?)|classes|lessons|courses|workshops|activities|tours|experiences|trips|[^/_-]{0,20}(?:kurse|touren|führungen|fuehrungen|erlebnisse)|cours|ateliers|stages|activit[eé]s|visites|corsi|lezioni|laboratori|attivit[aà]|esperienze|escursioni|cursos|clases|talleres|actividades|excursiones|aulas|atividades|lessen|cursussen|activiteiten)(?=$|[/_.-])/iu

/** Elsewhere 'Events' or 'Support' say too little, and 'Lunch' is part of a menu. */
const isHeadingOfOffer = (label: string) =>
  isOfferName(label) && !isNavigation(label) && !partOfMenu.test(label)

const partOfMenu =
  /^(?:breakfasts?|brunch|lunch|dinner|starters|mains|main courses|sides|desserts|puddings|(?:hot |cold |soft )?drinks|wines?|frühstück|mittagessen|abendessen|vorspeisen|suppen|salate|hauptgerichte|hauptspeisen|beilagen|nachspeisen|desserts|(?:warme |kalte )?getränke|weine|petit[- ]déjeuner|déjeuner|dîner|entrées|plats|boissons|vins|colazione|pranzo|cena|antipasti|primi|secondi|contorni|dolci|bevande|vini|desayunos?|almuerzos?|cenas?|entrantes|postres|bebidas|vinos|ontbijt|voorgerechten|hoofdgerechten|nagerechten|dranken)$/iu

/** Variants share a word: 'Low season', 'High season'. */
function variants(sections: Section[]): (section: Section) => boolean {
  const keys = ({ label, url }: Section) =>
    stems(label)
      .split(' ')
      .filter((word) => word.length >= shortestName)
      .map((word) => `${word} ${url}`)
  const counts = new Map<string, number>()
  for (const key of sections.flatMap(keys)) counts.set(key, (counts.get(key) ?? 0) + 1)
  return (section) => keys(section).some((key) => counts.get(key)! > 1)
}

function headingsWithText(page: ReadPage): HeadingWithText[] {
  const found: HeadingWithText[] = []
  for (const { own, path, kind, text, level } of placedLines(page)) {
    if (!own || path.some(isThirdPartyHeading)) continue
    const last = found.at(-1)
    if (kind === 'heading') found.push({ label: text, value: '', level, lines: 0, length: 0, plain: true })
    else if (last) {
      if (last.lines === 0 && kind === 'text') last.value = text
      last.lines++
      last.length += text.length
      last.plain &&= kind === 'text'
    }
  }
  return found
}

/** Short texts under headings of one level, side by side. */
function rowsOfCards(headings: HeadingWithText[]): HeadingWithText[][] {
  const rows: HeadingWithText[][] = []
  let row: HeadingWithText[] = []
  for (const heading of headings) {
    const { label, level, lines, length, plain } = heading
    const isCard = level > 1 && plain && lines > 0 && length <= longestCard && isHeadingOfOffer(label)
    if (!isCard || level !== row[0]?.level) {
      rows.push(row)
      row = []
    }
    if (isCard) row.push(heading)
  }
  return [...rows, row].filter(({ length }) => length >= fewestCards)
}
