import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { startWebhooksApp } from '../../apps/server/src/testing/webhooks.ts'
import { runnable } from './support/toolchains.ts'

const { closing, registerPro, listen, newest, tryOut, change, close } = await startWebhooksApp()
afterAll(close)

test.each(await runnable(['webhook-node', 'webhook-python']))(
  '$id accepts only webhooks that we signed',
  async ({ program, file }) => {
    const owner = await registerPro()
    const hook = await listen(owner, 'http://127.0.0.1:1/')
    const path = fileURLToPath(new URL(`../../packages/samples/programs/${file}`, import.meta.url))
    const receiver = spawn(program, [path], {
      env: { PATH: process.env.PATH, FOYER_WEBHOOK_SECRET: hook.secret, PORT: '0' },
    })
    closing.push(() => receiver.kill('SIGKILL'))
    let said = ''
    for (const stream of [receiver.stdout, receiver.stderr])
      stream.on('data', (text) => {
        said += text
      })
    await expect.poll(() => said).toMatch(/on port \d+/)
    const url = `http://127.0.0.1:${/on port (\d+)/.exec(said)![1]}/`
    await change(owner, hook, { url })
    const { body: sent } = await tryOut(owner, hook)
    await expect.poll(() => newest(owner, hook)).toMatchObject({ status: 'delivered', responseStatus: 204 })
    expect(said).toContain(`${sent.id} ${(sent.payload as { timestamp: string }).timestamp} webhook.test`)

    const headers = { 'webhook-id': 'msg_1', 'webhook-timestamp': '1', 'webhook-signature': 'v1,bm8=' }
    const forged = (more: object) =>
      fetch(url, { method: 'POST', headers: { ...headers, ...more }, body: '{}' }).then(
        ({ status }) => status,
      )
    const now = String(Math.floor(Date.now() / 1_000))
    expect([await forged({}), await forged({ 'webhook-timestamp': now })]).toEqual([400, 400])
    receiver.kill('SIGTERM')
    await once(receiver, 'close')
  },
)
