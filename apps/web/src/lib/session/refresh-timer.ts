import { checkEvery, expiresWithin, nearExpiryPeriodic } from './token.ts'

type Needs = {
  now: () => number
  token: () => string | null
  refresh: () => Promise<unknown>
}

/** Refreshes the token well before it expires while a session is active. */
export function createRefreshTimer({ now, token, refresh }: Needs) {
  let periodic: ReturnType<typeof setInterval> | undefined

  function check() {
    const current = token()
    if (current && expiresWithin(current, nearExpiryPeriodic, now())) void refresh()
  }

  function stop() {
    clearInterval(periodic)
    periodic = undefined
  }

  return {
    start() {
      stop()
      periodic = setInterval(check, checkEvery)
      check()
    },
    stop,
  }
}
