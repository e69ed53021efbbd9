import { join } from 'node:path'
import '../apps/server/src/light-imports.ts'

// npm run bench -- attacks [NAME …]: runs `tests/attacks`, each on a fresh instance. Exits with 1 if one succeeds.

const { attacks, runAttack } = await import('../tests/attacks/run-attack.ts')
const { openBenchPractice } = await import('./chat/practice.ts')

const password = 'correct horse battery'

async function registerOwner(url: string, email: string) {
  const response = await fetch(`${url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ firstName: 'Ada', lastName: 'Lovelace', email, password }),
  })
  const { token } = (await response.json()) as { token: string }
  return { email, password, token }
}

const wanted = process.argv.slice(2)
for (const { name } of attacks) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  const practice = await openBenchPractice({ CRAWL_ALLOW_HOSTS: '127.0.0.1:*' })
  try {
    const owners = []
    for (const who of ['one', 'two', 'three'])
      owners.push(await registerOwner(practice.url, `${who}@example.com`))
    await practice.pool.query(`update accounts set tier = 'enterprise', email_verified_at = now()`)
    const began = performance.now()
    const { code, output } = await runAttack(name, {
      url: practice.url,
      owners,
      outbox: join(practice.dataDir, 'outbox'),
      mailsAfterMs: 75_000,
    })
    const seconds = ((performance.now() - began) / 1_000).toFixed(0)
    console.log(`${name} (${seconds} s)\n  ${output.replaceAll('\n', '\n  ')}`)
    if (code !== 0) process.exitCode = 1
  } finally {
    await practice.close()
  }
}
