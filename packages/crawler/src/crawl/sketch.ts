import { hash } from 'node:crypto'
import type { ReadPage } from '../read/read-page.ts'

/** A hash of everything visible on the page, footers included. */
export function contentHash({
  title,
  description,
  language,
  blocks,
  structured,
  contacts,
}: ReadPage): string {
  const parts = [title, description, language, JSON.stringify([structured.items, contacts])]
  for (const { zone, kept, markdown } of blocks)
    if (zone !== 'noise') parts.push(kept ? markdown : `~${markdown}`)
  return hash('sha256', parts.join('\n'), 'base64url')
}

/**
 * A compact fingerprint of a page's text for finding duplicates. Typed arrays save memory, because every page has
 * one.
 */
export interface Sketch {
  whole: number
  words: number
  hashes: Uint32Array
  /** The word count per line, with the `hasDigit` bit for lines with a digit. */
  marks: Uint16Array
}

export const hasDigit = 0x8000
export const wordsOf = (mark: number) => mark & 0x7fff

const maxLines = 4_000
const headBytes = 12
const lineBytes = 6
const newline = 10
// The FNV-1a offset basis.
const seed = 0x811c9dc5
const fold = (hashed: number, code: number) => Math.imul(hashed ^ code, 0x01000193)

export function sketchOf(text: string): Sketch {
  const hashes: number[] = []
  const marks: number[] = []
  let high = 0
  let low = 0
  let total = 0
  let line = seed
  let words = 0
  let digit = 0
  let inWord = false
  for (let i = 0; i <= text.length; i++) {
    const code = i < text.length ? text.charCodeAt(i) : newline
    if (code === newline) {
      if (words > 0) {
        const hashed = line >>> 0
        low = (Math.imul(low, 31) + hashed) >>> 0
        high = (Math.imul(high ^ hashed, 0x9e3779b1) + 0x7f4a7c15) >>> 0
        total += words
        if (hashes.length < maxLines) {
          hashes.push(hashed)
          marks.push(Math.min(words, 0x7fff) | digit)
        }
      }
      line = seed
      words = 0
      digit = 0
      inWord = false
    } else if (code <= 32 || code === 0xa0) {
      inWord = false
    } else {
      if (!inWord) {
        if (words > 0) line = fold(line, 32)
        words++
        inWord = true
      }
      if (code >= 48 && code <= 57) digit = hasDigit
      line = fold(line, code >= 65 && code <= 90 ? code + 32 : code)
    }
  }
  const whole = (high & 0x1fffff) * 2 ** 32 + low
  return { whole, words: total, hashes: Uint32Array.from(hashes), marks: Uint16Array.from(marks) }
}

export function packSketch({ whole, words, hashes, marks }: Sketch): string {
  const bytes = Buffer.alloc(headBytes + hashes.length * lineBytes)
  bytes.writeDoubleLE(whole, 0)
  bytes.writeUInt32LE(words, 8)
  hashes.forEach((hashed, i) => {
    bytes.writeUInt32LE(hashed, headBytes + i * lineBytes)
    bytes.writeUInt16LE(marks[i]!, headBytes + i * lineBytes + 4)
  })
  return bytes.toString('base64url')
}

export function unpackSketch(text: string): Sketch {
  const bytes = Buffer.from(text, 'base64url')
  const count = Math.max(0, Math.floor((bytes.length - headBytes) / lineBytes))
  const hashes = new Uint32Array(count)
  const marks = new Uint16Array(count)
  for (let i = 0; i < count; i++) {
    hashes[i] = bytes.readUInt32LE(headBytes + i * lineBytes)
    marks[i] = bytes.readUInt16LE(headBytes + i * lineBytes + 4)
  }
  if (bytes.length < headBytes) return { whole: 0, words: 0, hashes, marks }
  return { whole: bytes.readDoubleLE(0), words: bytes.readUInt32LE(8), hashes, marks }
}
