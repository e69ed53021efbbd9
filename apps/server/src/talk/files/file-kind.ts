import type { fileTypes } from '@foyer/contract/embed'

export type FileKind = {
  type: string
  /** The names it goes by in an owner's list of allowed types. */
  names: readonly (typeof fileTypes)[number][]
  /** A document is read; a picture is shown to models that see. */
  as: 'document' | 'picture'
}

const pdf: FileKind = { type: 'application/pdf', names: ['pdf'], as: 'document' }
export const oldWordType = 'application/msword'
const doc: FileKind = { type: oldWordType, names: ['doc'], as: 'document' }
const docx: FileKind = {
  type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  names: ['docx'],
  as: 'document',
}
const txt: FileKind = { type: 'text/plain', names: ['txt'], as: 'document' }
const jpeg: FileKind = { type: 'image/jpeg', names: ['jpg', 'jpeg'], as: 'picture' }
const png: FileKind = { type: 'image/png', names: ['png'], as: 'picture' }
const gif: FileKind = { type: 'image/gif', names: ['gif'], as: 'picture' }
const webp: FileKind = { type: 'image/webp', names: ['webp'], as: 'picture' }

const kinds = [pdf, doc, docx, txt, jpeg, png, gif, webp]

/** What its owner's computer opens goes by the name: one that says something else than what it holds gets the right ending. */
export function savedName(name: string, type: string): string {
  const endings = kinds.find((kind) => kind.type === type)?.names ?? []
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase()
  return endings.some((each) => each === ending) ? name : `${name}.${endings[0] ?? 'bin'}`
}

/** Kinds that people name one for the other: programs that save pictures do, and Word opens both of its own. */
const oneFamily = (a: FileKind, b: FileKind) =>
  a === b ||
  (a.as === 'picture' && b.as === 'picture') ||
  [a, b].every((kind) => kind === doc || kind === docx)

/** 'notes.png' that holds a text. A name without an ending, or with one that is none of ours, claims nothing. */
export function claimsOther(name: string, kind: FileKind): boolean {
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase()
  const claimed = kinds.find(({ names }) => names.some((each) => each === ending))
  return claimed !== undefined && !oneFamily(claimed, kind)
}

const oldOffice = Buffer.from('d0cf11e0a1b11ae1', 'hex')
const wordStream = Buffer.from('WordDocument', 'utf16le')

/** What a file is by what it holds; its name and the type its sender claims count for nothing. */
export function kindOf(bytes: Buffer): FileKind | null {
  const startsWith = (magic: string | Buffer, at = 0) => {
    const wanted = typeof magic === 'string' ? Buffer.from(magic, 'latin1') : magic
    return bytes.subarray(at, at + wanted.length).equals(wanted)
  }
  if (startsWith('\xff\xd8\xff')) return jpeg
  if (startsWith('\x89PNG\r\n\x1a\n')) return png
  if (startsWith('GIF87a') || startsWith('GIF89a')) return gif
  if (startsWith('RIFF') && startsWith('WEBP', 8)) return webp
  // Readers accept some bytes before the header, and so do the programs that write them.
  if (bytes.subarray(0, 1_024).includes('%PDF-')) return pdf
  if (startsWith(oldOffice)) return bytes.includes(wordStream) ? doc : null
  if (startsWith('PK\x03\x04')) return bytes.includes('word/document.xml') ? docx : null
  return isText(bytes) ? txt : null
}

// All but tabs, ends of lines and pages, and the Ctrl-Z with which old programs end a file.
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const controls = /[\0-\x08\x0e-\x19\x1b-\x1f]/

function isText(bytes: Buffer): boolean {
  if (bytes.length === 0) return false
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return true
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return true
  // Byte by byte it would take a tenth of a second for a large file, and everybody would wait.
  return !controls.test(bytes.toString('latin1'))
}
