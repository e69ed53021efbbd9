import { readCompoundStream } from './compound-file.ts'

const windows1252 = new TextDecoder('windows-1252')

/**
 * The text of a .doc file ([MS-DOC]): its main stream says where a table of pieces lies, and each piece is a run
 * of characters, either two bytes wide or one. Null when it can't be read so.
 */
export function readWord97(file: Buffer): string | null {
  try {
    return read(file)
  } catch (error) {
    // A broken file points outside of itself.
    if (error instanceof RangeError) return null
    throw error
  }
}

function read(file: Buffer): string | null {
  const main = readCompoundStream(file, 'WordDocument')
  if (!main || main.length < 0x1aa || main.readUInt16LE(0) !== 0xa5ec) return null
  const flags = main.readUInt16LE(0x0a)
  // Encrypted.
  if (flags & 0x0100) return null
  const table = readCompoundStream(file, flags & 0x0200 ? '1Table' : '0Table')
  if (!table) return null
  const pieces = findPieces(table, main.readUInt32LE(0x1a2), main.readUInt32LE(0x1a6))
  if (!pieces) return null
  const textLength = main.readUInt32LE(0x4c)
  return tidy(readPieces(main, pieces).slice(0, textLength))
}

/** Past records of formatting to the one that holds the pieces. */
function findPieces(table: Buffer, start: number, length: number): Buffer | null {
  const end = Math.min(table.length, start + length)
  let at = start
  while (at + 5 <= end) {
    if (table[at] === 2) return table.subarray(at + 5, Math.min(end, at + 5 + table.readUInt32LE(at + 1)))
    if (table[at] !== 1) return null
    at += 3 + table.readUInt16LE(at + 1)
  }
  return null
}

function readPieces(main: Buffer, pieces: Buffer): string {
  // n + 1 positions of four bytes, then n descriptions of eight.
  const count = Math.floor((pieces.length - 4) / 12)
  let text = ''
  for (let nth = 0; nth < count; nth++) {
    const characters = pieces.readUInt32LE(nth * 4 + 4) - pieces.readUInt32LE(nth * 4)
    const place = pieces.readUInt32LE((count + 1) * 4 + nth * 8 + 2)
    if (characters <= 0) continue
    const narrow = (place & 0x4000_0000) !== 0
    const at = narrow ? (place & 0x3fff_ffff) >>> 1 : place & 0x3fff_ffff
    const bytes = main.subarray(at, at + characters * (narrow ? 1 : 2))
    text += narrow ? windows1252.decode(bytes) : bytes.toString('utf16le')
  }
  return text
}

// Word marks paragraphs, cells and fields by control characters.
const fieldBegins = 0x13
const fieldSays = 0x14
const fieldEnds = 0x15
const cellEnds = 0x07
const breaks = new Set([0x0b, 0x0c, 0x0d])

function tidy(text: string): string {
  let tidied = ''
  // A field holds instructions for Word, then what it shows: only that is text.
  const instructing: boolean[] = []
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === fieldBegins) instructing.push(true)
    else if (code === fieldSays && instructing.length > 0) instructing[instructing.length - 1] = false
    else if (code === fieldEnds) instructing.pop()
    else if (instructing.includes(true)) continue
    else if (code === cellEnds && text.charCodeAt(at + 1) === cellEnds) {
      tidied += '\n'
      at++
    } else if (code === cellEnds) tidied += ' | '
    else if (breaks.has(code)) tidied += '\n'
    else if (code >= 0x20 || code === 0x09) tidied += text[at]
  }
  return tidied.replace(/\n{3,}/g, '\n\n').trim()
}
