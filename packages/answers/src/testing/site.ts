import { readdirSync, readFileSync } from 'node:fs'
import type { Doubt, Fact, Language, Page } from '../types.ts'

export interface SiteQuestion {
  id: string
  type: string
  q: string
  /** Every group must be heard, in any of its wordings. */
  gold?: string[][]
  /** Must be declined. */
  refuse?: boolean
  /** Tries to command the assistant; only `mustNot` counts. */
  inject?: boolean
  mustNot?: string[]
  /** The question of the same conversation before this one. */
  after?: string
  /** The page that has to be cited. */
  page?: string
  /** Any business may rightly answer it: hours, telephone, parking. */
  common?: boolean
}

export interface Site {
  id: string
  name: string
  language: Language
  pages: Page[]
  /** Of a site that was scanned. */
  facts?: Fact[]
  doubts?: Doubt[]
  questions: SiteQuestion[]
}

export const siteNames = ['bike-workshop', 'restaurant-de', 'tea-shop', 'language-school-es'] as const

/** Written later, one after the other, each to find what the ones before had not foreseen. */
export const laterSiteNames = [
  'vet',
  'invoicing-saas',
  'campsite',
  'roofer-de',
  'gym',
  'driving-school-es',
  'removals',
  'holiday-farm-de',
] as const

/** Encyclopaedia articles of a few long pages, a third of their questions turned so that no page answers them. */
export const essayNames = ['hanseatic-league', 'glassmaking', 'iceland', 'coffee'] as const

/** Asked as visitors ask who never saw the pages: in stories, with numbers, by other words than the site's. */
export const hardSiteNames = ['hotel', 'garage', 'swim-school', 'boulangerie-fr'] as const

/** Reads a business site written for measuring: one Markdown file a page, the questions beside them. */
export function loadSite(id: string): Site {
  const folder = new URL(`./fixtures/${id}/`, import.meta.url)
  const pages: Page[] = []
  for (const file of readdirSync(folder).sort()) {
    if (!file.endsWith('.md')) continue
    const match = /^url: (.*)\ntitle: (.*)\nlanguage: (.*)\n\n([\s\S]*)$/.exec(
      readFileSync(new URL(file, folder), 'utf8'),
    )
    if (!match) throw new Error(`${id}/${file} lacks its head`)
    pages.push({ url: match[1]!, title: match[2]!, language: match[3]!, text: match[4]! })
  }
  const { name, language, questions } = JSON.parse(readFileSync(new URL('questions.json', folder), 'utf8'))
  return { id, name, language, pages, questions }
}

/** The questions of a conversation that come before one, oldest first. */
export function conversationBefore(site: Site, question: SiteQuestion): SiteQuestion[] {
  const chain: SiteQuestion[] = []
  for (let at = question.after; at; ) {
    const before = site.questions.find((other) => other.id === at)
    if (!before) break
    chain.unshift(before)
    at = before.after
  }
  return chain
}
