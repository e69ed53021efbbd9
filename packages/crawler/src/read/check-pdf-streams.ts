import { createInflate } from 'node:zlib'
import { UnreadableDocument } from './unreadable-document.ts'

/** The decompressed size limit per stream; drawings need less than scanned images. */
const drawingCap = 64_000_000
const pictureCap = 192_000_000
/** Deflate's maximum ratio, so smaller streams can't exceed their cap. */
const ratio = 1_032
const dictionaryReach = 1_000

/** Checks the decompressed size of large PDF streams, because the PDF reader has no limit. */
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
    // The PDF reader reports damaged streams.
  }
  return false
}
