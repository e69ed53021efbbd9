/** What the guard that keeps tests on loopback shares with the tests of its process: it puts one there, complete. */
export interface TestNetwork {
  /** Public addresses that lead to loopback for the time of a test. */
  redirected: Set<string>
  /** Each is told every address that a socket is about to connect to. */
  watchers: Set<string[]>
  /** The file in which what this process was refused is written down; null without the guard. */
  record: string | null
  /** Writes it down. The error names it. */
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
  /** Every address a socket of this process was about to connect to since, as the name service gave it. */
  connectedTo: string[]
}

/** Puts this machine behind a public address until disposed of, so that a public site needs no internet. */
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
