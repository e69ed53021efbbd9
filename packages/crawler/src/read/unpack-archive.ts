import { crc32, inflateRawSync } from 'node:zlib'
import { UnreadableDocument } from './unreadable-document.ts'

export interface ArchivePart {
  name: string
  data: Buffer
}

const mostParts = 5_000

/** Sizes stated in an archive can't be trusted: kilobytes may expand to gigabytes. */
export interface ArchiveLimits {
  bytes: number
  required: string
  /** Other parts are neither decompressed nor counted. */
  wanted: (name: string) => boolean
}

/** Decompresses the wanted parts up to the limit. Throws `UnreadableDocument`. */
export function unpackArchive(archive: Buffer, { bytes, required, wanted }: ArchiveLimits): ArchivePart[] {
  const parts: ArchivePart[] = []
  const names = new Set<string>()
  let left = bytes
  try {
    const entries = [...entriesOf(archive)]
    if (!entries.some(({ name }) => name === required))
      throw new UnreadableDocument('The file is an archive, not a Word document.')
    for (const { name, method, packed } of entries) {
      if (names.has(name)) throw new Error(`${name} is there twice`)
      names.add(name)
      if (!wanted(name)) continue
      if (method !== 0 && method !== 8) throw new Error(`unknown method ${method}`)
      if (left <= 0) throw new RangeError('too large')
      const data = method === 0 ? packed : inflateRawSync(packed, { maxOutputLength: left })
      left -= data.length
      if (left < 0) throw new RangeError('too large')
      parts.push({ name, data })
    }
  } catch (error) {
    if (error instanceof UnreadableDocument) throw error
    if (error instanceof RangeError && !isOutside(error))
      throw new UnreadableDocument('The Word document is too large to read.', { cause: error })
    throw new UnreadableDocument('The Word document is damaged.', { cause: error })
  }
  return parts
}

function isOutside(error: RangeError): boolean {
  return 'code' in error && (error.code === 'ERR_OUT_OF_RANGE' || error.code === 'ERR_BUFFER_OUT_OF_BOUNDS')
}

interface Entry {
  name: string
  method: number
  packed: Buffer
}

/** Reads the central directory at the end of the file. */
function* entriesOf(archive: Buffer): Generator<Entry> {
  const end = archive.lastIndexOf('PK\u0005\u0006', archive.length, 'latin1')
  if (end < 0) throw new Error('no directory')
  const count = archive.readUInt16LE(end + 10)
  if (count > mostParts) throw new RangeError('too many entries')
  let at = archive.readUInt32LE(end + 16)
  for (let i = 0; i < count; i++) {
    if (archive.readUInt32LE(at) !== 0x02014b50) throw new Error('bad entry')
    const method = archive.readUInt16LE(at + 10)
    const size = archive.readUInt32LE(at + 20)
    const nameLength = archive.readUInt16LE(at + 28)
    const name = archive.toString('utf8', at + 46, at + 46 + nameLength)
    const local = archive.readUInt32LE(at + 42)
    // No document needs zip64.
    if (size === 0xffffffff || local === 0xffffffff) throw new RangeError('zip64')
    const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28)
    if (start + size > archive.length) throw new Error('cut off')
    yield { name, method, packed: archive.subarray(start, start + size) }
    at += 46 + nameLength + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32)
  }
}

/** Packs the parts uncompressed, so that Mammoth finds only what was checked. */
export function packArchive(parts: ArchivePart[]): Buffer {
  const written: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, data } of parts) {
    const label = Buffer.from(name)
    const head = Buffer.alloc(30)
    head.writeUInt32LE(0x04034b50, 0)
    head.writeUInt32LE(crc32(data), 14)
    head.writeUInt32LE(data.length, 18)
    head.writeUInt32LE(data.length, 22)
    head.writeUInt16LE(label.length, 26)
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50, 0)
    head.copy(entry, 16, 14, 28)
    entry.writeUInt32LE(offset, 42)
    written.push(head, label, data)
    directory.push(entry, label)
    offset += head.length + label.length + data.length
  }
  const listed = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(parts.length, 8)
  end.writeUInt16LE(parts.length, 10)
  end.writeUInt32LE(listed.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...written, listed, end])
}
