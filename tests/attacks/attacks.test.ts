import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { registerOwner } from '../../apps/server/src/testing/owners.ts'
import { startTestApp } from '../../apps/server/src/testing/test-app.ts'
import { attacks, runAttack } from './run-attack.ts'

test.each(attacks.filter(({ comparesTimes }) => !comparesTimes))('$name: no hole found', async ({ name }) => {
  const app = await startTestApp({
    jobs: true,
    environment: { CRAWL_ALLOW_HOSTS: '127.0.0.1:*' },
    handingOver: { mailAfterMs: 0 },
  })
  onTestFinished(() => app.close())
  const owners = [
    await registerOwner(app, { tier: 'enterprise' }),
    await registerOwner(app, { tier: 'enterprise' }),
  ]
  const outbox = join(app.services.config.dataDir, 'outbox')
  const attacked = {
    url: app.url,
    owners: owners.map(({ email, password, token }) => ({ email, password, token })),
    outbox,
    mailsAfterMs: 0,
  }
  expect(await runAttack(name, attacked)).toEqual({ code: 0, output: 'held' })
})
