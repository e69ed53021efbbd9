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

// What takes too much memory would do so again, and costs one process; what crashed is given to a second.
test.each([
  ['fill the heap', 'too_much_memory', 1],
  ['fill buffers', 'too_much_memory', 1],
  [crashWords, 'crashed', 2],
])('a task that would %s is lost alone, and why is told', async (task, why, processes) => {
  const { pool, warnings } = openWarningPool()
  const tasks = ['one', task, 'two', 'three'].map((text) => pool.run(text, mine))
  expect(await outcomes(tasks)).toEqual(['one', why, 'two', 'three'])
  expect(warnings).toEqual(Array(processes).fill('a task ended its process'))
})

test('a task whose process crashed under it is done by another', async () => {
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

test('a task that nobody waits for any more is not tried again', async () => {
  const { pool, warnings } = openWarningPool()
  const gone = new AbortController()
  await pool.run('here', mine)
  const tasks = [pool.run(crashWords, { ...mine, signal: gone.signal }), pool.run('one', mine)]
  gone.abort()
  expect(await outcomes(tasks)).toEqual(['stopped', 'one'])
  expect(warnings).toEqual(['a task ended its process'])
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
  expect(done).toHaveLength(21)
  expect(done.slice(0, 5)).toContain('modest')
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
  const pool = openPool({ mostWaiting: 4, mostWaitingOfOne: 4 })
  // Two are with the process, four wait.
  const tasks = Array.from({ length: 6 }, () => pool.run('hang', { whose: 'greedy' }))
  const why = (task: Promise<string> | undefined) => task!.catch((error: TaskRefusal) => error.why)
  expect(await why(pool.run('hang', { whose: 'greedy' }))).toBe('too_many')
  const modest = pool.run('one', mine)
  expect(await why(tasks[5])).toBe('too_many')
  const others = ['another', 'a third'].map((whose) => pool.run('one', { whose }))
  expect(await why(tasks[4])).toBe('too_many')
  expect(await why(tasks[3])).toBe('too_many')
  // Now everybody has one place, and there is none to take from.
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

test('a process that can’t be started is told of, and not blamed on the task', async () => {
  const warnings: string[] = []
  const pool = openPool({
    module: new URL('../../testing/no-such-process.ts', import.meta.url),
    warn: (sentence, detail) => void warnings.push(`${sentence}: ${detail}`),
  })
  expect(await outcomes([pool.run('one', mine)])).toEqual(['not_started'])
  expect(warnings[0]).toMatch(/^a process could not be started: .*no-such-process/s)
  // What comes meanwhile waits for the next try, and has its answer then.
  expect(await outcomes([pool.run('two', mine)])).toEqual(['not_started'])
  expect(warnings).toHaveLength(2)
})

test('a pool that winds up finishes what is being done and refuses what waits', async () => {
  const pool = openPool()
  const tasks = ['one', 'two', 'three', 'four'].map((text) => pool.run(text, mine))
  const ended = outcomes(tasks)
  pool.windUp()
  expect(await ended).toEqual(['one', 'two', 'stopped', 'stopped'])
  expect(await outcomes([pool.run('five', mine)])).toEqual(['stopped'])
})

test('a note costs nobody an answer', async () => {
  const pool = openPool()
  await pool.run('here', mine)
  const tasks = ['one', 'two', 'three'].map((text) => pool.run(text, mine))
  pool.note('noted')
  expect(await Promise.all(tasks)).toEqual(['one', 'two', 'three'])
  expect(await pool.run('four', mine)).toBe('four')
})

test('a closed pool ends what it was at', async () => {
  const pool = openPool()
  const tasks = ['hang', 'one'].map((text) => pool.run(text, mine))
  const ended = outcomes(tasks)
  await pool.close()
  expect(await ended).toEqual(['stopped', 'stopped'])
  expect(await outcomes([pool.run('two', mine)])).toEqual(['stopped'])
})
