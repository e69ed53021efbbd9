// Skips a copied program's 30-second timeout: on a signal, timers of exactly 30 seconds fire.

const waiting = new Set()
const timers = new Map()
const { setTimeout: start, clearTimeout: stop } = globalThis

AbortSignal.timeout = (ms) => {
  const controller = new AbortController()
  waiting.add({ controller, ms })
  return controller.signal
}

globalThis.setTimeout = (callback, ms, ...args) => {
  const timer = start(callback, ms, ...args)
  if (ms === 30_000) timers.set(timer, () => callback(...args))
  return timer
}

globalThis.clearTimeout = (timer) => {
  timers.delete(timer)
  stop(timer)
}

process.on('SIGUSR2', () => {
  for (const each of waiting) {
    if (each.ms > 30_000) continue
    each.controller.abort(new DOMException('The operation was aborted due to timeout', 'TimeoutError'))
    waiting.delete(each)
  }
  for (const [timer, giveUp] of timers) {
    clearTimeout(timer)
    giveUp()
  }
})
