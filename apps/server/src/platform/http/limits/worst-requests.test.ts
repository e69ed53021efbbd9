import { afterAll, beforeAll, expect, test } from 'vitest'
import type { $ZodTypes } from 'zod/v4/core'
import { createFullAccount, type FullAccount } from '../../../testing/authorisation/create-full-account.ts'
import { fill, workingBody } from '../../../testing/authorisation/requests.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import type { Route } from '../access.ts'

let app: TestApp
let owner: FullAccount
let other: FullAccount
beforeAll(async () => {
  app = await startTestApp()
  owner = await createFullAccount(app)
  other = await createFullAccount(app)
})
afterAll(() => app.close())

/** Texts that make careless checks slow. */
const worst = [
  'a',
  '1-',
  '\u0661',
  '\ufdfa',
  'e\u0301\u0316\u0307',
  '(',
  '<img ',
  '<!--',
  'a@a.',
  ' \t',
  '"\\',
  '🏳️‍🌈',
]
/** Size in a JSON body. */
const sizeOf = (unit: string) => Buffer.byteLength(JSON.stringify(unit)) - 2

type Path = (string | number)[]

function textsOf(schema: unknown, path: Path = []): Path[] {
  if (!schema) return []
  const { def } = (schema as $ZodTypes)._zod
  switch (def.type) {
    case 'string':
      return [path]
    case 'object':
      return Object.entries(def.shape).flatMap(([name, inner]) => textsOf(inner, [...path, name]))
    case 'array':
      return textsOf(def.element, [...path, 0])
    case 'union':
      return def.options.flatMap((option) => textsOf(option, path)).slice(0, 1)
    case 'pipe':
      return textsOf(def.in, path)
    default:
      return 'innerType' in def ? textsOf(def.innerType, path) : []
  }
}

function replaced(value: unknown, places: Path[], text: unknown): unknown {
  const whole = { copy: structuredClone(value ?? {}) }
  for (const place of places) {
    let at: Record<string | number, unknown> = whole
    let last: string | number = 'copy'
    for (const step of place) {
      at[last] ??= typeof step === 'number' ? [] : {}
      at = at[last] as typeof at
      last = step
    }
    at[last] = text
  }
  return whole.copy
}

const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`

/** Test bodies for a route: each text alone, up to the maximum size, and all together. */
function requestsOf(route: Route): string[] {
  const places = textsOf(route.schema?.body)
  if (places.length === 0) return []
  const plain = workingBody(route, owner, other)
  const room = Math.min(route.bodyLimit!, 262_144) - 4_000
  const fill = (where: Path[], unit: string, bytes: number) =>
    JSON.stringify(replaced(plain, where, unit.repeat(Math.floor(bytes / sizeOf(unit)))))
  const alone = places.flatMap((place, nth) =>
    // A third of them per field, so that a few fields cover all.
    worst
      .filter((_unit, at) => at % 3 === nth % 3)
      .flatMap((unit) => [fill([place], unit, 4_000), fill([place], unit, room)]),
  )
  const together = worst.map((unit) => fill(places, unit, room / places.length))
  const many = JSON.stringify(replaced(plain, places, Array(Math.floor(9_000 / places.length)).fill('a')))
  const deep = JSON.stringify(replaced(plain, places.slice(0, 1), 'X')).replace('"X"', nested(30_000))
  return [...alone, ...together, many, deep]
}

const most = 100_000

/** The longest blocking time in microseconds of CPU time, which doesn't depend on the machine's load. */
async function longestStall(method: string, path: string, body: string): Promise<number> {
  let before = process.threadCpuUsage()
  let longest = 0
  const look = () => {
    const { user, system } = process.threadCpuUsage(before)
    before = process.threadCpuUsage()
    longest = Math.max(longest, user + system)
  }
  const timer = setInterval(look, 5)
  await app.call(method, path, { token: owner.token, body })
  clearInterval(timer)
  look()
  return longest
}

test('no request text blocks the server', async () => {
  const slow: string[] = []
  let tried = 0
  for (const route of app.routeTable()) {
    // Speech takes megabytes and is generated in separate processes.
    if (route.url === '/api/voice/synthesize') continue
    for (const body of requestsOf(route)) {
      const path = fill(route, [owner])
      tried++
      // Compilation and garbage collection may slow down a single run.
      let stall = await longestStall(route.method, path, body)
      for (let again = 0; again < 3 && stall > most; again++)
        stall = await longestStall(route.method, path, body)
      if (stall > most) slow.push(`${route.method} ${route.url} ${body.slice(0, 100)}: ${stall} µs`)
    }
  }
  expect(tried).toBeGreaterThan(1_000)
  expect(slow).toEqual([])
})
