import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { fetchFresh } from './resource.ts'

test('a fetch that began before a change is discarded', async () => {
  const queries = new QueryClient()
  const answers: ((value: string) => void)[] = []
  const wanted = {
    queryKey: ['assistants', 'one'],
    queryFn: () => new Promise<string>((answer) => answers.push(answer)),
  }
  const older = queries.fetchQuery(wanted).catch(() => 'given up')
  const newer = fetchFresh(queries, wanted)
  expect(await older).toBe('given up')
  await expect.poll(() => answers.length).toBe(2)
  answers[1]!('after the change')
  answers[0]!('before the change')
  expect(await newer).toBe('after the change')
  expect(queries.getQueryData(wanted.queryKey)).toBe('after the change')
})
