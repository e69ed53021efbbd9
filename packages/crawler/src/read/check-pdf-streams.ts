import { createInflate } from 'node:zlib'
import { UnreadableDocument } from './unreadable-document.ts'

/**
 * The most bytes of one stream, unfolded. What a page is drawn by takes a few megabytes, a scanned picture of
 * one many.
 */
const drawingCap = 64_000_000
const pictureCap = 192_000_000
/** Deflate makes at most 1,032 bytes of one, so that a smaller stream cannot pass its cap. */
const ratio = 1_032
const dictionaryReach = 1_000

/**
 * Unfolds the large streams of a PDF, keeping nothing, before a reader does so that has no limit and keeps all of it.
 * A bomb behind two filters gets past this; the reader's own memory limit is there for it.
 */
export async function checkPdfStreams(bytes: Uint8Array): Promise<void> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  for (let at = file.indexOf('stream'); at >= 0; ) {
    let start = at + 'stream'.length
    if (file[start] === 13) start++
    if (file[start] === 10) start++
    const end = file.indexOf('endstream', start)
    const packed = file.subarray(start, end < 0 ? file.length : end)
    const dictionary = file.toString('latin1', Math.max(0, at - dictionaryReach), at)
    const cap = /\/Subtype\s?\/Image\b/.test(dictionary) ? pictureCap : drawingCap
    const isPacked = packed.length * ratio > cap && isZlib(packed)
    if (isPacked && (await unfoldsBeyond(packed, cap)))
      throw new UnreadableDocument('The PDF is too large to read.')
    at = end < 0 ? -1 : file.indexOf('stream', end + 'endstream'.length)
  }
}

function isZlib(packed: Buffer): boolean {
  return packed.length > 2 && (packed[0]! & 0x0f) === 8 && packed.readUInt16BE(0) % 31 === 0
}

async function unfoldsBeyond(packed: Buffer, cap: number): Promise<boolean> {
  const inflate = createInflate({ chunkSize: 256 * 1024 })
  inflate.end(packed)
  let unfolded = 0
  try {
    for await (const chunk of inflate) {
      unfolded += chunk.length
      if (unfolded > cap) return true
    }
  } catch {
    // Damaged streams are the reader's to tell.
  }
  return false
}
