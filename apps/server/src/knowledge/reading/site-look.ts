export type Look = { colours: string[]; pictures: string[]; stylesheet: string | null }

const mostColours = 4
const mostPictures = 6

type Tag = Record<string, string>

const tagPatterns = {
  // A tag ends where the next begins, so unclosed tags don't cause rescanning.
  meta: /<meta\b[^<>]{0,2000}>/gi,
  link: /<link\b[^<>]{0,2000}>/gi,
  img: /<img\b[^<>]{0,2000}>/gi,
}

function tagsOf(html: string, name: keyof typeof tagPatterns): Tag[] {
  const tags = html.match(tagPatterns[name]) ?? []
  return tags.map((tag) =>
    Object.fromEntries(
      [...tag.matchAll(/([\w:-]{1,40})\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g)].map(
        ([, key, double, single, bare]) => [key!.toLowerCase(), (double ?? single ?? bare ?? '').trim()],
      ),
    ),
  )
}

/** The most telling come first. */
export function readLook(html: string, address: string): Look {
  const metas = tagsOf(html, 'meta')
  const links = tagsOf(html, 'link')
  const meta = (name: string) =>
    metas.filter((tag) => (tag.name ?? tag.property)?.toLowerCase() === name).map((tag) => tag.content ?? '')
  const linked = (rel: RegExp) => links.filter((tag) => rel.test(tag.rel ?? '') && tag.href)
  const sizeOf = (tag: Tag) => (tag.sizes === 'any' ? 512 : Number.parseInt(tag.sizes ?? '', 10) || 0)
  const icons = linked(/(^|\s)icon(\s|$)/i).sort((one, other) => sizeOf(other) - sizeOf(one))
  const structured = /"logo"\s*:\s*(?:"([^"]+)"|\{[^}]{0,500}?"url"\s*:\s*"([^"]+)")/.exec(html)
  const named = tagsOf(html, 'img').find((tag) =>
    /logo/i.test(`${tag.class} ${tag.id} ${tag.alt} ${tag.src}`),
  )
  const pictures = [
    ...linked(/apple-touch-icon/i).map(({ href }) => href!),
    ...icons.map(({ href }) => href!),
    structured?.[1] ?? structured?.[2] ?? '',
    named?.src ?? '',
  ]
  return {
    colours: tidyColours([
      ...meta('theme-color'),
      ...meta('msapplication-tilecolor'),
      ...linked(/mask-icon/i).map((tag) => tag.color ?? ''),
      ...namedColours(html),
    ]),
    pictures: [...new Set(pictures.flatMap((each) => resolved(each, address)))].slice(0, mostPictures),
    stylesheet: linked(/(^|\s)stylesheet(\s|$)/i).flatMap(({ href }) => resolved(href!, address))[0] ?? null,
  }
}

export const namedColours = (css: string) =>
  [
    ...css.matchAll(
      /--[\w-]{0,30}(?:primary|brand|accent|theme)[\w-]{0,20}\s*:\s*(#[\da-f]{3}(?:[\da-f]{3})?)\b/gi,
    ),
  ].map(([, colour]) => colour!)

/** Leaves out white, black and greys. */
export function tidyColours(given: readonly string[]): string[] {
  const tidy = given.flatMap((each) => {
    const digits = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(each.trim())?.[1]
    if (!digits) return []
    const six = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits
    const channels = [0, 2, 4].map((at) => Number.parseInt(six.slice(at, at + 2), 16))
    return Math.max(...channels) - Math.min(...channels) < 24 ? [] : [`#${six.toUpperCase()}`]
  })
  return [...new Set(tidy)].slice(0, mostColours)
}

function resolved(href: string, address: string): string[] {
  const url = href ? URL.parse(href.replaceAll('&amp;', '&'), address) : null
  return url && /^https?:$/.test(url.protocol) ? [url.href] : []
}
