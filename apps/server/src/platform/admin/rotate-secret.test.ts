import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { createTestDatabase } from '../../testing/database.ts'
import { startTestApp } from '../../testing/test-app.ts'
import { requireDatabaseKey } from '../crypto/require-database-key.ts'
import { rotateSecret } from './rotate-secret.ts'

const [first, second] = ['a first secret, long enough to be one', 'a second secret, long enough to be one']
const email = 'ada@example.com'
const password = 'correct horse'

test('a new SECRET_KEY keeps API keys and waiting mails working and ends all sessions', async () => {
  const database = await createTestDatabase()
  const pool = new pg.Pool(database.connection)
  const dataDir = await mkdtemp(join(tmpdir(), 'foyer-rotate-'))
  onTestFinished(async () => {
    await pool.end()
    await database.drop()
    await rm(dataDir, { recursive: true, force: true })
  })
  const file = join(dataDir, 'secret.key')
  const said: string[] = []
  const rotate = (secretKey: string | null, newSecretKey: string | null) =>
    rotateSecret({
      pool,
      config: { secretKey, newSecretKey, dataDir },
      say: (sentence) => void said.push(sentence),
    })

  const old = await startTestApp({ beside: { database }, secretKey: first, jobs: true })
  const body = { firstName: 'Ada', lastName: 'L', email, password }
  const { token } = (await old.call<{ token: string }>('POST', '/api/auth/register', { body })).body
  const made = await old.call<{ key: string }>('POST', '/api/keys', { token, body: { name: 'shop' } })
  expect(made.status).toBe(201)
  await expect(rotate(first, second)).rejects.toThrow('A server is running on this database')
  await old.close()
  const letter = { action: { sealedToken: old.services.secrets.encrypt('a-token') } }
  await pool.query(`insert into pgboss.job (name, data) values ('send-mail', $1)`, [{ letter }])

  await expect(rotate(second, first)).rejects.toThrow('written under another SECRET_KEY')
  await expect(rotate(first, first)).rejects.toThrow('SECRET_KEY_NEW is the key that is in use')
  await expect(rotate(null, second)).rejects.toThrow('There is no key yet')
  const rotated = await rotate(first, second)
  expect(rotated?.changed.get('account_keys')).toBe(1)
  expect(rotated?.letters).toBe(1)
  expect(rotated?.unopened).toBe(0)
  expect(said).toEqual([])

  const anew = await startTestApp({ beside: { database }, secretKey: second })
  expect((await anew.call('GET', '/api/keys', { token })).status).toBe(401)
  const again = await anew.call<{ token: string }>('POST', '/api/auth/login', { body: { email, password } })
  const keys = await anew.call('GET', '/api/keys', { token: again.body.token })
  expect(keys.text).toContain(made.body.key)
  const { rows } = await pool.query(
    `select data #>> '{letter,action,sealedToken}' as sealed from pgboss.job
      where name = 'send-mail' and state = 'created'`,
  )
  expect(rows.map(({ sealed }) => anew.services.secrets.decrypt(sealed))).toEqual(['a-token'])
  await anew.close()

  await writeFile(file, `${second}\n`, { mode: 0o600 })
  await rotate(null, null)
  const fresh = (await readFile(file, 'utf8')).trim()
  expect(fresh).not.toBe(second)
  expect(await readdir(dataDir)).toEqual(['secret.key'])
  const client = await pool.connect()
  await requireDatabaseKey(client, fresh)
  client.release()

  // After an interruption between database and file, the next run finishes the rotation.
  await writeFile(`${file}.new`, `${fresh}\n`)
  await writeFile(file, `${second}\n`)
  expect(await rotate(null, null)).toBeNull()
  expect((await readFile(file, 'utf8')).trim()).toBe(fresh)

  // Without SECRET_KEY_NEW a generated key is printed, because it is stored nowhere.
  await rotate(fresh, null)
  expect(said).toEqual([expect.stringMatching(/^The new key: \S{64}$/)])
})
