export interface Traps {
  refuse(url: URL): string | null
  learn(url: URL, fresh: boolean): void
}

const maxSegments = 14
const maxCalendarPages = 30
const maxFacetPages = 30
// After this many fetches with hardly anything new, further addresses of the same shape are skipped.
const barrenAfter = 15
const barrenShare = 0.1

const calendarWords = /calend|kalender|agenda|events?\b|event[-_/]|veranstaltung|termine|evenement|eventos/
const dateParameter =
  /(^|[&_[-])(date|day|month|year|week|datum|monat|jahr|mes|ano|mois|jour|yr|mo|dy|cal|tribe-bar-date|ical|start_?date|end_?date)(\]|%5d)?=/
const facetWords = new Set(
  'color colour size brand minprice maxprice price rating tag tags material style'.split(' '),
)
const facetStem = /^(?:filter|facet|attribute|refine)/

/** Limits endless address spaces: calendars, filter combinations and paths that repeat themselves. */
export function createTraps(): Traps {
  const counted = new Map<string, number>()
  const yielded = new Map<string, { fetched: number; fresh: number }>()

  const beyond = (group: string, limit: number) => {
    const count = (counted.get(group) ?? 0) + 1
    counted.set(group, count)
    return count > limit
  }
  const isBarren = (shape: string) => {
    const { fetched, fresh } = yielded.get(shape) ?? { fetched: 0, fresh: 0 }
    return fetched >= barrenAfter && fresh <= fetched * barrenShare
  }

  return {
    refuse(url) {
      const segments = url.pathname.split('/').filter(Boolean)
      if (segments.length > maxSegments || repeatsSegments(segments)) {
        return 'The address looks endless: it keeps repeating or growing'
      }
      const query = url.search.slice(1).toLowerCase()
      const shape = shapeOf(url)
      if (isCalendar(url.pathname.toLowerCase(), query) && beyond(`date ${shape}`, maxCalendarPages)) {
        return 'Part of a calendar that goes on without end'
      }
      if (isFaceted(query) && beyond(`facets ${url.host}${url.pathname}`, maxFacetPages)) {
        return 'One of many filtered views of the same list'
      }
      if (isBarren(shape) || isBarren(folderOf(url)))
        return 'Addresses like this one only repeated other pages'
      return null
    },
    learn(url, fresh) {
      for (const shape of new Set([shapeOf(url), folderOf(url)])) {
        const seen = yielded.get(shape) ?? { fetched: 0, fresh: 0 }
        yielded.set(shape, { fetched: seen.fetched + 1, fresh: seen.fresh + (fresh ? 1 : 0) })
      }
    },
  }
}

function repeatsSegments(segments: string[]): boolean {
  const counts = new Map<string, number>()
  for (const segment of segments) {
    if (/^\d+$/.test(segment)) continue
    const count = (counts.get(segment) ?? 0) + 1
    if (count >= 3) return true
    counts.set(segment, count)
  }
  return false
}

function isCalendar(path: string, query: string): boolean {
  if (dateParameter.test(query)) return true
  return calendarWords.test(path) && /[/-](19|20)\d\d([/-]|$)/.test(path)
}

function isFaceted(query: string): boolean {
  const parameters = query.split('&')
  if (parameters.length > 3) return true
  return parameters.length > 1 && parameters.some((parameter) => isFacet(parameter.split('=', 1)[0]!))
}

/** Matches 'color', 'product_size', 'filter[brand]' and 'pa_material'. */
function isFacet(name: string): boolean {
  return name.split(/\[|\]|%5b|%5d/).some((part) => {
    const words = part.split(/[_-]/)
    return facetWords.has(words.at(-1)!) || words.some((word) => facetStem.test(word)) || words[0] === 'pa'
  })
}

/** The address without its numbers and parameter values. */
function shapeOf(url: URL): string {
  const path = url.pathname.replace(/\d+/g, '#')
  const names = [...new Set([...url.searchParams.keys()])].sort()
  return `${url.host}${path}?${names.join('&')}`
}

function folderOf(url: URL): string {
  const path = url.pathname
  // A trailing slash belongs to the last segment.
  return `${url.host}${path.slice(0, path.lastIndexOf('/', path.length - 2) + 1)} *`
}
