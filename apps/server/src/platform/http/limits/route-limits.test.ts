import { afterAll, beforeAll, expect, test } from 'vitest'
import { limitOf, nameOf, routesNamed, writeRouteTable } from '../../../testing/route-limits.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const routes = () => app.routeTable().filter(({ method }) => method !== 'HEAD')

test('every route has a rate limit and a body limit, and no removed route is listed', () => {
  expect(routes().length).toBeGreaterThan(150)
  expect(
    routes()
      .filter((route) => limitOf(route) === null)
      .map(nameOf),
  ).toEqual([])
  expect(
    routes()
      .filter(({ bodyLimit }) => !bodyLimit)
      .map(nameOf),
  ).toEqual([])
  const there = new Set(routes().map(nameOf))
  expect(routesNamed.filter((name) => !there.has(name))).toEqual([])
})

test('public routes and routes that add data must declare a limit', () => {
  const made = (access: 'public' | 'visitor' | 'owner', method: string) =>
    limitOf({ access, method, url: '/api/parcels/:id', bodyLimit: 1, schema: undefined })
  expect([made('public', 'GET'), made('visitor', 'POST'), made('owner', 'POST')]).toEqual([null, null, null])
  expect(made('owner', 'PATCH')).toBe('own existing rows')
})

test('the documented table of routes matches the server', async () => {
  // To update the table, run this file with --update.
  await expect(writeRouteTable(app.routeTable())).toMatchFileSnapshot('../../../../../../docs/routes.md')
})
