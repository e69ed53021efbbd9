import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { visitorAddress } from './visitor-address.ts'

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['203.0.113.9:50123', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['::FFFF:203.0.113.9', '203.0.113.9'],
  ['::ffff:cb00:7109', '203.0.113.9'],
  ['0:0:0:0:0:ffff:cb00:7109', '203.0.113.9'],
  ['0000:0000:0000:0000:0000:FFFF:CB00:7109', '203.0.113.9'],
  ['[::ffff:203.0.113.9]:443', '203.0.113.9'],
  ['::ffff:203.0.113.9%eth0', '203.0.113.9'],
  ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::7]', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::7]:50123', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::1%eth0', '2001:db8:1:2::/64'],
  ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
  ['2001::2:3:4:5:192.0.2.1', '2001:0:2:3::/64'],
  ['fe80::1%2', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  // Invalid values count as themselves.
  ['unknown', 'unknown'],
  ['', ''],
])('%s counts as %s', (ip, counted) => {
  expect(visitorAddress(ip)).toBe(counted)
})

test('no other file reads a request’s IP address', async () => {
  const folder = fileURLToPath(new URL('../../', import.meta.url))
  const files = await readdir(folder, { recursive: true })
  const sources = files.filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  const reading: string[] = []
  for (const file of sources)
    if (/\.ips?\b|remoteAddress/.test(await readFile(folder + file, 'utf8'))) reading.push(file)
  expect(reading).toEqual(['platform/http/visitor-address.ts'])
})
