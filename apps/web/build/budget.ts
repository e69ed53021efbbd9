import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Page } from './pages.ts'

const budget = 100_000

/**
 * Fails the build when a public page loads more JavaScript than a first visit should pay for. None of it comes before
 * somebody is there: see start-when-touched.js.
 */
export function checkBudget(dist: string, pages: Page[]) {
  const sizes = new Map<string, number>()
  const sizeOf = (file: string) => {
    const known = sizes.get(file)
    if (known !== undefined) return known
    const size = gzipSync(readFileSync(join(dist, file)), { level: 9 }).length
    sizes.set(file, size)
    return size
  }
  const weighed = pages.map((page) => ({
    path: page.path,
    bytes: page.scripts.reduce((sum, file) => sum + sizeOf(file), 0),
  }))
  const heavy = weighed.filter(({ path, bytes }) => bytes > budget)
  const lines = weighed.map(
    ({ path, bytes }) =>
      `${path.padEnd(12)} ${(bytes / 1_000).toFixed(1).padStart(6)} KB of JavaScript, gzip`,
  )
  if (heavy.length > 0)
    throw new Error(
      `Too much JavaScript on ${heavy.map(({ path }) => path).join(', ')}, beyond ${budget / 1_000} KB:\n${lines.join('\n')}`,
    )
  return lines
}
