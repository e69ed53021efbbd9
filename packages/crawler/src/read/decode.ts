import jschardet from 'jschardet'

const declarationBytes = 4096
const sampleBytes = 8192

export function decodeBody(bytes: Uint8Array, contentType?: string | null): string {
  return new TextDecoder(findCharset(bytes, contentType)).decode(bytes)
}

/** Detects the charset, as headers are often wrong. */
export function findCharset(bytes: Uint8Array, contentType?: string | null): string {
  const marked = byteOrderMark(bytes)
  if (marked) return marked
  const wide = wideByZeros(bytes)
  if (wide) return wide

  const header = knownCharset(
    /charset\s{0,5}=\s{0,5}["']?\s{0,5}([^\s"';,]{1,40})/i.exec(contentType ?? '')?.[1],
  )
  const meta = declaredInside(bytes)
  const high = highBytes(bytes)
  if (high.count === 0) {
    const escaping = [header, meta].find((label) => label === 'iso-2022-jp')
    return escaping && bytes.includes(0x1b) ? escaping : 'utf-8'
  }

  // Valid UTF-8 is UTF-8, except that a few double-byte characters can be valid by chance.
  const doubleByte = [header, meta].find((label) => label && doubleByteCharsets.has(label))
  if (decodes(bytes, 'utf-8') && !(doubleByte && high.count < 12)) return 'utf-8'

  // Many servers send a Latin-1 header for everything, so the page's own declaration wins.
  const ordered = header === 'windows-1252' && meta ? [meta, header] : [header, meta]
  for (const label of ordered) {
    if (label && label !== 'utf-8' && decodes(bytes, label)) return label
  }
  return mostlyUtf8(bytes, high.count) ? 'utf-8' : guessedCharset(bytes, high.first)
}

const doubleByteCharsets = new Set(['shift_jis', 'gbk', 'gb18030', 'big5', 'euc-kr', 'euc-jp'])

function byteOrderMark(bytes: Uint8Array): string | null {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8'
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  return null
}

/** UTF-16 markup has a zero in nearly every other byte, which reveals the byte order. */
function wideByZeros(bytes: Uint8Array): string | null {
  const length = Math.min(bytes.length, declarationBytes) & ~1
  if (length < 4) return null
  let even = 0
  let odd = 0
  for (let i = 0; i < length; i += 2) {
    if (bytes[i] === 0) even++
    if (bytes[i + 1] === 0) odd++
  }
  const enough = length * 0.15
  if (odd > enough && even * 8 < odd) return 'utf-16le'
  if (even > enough && odd * 8 < even) return 'utf-16be'
  return null
}

function declaredInside(bytes: Uint8Array): string | null {
  const start = Buffer.from(
    bytes.buffer,
    bytes.byteOffset,
    Math.min(bytes.length, declarationBytes),
  ).toString('latin1')
  const label = knownCharset(declaredInMeta(start) ?? declaredInXml(start))
  // A declaration readable as bytes can't be in UTF-16.
  return label?.startsWith('utf-16') ? 'utf-8' : label
}

function declaredInMeta(start: string): string | undefined {
  for (const { index } of start.matchAll(/<meta\b/gi)) {
    const [tag = ''] = start.slice(index, index + 300).split('>', 1)
    const stated = /charset\s{0,5}=\s{0,5}["']?\s{0,5}([^\s"'/>;]{1,40})/i.exec(tag)
    if (stated) return stated[1]
  }
  return undefined
}

function declaredInXml(start: string): string | undefined {
  const text = start.trimStart()
  if (!/^<\?xml\b/i.test(text)) return undefined
  return /encoding\s{0,5}=\s{0,5}["']([^"']{1,40})/i.exec(text.slice(0, 300).split('>', 1)[0]!)?.[1]
}

function knownCharset(label: string | undefined): string | null {
  if (!label) return null
  try {
    return new TextDecoder(label.trim()).encoding
  } catch {
    return null
  }
}

function highBytes(bytes: Uint8Array): { count: number; first: number } {
  let count = 0
  let first = -1
  for (let i = 0; i < bytes.length; i++) {
    if (bytes[i]! < 0x80) continue
    if (first < 0) first = i
    count++
  }
  return { count, first }
}

function decodes(bytes: Uint8Array, label: string): boolean {
  try {
    new TextDecoder(label, { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}

/** Tolerates a pasted paragraph in another charset or a character cut in half. */
function mostlyUtf8(bytes: Uint8Array, high: number): boolean {
  const text = new TextDecoder('utf-8').decode(bytes)
  let broken = 0
  for (let i = text.indexOf('\ufffd'); i >= 0; i = text.indexOf('\ufffd', i + 1)) broken++
  return broken * 20 <= high
}

function guessedCharset(bytes: Uint8Array, firstHigh: number): string {
  const from = Math.max(0, firstHigh - 64)
  const sample = Buffer.from(bytes.subarray(from, from + sampleBytes))
  const guess = knownCharset(jschardet.detect(sample)?.encoding ?? undefined)
  if (!guess || guess === 'utf-8') return 'windows-1252'
  return guess
}
