// A picture in `img` runs no script, but a picture that somebody opens by itself might. Quotes and white space are one
// space each where this is looked for.
const active =
  /<script|<foreignobject|<iframe| on[a-z]+ ?=|javascript:|<!entity|(?:href|src) ?= ?(?!#|data:image)[^ ]/i

/** What stands before the drawing itself. */
const preambles = [
  ['<?xml', '>'],
  ['<!--', '-->'],
  ['<!doctype svg', '>'],
] as const

function isStillSvg(text: string): boolean {
  let rest = text.replace('\ufeff', '').trimStart()
  for (;;) {
    const found = preambles.find(([begin]) => rest.toLowerCase().startsWith(begin))
    if (!found) break
    const end = rest.indexOf(found[1])
    if (end < 0) return false
    rest = rest.slice(end + found[1].length).trimStart()
  }
  return /^<svg[\s>]/i.test(rest) && !active.test(text.replace(/["'\s]+/g, ' '))
}

/** The media type of a picture by what it holds, or null where it is none that can be shown. */
export function logoTypeOf(bytes: Buffer): string | null {
  const startsWith = (magic: string, at = 0) =>
    bytes.subarray(at, at + magic.length).equals(Buffer.from(magic, 'latin1'))
  if (startsWith('\xff\xd8\xff')) return 'image/jpeg'
  if (startsWith('\x89PNG\r\n\x1a\n')) return 'image/png'
  if (startsWith('GIF87a') || startsWith('GIF89a')) return 'image/gif'
  if (startsWith('RIFF') && startsWith('WEBP', 8)) return 'image/webp'
  return isStillSvg(bytes.toString('utf8')) ? 'image/svg+xml' : null
}
