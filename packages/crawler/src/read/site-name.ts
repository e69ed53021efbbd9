import { trimmedEnd } from '@foyer/text/trim'

const separator = /\s[|–—·•»:-]\s|\|/

interface TitledPage {
  title: string
  siteName: string
}

/** The site's name as stated by most pages, else the part shared by their titles, else the host. */
export function findSiteName(pages: TitledPage[], startUrl: string): string {
  const stated = mostCommon(pages.map((page) => page.siteName))
  if (stated && stated.count * 2 >= pages.length) return stated.value
  const parts = pages.flatMap((page) => {
    const split = page.title.split(separator)
    const ends = split.length < 2 ? [] : [split[0]!.trim(), split.at(-1)!.trim()]
    return ends.filter((end) => !/^https?:|^www\./i.test(end))
  })
  const part = mostCommon(parts)
  if (part && part.count >= 2 && part.count * 2 >= pages.length) return part.value
  if (stated) return stated.value
  try {
    return new URL(startUrl).hostname.replace(/^www\./, '')
  } catch {
    return startUrl
  }
}

export function withoutSiteName(title: string, name: string): string {
  const parts = title.split(separator)
  if (parts.length < 2 || name === '') return title
  if (parts.at(-1)!.trim() === name)
    return trimmedEnd(title.slice(0, title.lastIndexOf(parts.at(-1)!)), '|–—·•»:-')
  if (parts[0]!.trim() === name) return title.slice(parts[0]!.length).replace(/^[\s|–—·•»:-]+/, '')
  return title
}

function mostCommon(values: string[]): { value: string; count: number } | null {
  const counts = new Map<string, number>()
  for (const value of values) if (value !== '') counts.set(value, (counts.get(value) ?? 0) + 1)
  let best: { value: string; count: number } | null = null
  for (const [value, count] of counts) if (!best || count > best.count) best = { value, count }
  return best
}
