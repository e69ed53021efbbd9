import type { ReadPage } from '../read/read-page.ts'
import type { Fact } from './fact.ts'

const mark =
  /(?:©|\(c\)|@?\s?copyright)[\s©|:,]*(?:(?:19|20)\d\d(?:\s*[–-]\s*(?:(?:19|20)?\d\d|today|present))?)?[\s|,:–-]*(?:by\s+)?/iu
/** Where the name ends and the rest of the line begins. */
const rest =
  /\s*(?:[|©·•]|[.,;]\s|[.,;]?$|\s[–—-]\s|[,.]?\s*\(?\b(?:all rights?|alle rechte|todos los derechos|tous droits|tutti i diritti|website|designed|powered|site by|registered|(?:19|20)\d\d)\b)/iu

/** Who the copyright line says the site belongs to: the name of last resort. */
export function ownerFacts(page: ReadPage): Fact[] {
  for (const { kept, zone, markdown } of page.blocks) {
    if ((!kept && zone !== 'frame') || markdown.length > 400) continue
    const found = mark.exec(markdown)
    if (!found) continue
    const after = markdown.slice(found.index + found[0].length)
    const value = after.slice(0, rest.exec(after)?.index ?? 0).trim()
    const named = value.length >= 3 && value.length <= 60 && /^[\p{Lu}\d]/u.test(value)
    if (named && !/^https?:|^www\./i.test(value))
      return [{ kind: 'name', label: 'Name', value, url: page.url }]
  }
  return []
}
