// Loaded before a copied program, so that a test can see what it does after 30 seconds without waiting for them: at a
// signal, whatever was to be given up by then is given up. The packages it uses give up by a timer of exactly that; their
// other timers go on as ever.

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
