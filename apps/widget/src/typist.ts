/** Shows an arriving text word by word, `pace` milliseconds apart. */
export function createTypist(pace: number, show: (text: string, complete: boolean) => void) {
  // Scripts without spaces advance by a few characters.
  const word = /\s*\S{1,10}/y
  let target = ''
  let shown = 0
  let ended = false
  let stopped = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let last = 0

  function step() {
    timer = undefined
    const now = Date.now()
    // Elapsed time instead of ticks keeps the pace in hidden tabs, whose timers are throttled.
    const due = pace > 0 ? Math.floor((now - last) / pace) : target.length
    last += due * pace
    for (let left = due; left > 0 && shown < target.length; left--) {
      word.lastIndex = shown
      shown = word.test(target) ? word.lastIndex : target.length
    }
    const complete = ended && shown >= target.length
    show(target.slice(0, shown), complete)
    if (!complete && shown < target.length) wait()
  }

  function wait() {
    if (!stopped) timer ??= setTimeout(step, pace)
  }

  return {
    /** The whole text so far. */
    write(text: string) {
      if (shown >= target.length) last = Date.now()
      target = text
      wait()
    },
    end() {
      ended = true
      wait()
    },
    /** Shows all of the text so far. */
    flush() {
      clearTimeout(timer)
      timer = undefined
      shown = target.length
      if (!stopped) show(target, ended)
    },
    /** Stops showing and returns the text so far. */
    stop(): string {
      clearTimeout(timer)
      stopped = true
      return target
    },
  }
}
export type Typist = ReturnType<typeof createTypist>
