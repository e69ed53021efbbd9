const live = process.stderr.isTTY

/** Prints a progress line; a terminal also shows elapsed seconds. */
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

/** A failure printed without a stack trace. */
export class Stop extends Error {}

export async function main(work) {
  try {
    process.exitCode = await work()
  } catch (error) {
    process.stderr.write(error instanceof Stop ? `\n${error.message}\n` : `${error.stack}\n`)
    process.exitCode = 1
  }
}
