import { expect, test } from 'vitest'
import { isAllowedAddress, isAllowedAnswer } from './address.ts'
import { allowedHosts, checkUrl } from './check-url.ts'
import { FetchFailure } from './fetch-failure.ts'

const nobody = allowedHosts([])

function refusal(url: string, allowed = nobody): string {
  try {
    checkUrl(url, allowed)
    return 'allowed'
  } catch (error) {
    if (error instanceof FetchFailure) return error.reason
    throw error
  }
}

test.each([
  '8.8.8.8',
  '93.184.216.34',
  '172.15.0.1',
  '172.32.0.1',
  '100.63.255.255',
  '100.128.0.1',
  '2606:4700::1111',
  '2a00:1450:4001:81b::200e',
])('the public address %s is allowed', (address) => expect(isAllowedAddress(address)).toBe(true))

test.each([
  ['this network', '0.0.0.0'],
  ['loopback', '127.0.0.1'],
  ['loopback, another corner', '127.255.1.9'],
  ['private', '10.1.2.3'],
  ['private', '172.16.0.1'],
  ['private', '172.31.255.255'],
  ['private', '192.168.1.1'],
  ['carrier-grade NAT', '100.64.0.1'],
  ['cloud metadata', '169.254.169.254'],
  ['Azure host agent', '168.63.129.16'],
  ['Alibaba metadata', '100.100.100.200'],
  ['Oracle metadata', '192.0.0.192'],
  ['documentation', '203.0.113.9'],
  ['benchmarks', '198.19.0.1'],
  ['multicast', '224.0.0.1'],
  ['reserved', '240.0.0.1'],
  ['broadcast', '255.255.255.255'],
  ['unspecified', '::'],
  ['loopback', '::1'],
  ['IPv4-mapped', '::ffff:127.0.0.1'],
  ['IPv4-mapped, hex', '::ffff:7f00:1'],
  ['IPv4-mapped public', '::ffff:8.8.8.8'],
  ['IPv4-compatible', '::127.0.0.1'],
  ['IPv4-translated', '::ffff:0:127.0.0.1'],
  ['NAT64', '64:ff9b::7f00:1'],
  ['local NAT64', '64:ff9b:1::7f00:1'],
  ['6to4', '2002:7f00:1::'],
  ['Teredo', '2001:0:7f00:1::'],
  ['documentation', '2001:db8::1'],
  ['unique local', 'fd00:ec2::254'],
  ['link-local', 'fe80::1'],
  ['link-local with a zone', 'fe80::1%eth0'],
  ['public with a zone', '2606:4700::1111%1'],
  ['site-local', 'fec0::1'],
  ['multicast', 'ff02::1'],
  ['discard', '100::1'],
  ['segment routing', '5f00::1'],
  ['no address at all', 'example.com'],
])('%s (%s) is refused', (_kind, address) => expect(isAllowedAddress(address)).toBe(false))

test.each([
  ['decimal', 'http://2130706433/'],
  ['octal', 'http://0177.0.0.1/'],
  ['octal, padded', 'http://0000177.0000.0000.0001/'],
  ['hexadecimal', 'http://0x7f.0x0.0x0.0x1/'],
  ['one hexadecimal number', 'http://0x7f000001/'],
  ['short', 'http://127.1/'],
  ['shorter', 'http://0/'],
  ['mixed', 'http://0x7f.1/'],
  ['trailing dot', 'http://127.0.0.1./'],
  ['circled digits', 'http://①②⑦.⓪.⓪.①/'],
  ['full-width digits and dots', 'http://127。0。0。1/'],
  ['percent-encoded', 'http://%31%32%37.0.0.1/'],
  ['upper-case hexadecimal', 'http://0X7F.0.0.1/'],
  ['metadata as a number', 'http://2852039166/latest/meta-data/'],
  ['IPv6 loopback', 'http://[::1]/'],
  ['IPv6 loopback in full', 'http://[0000:0000:0000:0000:0000:0000:0000:0001]/'],
  ['IPv4 in IPv6', 'http://[::ffff:169.254.169.254]/'],
  ['IPv4 in NAT64', 'http://[64:ff9b::10.0.0.1]/'],
  ['localhost', 'http://localhost/'],
  ['localhost in capitals with a dot', 'http://LOCALHOST./'],
  ['a name under localhost', 'http://shop.localhost/'],
  ['a metadata name', 'http://metadata.google.internal/'],
  ['a name on the local network', 'http://printer.local/'],
])('a private address written in %s is refused', (_kind, url) => expect(refusal(url)).toBe('private_address'))

test.each([
  ['file:///etc/passwd', 'scheme'],
  ['ftp://example.com/', 'scheme'],
  ['gopher://example.com/', 'scheme'],
  ['javascript:alert(1)', 'scheme'],
  ['data:text/html,hello', 'scheme'],
  ['https://user:secret@example.com/', 'credentials'],
  ['https://user@example.com/', 'credentials'],
  ['http://example.com:22/', 'port'],
  ['http://example.com:6379/', 'port'],
  ['http://[fe80::1%25eth0]/', 'invalid_url'],
  ['http://256.256.256.256/', 'invalid_url'],
  ['http://', 'invalid_url'],
  ['not an address', 'invalid_url'],
  ['https://example.com/page?x=1', 'allowed'],
  ['https://example.com:8443/', 'allowed'],
])('%s: %s', (url, outcome) => expect(refusal(url)).toBe(outcome))

test('an operator allows a private host on one port only', () => {
  const allowed = allowedHosts(['127.0.0.1:9100', '[::1]:80', 'intranet', 'localhost:*', ' '])
  expect(refusal('http://127.0.0.1:9100/', allowed)).toBe('allowed')
  expect(refusal('http://0x7f.1:9100/', allowed)).toBe('allowed')
  expect(refusal('http://127.0.0.1:9101/', allowed)).toBe('private_address')
  expect(refusal('http://[::1]/', allowed)).toBe('allowed')
  expect(refusal('http://[::1]:81/', allowed)).toBe('private_address')
  expect(checkUrl('https://intranet/', allowed).vouched).toBe(true)
  expect(checkUrl('https://intranet:8443/', allowed).vouched).toBe(false)
  expect(refusal('http://localhost.:6379/', allowed)).toBe('allowed')
})

test('an entry that is not a host is reported', () => {
  expect(() => allowedHosts(['http://intranet/'])).toThrow('"http://intranet/" is not a host')
})

test.each([
  ['64:ff9b::5db8:d822', true],
  ['64:ff9b::93.184.216.34', true],
  ['64:ff9b:0:0:0:0:808:808', true],
  ['64:ff9b::808:0', true],
  ['2606:4700::1111', true],
  ['93.184.216.34', true],
  ['64:ff9b::7f00:1', false],
  ['64:ff9b::10.2.3.4', false],
  ['64:ff9b::a9fe:a9fe', false],
  ['64:ff9b::1', false],
  ['64:ff9b::', false],
  ['64:ff9b::5db8:d822%eth0', false],
  ['64:ff9b:1::5db8:d822', false],
  ['64:ff9b:0:1::5db8:d822', false],
  ['::ffff:93.184.216.34', false],
  ['fe80::1%eth0', false],
])('a name that resolves to %s is allowed: %s', (address, open) =>
  expect(isAllowedAnswer(address)).toBe(open),
)
