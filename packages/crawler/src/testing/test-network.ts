/** Shared by the tests of a process and the guard that restricts them to loopback, which provides a complete one. */
export interface TestNetwork {
  /** Public addresses that lead to loopback for the time of a test. */
  redirected: Set<string>
  /** Each is told every address that a socket is about to connect to. */
  watchers: Set<string[]>
  /** The log file for refused connections; null without the guard. */
  record: string | null
  refuse(what: string): Error
}

const place = Symbol.for('foyer.test-network')

export function testNetwork(): TestNetwork {
  const here = globalThis as unknown as Record<symbol, TestNetwork | undefined>
  here[place] ??= {
    redirected: new Set(),
    watchers: new Set(),
    record: null,
    refuse: (what) => new Error(`${what} is not on loopback`),
  }
  return here[place]
}

interface PublicAddress extends Disposable {
  /** Every address the process was about to connect to since then, as resolved. */
  connectedTo: string[]
}

/** Redirects a public address to this machine until disposed, so that tests need no internet. */
export function standInFor(address: string): PublicAddress {
  const { redirected, watchers } = testNetwork()
  const connectedTo: string[] = []
  redirected.add(address)
  watchers.add(connectedTo)
  return {
    connectedTo,
    [Symbol.dispose]() {
      redirected.delete(address)
      watchers.delete(connectedTo)
    },
  }
}
