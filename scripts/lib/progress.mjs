const live = process.stderr.isTTY

/** One line that says what takes time and, at a terminal, how long it has been. */
export async function withProgress(what, work) {
  const started = Date.now()
  const seconds = () => Math.round((Date.now() - started) / 1000)
  process.stderr.write(live ? `${what} …` : `${what} …\n`)
  const ticking = live
    ? setInterval(() => process.stderr.write(`\r${what} … ${seconds()} s`), 1000)
    : undefined
  let succeeded = false
  try {
    const result = await work()
    succeeded = true
    return result
  } finally {
    clearInterval(ticking)
    const ending = succeeded ? `done in ${seconds()} s` : `failed after ${seconds()} s`
    process.stderr.write(live ? `\r${what} … ${ending}\n` : `${what}: ${ending}\n`)
  }
}

/** A failure that is told in words, without a stack. */
export class Stop extends Error {}

/** Every script's outermost call. */
export async function main(work) {
  try {
    process.exitCode = await work()
  } catch (error) {
    process.stderr.write(error instanceof Stop ? `\n${error.message}\n` : `${error.stack}\n`)
    process.exitCode = 1
  }
}
