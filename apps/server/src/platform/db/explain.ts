import pg from 'pg'
import type { Config } from '../../config.ts'
import { StartFailure } from '../../start-failure.ts'

type Place = Pick<Config, 'databaseUrl' | 'dataDir'>

type DatabaseAddress = { host: string; port: number; user: string | undefined; database: string | undefined }

export function readDatabaseUrl(connectionString: string): pg.PoolConfig {
  parseUrl(connectionString)
  return { connectionString }
}

function parseUrl(connectionString: string): DatabaseAddress {
  try {
    const { host, port, user, database } = new pg.Client({ connectionString })
    return { host, port, user, database }
  } catch (error) {
    throw new StartFailure(
      'DATABASE_URL must look like postgres://user:password@host:port/database. Write / ? # @ and % in a password as %2F %3F %23 %40 and %25.',
      { cause: error },
    )
  }
}

/** Connects once, so that an unreachable database gives one clear error. */
export async function requireDatabase(pool: pg.Pool, databaseUrl: string): Promise<void> {
  try {
    const client = await pool.connect()
    client.release()
  } catch (error) {
    throw new StartFailure(explainConnection(error, parseUrl(databaseUrl)), { cause: error })
  }
}

const unreachable = new Set(['ECONNREFUSED', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOENT'])
const isState = /^[\dA-Z]{5}$/

function explainConnection(error: unknown, { host, port, user, database }: DatabaseAddress): string {
  const { code = '', message = '' } = error as { code?: string; message?: string }
  const at = host.startsWith('/') ? `${host} (port ${port})` : `${host}:${port}`
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return `the host ${host} of DATABASE_URL was not found. Check its name.`
  if (unreachable.has(code))
    return `no PostgreSQL answers at ${at}, which DATABASE_URL names. Is it running, and is the port right?`
  if (code.startsWith('28') || /client password must be/.test(message))
    return `the PostgreSQL at ${at} refuses the user ${user} or the password of DATABASE_URL.`
  if (code === '3D000')
    return `the PostgreSQL at ${at} has no database ${database}. Create it, or correct DATABASE_URL.`
  // PostgreSQL's own messages, for example about too many connections or certificates, are clear enough.
  if (isState.test(code) || /certificate|SSL/i.test(message + code))
    return `the PostgreSQL at ${at} can't be used: ${withFullStop(message)}`
  return `what answers at ${at}, which DATABASE_URL names, does not speak as PostgreSQL does.`
}

/** Turns database errors at startup into readable ones. Other errors are returned unchanged. */
export function explainState(error: unknown, { databaseUrl, dataDir }: Place): unknown {
  if (error instanceof StartFailure) return error
  const cause = databaseErrorIn(error)
  if (!cause) return error
  const where = databaseUrl ? 'the database of DATABASE_URL' : `the database in ${dataDir}`
  const other = databaseUrl ? 'another, empty database' : 'another folder with DATA_DIR'
  const said = withFullStop(cause.message)
  const sentence =
    cause.code === '42501'
      ? `${where} does not let this user do what a start needs: ${said}`
      : aboutState.test(cause.code ?? '')
        ? `${where} is not as Foyer left it: ${said} Restore a backup, or name ${other}.`
        : `${where} can't be used: ${said}`
  return new StartFailure(sentence, { cause: error })
}

/** Existing, missing, incompatible or damaged objects. */
const aboutState = /^(?:22|23|3F|42|XX)/

function databaseErrorIn(error: unknown): pg.DatabaseError | null {
  for (let at = error; at instanceof Error; at = at.cause) if (at instanceof pg.DatabaseError) return at
  return null
}

const withFullStop = (sentence: string) => sentence.replace(/\.?$/, '.')
