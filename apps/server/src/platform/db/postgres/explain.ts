import { StartFailure } from '../../../start-failure.ts'

const fullDiskCodes = new Set(['ENOSPC', 'EDQUOT'])

/** Turns file system errors into readable ones. Other errors are returned unchanged. */
export function explainFileError(error: unknown, dataDir: string): unknown {
  if (error instanceof StartFailure) return error
  const code = (error as NodeJS.ErrnoException | undefined)?.code
  const path = (error as NodeJS.ErrnoException | undefined)?.path ?? dataDir
  if (code === undefined) return error
  if (fullDiskCodes.has(code)) return fullDisk(dataDir, error)
  if (code === 'EROFS') return readOnlyDisk(dataDir, error)
  if (code === 'EACCES' || code === 'EPERM') {
    return new StartFailure(
      `The data folder ${dataDir} can't be used: this user may not write ${path}. Change its owner, or set DATA_DIR to another folder.`,
      { cause: error },
    )
  }
  if (code === 'ENOTDIR' || code === 'EEXIST' || code === 'ENOENT') {
    return new StartFailure(
      `The data folder ${dataDir} can't be made (${code} at ${path}). Set DATA_DIR to a folder on this machine's disk.`,
      { cause: error },
    )
  }
  return error
}

/** Undefined if a retry may help. */
export function explainLog(words: string, dataDir: string): StartFailure | undefined {
  if (/No space left on device|Disk quota exceeded/.test(words)) return fullDisk(dataDir)
  if (/Read-only file system/.test(words)) return readOnlyDisk(dataDir)
  const incompatible = /database files are incompatible with server|initialized by PostgreSQL version/.test(
    words,
  )
  if (incompatible) {
    return new StartFailure(
      `The database in ${dataDir} was made by another version of PostgreSQL: ${lastLogLine(words)}`,
    )
  }
  if (/Permission denied/.test(words)) {
    return new StartFailure(`PostgreSQL may not use its folder in ${dataDir}: ${lastLogLine(words)}`)
  }
  // Damaged files won't get better with retries.
  if (/startup process \(PID \d+\) exited with exit code|could not find the database system/.test(words)) {
    return new StartFailure(
      `The database in ${dataDir} is damaged (${lastLogLine(words)}). Restore a backup into another folder, and name that with DATA_DIR.`,
    )
  }
  return undefined
}

export function lastLogLine(words: string): string {
  const lines = words
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const fatal = lines.findLast((line) => /\b(FATAL|PANIC|error):/i.test(line))
  return (fatal ?? lines.at(-1) ?? 'it said nothing').replace(/^.*?\b(?=(FATAL|PANIC|error):)/i, '')
}

function fullDisk(dataDir: string, cause?: unknown): StartFailure {
  return new StartFailure(`The disk that holds ${dataDir} is full. Free some space and start again.`, {
    cause,
  })
}

function readOnlyDisk(dataDir: string, cause?: unknown): StartFailure {
  return new StartFailure(
    `The disk that holds ${dataDir} is read-only. Make it writable, or set DATA_DIR to another folder.`,
    { cause },
  )
}
