// Opened directly, a picture could run scripts, so only drawing elements are allowed.
const drawing = new Set(
  (
    'svg g defs symbol use switch title desc metadata style path rect circle ellipse line polyline polygon text tspan ' +
    'textpath image pattern mask clippath marker lineargradient radialgradient stop filter view animate animatemotion ' +
    'animatetransform mpath set feblend fecolormatrix fecomponenttransfer fecomposite feconvolvematrix ' +
    'fediffuselighting fedisplacementmap fedistantlight fedropshadow feflood fefunca fefuncb fefuncg fefuncr ' +
    'fegaussianblur feimage femerge femergenode femorphology feoffset fepointlight fespecularlighting fespotlight ' +
    'fetile feturbulence'
  ).split(' '),
)
/** Elements and attributes of drawing programs, which have no effect. */
const ofEditors = /^(?:sodipodi|inkscape|rdf|cc|dc|serif|sketch):(?!script$)[\w-]{1,40}$/
// White space is normalized before this.
const active =
  / on[a-z]+ ?=|javascript:|<!entity|attributename ?= ?\w*:?href|(?:href|src) ?= ?(?!#|data:image)[^ ]/i

const preambles = [
  ['<?xml', '>'],
  ['<!--', '-->'],
  ['<!doctype svg', '>'],
] as const

function isStillSvg(text: string): boolean {
  let begin = text.indexOf('<')
  if (begin < 0 || text.slice(0, begin).replace('\ufeff', '').trim() !== '') return false
  for (;;) {
    const start = text.slice(begin, begin + 13).toLowerCase()
    const found = preambles.find(([opening]) => start.startsWith(opening))
    if (!found) break
    const end = text.indexOf(found[1], begin)
    if (end < 0) return false
    begin = end + found[1].length
    while (/\s/.test(text.charAt(begin))) begin++
  }
  if (!/^<svg[\s>]/i.test(text.slice(begin, begin + 5))) return false
  for (const [, name] of text.matchAll(/<\/?([^\s<>/!?][^\s<>/]*)/g)) {
    const element = name!.toLowerCase()
    if (!drawing.has(element) && !ofEditors.test(element)) return false
  }
  return !active.test(text.replace(/["'\s]+/g, ' '))
}

/** Null for anything that can't be shown. */
export function pictureType(given: Uint8Array): string | null {
  const bytes = Buffer.from(given.buffer, given.byteOffset, given.length)
  const startsWith = (magic: string, at = 0) =>
    bytes.subarray(at, at + magic.length).equals(Buffer.from(magic, 'latin1'))
  if (startsWith('\xff\xd8\xff')) return 'image/jpeg'
  if (startsWith('\x89PNG\r\n\x1a\n')) return 'image/png'
  if (startsWith('GIF87a') || startsWith('GIF89a')) return 'image/gif'
  if (startsWith('RIFF') && startsWith('WEBP', 8)) return 'image/webp'
  return isStillSvg(bytes.toString('utf8')) ? 'image/svg+xml' : null
}
