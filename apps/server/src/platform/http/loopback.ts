import { BlockList, isIP } from 'node:net'

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8)
loopback.addAddress('::1', 'ipv6')

export function isLoopbackAddress(address: string): boolean {
  const plain = address.replace(/^::ffff:(?=\d{1,3}\.)/i, '')
  const version = isIP(plain)
  return version !== 0 && loopback.check(plain, version === 6 ? 'ipv6' : 'ipv4')
}

/** Accepts `localhost`, `127.0.0.1` and `[::1]`. */
export function isLoopbackHost(host: string): boolean {
  const name = host.toLowerCase().replace(/\.$/, '')
  return (
    name === 'localhost' || name.endsWith('.localhost') || isLoopbackAddress(name.replace(/^\[(.*)\]$/, '$1'))
  )
}
