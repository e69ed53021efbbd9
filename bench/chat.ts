import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import '../apps/server/src/light-imports.ts'
import type { Load, LoadResult } from './chat/load.ts'

// npm run bench -- chat: messages answered per second over HTTP, against a bare Fastify route that validates the same
// request and inserts the same two rows; then the latency that Foyer adds to a model's first word.

const rounds = 3
const seconds = 4
const connections = 16
const streams = 40

const script = (name: string) => fileURLToPath(new URL(`./chat/${name}`, import.meta.url))
const line = (label: string, value: string, target = '') =>
  console.log(`${label.padEnd(44)}${value.padStart(14)}  ${target}`)
const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)]!

async function load(wanted: Load): Promise<LoadResult> {
  const child = fork(script('load.ts'), [JSON.stringify(wanted)])
  const [loaded] = (await once(child, 'message')) as [LoadResult]
  return loaded
}

const { openBenchPractice } = await import('./chat/practice.ts')
const { measureFirstWords } = await import('./chat/first-words.ts')

const practice = await openBenchPractice()
try {
  const bare = fork(script('bare.ts'), [practice.databaseUrl, practice.conversationId, practice.accountId])
  const [{ url: bareUrl }] = (await once(bare, 'message')) as [{ url: string }]
  const path = `/api/chat/${practice.assistantId}`
  const ask = (base: string, questions: Load['questions'], length = seconds) =>
    load({ url: base + path, seconds: length, connections, questions })

  await ask(bareUrl, 'repeated', 4)
  await ask(practice.url, 'repeated', 4)
  await ask(practice.url, 'new', 4)
  const results: Record<'bare' | 'repeated' | 'new', LoadResult[]> = { bare: [], repeated: [], new: [] }
  for (let round = 0; round < rounds; round++) {
    results.bare.push(await ask(bareUrl, 'repeated'))
    results.repeated.push(await ask(practice.url, 'repeated'))
    results.new.push(await ask(practice.url, 'new'))
  }
  bare.disconnect()

  const rate = (name: keyof typeof results) => median(results[name].map(({ perSecond }) => perSecond))
  const show = (label: string, name: keyof typeof results, target = '') => {
    const p50 = median(results[name].map((each) => each.p50))
    const p95 = median(results[name].map((each) => each.p95))
    line(
      label,
      `${rate(name).toFixed(0)} a second`,
      `p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms${target}`,
    )
  }
  show('bare route, two rows', 'bare')
  show('Foyer, repeated questions', 'repeated')
  show('Foyer, new questions', 'new')
  const share = rate('repeated') / rate('bare')
  line('share of the bare route', `${(share * 100).toFixed(0)} %`, 'at least 50 %')
  line('the same, new questions', `${((rate('new') / rate('bare')) * 100).toFixed(0)} %`)
  const failed = Object.values(results)
    .flat()
    .reduce((sum, each) => sum + each.failed, 0)
  if (failed > 0) line('failed requests', String(failed), 'none')

  const words = await measureFirstWords(practice, streams)
  line(
    'a model’s first word reaches the client',
    `${words.p50.toFixed(1)} ms`,
    `p95 ${words.p95.toFixed(1)} ms, at most 50 ms`,
  )
  if (share < 0.5 || failed > 0 || words.p95 > 50) process.exitCode = 1
} finally {
  await practice.close()
}
