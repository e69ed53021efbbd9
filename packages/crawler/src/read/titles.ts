import { trimmed } from '@foyer/text/trim'
import type { Head } from './head.ts'
import type { Tree } from './tree.ts'
import { collapse } from './whitespace.ts'

const separators = /\s[|–—·•»:«/\\-]\s|[|»]|:\s/
/** Longer titles are keyword lists. */
const longestTitle = 1_000

/** Prefers og:title, then the title tag without the site's name, then the first heading. */
export function readTitle(tree: Tree, head: Head, firstHeading: string, siteName: string): string {
  const shared = titleUnlessAddress((head.metas.get('og:title') ?? '').slice(0, longestTitle))
  const tagged = titleUnlessAddress(titleOf(tree))
  const site = plainTitle(siteName)
  if (shared && plainTitle(shared) !== site) return withoutSite(shared, siteName)
  const trimmed = withoutSite(tagged, siteName)
  if (trimmed && plainTitle(trimmed) !== site) return trimmed
  return firstHeading || trimmed || shared || siteName
}

export function titleOf(tree: Tree): string {
  return collapse(tree.title).trim().slice(0, longestTitle)
}

/** Some sites use their URL as the title. */
function titleUnlessAddress(title: string): string {
  return /^(?:https?:\/\/|www\.)\S+$/i.test(title) ? '' : title
}

export function readSiteName(tree: Tree, head: Head, url: string): string {
  const stated = head.metas.get('og:site_name') || head.metas.get('application-name') || ''
  if (stated && !/^https?:|^www\./i.test(stated)) return stated
  // Finds the host's name in the title: 'Fees | Brightwater Dental' on brightwater-dental.co.uk.
  const host = hostWords(url)
  const parts = titleOf(tree).split(separators)
  for (const part of [...parts].reverse()) {
    const squeezed = plainTitle(part).replace(/\W+/g, '')
    if (squeezed.length >= 3 && host.includes(squeezed)) return part.trim()
  }
  return ''
}

function hostWords(url: string): string {
  try {
    return new URL(url).hostname.replace(/[^a-z0-9]/gi, '').toLowerCase()
  } catch {
    return ''
  }
}

function withoutSite(title: string, siteName: string): string {
  if (!siteName) return title
  const site = plainTitle(siteName)
  const parts = title.split(separators).map((part) => part.trim())
  if (parts.length < 2) return title
  if (isNameOf(site, parts.at(-1)!)) return cutEnd(title, parts.at(-1)!)
  if (isNameOf(site, parts[0]!)) return cutStart(title, parts[0]!)
  return title
}

/** 'Spiceworks' also matches 'Spiceworks Inc'. */
function isNameOf(site: string, part: string): boolean {
  const said = plainTitle(part)
  return said === site || (said.length >= 4 && site.startsWith(`${said} `))
}

const edgeMarks = '|–—·•»«:/\\-'

function cutEnd(title: string, part: string): string {
  return trimmed(title.slice(0, title.lastIndexOf(part)), edgeMarks)
}

function cutStart(title: string, part: string): string {
  return trimmed(title.slice(title.indexOf(part) + part.length), edgeMarks)
}

const ascii = /^[ -~]*$/

function plainTitle(text: string): string {
  const bare = ascii.test(text) ? text : text.normalize('NFKD').replace(/[\u0300-\u036f]/g, '')
  return bare.toLowerCase().trim()
}
