import type { ReadPage } from '../read/read-page.ts'
import type { Fact } from './fact.ts'

const mark =
  /(?:©|\(c\)|@?\s?copyright)[\s©|:,]*(?:(?:19|20)\d\d(?:\s*[–-]\s*(?:(?:19|20)?\d\d|today|present))?)?[\s|,:–-]*(?:by\s+)?/iu
/** Where the name ends and the rest of the line begins. */
const rest =
  /[|©·•]|[.,;]\s|[.,;]?$|\s[–—-]\s|[,.]?\s?\(?\b(?:all rights?|alle rechte|todos los derechos|tous droits|tutti i diritti|website|designed|powered|site by|registered|(?:19|20)\d\d)\b/iu

/** Who the copyright line says the site belongs to: the name of last resort. */
export function ownerFacts(page: ReadPage): Fact[] {
  for (const { kept, zone, markdown } of page.blocks) {
    if ((!kept && zone !== 'frame') || markdown.length > 400) continue
    const found = mark.exec(markdown)
    if (!found) continue
    const after = markdown.slice(found.index + found[0].length).replace(/\s+/g, ' ')
    const value = after.slice(0, rest.exec(after)?.index ?? 0).trim()
    const named = value.length >= 3 && value.length <= 60 && /^[\p{Lu}\d]/u.test(value)
    if (named && !/^https?:|^www\./i.test(value))
      return [{ kind: 'name', label: 'Name', value, url: page.url }]
  }
  return []
}

const pageWord =
  /^(?:home|homepage|welcome|start(?:seite)?|herzlich|willkommen|inicio|bienvenid|accueil|bienvenue|benvenut|bem-vind|menus?|menú|la carta|speisekarte|about|contact|our|prices?|services?|faq)\b/i
const separator = /\s[|–—·•»:-]\s|\|/
const mostParts = 10

/**
 * The name a page by itself gives away: the part of its title that its first heading repeats on a front page, else one
 * of several words that is no heading and stands on the page too, as in a logo or an address.
 */
export function titleNameFacts(page: ReadPage, isFrontPage: boolean): Fact[] {
  const plain = (text: string) => text.toLowerCase().replace(/\s+/g, ' ').trim()
  const parts = page.title
    .split(separator, mostParts)
    .map((part) => part.trim())
    .filter((part) => part.length >= 3 && part.length <= 60 && !/^https?:|^www\./i.test(part))
  const headings = new Set(page.headings.map(({ text }) => plain(text)))
  const first = page.headings.find(({ level }) => level === 1)?.text ?? ''
  const isSaid = (part: string) => page.blocks.some(({ markdown }) => plain(markdown).includes(plain(part)))
  const value =
    parts.find((part) => isFrontPage && plain(part) === plain(first) && !pageWord.test(part)) ??
    parts.findLast((part) => part.includes(' ') && !headings.has(plain(part)) && isSaid(part))
  return parts.length > 1 && value ? [{ kind: 'name', label: 'Name', value, url: page.url }] : []
}
