export type ContentKind = 'html' | 'pdf' | 'docx' | 'text'

const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/** The content type by headers and file name; 'unknown' needs a look at the bytes. */
export function announcedKind(contentType: string, path: string): ContentKind | 'unknown' | null {
  const type = contentType.split(';')[0]!.trim().toLowerCase()
  if (type === 'text/html' || type === 'application/xhtml+xml') return 'html'
  if (type === 'application/pdf' || type === 'application/x-pdf') return 'pdf'
  if (type === docx) return 'docx'
  if (type === 'text/markdown' || type === 'text/x-markdown') return 'text'
  // Servers use text/plain and octet-stream as fallbacks for unknown files.
  if (
    !type ||
    type === 'text/plain' ||
    /^(application|binary)\/(octet-stream|x?-?download|force-download|zip)$/.test(type)
  ) {
    return type === 'application/zip' && !/\.docx$/i.test(path) ? null : 'unknown'
  }
  return null
}

export function sniffedKind(bytes: Uint8Array, contentType: string, path: string): ContentKind | null {
  const start = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 1_024)).toString('latin1')
  if (start.startsWith('%PDF-')) return 'pdf'
  if (start.startsWith('PK\x03\x04')) return /\.docx$/i.test(path) ? 'docx' : null
  if (startsAsHtml(start)) return 'html'
  const wide = start.startsWith('\xff\xfe') || start.startsWith('\xfe\xff')
  const textual = wide || !bytes.subarray(0, 1_024).some((byte) => byte < 9 || (byte > 13 && byte < 27))
  return textual && (/^text\/plain/i.test(contentType) || /\.(txt|md)$/i.test(path)) ? 'text' : null
}

function startsAsHtml(start: string): boolean {
  let rest = start
    .trimStart()
    .replace(/^\xef\xbb\xbf/, '')
    .trimStart()
  while (rest.startsWith('<!--')) {
    const end = rest.indexOf('-->')
    if (end < 0) return false
    rest = rest.slice(end + 3).trimStart()
  }
  return /^<(?:!doctype html|html|head|body|title|meta|div|h1|p)\b/i.test(rest)
}

const ornamentFile =
  /\.(jpe?g|png|gif|webp|avif|svgz?|ico|bmp|tiff?|heic|psd|ai|eps|css|map|wasm|woff2?|ttf|otf|eot|mp[34]|m4[av]|mov|avi|wmv|webm|og[gv]|wav|flac|mkv|ics|vcf|rss|atom|xml|json|swf)$/i
const unreadableFile =
  /\.(zip|rar|7z|t?gz|bz2|tar|exe|msi|dmg|apk|iso|bin|xlsx?|csv|pptx?|doc|odt|ods|odp|rtf|epub|mobi|kml|gpx|torrent|sql|bak)$/i

export interface PlainFile {
  extension: string
  /** True for files an owner may miss, such as a spreadsheet of prices, but not photos. */
  worthTelling: boolean
}

export function plainFile(path: string): PlainFile | null {
  const told = unreadableFile.exec(path)
  const match = told ?? ornamentFile.exec(path)
  return match && { extension: match[1]!.toLowerCase(), worthTelling: told !== null }
}
