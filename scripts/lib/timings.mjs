export function createTimings(now = () => performance.now()) {
  const parts = []
  return {
    parts,
    async measure(name, work) {
      const started = now()
      try {
        return await work()
      } finally {
        parts.push({ name, ms: now() - started })
      }
    },
  }
}

/** A project lasts from the start of its first file to the end of its last. */
export function projectsOf(files) {
  return [...new Set(files.map(({ project }) => project))].map((name) => {
    const own = files.filter(({ project }) => project === name)
    return {
      name: `  ${name} tests, ${own.length} ${own.length === 1 ? 'file' : 'files'}`,
      ms: Math.max(...own.map(({ ended }) => ended)) - Math.min(...own.map(({ started }) => started)),
    }
  })
}

const slowestShown = 10

export function describeTimings(parts, files) {
  const width = Math.max(...parts.map(({ name }) => name.length))
  const lines = ['How long it took']
  for (const { name, ms } of parts) lines.push(`  ${name.padEnd(width)}  ${inSeconds(ms)}`)
  if (files.length > 0) {
    const slowest = files
      .map(({ file, started, ended }) => ({ file, ms: ended - started }))
      .sort((one, other) => other.ms - one.ms)
      .slice(0, slowestShown)
    lines.push('', 'The ten slowest files')
    for (const { file, ms } of slowest) lines.push(`  ${inSeconds(ms)}  ${file}`)
  }
  return `${lines.join('\n')}\n`
}

const inSeconds = (ms) => `${(ms / 1000).toFixed(1).padStart(7)} s`
