import '../apps/server/src/light-imports.ts'

// npm run bench -- conversations: compares lists, filters and searches in accounts with 100,000 and 1,000
// conversations, then measures the memory of a full download.

const small = 1_000
const large = Number(process.argv[2] ?? 100_000)
const messagesEach = 10
const tries = 11
const deepBy = 20

const { openBenchPractice } = await import('./chat/practice.ts')
const { password, fillAccount } = await import('./conversations/fill-account.ts')

const line = (label: string, ...values: string[]) =>
  console.log(label.padEnd(66) + values.map((value) => value.padStart(14)).join(''))
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
  const searchIndex = await practice.pool.query(
    `select indexdef from pg_indexes where indexname = 'messages_search'`,
  )
  await practice.pool.query('drop index messages_search')
  const fewAssistants = await fillAccount(practice.pool, few.id, small, messagesEach)
  const manyAssistants = await fillAccount(practice.pool, many.id, large, messagesEach)
  const indexed = performance.now()
  await practice.pool.query(searchIndex.rows[0].indexdef)
  const { rows: sizes } = await practice.pool.query(`select pg_relation_size('messages_search') / 1e6 as mb`)
  line(
    'message search index',
    `${((performance.now() - indexed) / 1_000).toFixed(0)} s`,
    `${Number(sizes[0].mb).toFixed(0)} MB`,
  )
  await practice.pool.query('vacuum analyze')

  const fetchPage = async (token: string, path: string) => {
    const response = await fetch(practice.url + path, { headers: { authorization: `Bearer ${token}` } })
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`${path} answered ${response.status}`)
    return /<([^>]+)>/.exec(response.headers.get('link') ?? '')?.[1]
  }
  const deepPage = async (token: string, path: string) => {
    let deep = path
    for (let page = 0; page < deepBy; page++) {
      const next = await fetchPage(token, deep)
      if (!next) break
      deep = next
    }
    return deep
  }
  /** Runs both in turns, so that other load on the machine affects both. */
  const compare = async (fewPath: string, manyPath: string) => {
    const times: [number[], number[]] = [[], []]
    for (let nth = 0; nth < tries; nth++)
      for (const [which, [token, path]] of [
        [few.token, fewPath] as const,
        [many.token, manyPath] as const,
      ].entries()) {
        const began = performance.now()
        await fetchPage(token, path)
        times[which]!.push(performance.now() - began)
      }
    return times.map(median) as [number, number]
  }
  const show = (name: string, [before, after]: [number, number], held = true) => {
    line(name, before.toFixed(1), after.toFixed(1), (after / before).toFixed(1))
    if (held && after / before > 5) process.exitCode = 1
  }

  line('median ms of', `${small}`, `${large}`, 'ratio')
  const searches: [string, string][] = [
    ['list', ''],
    ['a common word', 'parking'],
    ['a rare word', 'tanzanite'],
    ['a word of medium frequency', 'pasrinbacor'],
    ['in one of 20 conversations', 'umbrella'],
    ['in one of 300 conversations', 'gazebo'],
    ['the same, common letters', 'corpasbarin'],
    ['the same, without its accent', 'zurich'],
    ['two words in a row', 'parking garage'],
    ['three words in a row', 'please call us'],
    ['part of a word', 'anzan'],
    ['no match', 'xylophone'],
    ['two letters', 'qz'],
  ]
  const filters: [string, (assistant: string) => Record<string, string>][] = [
    ['', () => ({})],
    ['one assistant', (assistant) => ({ assistant })],
    ['this week', () => ({ date: 'week' })],
    ['this month', () => ({ date: 'month' })],
    ['visitors only', () => ({ tests: 'hide' })],
    ['test chats only', () => ({ tests: 'only' })],
    ['unanswered only', () => ({ answers: 'missing' })],
    ['one assistant this month', (assistant) => ({ assistant, date: 'month' })],
    ['one assistant’s visitors this week', (assistant) => ({ assistant, date: 'week', tests: 'hide' })],
  ]
  for (const [search, q] of searches)
    for (const [filter, wanted] of filters) {
      const path = (assistant: string) =>
        `/api/conversations?${new URLSearchParams({ ...(q && { q }), ...wanted(assistant) })}`
      const name = filter ? `${search}, ${filter}` : search
      show(name, await compare(path(fewAssistants[0]!), path(manyAssistants[0]!)))
      if (filter && !filter.startsWith('one assistant')) continue
      const [fewDeep, manyDeep] = [
        await deepPage(few.token, path(fewAssistants[0]!)),
        await deepPage(many.token, path(manyAssistants[0]!)),
      ]
      if (manyDeep !== path(manyAssistants[0]!))
        show(`${name}, page ${deepBy + 1}`, await compare(fewDeep, manyDeep))
    }
  // Totals read every conversation, so they are shown without a limit.
  const totals = '/api/conversations/totals'
  show('totals', await compare(totals, totals), false)

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
