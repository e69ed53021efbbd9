import { expect, test } from 'vitest'
import { openPasswords } from './passwords.ts'

const cost = { memoryCost: 8, timeCost: 1 }

test('hundreds of sign-ins from one network do not delay others', async () => {
  const passwords = openPasswords({ atOnce: 1, cost })
  const order: string[] = []
  const signIn = (network: string) =>
    passwords
      .check(network, null, 'guess')
      .then(() => order.push(network))
      .catch(({ code }) => order.push(`${network}: ${code}`))
  const flood = Array.from({ length: 200 }, () => signIn('203.0.113.7'))
  passwords.requireRoom('198.51.100.4')
  expect(() => passwords.requireRoom('203.0.113.7')).toThrow('Many people are signing in right now.')
  await Promise.all([...flood, signIn('198.51.100.4')])
  const answered = order.filter((each) => !each.includes(':'))
  expect(answered.indexOf('198.51.100.4')).toBeLessThan(3)
  expect(order.filter((each) => each === '203.0.113.7: rate_limited')).toHaveLength(179)
  expect(answered).toHaveLength(22)
})

test('when many networks fill the queue, the last entry of the busiest network makes room for a new one', async () => {
  const passwords = openPasswords({ atOnce: 1, mostWaiting: 4, mostWaitingOfOne: 3, cost })
  const hash = (network: string) => passwords.hash(network, 'secret').then(Boolean, () => false)
  const crowded = [hash('a'), hash('a'), hash('a'), hash('a'), hash('b')]
  expect(() => passwords.requireRoom('a')).toThrow()
  passwords.requireRoom('c')
  const answers = await Promise.all([...crowded, hash('c')])
  expect(answers).toEqual([true, true, true, false, true, true])
  passwords.requireRoom('a')
})
