import { afterAll, beforeAll, expect, test } from 'vitest'
import { withoutSize } from '../../../testing/schema-sizes.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

test('every text and list in requests has a maximum size', () => {
  const unbounded = app.routeTable().flatMap(({ method, url, schema }) =>
    (['body', 'querystring'] as const).flatMap((part) =>
      // Previous form values are compared but not stored.
      withoutSize(schema?.[part])
        .filter((path) => !path.startsWith('.before{'))
        .map((path) => `${method} ${url} ${part}${path}`),
    ),
  )
  expect(unbounded).toEqual([])
})
