import '../apps/server/src/light-imports.ts'

// npm run bench -- conversations: lists, filters and searches of an account with 100,000 conversations and a million
// messages beside one with 1,000; then the memory that downloading all of them takes.

const small = 1_000
const large = Number(process.argv[2] ?? 100_000)
const messagesEach = 10
const tries = 15

const { openBenchPractice } = await import('./chat/practice.ts')
const { password, fillAccount } = await import('./conversations/fill-account.ts')

const line = (label: string, ...values: string[]) =>
  console.log(label.padEnd(34) + values.map((value) => value.padStart(14)).join(''))
const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)]!

const practice = await openBenchPractice()
try {
  const register = async (email: string) => {
    const response = await fetch(`${practice.url}/api/auth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ firstName: 'Ada', lastName: 'Lovelace', email, password }),
    })
    const { token, user } = (await response.json()) as { token: string; user: { id: string } }
    return { token, id: user.id }
  }
  const [few, many] = [await register('few@example.com'), await register('many@example.com')]
  console.log(`writing ${small + large} conversations with ${messagesEach} messages each …`)
  await practice.pool.query('drop index messages_search')
  const fewAssistants = await fillAccount(practice.pool, few.id, small, messagesEach)
  const manyAssistants = await fillAccount(practice.pool, many.id, large, messagesEach)
  await practice.pool.query(
    `create index messages_search on messages using gin (account_id, (translate(content, ' ', '7')) gin_trgm_ops)`,
  )
  await practice.pool.query('vacuum analyze')

  const time = async (token: string, path: string) => {
    const times: number[] = []
    for (let nth = 0; nth < tries; nth++) {
      const began = performance.now()
      const response = await fetch(practice.url + path, { headers: { authorization: `Bearer ${token}` } })
      await response.arrayBuffer()
      if (!response.ok) throw new Error(`${path} answered ${response.status}`)
      times.push(performance.now() - began)
    }
    return median(times)
  }
  line('median ms of', `${small}`, `${large}`, 'ratio')
  const paths: [string, (assistant: string) => string][] = [
    ['list', () => '/api/conversations'],
    ['one assistant', (assistant) => `/api/conversations?assistant=${assistant}`],
    ['this week', () => '/api/conversations?date=week'],
    ['search, a common word', () => '/api/conversations?q=parking'],
    ['search, a rare word', () => '/api/conversations?q=tanzanite'],
    ['search, two words in a row', () => '/api/conversations?q=parking%20garage'],
    ['search, neither common nor rare', () => '/api/conversations?q=pasrinbacor'],
    ['search, part of a word', () => '/api/conversations?q=anzan'],
    ['search, nothing there', () => '/api/conversations?q=xylophone'],
    ['search in one assistant', (assistant) => `/api/conversations?q=parking&assistant=${assistant}`],
    ['search, two letters', () => '/api/conversations?q=qz'],
    ['totals', () => '/api/conversations/totals'],
  ]
  for (const [name, path] of paths) {
    const before = await time(few.token, path(fewAssistants[0]!))
    const after = await time(many.token, path(manyAssistants[0]!))
    line(name, before.toFixed(1), after.toFixed(1), (after / before).toFixed(1))
    // Totals look at every conversation and are told, not held to it.
    if (after / before > 5 && name !== 'totals') process.exitCode = 1
  }

  const memory = async () => {
    const response = await fetch(`${practice.url}/api/health`)
    await response.text()
    return practice.memoryMb()
  }
  const idle = await memory()
  const began = performance.now()
  const response = await fetch(`${practice.url}/api/conversations/download`, {
    headers: { authorization: `Bearer ${many.token}` },
  })
  let bytes = 0
  let most = 0
  for await (const chunk of response.body!) {
    bytes += chunk.length
    if (bytes % 50 === 0) most = Math.max(most, practice.memoryMb())
  }
  line('download', `${(bytes / 1e6).toFixed(0)} MB`, `${((performance.now() - began) / 1_000).toFixed(1)} s`)
  line('memory over idle', `${(Math.max(most, await memory()) - idle).toFixed(0)} MB`)
} finally {
  await practice.close()
}
