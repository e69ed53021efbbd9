import { onTestFinished } from 'vitest'
import { FetchFailure } from '../fetch/fetch-failure.ts'
import { createGuardedFetch, type GuardedFetch, type GuardedFetchOptions } from '../fetch/guarded-fetch.ts'
import type { TestServer } from './serve.ts'

export function fetchFor(sites: TestServer[], options: Partial<GuardedFetchOptions> = {}): GuardedFetch {
  const guardedFetch = createGuardedFetch({
    allowHosts: sites.map((site) => site.host),
    userAgent: 'FoyerBot/1.0',
    ...options,
  })
  onTestFinished(() => guardedFetch.close())
  return guardedFetch
}

export async function failureOf(promise: Promise<unknown>): Promise<FetchFailure> {
  const error = await promise.then(
    () => new Error('nothing failed'),
    (reason: unknown) => reason,
  )
  if (!(error instanceof FetchFailure)) throw error
  return error
}

export const textOf = async (response: { bytes(): Promise<Uint8Array> }) =>
  new TextDecoder().decode(await response.bytes())
