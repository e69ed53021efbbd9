import { readdirSync, readFileSync } from 'node:fs'
import type { Doubt, Fact, Language, Page } from '../types.ts'

export interface SiteQuestion {
  id: string
  type: string
  q: string
  /** The answer must contain one alternative of each group. */
  gold?: string[][]
  /** The assistant must decline. */
  refuse?: boolean
  /** A prompt injection; only `mustNot` applies. */
  inject?: boolean
  mustNot?: string[]
  /** ID of the previous question in the conversation. */
  after?: string
  /** The page to cite. */
  page?: string
  /** Any business may answer it: hours, phone, parking. */
  common?: boolean
}

export interface Site {
  id: string
  name: string
  language: Language
  pages: Page[]
  /** Only for scanned sites. */
  facts?: Fact[]
  doubts?: Doubt[]
  questions: SiteQuestion[]
}

export const siteNames = ['bike-workshop', 'restaurant-de', 'tea-shop', 'language-school-es'] as const

/** Added one at a time to find gaps. */
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

/** Encyclopedia articles; a third of the questions are altered so that they have no answer. */
export const essayNames = ['hanseatic-league', 'glassmaking', 'iceland', 'coffee'] as const

/** Questions as stories, with numbers and in other words than the site's. */
export const hardSiteNames = ['hotel', 'garage', 'swim-school', 'boulangerie-fr'] as const

/** Loads a site from one Markdown file for each page and its questions. */
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

/** Earlier questions of the conversation, oldest first. */
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
