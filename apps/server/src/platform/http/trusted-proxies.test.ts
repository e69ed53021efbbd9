import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { readConfig } from '../../config.ts'
import { startTestApp } from '../../testing/test-app.ts'
import { readTrustedProxies, trustProxyOption } from './trusted-proxies.ts'
import { decorateVisitorAddress } from './visitor-address.ts'

async function seen(setting: string, forwarded: string | undefined, peer = '127.0.0.1') {
  const app = Fastify({ trustProxy: trustProxyOption(readConfig({ TRUST_PROXY: setting }).trustProxy) })
  decorateVisitorAddress(app)
  app.get('/', async (request) => request.visitorAddress)
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }
  return (await app.inject({ url: '/', remoteAddress: peer, headers })).body
}

test.each([
  ['false', '198.51.100.1', '127.0.0.1'],
  ['0', '198.51.100.1', '127.0.0.1'],
  ['true', '203.0.113.9', '203.0.113.9'],
  ['1', '198.51.100.1, 203.0.113.9', '203.0.113.9'],
  ['true', '198.51.100.1, 203.0.113.9', '203.0.113.9'],
  ['true', '198.51.100.1,198.51.100.2, 2001:db8:1:1::7', '2001:db8:1:1::/64'],
  ['true', undefined, '127.0.0.1'],
  // With two proxies, the inner one wrote the last entry about the outer one.
  ['2', '198.51.100.1, 203.0.113.9, 10.0.0.7', '203.0.113.9'],
  ['2', '203.0.113.9', '203.0.113.9'],
  ['127.0.0.1', '198.51.100.1, 203.0.113.9', '203.0.113.9'],
  ['127.0.0.1, 10.0.0.0/8', '198.51.100.1, 203.0.113.9, 10.0.0.7', '203.0.113.9'],
  ['loopback,uniquelocal', '198.51.100.1, 203.0.113.9, 10.0.0.7', '203.0.113.9'],
  ['10.0.0.7', '198.51.100.1', '127.0.0.1'],
])('TRUST_PROXY=%s, X-Forwarded-For: %s → %s', async (setting, forwarded, visitor) => {
  expect(await seen(setting, forwarded)).toBe(visitor)
})

test('with true, only local and private addresses count as proxies', async () => {
  expect(await seen('true', '203.0.113.9', '192.168.1.2')).toBe('203.0.113.9')
  expect(await seen('true', '203.0.113.9', '::ffff:10.0.0.7')).toBe('203.0.113.9')
  expect(await seen('true', '203.0.113.9', '::1')).toBe('203.0.113.9')
  expect(await seen('true', '203.0.113.9', '198.51.100.1')).toBe('198.51.100.1')
  expect(await seen('true', '203.0.113.9, 192.168.1.5', '192.168.1.2')).toBe('192.168.1.5')
})

test('a listed proxy is recognized in any notation', async () => {
  expect(await seen('10.0.0.7', '203.0.113.9', '::ffff:10.0.0.7')).toBe('203.0.113.9')
  expect(await seen('2001:db8::/32', '203.0.113.9', '2001:db8::7')).toBe('203.0.113.9')
})

test.each([
  ['yes', 'true', 'near'],
  ['-1', '1', 1],
  ['1.5', '1', 1],
  ['21', '20', 20],
  ['10.0.0.0/33', '10.0.0.0/32', ['10.0.0.0/32']],
  ['0.0.0.0/0', '0.0.0.0/1', ['0.0.0.0/1']],
  ['::/0', '::/1', ['::/1']],
  ['10.0.0', '10.0.0.0', ['10.0.0.0']],
  ['proxy.example', 'loopback', ['loopback']],
  ['1,', '1', 1],
  [',', '10.0.0.7,::1', ['10.0.0.7', '::1']],
])('TRUST_PROXY=%s is invalid, unlike %s', (setting, other, meant) => {
  expect(readTrustedProxies(setting)).toBeNull()
  expect(readTrustedProxies(other)).toEqual(meant)
  expect(() => readConfig({ TRUST_PROXY: setting })).toThrow(/^TRUST_PROXY must be false, how many proxies/)
})

test('an undeclared proxy causes one warning', async () => {
  const app = await startTestApp()
  const warnings = () => app.logged.filter((line) => line.includes('set TRUST_PROXY'))
  await app.call('GET', '/api/health')
  expect(warnings()).toHaveLength(0)
  for (let nth = 0; nth < 2; nth++)
    await app.call('GET', '/api/health', { headers: { 'x-forwarded-for': '203.0.113.9' } })
  expect(warnings()).toHaveLength(1)
  await app.close()
})
