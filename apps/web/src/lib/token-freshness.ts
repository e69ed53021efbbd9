import { checkEvery, expiresWithin, nearExpiryPeriodic } from './token.ts'

type Needs = {
  now: () => number
  token: () => string | null
  refresh: () => Promise<unknown>
}

/** Has the token refreshed well before it ends, for as long as somebody is signed in. */
export function createTokenFreshness({ now, token, refresh }: Needs) {
  let periodic: ReturnType<typeof setInterval> | undefined

  function check() {
    const held = token()
    if (held && expiresWithin(held, nearExpiryPeriodic, now())) void refresh()
  }

  function stop() {
    clearInterval(periodic)
    periodic = undefined
  }

  return {
    keep() {
      stop()
      periodic = setInterval(check, checkEvery)
      check()
    },
    stop,
  }
}
