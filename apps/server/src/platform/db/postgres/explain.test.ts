import { expect, test } from 'vitest'
import { explainFileError, explainLog, lastLogLine } from './explain.ts'

const data = '/srv/foyer/data'

test('a full disk is reported in one line, by Node and PostgreSQL alike', () => {
  const sentence = `The disk that holds ${data} is full. Free some space and start again.`
  const noticed = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
  expect(explainFileError(noticed, data)).toMatchObject({ name: 'StartFailure', message: sentence })
  const words =
    '2026-11-15 UTC [7] FATAL:  could not write lock file "postmaster.pid": No space left on device\n'
  expect(explainLog(words, data)?.message).toBe(sentence)
})

test('a read-only disk is reported in one line, by Node and PostgreSQL alike', () => {
  const noticed = Object.assign(new Error('EROFS'), { code: 'EROFS', path: `${data}/run` })
  expect(explainFileError(noticed, data)).toHaveProperty('message', expect.stringContaining('is read-only'))
  const words = 'FATAL:  could not create lock file "postmaster.pid": Read-only file system'
  expect(explainLog(words, data)?.message).toContain('is read-only')
})

test('a folder of another user is named', () => {
  const noticed = Object.assign(new Error('EACCES'), { code: 'EACCES', path: `${data}/pg18/PG_VERSION` })
  expect(explainFileError(noticed, data)).toHaveProperty(
    'message',
    expect.stringContaining(`${data}/pg18/PG_VERSION`),
  )
})

test('errors unrelated to the file system pass through unchanged', () => {
  const bug = new TypeError('x is not a function')
  expect(explainFileError(bug, data)).toBe(bug)
})

test('leftover child processes of a killed PostgreSQL cause a retry', () => {
  const words =
    'FATAL:  pre-existing shared memory block (key 11, ID 2) is still in use\nHINT:  Terminate any old server'
  expect(explainLog(words, data)).toBeUndefined()
  expect(lastLogLine(words)).toBe('FATAL:  pre-existing shared memory block (key 11, ID 2) is still in use')
})

test('missing files are reported once without endless retries', () => {
  const words = `2026-11-15 UTC [3] LOG:  database system was shut down at 2026-11-15 UTC
2026-11-15 UTC [3] FATAL:  required WAL directory "pg_wal" does not exist
2026-11-15 UTC [1] LOG:  startup process (PID 3) exited with exit code 1
2026-11-15 UTC [1] LOG:  database system is shut down`
  expect(explainLog(words, data)?.message).toBe(
    `The database in ${data} is damaged (FATAL:  required WAL directory "pg_wal" does not exist). Restore a backup into another folder, and name that with DATA_DIR.`,
  )
})
