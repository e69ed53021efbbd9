// The container of Word 97 files: a small file system of sectors chained by a table ([MS-CFB]).

const freeSector = 0xffff_fffa

/** Reads one stream of a compound file by its name; null when it isn't there or the file is broken. */
export function readCompoundStream(file: Buffer, name: string): Buffer | null {
  if (file.length < 512) return null
  const sectorSize = 1 << file.readUInt16LE(30)
  const miniSize = 1 << file.readUInt16LE(32)
  if ((sectorSize !== 512 && sectorSize !== 4_096) || miniSize !== 64) return null
  const sector = (id: number) => file.subarray((id + 1) * sectorSize, (id + 2) * sectorSize)

  const table = readTable(file, sector, sectorSize)
  const directory = follow(table, file.readUInt32LE(48), sector)
  const entries = Array.from({ length: Math.floor(directory.length / 128) }, (_, nth) =>
    readEntry(directory.subarray(nth * 128, nth * 128 + 128)),
  )
  const wanted = entries.find((entry) => entry.name === name)
  const root = entries[0]
  if (!wanted || !root) return null
  if (wanted.size >= file.readUInt32LE(56))
    return follow(table, wanted.start, sector).subarray(0, wanted.size)

  // Small streams lie in pieces of 64 bytes inside the root entry's own stream.
  const mini = follow(table, root.start, sector)
  const miniTable = numbersOf(follow(table, file.readUInt32LE(60), sector))
  return follow(miniTable, wanted.start, (id) => mini.subarray(id * miniSize, (id + 1) * miniSize)).subarray(
    0,
    wanted.size,
  )
}

function readTable(file: Buffer, sector: (id: number) => Buffer, sectorSize: number): number[] {
  const ids: number[] = []
  for (let at = 76; at < 512; at += 4) ids.push(file.readUInt32LE(at))
  let next = file.readUInt32LE(68)
  for (let left = file.readUInt32LE(72); left > 0 && next < freeSector; left--) {
    const more = numbersOf(sector(next))
    if (more.length < sectorSize / 4) break
    next = more.pop()!
    ids.push(...more)
    if (ids.length * sectorSize > file.length) break
  }
  return ids.filter((id) => id < freeSector).flatMap((id) => numbersOf(sector(id)))
}

function numbersOf(bytes: Buffer): number[] {
  const numbers: number[] = []
  for (let at = 0; at + 4 <= bytes.length; at += 4) numbers.push(bytes.readUInt32LE(at))
  return numbers
}

/** A chain that bites its own tail ends where it began to repeat. */
function follow(table: readonly number[], start: number, part: (id: number) => Buffer): Buffer {
  const parts: Buffer[] = []
  const seen = new Set<number>()
  for (let id = start; id < freeSector && !seen.has(id); id = table[id] ?? freeSector) {
    seen.add(id)
    const bytes = part(id)
    if (bytes.length === 0) break
    parts.push(bytes)
  }
  return Buffer.concat(parts)
}

function readEntry(entry: Buffer) {
  const length = Math.min(64, entry.readUInt16LE(64))
  return {
    name: entry.subarray(0, Math.max(0, length - 2)).toString('utf16le'),
    start: entry.readUInt32LE(116),
    size: entry.readUInt32LE(120),
  }
}
