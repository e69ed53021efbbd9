import { Failure } from '../../platform/http/failure.ts'
import { type FileKind, hasWrongExtension } from './file-kind.ts'

const promised: Record<string, string> = {
  pdf: 'a PDF',
  doc: 'a Word document',
  docx: 'a Word document',
  jpg: 'a picture',
  jpeg: 'a picture',
  png: 'a picture',
  gif: 'a picture',
  webp: 'a picture',
  txt: 'a text',
}

/** Extensions of programs, archives, audio, video and other documents, which can't be read. */
const unreadable = new Set(
  (
    'exe dll msi com scr bin app dmg iso apk jar class so zip rar 7z gz tgz tar bz2 xz ' +
    'mp3 wav ogg m4a flac mp4 mov avi mkv webm xls xlsx ods ppt pptx odp odt pages numbers key ' +
    'bmp tif tiff heic avif ico psd ttf otf woff woff2 sqlite db'
  ).split(' '),
)

/**
 * Rejects files whose extension contradicts their content: they were chosen by mistake, or made to deceive. Unknown
 * extensions such as .csv are accepted.
 */
export function rejectMisnamedFile(name: string, kind: FileKind) {
  const ending = /\.([^./\\]+)$/.exec(name.trim())?.[1]?.toLowerCase() ?? ''
  if (unreadable.has(ending))
    throw new Failure('unsupported_type', `Files that end in .${ending} can’t be read. Send another kind.`)
  if (hasWrongExtension(name, kind))
    throw new Failure(
      'unsupported_type',
      `The name of this file says it is ${promised[ending]}, but it is none. Check the file and send it again.`,
    )
}
