import { crc32 } from 'node:zlib'

// The smallest real files of each kind, made here so that none has to be trusted.

export function pdfOf(lines: readonly string[]): Buffer {
  const text = lines
    .map((line, nth) => `BT /F1 12 Tf 50 ${750 - nth * 20} Td (${line.replace(/[()\\]/g, '\\$&')}) Tj ET`)
    .join('\n')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  let file = '%PDF-1.4\n'
  const offsets = objects.map((body, nth) => {
    const at = file.length
    file += `${nth + 1} 0 obj\n${body}\nendobj\n`
    return at
  })
  const table = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')
  file += `xref\n0 6\n0000000000 65535 f \n${table}trailer\n<< /Size 6 /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF`
  return Buffer.from(file, 'latin1')
}

export function zipOf(entries: Record<string, string>): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const [name, content] of Object.entries(entries)) {
    const [nameBytes, bytes] = [Buffer.from(name), Buffer.from(content)]
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt32LE(crc32(bytes), 10)
    common.writeUInt32LE(bytes.length, 14)
    common.writeUInt32LE(bytes.length, 18)
    common.writeUInt16LE(nameBytes.length, 22)
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), common, nameBytes, bytes])
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(at, 10)
    directory.push(
      Buffer.concat([Buffer.from('PK\x01\x02', 'latin1'), Buffer.from([20, 0]), common, rest, nameBytes]),
    )
    parts.push(local)
    at += local.length
  }
  const index = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(directory.length, 8)
  end.writeUInt16LE(directory.length, 10)
  end.writeUInt32LE(index.length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...parts, index, end])
}

export function docxOf(paragraphs: readonly string[]): Buffer {
  const body = paragraphs.map((text) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`).join('')
  const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
  const types = 'http://schemas.openxmlformats.org/package/2006'
  return zipOf({
    '[Content_Types].xml': `${head}<Types xmlns="${types}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
    '_rels/.rels': `${head}<Relationships xmlns="${types}/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/document.xml': `${head}<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`,
  })
}

/** A Word 97 file with one piece of two-byte text, in a compound file of 512-byte sectors. */
export function docOf(paragraphs: readonly string[]): Buffer {
  const text = `${paragraphs.join('\r')}\r`
  const main = Buffer.alloc(4_096 + Math.max(4_096, text.length * 2))
  main.writeUInt16LE(0xa5ec, 0)
  main.writeUInt16LE(0x0200, 0x0a)
  main.writeUInt32LE(text.length, 0x4c)
  main.writeUInt32LE(0, 0x1a2)
  main.writeUInt32LE(21, 0x1a6)
  main.write(text, 4_096, 'utf16le')
  const table = Buffer.alloc(4_096)
  table[0] = 2
  table.writeUInt32LE(16, 1)
  table.writeUInt32LE(0, 5)
  table.writeUInt32LE(text.length, 9)
  table.writeUInt32LE(4_096, 15)
  return compoundFileOf({ WordDocument: main, '1Table': table })
}

function compoundFileOf(streams: Record<string, Buffer>): Buffer {
  const [size, endOfChain, tableSector] = [512, 0xffff_fffe, 0xffff_fffd]
  const padded = Object.entries(streams).map(([name, bytes]) => ({
    name,
    length: bytes.length,
    sectors: Math.ceil(bytes.length / size),
    bytes,
  }))
  const chain: number[] = [tableSector, endOfChain]
  const placed = padded.map((stream) => {
    const start = chain.length
    for (let nth = 1; nth < stream.sectors; nth++) chain.push(chain.length + 1)
    chain.push(endOfChain)
    return { ...stream, start }
  })
  const file = Buffer.alloc(size * (1 + chain.length))
  file.write('d0cf11e0a1b11ae1', 'hex')
  file.writeUInt16LE(9, 30)
  file.writeUInt16LE(6, 32)
  file.writeUInt32LE(1, 44)
  file.writeUInt32LE(1, 48)
  file.writeUInt32LE(4_096, 56)
  file.writeUInt32LE(endOfChain, 60)
  file.writeUInt32LE(endOfChain, 68)
  file.fill(0xff, 76, 512)
  file.writeUInt32LE(0, 76)
  file.fill(0xff, size, size * 2)
  for (const [nth, next] of chain.entries()) file.writeUInt32LE(next, size + nth * 4)
  const entry = (nth: number, name: string, kind: number, start: number, length: number) => {
    const at = size * 2 + nth * 128
    file.write(name, at, 'utf16le')
    file.writeUInt16LE((name.length + 1) * 2, at + 64)
    file[at + 66] = kind
    file.writeUInt32LE(start, at + 116)
    file.writeUInt32LE(length, at + 120)
  }
  entry(0, 'Root Entry', 5, endOfChain, 0)
  for (const [nth, { name, start, length }] of placed.entries()) entry(nth + 1, name, 2, start, length)
  for (const { bytes, start } of placed) bytes.copy(file, size * (1 + start))
  return file
}

/** One red point. */
export const pngOf = () =>
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
    'base64',
  )
