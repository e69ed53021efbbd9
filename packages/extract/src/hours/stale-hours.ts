import { contradicts, type KnownWeek } from '../attribute/stated-week.ts'

/**
 * Owners overlook outdated structured data because no visitor sees it. Where the site's text contradicts it,
 * text on a single page is doubted, and text on several pages wins.
 */
export function withoutStaleHours(all: KnownWeek[], isWhole: (part: string) => boolean): KnownWeek[] {
  const texts = all.filter(({ best }) => best.origin === 'text' && !best.passing && (best.about || !best.own))
  return all.flatMap((known) => {
    if (known.best.origin !== 'structured') return [known]
    const isStale = [...known.best.days].some(([day, value]) => {
      const said = texts.flatMap(({ best }) => best.days.get(day) ?? [])
      return said.length > 0 && said.every((other) => contradicts(value, other))
    })
    if (!isStale) return [known]
    const instead = texts.filter(
      ({ best }) => isWhole(best.part) && commonDays(best.days, known.best.days).length >= fewestDays,
    )
    for (const text of instead) if (!isRepeated(text, texts)) text.others.push(known.best)
    return instead.length > 0 ? [] : [{ ...known, best: { ...known.best, passing: true } }]
  })
}

const fewestDays = 3

const commonDays = (a: Map<number, string>, b: Map<number, string>) =>
  [...a.keys()].filter((day) => b.has(day))

function isRepeated({ best, pages }: KnownWeek, texts: KnownWeek[]): boolean {
  if (!best.own || pages > 1) return true
  return texts.some(({ best: other }) => {
    const days = commonDays(other.days, best.days)
    return (
      other.url !== best.url &&
      days.length >= fewestDays &&
      days.every((day) => !contradicts(other.days.get(day)!, best.days.get(day)))
    )
  })
}
