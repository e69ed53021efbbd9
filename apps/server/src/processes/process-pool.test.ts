import { afterEach, expect, test } from 'vitest'
import { createProcessPool, type ProcessPool, type Refused, TaskFailure } from './process-pool.ts'

const module = new URL('../testing/twisted-process.ts', import.meta.url)
const open: ProcessPool<string, string>[] = []

function openPool(options: Partial<Parameters<typeof createProcessPool>[0]> = {}) {
  const pool = createProcessPool<string, string>({
    module,
    processes: 1,
    memoryMb: 256,
    timeMs: 20_000,
    mostWaiting: 100,
    mostWaitingOfOne: 100,
    idleMs: 60_000,
    ...options,
  })
  open.push(pool)
  return pool
}

afterEach(async () => {
  for (const pool of open.splice(0)) await pool.close()
})

const mine = { whose: 'me' }
const outcomes = async (tasks: Promise<string>[]) =>
  (await Promise.allSettled(tasks)).map((each) =>
    each.status === 'fulfilled' ? each.value : (each.reason.why ?? each.reason.message),
  )

test('each answer belongs to its own task, several processes at a time', async () => {
  const pool = openPool({ processes: 2 })
  const texts = Array.from({ length: 40 }, (_, nth) => `text ${nth}`)
  expect(await Promise.all(texts.map((text) => pool.run(text, mine)))).toEqual(texts)
})

test('a task that hangs its process is given up, and those behind it are done', async () => {
  const pool = openPool({ timeMs: 500 })
  const tasks = ['hang', 'one', 'two'].map((text) => pool.run(text, mine))
  expect(await outcomes(tasks)).toEqual(['too_long', 'one', 'two'])
})

test.each(['fill the heap', 'fill buffers', 'end'])('a task that would %s is lost alone', async (task) => {
  const pool = openPool()
  const tasks = ['one', task, 'two', 'three'].map((text) => pool.run(text, mine))
  expect(await outcomes(tasks)).toEqual(['one', 'too_much_memory', 'two', 'three'])
})

test('a task that fails says why', async () => {
  await expect(openPool().run('fail', mine)).rejects.toThrow(new TaskFailure('It would not.'))
})

test('whoever brings much waits with most of it while others come round', async () => {
  const pool = openPool()
  const done: string[] = []
  const run = (whose: string, text: string) => pool.run(text, { whose }).then((said) => done.push(said))
  await Promise.all([
    ...Array.from({ length: 20 }, (_, nth) => run('greedy', `greedy ${nth}`)),
    run('modest', 'modest'),
  ])
  expect(done.indexOf('modest')).toBeLessThan(5)
})

test('slow tasks leave a process to the others', async () => {
  const pool = openPool({ processes: 2, timeMs: 60_000 })
  const stop = new AbortController()
  const hanging = ['hang', 'hang'].map((text) =>
    pool.run(text, { whose: 'slow', isSlow: true, signal: stop.signal }),
  )
  expect(await Promise.all(['one', 'two'].map((text) => pool.run(text, mine)))).toEqual(['one', 'two'])
  stop.abort()
  expect(await outcomes(hanging)).toEqual(['stopped', 'stopped'])
})

test('a full queue refuses at once, first whoever fills it', async () => {
  const pool = openPool({ mostWaiting: 6, mostWaitingOfOne: 4 })
  const tasks = Array.from({ length: 9 }, () => pool.run('hang', { whose: 'greedy' }))
  const refused = tasks.slice(-2).map((task) => task.catch((error: Refused) => error.why))
  expect(await Promise.all(refused)).toEqual(['too_many', 'too_many'])
  const others = Array.from({ length: 4 }, () => pool.run('one', mine))
  expect(await others.at(-1)!.catch((error: Refused) => error.why)).toBe('too_many')
  const left = Promise.allSettled([...tasks, ...others])
  await pool.close()
  await left
})

test('an abort is answered at once, even while the process is busy', async () => {
  const pool = openPool()
  const stop = new AbortController()
  const tasks = ['hang', 'one', 'two'].map((text) => pool.run(text, { ...mine, signal: stop.signal }))
  setTimeout(() => stop.abort(), 100)
  expect(await outcomes(tasks)).toEqual(['stopped', 'stopped', 'stopped'])
})

test('a closed pool ends what it was at', async () => {
  const pool = openPool()
  const tasks = ['hang', 'one'].map((text) => pool.run(text, mine))
  const ended = outcomes(tasks)
  await pool.close()
  expect(await ended).toEqual(['stopped', 'stopped'])
  expect(await outcomes([pool.run('two', mine)])).toEqual(['stopped'])
})
