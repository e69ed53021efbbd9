import { sql } from 'drizzle-orm'
import type { Services } from '../../services.ts'

export async function pingDatabase({ db }: Pick<Services, 'db'>) {
  await db.execute(sql`select 1`)
}
