import { createHash } from 'node:crypto'
import type { ReadPage } from '../read/read-page.ts'

/** Changes when anything a reader of the page could notice changes, footers included. */
export function contentHash(page: ReadPage): string {
  const hash = createHash('sha256')
  hash.update(`${page.title}\n${page.description}\n${page.language}\n`)
  for (const block of page.blocks) if (block.zone !== 'noise') hash.update(`${block.markdown}\n`)
  hash.update(page.text)
  hash.update(JSON.stringify([page.structured.items, page.contacts]))
  return hash.digest('base64url')
}

/** A page's text boiled down to what telling duplicates needs. */
export interface Sketch {
  /** 53 bits of the whole text. */
  whole: number
  words: number
  /** One per line: hash, words, and whether a digit is in it. */
  lines: { hash: number; words: number; digits: boolean }[]
}

const maxLines = 4_000

export function sketchOf(text: string): Sketch {
  const lines: Sketch['lines'] = []
  let words = 0
  let high = 0
  let low = 0
  for (const line of text.split('\n')) {
    const plain = line.replace(/\s+/g, ' ').trim().toLowerCase()
    if (!plain) continue
    const hash = hashOf(plain)
    const count = plain.split(' ').length
    words += count
    low = (Math.imul(low, 31) + hash) >>> 0
    high = (Math.imul(high ^ hash, 0x9e3779b1) + 0x7f4a7c15) >>> 0
    if (lines.length < maxLines) lines.push({ hash, words: count, digits: /\d/.test(plain) })
  }
  return { whole: (high & 0x1fffff) * 2 ** 32 + low, words, lines }
}

/** FNV-1a. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return hash >>> 0
}

/** A sketch as text, for whoever keeps it between two crawls of a site. */
export function packSketch(sketch: Sketch): string {
  const bytes = Buffer.alloc(12 + sketch.lines.length * 6)
  bytes.writeDoubleLE(sketch.whole, 0)
  bytes.writeUInt32LE(sketch.words, 8)
  sketch.lines.forEach(({ hash, words, digits }, i) => {
    bytes.writeUInt32LE(hash, 12 + i * 6)
    bytes.writeUInt16LE(Math.min(words, 0x7fff) | (digits ? 0x8000 : 0), 16 + i * 6)
  })
  return bytes.toString('base64url')
}

export function unpackSketch(text: string): Sketch {
  const bytes = Buffer.from(text, 'base64url')
  const lines: Sketch['lines'] = []
  for (let at = 12; at + 6 <= bytes.length; at += 6) {
    const packed = bytes.readUInt16LE(at + 4)
    lines.push({ hash: bytes.readUInt32LE(at), words: packed & 0x7fff, digits: packed > 0x7fff })
  }
  if (bytes.length < 12) return { whole: 0, words: 0, lines }
  return { whole: bytes.readDoubleLE(0), words: bytes.readUInt32LE(8), lines }
}
