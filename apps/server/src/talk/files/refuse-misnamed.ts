import { Failure } from '../../platform/http/failure.ts'
import { claimsOther, type FileKind } from './file-kind.ts'

/** Endings that promise a kind of file which is known by what it holds. */
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

/** Endings of programs, archives, sound, film and other documents: under them nothing readable is sent. */
const unreadable = new Set(
  (
    'exe dll msi com scr bin app dmg iso apk jar class so zip rar 7z gz tgz tar bz2 xz ' +
    'mp3 wav ogg m4a flac mp4 mov avi mkv webm xls xlsx ods ppt pptx odp odt pages numbers key ' +
    'bmp tif tiff heic avif ico psd ttf otf woff woff2 sqlite db'
  ).split(' '),
)

/**
 * A file whose name says that it is something else than what it holds was chosen by mistake, or made to deceive. An
 * ending that promises nothing, such as .csv or none at all, is no reason to refuse.
 */
export function refuseMisnamed(name: string, kind: FileKind) {
  const ending = /\.([^./\\]+)$/.exec(name.trim())?.[1]?.toLowerCase() ?? ''
  if (unreadable.has(ending))
    throw new Failure('unsupported_type', `Files that end in .${ending} can’t be read. Send another kind.`)
  if (claimsOther(name, kind))
    throw new Failure(
      'unsupported_type',
      `The name of this file says it is ${promised[ending]}, but it is none. Check the file and send it again.`,
    )
}
