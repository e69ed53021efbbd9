import { findAccount } from '../../people/auth/find-account.ts'
import type { Database } from '../db/client.ts'
import { CommandError } from './command-error.ts'

export async function requireAccount(db: Database, email: string) {
  const account = await findAccount(db, email)
  if (!account) throw new CommandError(`There is no account with the address ${email}.`)
  return account
}
