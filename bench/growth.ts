import '../apps/server/src/light-imports.ts'

// npm run bench -- growth [ENTRY POINT …]: sends hostile inputs through every entry point. Doubling an input may take at
// most 2.5 times as long. Then a running server gets inputs of the maximum size, and others may wait at most 200 ms.

const { entryPoints } = await import('./growth/entry-points.ts')
const { growthOf, mostGrowth } = await import('./growth/measure.ts')
const { startServer } = await import('./growth/start-server.ts')
const { attacks, idleStall, longestStallMs, openAssistant } = await import('./growth/stalls.ts')

const wanted = process.argv.slice(2)
const isWanted = ({ name }: { name: string }) =>
  wanted.length === 0 || wanted.some((part) => name.startsWith(part))
const row = (name: string, inputs: number, result: string) =>
  console.log(`${name.padEnd(18)}${String(inputs).padStart(4)} inputs  ${result}`)
const repeats = 3
let failures = 0

for (const entry of entryPoints.filter(isWanted)) {
  let [worst, longest] = [0, 0]
  for (const atom of entry.atoms) {
    const growth = await growthOf(entry, atom)
    worst = Math.max(worst, growth.worst)
    longest = Math.max(longest, ...growth.ms)
    if (growth.worst <= mostGrowth) continue
    failures++
    const times = growth.ms.map((ms) => `${ms.toFixed(0)} ms`).join(', ')
    console.log(`  FAILED ${entry.name}, ${growth.atom}: ${times}`)
  }
  const grew = worst === 0 ? 'too fast to measure' : `at most ${worst.toFixed(1)} times per doubling`
  row(entry.name, entry.atoms.length, `${grew}, longest ${longest.toFixed(0)} ms`)
}

const server = await startServer()
try {
  const assistantId = await openAssistant(server)
  const idle = await idleStall(server)
  console.log(`\nLongest wait for /api/health while idle: ${idle.toFixed(0)} ms`)
  for (const { name, atoms, send } of attacks.filter(isWanted)) {
    let longest = 0
    for (const atom of atoms) {
      let stall = Number.POSITIVE_INFINITY
      // A stall caused by another program won't repeat.
      for (let nth = 0; nth < repeats && stall > longestStallMs; nth++) {
        await server.longestStall()
        await send(server, assistantId, atom)
        stall = Math.min(stall, await server.longestStall())
      }
      longest = Math.max(longest, stall)
      if (stall <= longestStallMs) continue
      failures++
      console.log(`  FAILED ${name}, ${atom.name}: ${stall.toFixed(0)} ms`)
    }
    row(name, atoms.length, `longest wait ${longest.toFixed(0)} ms`)
  }
} finally {
  await server.close()
}
console.log(failures === 0 ? 'Linear throughout.' : `${failures} failures.`)
if (failures > 0) process.exitCode = 1
