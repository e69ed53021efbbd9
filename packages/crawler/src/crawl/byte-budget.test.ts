import { expect, test } from 'vitest'
import { FetchFailure } from '../fetch/fetch-failure.ts'
import { createGuardedFetch } from '../fetch/guarded-fetch.ts'
import { serve, type TestServer } from '../testing/serve.ts'
import { createByteBudget } from './byte-budget.ts'

const kilobyte = 1024

/** Sends as many kilobytes as the path says, and the rest after `finish`. */
async function serveHalves(): Promise<TestServer & { finish(): void }> {
  const finishing: (() => void)[] = []
  const served = await serve((request, response) => {
    response.write(Buffer.alloc(Number(request.url?.slice(1)) * kilobyte, 'x'))
    finishing.push(() => response.end('end'))
  })
  return Object.assign(served, { finish: () => finishing.splice(0).forEach((finish) => void finish()) })
}

test('over the limit, the heaviest account loses its largest body and other accounts keep theirs', async () => {
  await using site = await serveHalves()
  const guard = createGuardedFetch({ allowHosts: [site.host], userAgent: 'FoyerBot/1.0' })
  const budget = createByteBudget(1_000 * kilobyte)
  const get = async (account: string, kilobytes: number) => {
    const response = await budget.fetchFor(account, guard)(`${site.origin}/${kilobytes}`)
    return response.bytes().then(
      (bytes) => `${account} ${Math.floor(bytes.length / kilobyte)}`,
      (error) => `${account} ${error instanceof FetchFailure ? error.reason : error}`,
    )
  }
  const heavy = [get('heavy', 300), get('heavy', 500)]
  const light = get('light', 400)
  expect(await heavy[1]).toBe('heavy busy')
  site.finish()
  expect(await Promise.all([heavy[0], light])).toEqual(['heavy 300', 'light 400'])
  // Finished bodies no longer count.
  const again = get('heavy', 900)
  await expect.poll(() => site.requests.length).toBe(4)
  site.finish()
  expect(await again).toBe('heavy 900')
  await guard.close()
})

test('a body counts until it has been read', async () => {
  await using site = await serveHalves()
  const guard = createGuardedFetch({ allowHosts: [site.host], userAgent: 'FoyerBot/1.0' })
  const budget = createByteBudget(1_000 * kilobyte)
  let finish = () => {}
  const reading = budget.readFor(
    'heavy',
    () =>
      new Promise<never>((resolve) => {
        finish = () => resolve({} as never)
      }),
  )
  const document = { bytes: new Uint8Array(800 * kilobyte), contentType: 'text/html', url: site.origin }
  const read = reading(document, new AbortController().signal)
  const response = await budget.fetchFor('heavy', guard)(`${site.origin}/300`)
  await expect(response.bytes()).rejects.toMatchObject({ reason: 'busy' })
  finish()
  await read
  const after = await budget.fetchFor('heavy', guard)(`${site.origin}/300`)
  const arriving = after.bytes()
  site.finish()
  expect((await arriving).length).toBeGreaterThan(300 * kilobyte)
  await guard.close()
})
