import { eq } from 'drizzle-orm'
import { sha256 } from '../../platform/crypto/secrets.ts'
import type { Queryable } from '../../platform/db/client.ts'
import { stoppedAddresses } from '../../platform/db/schema/mail.ts'

export const hashAddress = (address: string) => sha256(address.trim().toLowerCase())

export async function isUnsubscribed(db: Queryable, address: string): Promise<boolean> {
  return (await db.$count(stoppedAddresses, eq(stoppedAddresses.addressHash, hashAddress(address)))) > 0
}

export async function unsubscribeAddress(db: Queryable, addressHash: string, at: Date) {
  await db.insert(stoppedAddresses).values({ addressHash, stoppedAt: at }).onConflictDoNothing()
}
