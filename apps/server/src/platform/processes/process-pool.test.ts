import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { crashOnceWords, crashWords } from '../../testing/crash-on-request.ts'
import { createProcessPool, type ProcessPool } from './process-pool.ts'
import { TaskFailure, type TaskRefusal } from './tasks.ts'

const module = new URL('../../testing/misbehaving-process.ts', import.meta.url)
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

function openWarningPool() {
  const warnings: string[] = []
  return { pool: openPool({ warn: (sentence) => void warnings.push(sentence) }), warnings }
}

afterEach(async () => {
  for (const pool of open.splice(0)) await pool.close()
})

const mine = { whose: 'me' }
const outcomes = async (tasks: Promise<string>[]) =>
  (await Promise.allSettled(tasks)).map((each) =>
    each.status === 'fulfilled' ? each.value : (each.reason.why ?? each.reason.message),
  )

test('each answer matches its task across several processes', async () => {
  const pool = openPool({ processes: 2 })
  const texts = Array.from({ length: 40 }, (_, nth) => `text ${nth}`)
  expect(await Promise.all(texts.map((text) => pool.run(text, mine)))).toEqual(texts)
})

test('a hanging task is dropped, and the ones behind it are done', async () => {
  const pool = openPool({ timeMs: 500 })
  const tasks = ['hang', 'one', 'two'].map((text) => pool.run(text, mine))
  expect(await outcomes(tasks)).toEqual(['too_long', 'one', 'two'])
})

// Out-of-memory tasks aren't retried. Crashed ones are retried in a second process.
test.each([
  ['fill the heap', 'too_much_memory', 1],
  ['fill buffers', 'too_much_memory', 1],
  [crashWords, 'crashed', 2],
])('a task that would %s fails alone with a reason', async (task, why, processes) => {
  const { pool, warnings } = openWarningPool()
  const tasks = ['one', task, 'two', 'three'].map((text) => pool.run(text, mine))
  expect(await outcomes(tasks)).toEqual(['one', why, 'two', 'three'])
  expect(warnings).toEqual(Array(processes).fill('a task ended its process'))
})

test('a task whose process crashed is done by another', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-crash-'))
  try {
    const { pool, warnings } = openWarningPool()
    const once = crashOnceWords(join(folder, 'crashed'))
    expect(await outcomes(['one', once, 'two'].map((text) => pool.run(text, mine)))).toEqual([
      'one',
      once,
      'two',
    ])
    expect(warnings).toEqual(['a task ended its process'])
  } finally {
    await rm(folder, { recursive: true })
  }
})

test('an aborted task is not retried', async () => {
  const { pool, warnings } = openWarningPool()
  const gone = new AbortController()
  await pool.run('here', mine)
  const tasks = [pool.run(crashWords, { ...mine, signal: gone.signal }), pool.run('one', mine)]
  gone.abort()
  expect(await outcomes(tasks)).toEqual(['stopped', 'one'])
  expect(warnings).toEqual(['a task ended its process'])
})

test('a failing task reports its error', async () => {
  await expect(openPool().run('fail', mine)).rejects.toThrow(new TaskFailure('It would not.'))
})

test('a busy owner’s tasks take turns with those of others', async () => {
  const pool = openPool()
  const done: string[] = []
  const run = (whose: string, text: string) => pool.run(text, { whose }).then((said) => done.push(said))
  await Promise.all([
    ...Array.from({ length: 20 }, (_, nth) => run('greedy', `greedy ${nth}`)),
    run('modest', 'modest'),
  ])
  expect(done).toHaveLength(21)
  expect(done.slice(0, 5)).toContain('modest')
})

test('slow tasks leave one process to fast ones', async () => {
  const pool = openPool({ processes: 2, timeMs: 60_000 })
  const stop = new AbortController()
  const hanging = ['hang', 'hang'].map((text) =>
    pool.run(text, { whose: 'slow', isSlow: true, signal: stop.signal }),
  )
  expect(await Promise.all(['one', 'two'].map((text) => pool.run(text, mine)))).toEqual(['one', 'two'])
  stop.abort()
  expect(await outcomes(hanging)).toEqual(['stopped', 'stopped'])
})

test('a full queue rejects its busiest owner first', async () => {
  const pool = openPool({ mostWaiting: 4, mostWaitingOfOne: 4 })
  const tasks = Array.from({ length: 6 }, () => pool.run('hang', { whose: 'greedy' }))
  const why = (task: Promise<string> | undefined) => task!.catch((error: TaskRefusal) => error.why)
  expect(await why(pool.run('hang', { whose: 'greedy' }))).toBe('too_many')
  const modest = pool.run('one', mine)
  expect(await why(tasks[5])).toBe('too_many')
  const others = ['another', 'a third'].map((whose) => pool.run('one', { whose }))
  expect(await why(tasks[4])).toBe('too_many')
  expect(await why(tasks[3])).toBe('too_many')
  expect(await why(pool.run('one', { whose: 'a fourth' }))).toBe('too_many')
  const left = Promise.allSettled([...tasks, modest, ...others])
  await pool.close()
  await left
})

test('an abort is answered at once, even while the process is busy', async () => {
  const pool = openPool()
  const stop = new AbortController()
  await pool.run('here', mine)
  const tasks = ['hang', 'one', 'two'].map((text) => pool.run(text, { ...mine, signal: stop.signal }))
  stop.abort()
  expect(await outcomes(tasks)).toEqual(['stopped', 'stopped', 'stopped'])
})

test('a process that can’t be started is logged and reported as such', async () => {
  const warnings: string[] = []
  const pool = openPool({
    module: new URL('../../testing/no-such-process.ts', import.meta.url),
    warn: (sentence, detail) => void warnings.push(`${sentence}: ${detail}`),
  })
  expect(await outcomes([pool.run('one', mine)])).toEqual(['not_started'])
  expect(warnings[0]).toMatch(/^a process could not be started: .*no-such-process/s)
  expect(await outcomes([pool.run('two', mine)])).toEqual(['not_started'])
  expect(warnings).toHaveLength(2)
})

test('winding up finishes running tasks and rejects waiting ones', async () => {
  const pool = openPool()
  const tasks = ['one', 'two', 'three', 'four'].map((text) => pool.run(text, mine))
  const ended = outcomes(tasks)
  pool.windUp()
  expect(await ended).toEqual(['one', 'two', 'stopped', 'stopped'])
  expect(await outcomes([pool.run('five', mine)])).toEqual(['stopped'])
})

test('notes do not affect answers', async () => {
  const pool = openPool()
  await pool.run('here', mine)
  const tasks = ['one', 'two', 'three'].map((text) => pool.run(text, mine))
  pool.note('noted')
  expect(await Promise.all(tasks)).toEqual(['one', 'two', 'three'])
  expect(await pool.run('four', mine)).toBe('four')
})

test('closing a pool stops running tasks', async () => {
  const pool = openPool()
  const tasks = ['hang', 'one'].map((text) => pool.run(text, mine))
  const ended = outcomes(tasks)
  await pool.close()
  expect(await ended).toEqual(['stopped', 'stopped'])
  expect(await outcomes([pool.run('two', mine)])).toEqual(['stopped'])
})
