// Flooding a queue does not delay other accounts' deliveries. The time is compared with an idle run.
import { createServer } from 'node:http'
import { call, finish, hole, must, owners, sleep, until } from './lib/kit.mjs'

const got = { mine: 0 }
const receiver = createServer((request, response) => {
  const name = request.url.slice(1)
  got[name] = (got[name] ?? 0) + 1
  request.resume()
  if (name !== 'hanging') response.end('thanks')
})
await new Promise((listening) => receiver.listen(0, '127.0.0.1', listening))
const { port } = receiver.address()
const [victim, attacker, third] = owners.map(({ token }) => token)
const listen = async (token, name) =>
  (
    await must(
      call('POST', '/api/webhooks', {
        token,
        body: { url: `http://127.0.0.1:${port}/${name}`, events: ['rating.given'] },
      }),
    )
  ).id
const tryOut = (token, webhook) => call('POST', `/api/webhooks/${webhook}/test`, { token })

const mine = await listen(victim, 'mine')
async function waited() {
  const began = performance.now()
  const before = got.mine
  await must(tryOut(victim, mine))
  if (!(await until(() => got.mine > before))) hole('a delivery never came')
  return performance.now() - began
}
await waited()
const idle = await waited()

for (const token of [attacker, third])
  for (const name of ['hanging', 'hanging', 'theirs']) {
    const webhook = await listen(token, name)
    for (let nth = 0; nth < 10; nth++) await tryOut(token, webhook)
  }
await sleep(1_000)
const behind = await waited()
process.stdout.write(
  `a delivery: idle ${idle.toFixed(0)} ms, behind 60 of two accounts ${behind.toFixed(0)} ms\n`,
)
if (behind > 5 * idle + 2_000) hole(`a delivery waits ${behind.toFixed(0)} ms behind those of others`)

const [own, attacked] = owners
const signIn = ({ email }, password, from) =>
  call('POST', '/api/auth/login', { body: { email, password }, from })
async function signedInAfter() {
  const began = performance.now()
  await must(signIn(own, own.password, '127.0.4.9'))
  return performance.now() - began
}
const alone = await signedInAfter()
const flood = Promise.all(Array.from({ length: 200 }, () => signIn(attacked, 'wrong', '127.0.4.1')))
const duringOthers = await signedInAfter()
await flood
process.stdout.write(
  `a sign-in: idle ${alone.toFixed(0)} ms, amid 200 of one network ${duringOthers.toFixed(0)} ms\n`,
)
if (duringOthers > 5 * alone + 2_000)
  hole(`a sign-in waits ${duringOthers.toFixed(0)} ms amid those of another network`)
receiver.closeAllConnections()
receiver.close()
finish()
