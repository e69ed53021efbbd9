import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { TestApp } from './test-app.ts'

export async function waitForJobs(app: TestApp, { name }: { name: string }): Promise<void> {
  const left = async () => {
    const { rows } = await app.services.db.execute<{ left: number }>(
      sql`select count(*)::int as left from pgboss.job where name = ${name} and state in ('created', 'retry', 'active')`,
    )
    return rows[0]?.left
  }
  await expect.poll(left).toBe(0)
}
