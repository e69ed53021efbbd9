import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { createTestDatabase } from '../../testing/database.ts'
import { requireDatabaseKey } from './require-database-key.ts'
import { deriveSecrets } from './secrets.ts'

const own = 'the key under which all was sealed'
const other = 'the key of somebody else altogether'

test('the first start stores its key’s fingerprint, and other keys are rejected', async () => {
  const client = await openClient()
  await requireDatabaseKey(client, own)
  await requireDatabaseKey(client, own)
  await expect(requireDatabaseKey(client, other)).rejects.toThrow('written under another SECRET_KEY')
})

test('an older database without a fingerprint accepts only the key that decrypts it', async () => {
  const client = await openClient()
  await addModel(client, own)
  await addModel(client, own)
  // A value under a key that was replaced before, which its owner was asked to enter again.
  await addModel(client, 'a key that was given up long ago')
  await expect(requireDatabaseKey(client, other)).rejects.toThrow('written under another SECRET_KEY')
  await requireDatabaseKey(client, own)
  await client.query('delete from language_models')
  await expect(requireDatabaseKey(client, other)).rejects.toThrow('written under another SECRET_KEY')
})

async function openClient(): Promise<pg.Client> {
  const database = await createTestDatabase()
  const client = new pg.Client(database.connection)
  await client.connect()
  onTestFinished(async () => {
    await client.end()
    await database.drop()
  })
  return client
}

const addModel = (client: pg.Client, key: string) =>
  client.query(
    `insert into language_models (provider, name, api_key_cipher) values ('openai', 'a model', $1)`,
    [deriveSecrets(key).encrypt('sk-1')],
  )
