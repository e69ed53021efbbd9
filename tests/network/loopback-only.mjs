import { ChildProcess } from 'node:child_process'
import dgram from 'node:dgram'
import dns from 'node:dns'
import { appendFileSync, mkdirSync } from 'node:fs'
import { enableCompileCache, syncBuiltinESMExports } from 'node:module'
import net from 'node:net'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

// Loaded first into every Node process and thread of the tests. Connections to the outside fail differently on each
// machine. Attempts are refused and recorded, because tested code may swallow the error. It is plain JavaScript,
// because Node's TypeScript support starts slower.

// A shared cache saves most of a process's start-up.
enableCompileCache(fileURLToPath(new URL('../../.cache/compiled', import.meta.url)))

const { searchParams } = new URL(import.meta.url)
const records = searchParams.get('records')
// Attempts count against the process that runs the tests.
const owner = searchParams.get('owner') ?? String(process.pid)
const record = records && join(records, owner)

const loopback = new net.BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')
loopback.addAddress('::1', 'ipv6')

const isLoopback = (address) => loopback.check(address, net.isIPv6(address) ? 'ipv6' : 'ipv4')
const isLoopbackName = (name) => name.toLowerCase() === 'localhost'

function refuse(what) {
  const error = new Error(`A test tried to reach ${what}. Tests stay on loopback.`)
  if (record) {
    mkdirSync(dirname(record), { recursive: true })
    appendFileSync(record, `${error.stack}\n`)
  }
  return error
}

// Tests use it through `testNetwork()` in packages/crawler/src/testing/test-network.ts.
const network = { redirected: new Set(), watchers: new Set(), record, refuse }
Object.assign(globalThis, { [Symbol.for('foyer.test-network')]: network })

/** The same address, loopback if a test redirected it, or null. */
function destination({ address, family }) {
  for (const watcher of network.watchers) watcher.push(address)
  if (isLoopback(address)) return { address, family }
  return network.redirected.has(address) ? { address: '127.0.0.1', family: 4 } : null
}

const withLookup = (lookup, port) => (name, options, callback) =>
  lookup(name, options, (error, found, family) => {
    if (error) return callback(error, found, family)
    const addresses = Array.isArray(found) ? found : [{ address: found, family }]
    const led = []
    for (const each of addresses) {
      const to = destination(each)
      if (!to) return callback(refuse(`${each.address}, port ${port}, as ${name}`))
      led.push(to)
    }
    if (Array.isArray(found)) callback(null, led)
    else callback(null, led[0]?.address, led[0]?.family)
  })

function onLoopback(options) {
  if (options.path !== undefined && options.path !== null) return options
  const { host = 'localhost', port } = options
  const family = net.isIP(host)
  if (family === 0) return { ...options, lookup: withLookup(options.lookup ?? dns.lookup, port) }
  const to = destination({ address: host, family })
  if (to) return { ...options, host: to.address }
  // Connecting to an address involves no lookup, so a name with a failing one replaces it.
  const error = refuse(`${host}, port ${port}`)
  return { ...options, host: 'outside.invalid', lookup: (_name, _options, callback) => callback(error) }
}

const { _normalizeArgs: normalize } = net
const { connect } = net.Socket.prototype
Object.assign(net.Socket.prototype, {
  connect(...args) {
    const normalized = Array.isArray(args[0]) ? args[0] : normalize(args)
    normalized[0] = onLoopback(normalized[0])
    return connect.call(this, normalized)
  },
})

for (const method of ['send', 'connect']) {
  const original = dgram.Socket.prototype[method]
  Object.assign(dgram.Socket.prototype, {
    [method](...args) {
      // The first string after the data is the address; the default is loopback.
      const address = args.slice(1).find((each) => typeof each === 'string')
      if (address !== undefined && !isLoopbackName(address) && !(net.isIP(address) && isLoopback(address))) {
        throw refuse(`${address} by UDP`)
      }
      return original.apply(this, args)
    },
  })
}

const systemLookup = dns.lookup
const systemLookupPromise = dns.promises.lookup
const needsNoDns = (name) => typeof name !== 'string' || isLoopbackName(name) || net.isIP(name) !== 0
Object.assign(dns, {
  lookup(...args) {
    if (needsNoDns(args[0])) return systemLookup(...args)
    const error = refuse(`the name service for ${args[0]}`)
    process.nextTick(args.at(-1), error)
  },
})
Object.assign(dns.promises, {
  async lookup(...args) {
    if (needsNoDns(args[0])) return systemLookupPromise(...args)
    throw refuse(`the name service for ${args[0]}`)
  },
})
for (const resolver of [dns, dns.promises, dns.Resolver.prototype, dns.promises.Resolver.prototype]) {
  for (const name of Object.getOwnPropertyNames(resolver)) {
    if (!/^(resolve|reverse|lookupService)/.test(name)) continue
    Object.assign(resolver, {
      [name](about) {
        throw refuse(`the name service for ${about}`)
      },
    })
  }
}

// Child processes get the same guard.
const guard = new URL(import.meta.url)
guard.searchParams.set('owner', owner)
const [guardFile] = guard.href.split('?')
const { spawn } = ChildProcess.prototype
Object.assign(ChildProcess.prototype, {
  spawn(options) {
    const isGuarded = options.args.some((each) => each.startsWith(guardFile))
    if (options.file !== process.execPath || isGuarded) return spawn.call(this, options)
    const [name = options.file, ...args] = options.args
    return spawn.call(this, { ...options, args: [name, '--import', guard.href, ...args] })
  },
})
syncBuiltinESMExports()
