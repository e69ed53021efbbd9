import { longestPage } from '@foyer/answers/knowledge/longest-page'
import { serveSite } from '@foyer/crawler/testing/site'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { scan } from '../../testing/scan-site.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { unpackReading } from '../pages/pack-reading.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ jobs: true, environment: { CRAWL_ALLOW_HOSTS: '127.0.0.1:*' } })
})
afterAll(() => app.close())

type KeptPage = { url: string; text: string; characters: number; reading: Buffer }

const lines = (what: string) =>
  Array.from({ length: 4_600 }, (_, nth) => `${what} ${nth} sleeps ${nth + 2} under a roof of slate.`)

test('a long page is stored to the last whole line within the limit, and the owner sees how much', async () => {
  await using site = await serveSite({
    '/': `<title>Cabins</title><main>${lines('Cabin')
      .map((line) => `<p>${line}</p>`)
      .join('')}<a href="/boats.txt">Boats</a></main>`,
    '/boats.txt': { headers: { 'content-type': 'text/plain' }, body: lines('Boat').join('\n') },
  })
  const { pages, body } = await scan(app, `${site.origin}/`)
  const { rows } = await app.services.db.execute<KeptPage>(
    sql`select url, text, characters, reading from pages where assistant_id = ${body.id} and reading is not null`,
  )
  const listed = new Map((await pages()).map(({ url, characters }) => [new URL(url).pathname, characters]))
  expect([...listed.keys()].sort()).toEqual(['/', '/boats.txt'])
  expect(rows).toHaveLength(2)
  for (const { url, text, characters, reading } of rows) {
    expect(text.length).toBeLessThanOrEqual(longestPage)
    expect(text.length).toBeGreaterThan(longestPage - 100)
    expect(text).toMatch(/slate\.$/)
    expect(characters).toBe(text.length)
    expect(listed.get(new URL(url).pathname)).toBe(text.length)
    const read = await unpackReading(reading)
    expect(read.text).toBe(text)
    expect(read.blocks.reduce((sum, { markdown }) => sum + markdown.length, 0)).toBeLessThan(2 * longestPage)
  }
})
