import type { fileTypes } from '@foyer/contract/embed'

export type FileKind = {
  type: string
  names: readonly (typeof fileTypes)[number][]
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

/** Appends the right extension if the name has a wrong one, as computers open files by their names. */
export function savedName(name: string, type: string): string {
  const endings = kinds.find((kind) => kind.type === type)?.names ?? []
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase()
  return endings.some((each) => each === ending) ? name : `${name}.${endings[0] ?? 'bin'}`
}

/** Types that are often mixed up: pictures with each other, and both Word formats. */
const isSameFamily = (a: FileKind, b: FileKind) =>
  a === b ||
  (a.as === 'picture' && b.as === 'picture') ||
  [a, b].every((kind) => kind === doc || kind === docx)

/** True for 'notes.png' with text in it. Missing and unknown extensions claim nothing. */
export function hasWrongExtension(name: string, kind: FileKind): boolean {
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase()
  const claimed = kinds.find(({ names }) => names.some((each) => each === ending))
  return claimed !== undefined && !isSameFamily(claimed, kind)
}

const oldOffice = Buffer.from('d0cf11e0a1b11ae1', 'hex')
const wordStream = Buffer.from('WordDocument', 'utf16le')

/** Detects the type by content only; the name and the sender's type are ignored. */
export function kindOf(bytes: Buffer): FileKind | null {
  const startsWith = (magic: string | Buffer, at = 0) => {
    const wanted = typeof magic === 'string' ? Buffer.from(magic, 'latin1') : magic
    return bytes.subarray(at, at + wanted.length).equals(wanted)
  }
  if (startsWith('\xff\xd8\xff')) return jpeg
  if (startsWith('\x89PNG\r\n\x1a\n')) return png
  if (startsWith('GIF87a') || startsWith('GIF89a')) return gif
  if (startsWith('RIFF') && startsWith('WEBP', 8)) return webp
  // Writers may put bytes before the header, and readers accept that.
  if (bytes.subarray(0, 1_024).includes('%PDF-')) return pdf
  if (startsWith(oldOffice)) return bytes.includes(wordStream) ? doc : null
  if (startsWith('PK\x03\x04')) return bytes.includes('word/document.xml') ? docx : null
  return isText(bytes) ? txt : null
}

// All but tabs, line and page breaks, and the Ctrl-Z that ends files of old programs.
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const controls = /[\0-\x08\x0e-\x19\x1b-\x1f]/

function isText(bytes: Buffer): boolean {
  if (bytes.length === 0) return false
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return true
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return true
  // Faster than a loop, which would block the process for a tenth of a second.
  return !controls.test(bytes.toString('latin1'))
}
