// Loaded before a copied program, so that a test can see what it does after 30 seconds without waiting for them: at a
// signal, whatever was to be given up by then is given up.

const waiting = new Set()

AbortSignal.timeout = (ms) => {
  const controller = new AbortController()
  waiting.add({ controller, ms })
  return controller.signal
}

process.on('SIGUSR2', () => {
  for (const each of waiting) {
    if (each.ms > 30_000) continue
    each.controller.abort(new DOMException('The operation was aborted due to timeout', 'TimeoutError'))
    waiting.delete(each)
  }
})
